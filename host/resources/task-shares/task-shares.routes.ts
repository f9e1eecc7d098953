// The calls that share a task with everybody who has its link, and list what is shared. ASSUMED.
import { isArchived, mayEdit, projectScope } from '../../access.ts'
import type { Host } from '../../host.ts'
import { dataOf, projectQuery } from '../../wire.ts'
import { shareBody, taskParams, taskShareAnswer, taskShareShape, toTaskShare } from './task-shares.schema.ts'
import { listTaskShares, readTaskShare, setTaskShare } from './task-shares.store.ts'

const TAGS = ['tasks']

/** `/tasks/{uuid}/share/` and `/task-shares/` (SHARE-03, SHARE-05). */
export function taskSharesRoutes({ app, db }: Host): void {
  const one = { tags: TAGS, params: taskParams, querystring: projectQuery, response: { 200: taskShareAnswer } }
  const read = { ...one, summary: 'Whether a task is shared with everybody who has its link' }
  app.get('/tasks/:uuid/share/', { config: { who: 'project-read' }, schema: read }, async (request) => ({
    data: toTaskShare(await readTaskShare(db, projectScope(request).project, request.params.uuid)),
  }))
  const change = { ...one, summary: 'Share a task with everybody who has its link, or end that', body: shareBody }
  app.put('/tasks/:uuid/share/', { config: { who: 'project-read', whileArchived: true }, schema: change }, async (request) => {
    const { person, project, role } = projectScope(request)
    const switching = { place: project, actorId: person.id, mayEdit: mayEdit(role), isArchived: isArchived(project) }
    return { data: toTaskShare(await setTaskShare(db, request.params.uuid, request.body.is_on, switching)) }
  })
  const list = {
    tags: TAGS,
    summary: 'What of a project is shared by links, the newest first',
    querystring: projectQuery,
    response: { 200: dataOf(taskShareShape.array()) },
  }
  app.get('/task-shares/', { config: { who: 'project-read' }, schema: list }, async (request) => ({
    data: (await listTaskShares(db, projectScope(request).project)).map(toTaskShare),
  }))
}
