// REST calls and wire types of sprints. Only the list is the specification's, the others are ASSUMED (OPEN-35).
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { pageOf } from '../../rest/page.ts'
import { path } from '../../rest/path.ts'
import type { ProjectAddress } from '../../rest/project-address.ts'
import { anything, day, enumName, id, moment, number, person, text, whole, wireId } from '../../rest/wire.ts'
import type { CompleteSprintInput, SprintInput, UpdateSprintInput } from '../../schema-types.d.ts'

/** How many tasks hang on a sprint or a story, and how many of them are done; null where the host does not say. */
export const planCounts = z
  .object({ tasks: whole.nullish(), done: whole.nullish() })
  .nullish()
  .transform((wire) => ({ taskCount: wire?.tasks ?? null, doneCount: wire?.done ?? null }))

const DAYS = /^(\d{4}-\d\d-\d\d) – (\d{4}-\d\d-\d\d)$/

/** Both days of a timebox, null where it names none. */
export function daysIn(timebox: string | null): { from: string | null; to: string | null } {
  const [, from = null, to = null] = DAYS.exec(timebox ?? '') ?? []
  return { from, to }
}

const orNone = <Shape extends z.ZodType>(shape: Shape) => shape.nullish().transform((value) => value ?? null)

/** What only hosts with states of sprints say (SPRINT-03). */
const progress = {
  state: orNone(z.enum(['planned', 'active', 'completed']).transform(enumName)),
  started_at: moment,
  completed_at: moment,
  effort: orNone(z.object({ total: number, done: number })),
  committed: orNone(z.object({ tasks: whole, hours: number })),
  people: orNone(z.array(person)),
}

const wire = { id, slug: z.string(), title: z.string(), timebox: text, goal: text, start_date: day, end_date: day, counts: planCounts }

/** A sprint (AGILE-06). Days that are not said apart are read from the timebox. */
export const sprint = z
  .object({ ...wire, ...progress })
  .transform(({ start_date, end_date, counts, started_at, completed_at, effort, ...plain }) => {
    const { from, to } = daysIn(plain.timebox)
    const days = { startDate: start_date ?? from, endDate: end_date ?? to, startedAt: started_at, completedAt: completed_at }
    return { ...plain, ...days, ...counts, hours: effort }
  })

function bodyOf({ title, startDate, endDate, goal }: UpdateSprintInput) {
  // What is not given is left out of the JSON.
  return { title, start_date: startDate, end_date: endDate, goal }
}

/** A sprint as the fields of `Sprint` are handed it; `at` is its project's address, which a sprint on a task goes without. */
export type SprintParent = z.infer<typeof sprint> & { at?: { workspaceSlug: string; projectSlug: string } }

const amount = z.object({ tasks: whole, hours: number })

const named = z
  .object({ uuid: z.string(), code: z.string(), title: z.string() })
  .transform(({ uuid, ...task }) => ({ taskId: uuid, ...task }))

/** What came of a task (SPRINT-07). */
const sprintResult = z
  .object({
    task: named,
    hours: number,
    outcome: z.enum(['done', 'carried', 'dropped', 'archived']).transform(enumName),
    target: orNone(sprint),
  })
  .transform(({ task, ...result }) => ({ ...task, ...result }))

const scopeChange = orNone(z.object({ count: whole, tasks: z.array(named) }))
const calendarDay = z.iso.date()

/** A sprint day by day (SPRINT-07). */
const chart = z
  .object({
    committed: orNone(amount),
    days: z.array(
      z.object({
        day: calendarDay,
        scope: orNone(amount),
        done: orNone(amount),
        ideal: z.object({ tasks: number, hours: number }),
        added: scopeChange,
        removed: scopeChange,
      }),
    ),
    today: orNone(calendarDay),
    without_effort: whole,
  })
  .transform(({ without_effort: withoutEffort, ...rest }) => ({ ...rest, withoutEffort }))

const velocity = z.object({ id, slug: z.string(), title: z.string(), committed: amount, done: amount, carried: amount })

/** Which sprints are asked for: words of the host. */
export interface SprintsAsked {
  search: string
  state: string | undefined
  page: number
  perPage: number | undefined
}

/** REST-78. */
export function listSprints(rest: RestClient, at: ProjectAddress, { search, state, page, perPage }: SprintsAsked) {
  return rest.get('/sprints/', { query: { ...at, search, page, state, per_page: perPage }, answer: pageOf(sprint, page), whole: true })
}

/** ASSUMED: one by its slug. */
export function getSprint(rest: RestClient, at: ProjectAddress, slug: string) {
  return rest.get(path`/sprints/${slug}/`, { query: { ...at }, answer: sprint })
}

/** ASSUMED. */
export function createSprint(rest: RestClient, at: ProjectAddress, input: SprintInput) {
  return rest.post('/sprints/', { query: { ...at }, body: bodyOf(input), answer: sprint })
}

/** ASSUMED. */
export function updateSprint(rest: RestClient, at: ProjectAddress, sprintId: string, input: UpdateSprintInput) {
  return rest.put(path`/sprints/${sprintId}/`, { query: { ...at }, body: bodyOf(input), answer: sprint })
}

/** ASSUMED. */
export function deleteSprint(rest: RestClient, at: ProjectAddress, sprintId: string) {
  return rest.delete(path`/sprints/${sprintId}/`, { query: { ...at }, answer: anything })
}

/** ASSUMED (SPRINT-04): starting and reopening say nothing but the address. */
export function stepSprint(rest: RestClient, at: ProjectAddress, sprintId: string, step: 'start' | 'reopen') {
  return rest.post(path`/sprints/${sprintId}/${step}/`, { query: { ...at }, body: {}, answer: sprint })
}

const completed = z.intersection(sprint, z.object({ carried: orNone(whole), carried_to: orNone(sprint) }))

/** ASSUMED (SPRINT-04): completes the active sprint; `carryTo` is an id, `new` or null. */
export async function completeSprint(rest: RestClient, at: ProjectAddress, { sprint: sprintId, carryTo }: CompleteSprintInput) {
  const body = { carry_to: wireId(carryTo) }
  const { carried, carried_to, ...done } = await rest.post(path`/sprints/${sprintId}/complete/`, {
    query: { ...at },
    body,
    answer: completed,
  })
  return { sprint: done, carried, carriedTo: carried_to }
}

/** ASSUMED (SPRINT-07): a sprint day by day; days are cut in the zone. */
export function getChart(rest: RestClient, at: ProjectAddress, sprintId: string, timezone: string | undefined) {
  return rest.get(path`/sprints/${sprintId}/chart/`, { query: { ...at, timezone }, answer: chart })
}

/** ASSUMED (SPRINT-07): what came of a sprint's tasks. */
export function listSprintResults(rest: RestClient, at: ProjectAddress, sprintId: string, page: number, perPage: number | undefined) {
  const query = { ...at, page, per_page: perPage }
  return rest.get(path`/sprints/${sprintId}/results/`, { query, answer: pageOf(sprintResult, page), whole: true })
}

/** ASSUMED (SPRINT-07): the last completed sprints of a project. */
export function getVelocity(rest: RestClient, at: ProjectAddress) {
  return rest.get('/sprints-velocity/', { query: { ...at }, answer: z.array(velocity) })
}
