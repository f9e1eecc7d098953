// REST calls and wire types of files; the bytes go through stream.ts.
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { pageOf } from '../../rest/page.ts'
import { path } from '../../rest/path.ts'
import type { ProjectAddress } from '../../rest/project-address.ts'
import { actor, anything, created, flag, id, number, text, whole } from '../../rest/wire.ts'
import { fileAddress } from './file-address.ts'

const named = z.object({ uuid: z.string(), code: z.string(), title: z.string() }).transform(({ uuid, ...task }) => ({ id: uuid, ...task }))
const orNone = <Shape extends z.ZodType>(shape: Shape) => shape.nullish().transform((value) => value ?? null)
const download = z.object({ url: text, internal: flag.nullish() }).nullish()

/** A file (FILES-02), its address as a client of this gateway needs it. */
export function attachment(at: ProjectAddress) {
  return z
    .object({
      id,
      uuid: id.nullish(),
      filename: text,
      mimetype: text,
      size: number.nullish(),
      created_at: created,
      user: actor,
      download,
      task: orNone(named),
      links: orNone(z.array(named)),
      versions: orNone(whole),
      comments: orNone(whole),
    })
    .transform((wire) => ({
      id: wire.id,
      uuid: wire.uuid ?? null,
      filename: wire.filename ?? `file ${wire.id}`,
      mimetype: wire.mimetype,
      size: wire.size ?? null,
      createdAt: wire.created_at.at,
      createdAtForHumans: wire.created_at.forHumans,
      user: wire.user,
      downloadUrl: wire.download?.internal === false ? outside(wire.download.url) : fileAddress(wire.id, at),
      task: wire.task,
      links: wire.links,
      versions: wire.versions,
      comments: wire.comments,
    }))
}

/** A version of the file of an id (DOCS-03). */
function version(at: ProjectAddress, attachmentId: string) {
  return z
    .object({ number: whole, filename: z.string(), mimetype: text, size: number.nullish(), created_at: created, user: actor, download })
    .transform(({ created_at, download: from, size, ...wire }) => ({
      ...wire,
      size: size ?? null,
      createdAt: created_at.at,
      downloadUrl: from?.internal === false ? outside(from.url) : fileAddress(attachmentId, at, wire.number),
    }))
}

/** An address that is not the host's own is handed on, if it is one that a browser may open. */
function outside(url: string | null): string | null {
  return url !== null && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : null
}

/** Whose files: `issues` of a task, else the project's own with an empty id (OPEN-39). */
export function ownerQuery(at: ProjectAddress, taskId: string | null) {
  return { ...at, attachmentable_type: taskId === null ? 'projects' : 'issues', attachmentable_id: taskId ?? '' }
}

/** Which files are asked for: words of the host; what is undefined is not sent. */
export interface FilesAsked {
  search: string | undefined
  kind: string | undefined
  user: string | undefined
  sort: string | undefined
  group: string | undefined
  with_tasks: 1 | undefined
  per_page: number | undefined
}

/** REST-38. No page size is sent unless one is asked for (OPEN-47); what is beside owner and page is ASSUMED (DOCS-02). */
export function listAttachments(rest: RestClient, at: ProjectAddress, taskId: string | null, page: number, asked: FilesAsked) {
  const query = { ...ownerQuery(at, taskId), page, ...asked }
  return rest.get('/attachments/', { query, answer: pageOf(attachment(at), page), whole: true })
}

/** ASSUMED: one by its id or uuid. */
export function getAttachment(rest: RestClient, at: ProjectAddress, key: string) {
  return rest.get(path`/attachments/${key}`, { query: { ...at }, answer: attachment(at) })
}

/** ASSUMED (DOCS-03). */
export function renameAttachment(rest: RestClient, at: ProjectAddress, attachmentId: string, filename: string) {
  return rest.put(path`/attachments/${attachmentId}`, { query: { ...at }, body: { filename }, answer: attachment(at) })
}

/** ASSUMED (DOCS-03). */
export function linkAttachment(rest: RestClient, at: ProjectAddress, attachmentId: string, taskId: string) {
  return rest.post(path`/attachments/${attachmentId}/links/`, { query: { ...at }, body: { task_uuid: taskId }, answer: attachment(at) })
}

/** ASSUMED (DOCS-03). */
export function unlinkAttachment(rest: RestClient, at: ProjectAddress, attachmentId: string, taskId: string) {
  return rest.delete(path`/attachments/${attachmentId}/links/`, { query: { ...at, task_uuid: taskId }, answer: attachment(at) })
}

/** ASSUMED (DOCS-09): null makes it the project's own. */
export function moveAttachment(rest: RestClient, at: ProjectAddress, attachmentId: string, taskId: string | null) {
  const { attachmentable_type, attachmentable_id } = ownerQuery(at, taskId)
  const body = { attachmentable_type, attachmentable_id }
  return rest.post(path`/attachments/${attachmentId}/move/`, { query: { ...at }, body, answer: attachment(at) })
}

/** ASSUMED (DOCS-03). */
export function listVersions(rest: RestClient, at: ProjectAddress, attachmentId: string) {
  return rest.get(path`/attachments/${attachmentId}/versions/`, { query: { ...at }, answer: z.array(version(at, attachmentId)) })
}

/** ASSUMED (DOCS-06). */
export function restoreVersion(rest: RestClient, at: ProjectAddress, attachmentId: string, versionNumber: number) {
  const address = path`/attachments/${attachmentId}/versions/${String(versionNumber)}/restore/`
  return rest.post(address, { query: { ...at }, body: {}, answer: attachment(at) })
}

/** REST-40. */
export function deleteAttachment(rest: RestClient, at: ProjectAddress, attachmentId: string) {
  return rest.delete(path`/attachments/${attachmentId}`, { query: { ...at }, answer: anything })
}
