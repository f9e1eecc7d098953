// Versions of a file: the next one, older ones, and the address that shows the newest (DOCS-03, DOCS-06, DOCS-07).
import { FilePlus2Icon, HistoryIcon, LinkIcon } from 'lucide-react'
import type { Action, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { saying } from '#src/data/errors/error-text.ts'
import { formatRelative } from '#src/lib/dates/date-format.ts'
import { pathTo } from '#src/lib/paths.ts'
import { AttachmentVersions, RestoreAttachmentVersion } from '#src/model/attachment/attachment.graphql.ts'
import '#src/model/attachment/attachment-subject.ts'
import { formatKilobytes } from '#src/model/attachment/file-kind.ts'

const words = ['file', 'attachment', 'folder', 'pdf', 'document']

/** Uploads the next version of a file. */
export const replaceAttachment = defineAction({
  id: 'attachment.replace',
  menu: 'work',
  on: 'attachment',
  title: 'Upload new version…',
  icon: FilePlus2Icon,
  group: 'task',
  keywords: ['replace', 'update', ...words],
  needs: 'EDIT',
  plan: true,
  single: true,
  dialog: true,
  run({ dialogs, attachments: [{ id, filename, owner, viewerCan }] }) {
    dialogs.open('attachment.upload', { owner, viewerCan, replaces: { id, filename } })
  },
})

/** Shows what a file was before, and makes it that again. */
export const showVersions = defineAction({
  id: 'attachment.versions',
  menu: 'work',
  on: 'attachment',
  title: 'Versions of file…',
  short: 'Versions',
  icon: HistoryIcon,
  group: 'task',
  keywords: ['older', 'history', 'restore', ...words],
  single: true,
  when: ({ attachments: [{ versions }] }) => ((versions ?? 1) > 1 ? true : 'hidden'),
  async run(context): Promise<Outcome | undefined> {
    const { api, ask, now, dialogs, attachments } = context
    const [file] = attachments
    const { workspaceSlug, projectSlug } = file.owner
    const project = { workspaceSlug, projectSlug }
    const asked = { ...project, id: file.id }
    const { attachmentVersions } = await api.query(AttachmentVersions, asked, { requestPolicy: 'network-only' })
    const [newest] = attachmentVersions ?? []
    const options = (attachmentVersions ?? []).map((version) => ({
      id: String(version.number),
      value: version,
      title: `Version ${version.number}${version === newest ? ', the newest' : ''}`,
      hint: [
        version.createdAt && formatRelative(new Date(version.createdAt), now()),
        version.user?.name,
        version.size !== null && formatKilobytes(version.size),
      ]
        .filter(Boolean)
        .join(' · '),
    }))
    const chosen = await ask.pick({ title: `Versions of ${file.filename}`, options, digits: false })
    if (!chosen || !newest) return undefined
    const preview = () => {
      const { filename, mimetype, size, createdAt, user, downloadUrl } = chosen
      dialogs.open('attachment.preview', { attachment: { ...file, filename, mimetype, size, createdAt, user, downloadUrl } })
    }
    const mayRestore = chosen !== newest && file.viewerCan.includes('EDIT')
    const way = mayRestore
      ? await ask.pick({
          title: `Version ${chosen.number} of ${file.filename}`,
          options: [
            { id: 'show', value: 'show', title: 'Show it' },
            { id: 'restore', value: 'restore', title: 'Make it the newest' },
          ],
        })
      : 'show'
    if (way === null) return undefined
    if (way === 'show') {
      preview()
      return undefined
    }
    const restore = (number: number) =>
      api.mutate(RestoreAttachmentVersion, { project, id: file.id, number }, { lane: `Attachment:${file.id}`, optimistic: false })
    await restore(chosen.number)
    return { said: `Version ${chosen.number} is the newest again`, undo: () => restore(newest.number) }
  },
})

/** Copies an address that opens the preview of a file (DOCS-07). */
export const copyAttachmentLink = defineAction({
  id: 'attachment.copy-link',
  menu: 'place',
  on: 'attachment',
  title: 'Copy link to file',
  short: 'Copy link',
  icon: LinkIcon,
  group: 'task',
  keywords: ['url', 'address', 'share', ...words],
  shortcut: '$mod+.',
  single: true,
  when: ({ attachments: [{ uuid }] }) => uuid !== null || { reason: 'This file has no address.' },
  async run({ clipboard, origin, attachments: [{ uuid, owner }] }) {
    const path = pathTo('projects.documents', { companySlug: owner.workspaceSlug, projectSlug: owner.projectSlug })
    await clipboard.write(`${origin}${path}?file=${uuid}`).catch(saying('Failed to copy link to clipboard. Please try again.'))
    return { said: 'Copied!' }
  },
})

/** Versions and address. */
export const actions: readonly Action[] = [replaceAttachment, showVersions, copyAttachmentLink]
