// A file on the wire, and what the calls about files accept.
import { z } from 'zod'
import { lineText } from '../../plain-text.ts'
import { actorShape, createdAtShape, PER_PAGE, pageNumber, pageOf, projectQuery, queryFlag, toActor, toCreatedAt } from '../../wire.ts'
import type { VersionView } from './attachment-versions.store.ts'
import type { AttachmentView } from './attachments-list.store.ts'

const fileTaskShape = z.object({ uuid: z.uuid(), code: z.string(), title: z.string() })
const authorShape = actorShape.extend({ headline: z.string().nullable() })
const downloadShape = z.object({ url: z.string(), internal: z.boolean() })

/** A file (FILES-02). `download.url` is a path of this host that needs the bearer; `internal` says so (ASSUMED, OPEN-54). */
export const attachmentShape = z.object({
  id: z.number().int(),
  uuid: z.uuid(),
  filename: z.string(),
  mimetype: z.string(),
  size: z.number().int(),
  created_at: createdAtShape,
  user: authorShape,
  download: downloadShape,
  // ASSUMED (DOCS-02): its task, the tasks it is linked with, the number of its newest version, and how many comments it has.
  task: fileTaskShape.nullable(),
  links: z.array(fileTaskShape),
  versions: z.number().int(),
  comments: z.number().int(),
})

/** A version of a file (DOCS-03, ASSUMED). */
export const versionShape = attachmentShape
  .pick({ filename: true, mimetype: true, size: true, created_at: true, user: true, download: true })
  .extend({ number: z.number().int() })

/** A page of files. */
export const attachmentPageShape = pageOf(attachmentShape)

const owner = {
  attachmentable_type: z.enum(['issues', 'projects']),
  /** A task's uuid; empty for files of the project (OPEN-39). */
  attachmentable_id: z.union([z.uuid(), z.enum(['', 'null']).transform(() => undefined)]).optional(),
}

const fileId = z.coerce.number().int().min(1).max(2_147_483_647)

/** Query of the upload call (REST-39); `replaces` is the file of which this is the next version (DOCS-03). */
export const attachmentQuery = projectQuery.extend({ ...owner, replaces: fileId.optional() })

const KINDS = ['image', 'pdf', 'office', 'text', 'code', 'other'] as const

/** Query of the list (REST-38); what is more than owner and page is ASSUMED (DOCS-02). */
export const attachmentsQuery = projectQuery.extend({
  ...owner,
  page: pageNumber,
  per_page: z.coerce.number().int().min(1).max(200).default(PER_PAGE),
  search: z.string().trim().max(255).default(''),
  kind: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter((kind) => kind !== ''))
    .pipe(z.array(z.enum(KINDS)).max(KINDS.length)),
  user: z.string().max(100).optional(),
  sort: z.enum(['created_at', 'filename', 'size']).default('created_at'),
  group: z.enum(['kind', 'user']).optional(),
  with_tasks: queryFlag.default(false),
})

/** Path of a file by its id or its uuid. */
export const attachmentKeyParams = z.object({ id: z.union([fileId, z.uuid()]) })

/** Path of a version of a file. */
export const versionParams = z.object({ id: fileId, number: z.coerce.number().int().min(1).max(2_147_483_647) })

/** Query of the bytes: of an older version, where one is named. */
export const contentQuery = projectQuery.extend({
  version: versionParams.shape.number.optional(),
  /** Whether an address of the bytes will do, where there is one. */
  direct: z.literal('1').optional(),
})

/** Body of a new name (DOCS-03). */
export const attachmentChange = z.strictObject({
  filename: lineText(255, { none: 'A name is required.', long: 'A name has at most 255 characters.' }).refine(
    (name) => !/[\\/]/.test(name) && !/^\.+$/.test(name),
    'A name has no slashes in it, and more than dots.',
  ),
})

/** Body and query that name a task. */
export const linkBody = z.strictObject({ task_uuid: z.uuid() })
export const linkQuery = projectQuery.extend(linkBody.shape)

/** Body of a move: whose the file shall be. */
export const moveBody = z.strictObject(owner)

/** Body of a call that says nothing but its address. */
export const emptyBody = z.strictObject({})

/** The path of a file's bytes, from this host's root. */
export function contentPath(id: number | string, companySlug: string, projectSlug: string): string {
  return `/attachments/${id}/content?${new URLSearchParams({ company_slug: companySlug, project_slug: projectSlug })}`
}

type Where = { company: { slug: string }; project: { slug: string } }

/** A file as answered; a deleted author is "Former member". */
export function toAttachment({ author, ...file }: AttachmentView, place: Where): z.infer<typeof attachmentShape> {
  const { id, uuid, filename, mimetype, size, task, links, version, comments } = file
  return {
    ...{ id, uuid, filename, mimetype, size },
    created_at: toCreatedAt(file.createdAt),
    user: toUploader(author),
    download: { url: contentPath(id, place.company.slug, place.project.slug), internal: true },
    ...{ task, links, versions: version, comments },
  }
}

/** A version of the file of an id as answered. */
export function toVersion({ author, ...version }: VersionView, id: number, place: Where): z.infer<typeof versionShape> {
  const { number, filename, mimetype, size, createdAt } = version
  const url = `${contentPath(id, place.company.slug, place.project.slug)}&version=${number}`
  return {
    number,
    filename,
    mimetype,
    size,
    created_at: toCreatedAt(createdAt),
    user: toUploader(author),
    download: { url, internal: true },
  }
}

function toUploader(author: AttachmentView['author']): z.infer<typeof authorShape> {
  return author === null ? { name: 'Former member', avatar: null, headline: null } : { ...toActor(author), headline: author.headline }
}
