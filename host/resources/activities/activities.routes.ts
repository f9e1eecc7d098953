// The Task Log.
import { projectScope } from '../../access.ts'
import type { Host } from '../../host.ts'
import { dataOf, projectQuery } from '../../wire.ts'
import { taskParams } from '../tasks/tasks.schema.ts'
import { findTask } from '../tasks/tasks.store.ts'
import { activityShape, toActivity } from './activities.schema.ts'
import { listActivities } from './activities.store.ts'

/** `/activities/task/{uuid}/workflow/` (REST-30), open to every role (LOG-03). */
export function activitiesRoutes({ app, db }: Host): void {
  const list = {
    tags: ['activities'],
    summary: 'Log of a task, newest first',
    params: taskParams,
    querystring: projectQuery,
    response: { 200: dataOf(activityShape.array()) },
  }
  app.get('/activities/task/:uuid/workflow/', { config: { who: 'project-read' }, schema: list }, async (request) => {
    const task = await findTask(db, projectScope(request).project.id, request.params.uuid)
    return { data: (await listActivities(db, task)).map(toActivity) }
  })
}
