// Short ways to the projects of the sample world, for tests of what lies inside them.
import type { HostWorld } from './host-world.ts'

/** Query of acme's big project. */
export const WEBSITE = { company_slug: 'acme', project_slug: 'website' }
/** Query of acme's second project. */
export const MOBILE = { company_slug: 'acme', project_slug: 'mobile' }
/** Query of acme's project that is not private. */
export const OPS = { company_slug: 'acme', project_slug: 'ops' }
/** Query of the other workspace. */
export const REACTOR = { company_slug: 'globex', project_slug: 'reactor' }
/** Query of the free workspace. */
export const GARDEN = { company_slug: 'freebird', project_slug: 'garden' }
/** Query of the lifetime workspace. */
export const STUDIO = { company_slug: 'lifer', project_slug: 'studio' }

/** A task as answered, loosely typed for looking into it. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into the answer, and fail when a field is absent
export type AnyTask = any

/** Makes a task and answers it; throws when that fails. */
export async function makeTask(
  world: HostWorld,
  who = 'ana',
  where: Record<string, string> = WEBSITE,
  body: object = {},
): Promise<AnyTask> {
  const answer = await world.as(who).post('/tasks/', { ...where, is_archived: 0, members: '' }, { title: 'A task of the test', ...body })
  if (answer.status !== 201) throw new Error(`No task: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body.data
}

/** The messages of a task's log, newest first. */
export async function logOf(world: HostWorld, uuid: string, where: Record<string, string> = WEBSITE, who = 'ana'): Promise<string[]> {
  const answer = await world.as(who).get(`/activities/task/${uuid}/workflow/`, where)
  return answer.body.data.map((line: { message: string }) => line.message)
}
