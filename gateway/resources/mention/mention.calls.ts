// The REST call about what names a thing, and what texts name; ASSUMED (WIKI-11, WIKI-13).
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { pageOf } from '../../rest/page.ts'
import type { ProjectAddress } from '../../rest/project-address.ts'
import { actor, colour, enumName, flag, id, moment, wireId } from '../../rest/wire.ts'

const orNone = <Shape extends z.ZodType>(shape: Shape) => shape.nullish().transform((value) => value ?? null)

const linkedPage = z
  .object({ uuid: z.string(), slug: z.string(), title: z.string(), deleted: flag })
  .transform(({ uuid, ...rest }) => ({ id: uuid, ...rest }))
const linkedTask = z
  .object({
    uuid: z.string(),
    code: z.string(),
    title: z.string(),
    done: flag,
    status: z.string(),
    color: colour,
    project_slug: z.string(),
  })
  .transform(({ uuid, project_slug: projectSlug, ...rest }) => ({ id: uuid, projectSlug, ...rest }))

/** The pages and tasks that texts name, as they are called now. */
export const linked = orNone(z.object({ pages: z.array(linkedPage), tasks: z.array(linkedTask) }))

const mention = z
  .object({
    ...{ kind: z.enum(['page', 'thread']), uuid: z.string(), title: z.string(), slug: orNone(z.string()), number: orNone(z.number()) },
    ...{ comment_id: orNone(id), project_slug: z.string(), is_closed: flag, made: flag, at: moment, user: actor },
  })
  .transform((wire) => ({
    ...{
      id: wire.uuid,
      kind: enumName(wire.kind),
      title: wire.title,
      slug: wire.slug,
      number: wire.number,
      at: wire.at,
      author: wire.user,
    },
    ...{ commentId: wire.comment_id, projectSlug: wire.project_slug, isClosed: wire.is_closed, isOrigin: wire.made },
  }))

/** One of them names what is asked for. */
export interface MentionsAsked {
  taskId?: string | null | undefined
  wikiPageId?: string | null | undefined
  userStoryId?: string | null | undefined
  page: number
}

/** ASSUMED. */
export function listMentions(rest: RestClient, at: ProjectAddress, { taskId, wikiPageId, userStoryId, page }: MentionsAsked) {
  const query = {
    ...at,
    task_uuid: taskId ?? undefined,
    page_uuid: wikiPageId ?? undefined,
    user_story_id: userStoryId == null ? undefined : String(wireId(userStoryId)),
    page,
  }
  return rest.get('/mentions/', { query, answer: pageOf(mention, page), whole: true })
}
