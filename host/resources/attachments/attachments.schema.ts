// A file on the wire, and what the calls about files accept.
import { z } from 'zod'
import { actorShape, createdAtShape, pageNumber, pageOf, projectQuery, toActor, toCreatedAt } from '../../wire.ts'
import type { AttachmentView } from './attachments.store.ts'

/** A file (FILES-02). `download.url` is a path of this host that needs the bearer; `internal` says so (ASSUMED, OPEN-54). */
export const attachmentShape = z.object({
  id: z.number().int(),
  uuid: z.uuid(),
  filename: z.string(),
  mimetype: z.string(),
  size: z.number().int(),
  created_at: createdAtShape,
  user: actorShape.extend({ headline: z.string().nullable() }),
  download: z.object({ url: z.string(), internal: z.boolean() }),
})

/** A page of files. */
export const attachmentPageShape = pageOf(attachmentShape)

const owner = {
  attachmentable_type: z.enum(['issues', 'projects']),
  /** A task's uuid; empty for files of the project (OPEN-39). */
  attachmentable_id: z.union([z.uuid(), z.enum(['', 'null']).transform(() => undefined)]).optional(),
}

/** Query of the upload call (REST-39). */
export const attachmentQuery = projectQuery.extend(owner)

/** Query of the list (REST-38). */
export const attachmentsQuery = attachmentQuery.extend({ page: pageNumber })

/** The path of a file's bytes, from this host's root. */
export function contentPath(id: number | string, companySlug: string, projectSlug: string): string {
  return `/attachments/${id}/content?${new URLSearchParams({ company_slug: companySlug, project_slug: projectSlug })}`
}

/** A file as answered; a deleted author is "Former member". */
export function toAttachment(
  { author, ...file }: AttachmentView,
  place: { company: { slug: string }; project: { slug: string } },
): z.infer<typeof attachmentShape> {
  return {
    id: file.id,
    uuid: file.uuid,
    filename: file.filename,
    mimetype: file.mimetype,
    size: file.size,
    created_at: toCreatedAt(file.createdAt),
    user: author === null ? { name: 'Former member', avatar: null, headline: null } : { ...toActor(author), headline: author.headline },
    download: { url: contentPath(file.id, place.company.slug, place.project.slug), internal: true },
  }
}
