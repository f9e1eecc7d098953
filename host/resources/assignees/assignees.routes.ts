// The calls about who a task is assigned to.
import { projectScope } from '../../access.ts'
import type { Host } from '../../host.ts'
import { dataOf } from '../../wire.ts'
import { taskData } from '../tasks/task-wire.ts'
import { taskShape } from '../tasks/tasks.schema.ts'
import { assignBody, assignQuery, unassignQuery } from './assignees.schema.ts'
import { assignPerson, unassignPerson } from './assignees.store.ts'

const TAGS = ['assignees']

/** `/task-assignees` (REST-72, REST-73). */
export function assigneesRoutes({ app, db }: Host): void {
  const response = { 200: dataOf(taskShape) }
  const assign = { tags: TAGS, summary: 'Assign a person', querystring: assignQuery, body: assignBody, response }
  app.post('/task-assignees/', { config: { who: 'project-edit' }, schema: assign }, async (request) => {
    const { project, person } = projectScope(request)
    const taskId = request.query.task_uuid
    await assignPerson(db, { projectId: project.id, taskId, username: request.body.username, actorId: person.id })
    return taskData(db, person.id, taskId)
  })

  const unassign = { tags: TAGS, summary: 'Take a person off', querystring: unassignQuery, response }
  app.delete('/task-assignees/', { config: { who: 'project-edit' }, schema: unassign }, async (request) => {
    const { project, person } = projectScope(request)
    const { task_uuid: taskId, username } = request.query
    await unassignPerson(db, { projectId: project.id, taskId, username, actorId: person.id })
    return taskData(db, person.id, taskId)
  })
}
