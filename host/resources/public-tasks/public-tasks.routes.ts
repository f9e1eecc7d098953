// The call behind a task's shared link; nobody has to sign in for it.
import type { Host } from '../../host.ts'
import { dataOf } from '../../wire.ts'
import { publicParams, publicQuery, publicTaskShape } from './public-tasks.schema.ts'
import { readPublicTask } from './public-tasks.store.ts'

/** Looks per address and minute: plenty for a team behind one address, too few to try out uuids. */
export const LOOKS_PER_MINUTE = 120

/** `GET /public/tasks/{uuid}/` (SHARE-03, OPEN-34, OPEN-62). */
export function publicTasksRoutes({ app, db, limits }: Host): void {
  const limit = limits.by('looks at tasks', LOOKS_PER_MINUTE, 1)
  const schema = {
    tags: ['tasks'],
    summary: 'A task by its shared link; no sign-in needed',
    params: publicParams,
    querystring: publicQuery,
    response: { 200: dataOf(publicTaskShape) },
  }
  app.get('/public/tasks/:uuid/', { config: { who: 'public' }, schema }, async (request, reply) => {
    await limit.take(request)
    const { company_slug: companySlug, project_slug: projectSlug, key } = request.query
    const data = await readPublicTask(db, { uuid: request.params.uuid, companySlug, projectSlug, key })
    reply.header('x-robots-tag', 'noindex, nofollow')
    return { data }
  })
}
