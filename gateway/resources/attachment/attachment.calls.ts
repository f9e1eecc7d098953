// REST calls and wire types of files; the bytes go through stream.ts.
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { pageOf } from '../../rest/page.ts'
import { path } from '../../rest/path.ts'
import type { ProjectAddress } from '../../rest/project-address.ts'
import { actor, anything, created, flag, id, number, text } from '../../rest/wire.ts'
import { fileAddress } from './file-address.ts'

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
      download: z.object({ url: text, internal: flag.nullish() }).nullish(),
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

/** REST-38. No page size is sent (OPEN-47). */
export function listAttachments(rest: RestClient, at: ProjectAddress, taskId: string | null, page: number) {
  return rest.get('/attachments/', { query: { ...ownerQuery(at, taskId), page }, answer: pageOf(attachment(at), page), whole: true })
}

/** REST-40. */
export function deleteAttachment(rest: RestClient, at: ProjectAddress, attachmentId: string) {
  return rest.delete(path`/attachments/${attachmentId}`, { query: { ...at }, answer: anything })
}
