// What names a task, a page or a user story; ASSUMED (WIKI-13, DISC-08, STORY-07).
import { badRequest } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { pageOf, toPage } from '../../wire.ts'
import { listMentions, type MentionTarget } from './wiki-links.store.ts'
import { readerOf } from './wiki-pages.routes.ts'
import { mentionShape, mentionsQuery } from './wiki-pages.schema.ts'
import { toMention } from './wiki-wire.ts'

/** `/mentions/`. */
export function mentionsRoutes({ app, db }: Host): void {
  const schema = {
    tags: ['wiki'],
    summary: 'Pages and discussions that name a task, a page or a user story',
    querystring: mentionsQuery,
    response: { 200: pageOf(mentionShape) },
  }
  app.get('/mentions/', { config: { who: 'project-read' }, schema }, async (request) => {
    const { task_uuid: task, page_uuid: wikiPage, user_story_id: story, page, per_page: perPage } = request.query
    const targets: MentionTarget[] = []
    if (task !== undefined) targets.push({ task })
    if (wikiPage !== undefined) targets.push({ page: wikiPage })
    if (story !== undefined) targets.push({ story })
    const [target, more] = targets
    if (target === undefined || more !== undefined) throw badRequest('Ask for one task, page or user story.')
    const { rows, total } = await listMentions(db, readerOf(request), target, { page, perPage })
    return toPage(rows.map(toMention), { page, perPage, total })
  })
}
