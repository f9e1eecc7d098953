// Puts people on tasks and takes them off.
import type { Database } from '../../db/open.ts'
import { invalid } from '../../errors.ts'
import { logActivity } from '../activities/activities.store.ts'
import { sentence } from '../audit-events/log-line.ts'
import { findPersonByUsername } from '../people/people.store.ts'
import { tellAssigned, tellUnassigned } from '../tasks/task-news.store.ts'
import { addToTask, holdSeat, peopleOnProject, removeFromTask } from '../tasks/task-people.store.ts'
import { findTask, touchTasks } from '../tasks/tasks.store.ts'

type Assignment = { projectId: string; taskId: string; username: string; actorId: string }

/** Assigns a person of the project to a task and tells them (REST-72); twice is once, 422 for anybody else. */
export async function assignPerson(db: Database, { projectId, taskId, username, actorId }: Assignment): Promise<void> {
  await db.transaction(async (tx) => {
    await holdSeat(tx, projectId, username)
    const task = await findTask(tx, projectId, taskId, 'lock')
    const [person] = await peopleOnProject(tx, projectId, [username])
    if (person === undefined) throw invalid({ username: [`${username} is not on the project.`] })
    if (!(await addToTask(tx, task, person.id))) return
    await touchTasks(tx, task.id)
    await logActivity(tx, task, actorId, person.id === actorId ? 'took the task' : sentence`assigned ${person.name}`)
    await tellAssigned(tx, task, actorId, [person.id])
  })
}

/** Takes a person off a task and tells them (REST-73); somebody who is not on it changes nothing. */
export async function unassignPerson(db: Database, { projectId, taskId, username, actorId }: Assignment): Promise<void> {
  await db.transaction(async (tx) => {
    const task = await findTask(tx, projectId, taskId, 'lock')
    const person = await findPersonByUsername(tx, username)
    if (person === null || !(await removeFromTask(tx, task.id, person.id))) return
    await touchTasks(tx, task.id)
    await logActivity(tx, task, actorId, person.id === actorId ? 'left the task' : sentence`unassigned ${person.name}`)
    await tellUnassigned(tx, task, actorId, person.id)
  })
}
