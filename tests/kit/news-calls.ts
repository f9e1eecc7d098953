// Short ways to the notifications of the sample world, for tests of what people are told.
import type { HostWorld } from './host-world.ts'
import { type AnyTask, WEBSITE } from './task-calls.ts'

/** A person's notifications in a workspace, newest first. */
export async function feedOf(world: HostWorld, who: string, company_slug = 'acme'): Promise<AnyTask[]> {
  return (await world.as(who).get('/feeds/notifications/', { company_slug, page: 1 })).body.data
}

/** The one notification of a person about a task, null without one; throws when there are two unread. */
export async function newsAbout(world: HostWorld, who: string, uuid: string): Promise<AnyTask | null> {
  const all = (await feedOf(world, who)).filter(({ data, read_at }) => read_at === null && data.target?.uuid === uuid)
  if (all.length > 1) throw new Error(`${who} has ${all.length} unread notifications about ${uuid}.`)
  return all[0] ?? null
}

/** The reasons of a person's unread notification about a task, newest first. */
export async function reasonsOf(world: HostWorld, who: string, uuid: string): Promise<string[]> {
  return (await newsAbout(world, who, uuid))?.data.events.map(({ reason }: AnyTask) => reason) ?? []
}

/** Marks everything of a person in acme as read. */
export async function readAll(world: HostWorld, who: string): Promise<void> {
  await world.as(who).put('/feeds/notifications/', { company_slug: 'acme' }, { read: true })
}

/** Changes one field of a website task. */
export const changeOf = (world: HostWorld, who: string, task: AnyTask, body: object) =>
  world.as(who).put(`/tasks/${task.uuid}/`, WEBSITE, body)

/** Puts somebody on a website task. */
export const assign = (world: HostWorld, who: string, task: AnyTask, username: string) =>
  world.as(who).post('/task-assignees/', { ...WEBSITE, task_uuid: task.uuid }, { username })

/** Takes somebody off a website task. */
export const unassign = (world: HostWorld, who: string, task: AnyTask, username: string) =>
  world.as(who).del('/task-assignees/', { ...WEBSITE, task_uuid: task.uuid, username })

/** Turns done round. */
export const turnDone = (world: HostWorld, who: string, task: AnyTask) =>
  world.as(who).put(`/tasks/${task.uuid}/done/`, WEBSITE, { username: who })
