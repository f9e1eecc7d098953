// Being reminded of a task at a moment of one's own. ASSUMED.
import { z } from 'zod'
import { projectScope } from '../../access.ts'
import type { Host } from '../../host.ts'
import { companyQuery, dataOf } from '../../wire.ts'
import { findTask } from '../tasks/tasks.store.ts'
import { refuseFar } from './moments.ts'
import { setReminder } from './reminders.store.ts'

const query = companyQuery.extend({ project_slug: z.string(), task_uuid: z.uuid() })
const body = z.strictObject({ at: z.iso.datetime({ offset: true }).nullable() })
const answer = z.object({ at: z.string().nullable(), before: z.string().nullable() })

/** `PUT /task-reminders/`: one reminder a person and task; null takes it away. What readers keep for themselves changes nothing of an archived project. */
export function remindersRoutes({ app, db }: Host): void {
  const schema = {
    tags: ['notifications'],
    summary: 'Set, move or take away a reminder of a task',
    querystring: query,
    body,
    response: { 200: dataOf(answer) },
  }
  app.put('/task-reminders/', { config: { who: 'project-read', whileArchived: true }, schema }, async (request) => {
    const { project, person } = projectScope(request)
    const at = request.body.at === null ? null : new Date(request.body.at)
    if (at !== null) refuseFar('at', at, new Date())
    const { id, title } = await findTask(db, project.id, request.query.task_uuid)
    const before = await setReminder(db, person.id, { id, title, companyId: project.companyId, projectId: project.id }, at)
    return { data: { at: at?.toISOString() ?? null, before: before?.toISOString() ?? null } }
  })
}
