// The star of a task.
import { projectScope } from '../../access.ts'
import { invalid } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { dataOf, projectQuery } from '../../wire.ts'
import { taskParams } from '../tasks/tasks.schema.ts'
import { favouriteBody, favouriteShape } from './favourites.schema.ts'
import { toggleFavourite } from './favourites.store.ts'

/** `/favorites/{uuid}/` (REST-31), open to every role (FAV-03). */
export function favouritesRoutes({ app, db }: Host): void {
  const toggle = {
    tags: ['favourites'],
    summary: 'Add a task to the favorites, or take it off',
    params: taskParams,
    querystring: projectQuery,
    body: favouriteBody,
    response: { 200: dataOf(favouriteShape) },
  }
  app.post('/favorites/:uuid/', { config: { who: 'project-read' }, schema: toggle }, async (request) => {
    const { project, person } = projectScope(request)
    const { uuid } = request.params
    if (request.body?.uuid !== undefined && request.body.uuid !== uuid) throw invalid({ uuid: ['This is another task.'] })
    return { data: { uuid, is_favorite: await toggleFavourite(db, project.id, uuid, person.id) } }
  })
}
