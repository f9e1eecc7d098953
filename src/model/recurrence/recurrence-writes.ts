// Changing rules: what is sent, what is shown at once, and how it is taken back.
import type { Outcome } from '#src/actions/action.ts'
import type { Services } from '#src/actions/services.ts'
import { CHANGED_SINCE, UndoRefused } from '#src/actions/undo.ts'
import type { VariablesOf } from '#src/data/graphql.ts'
import { publicId } from '#src/data/ids/session-ids.ts'
import { pathTo } from '#src/lib/paths.ts'
import { GetRecurrence, type RecurrenceWholeData, UpdateRecurrence } from './recurrence.graphql.ts'
import type { RecurrenceFilters, RecurrenceSubject } from './recurrence-subject.ts'

/** The address of a rule's project. */
export const placeOf = ({ workspaceSlug, projectSlug }: Pick<RecurrenceSubject, 'workspaceSlug' | 'projectSlug'>) => ({
  workspaceSlug,
  projectSlug,
})

/** Writes of one rule go one after the other. */
export const laneOf = ({ id }: Pick<RecurrenceSubject, 'id'>) => `Recurrence:${id}`

/** The address of the page, narrowed, and with a rule open beside the list. */
export function recurrencesPath(workspaceSlug: string, filters: Partial<RecurrenceFilters> = {}, rule?: string): string {
  const path = pathTo('workspace-recurring-tasks', { companySlug: workspaceSlug })
  const { search, project, person, state } = filters
  const query = new URLSearchParams({
    ...(search && { q: search }),
    ...(project && { project }),
    ...(person && { person }),
    ...(state && { state: state.toLowerCase() }),
    ...(rule && { rule: publicId(rule) }),
  })
  return query.size === 0 ? path : `${path}?${query}`
}

/** What of a rule people change. */
export type RecurrenceChange = VariablesOf<typeof UpdateRecurrence>['input']

type Known = Pick<RecurrenceWholeData, 'rule' | 'time' | 'timezone' | 'dueAfter' | 'endsOn' | 'endsAfter' | 'catchUp' | 'waitForDone'> & {
  task: Pick<RecurrenceWholeData['task'], 'title' | 'people'> & Partial<RecurrenceWholeData['task']>
}

/** The same parts as a change has, as they are. */
function partOf(rule: Known, change: RecurrenceChange): RecurrenceChange {
  const { people, ...task } = rule.task
  const known: Record<string, unknown> = { ...rule }
  const made: Record<string, unknown> = { ...task, people: people.map(({ username }) => username) }
  const pick = (from: Record<string, unknown>, wanted: object) =>
    Object.fromEntries(Object.keys(wanted).map((name) => [name, from[name] ?? null]))
  const { task: wanted, ...own } = change
  return { ...pick(known, own), ...(wanted && { task: pick(made, wanted) }) }
}

const sorted = (value: unknown) => (Array.isArray(value) ? [...value].sort() : value)
const same = (one: RecurrenceChange, other: RecurrenceChange) =>
  JSON.stringify(one, (_, value) => sorted(value)) === JSON.stringify(other, (_, value) => sorted(value))

/** Sends a change, shown at once as `shown`. */
export async function sendChange(
  { api }: Pick<Services, 'api'>,
  rule: RecurrenceSubject,
  input: RecurrenceChange,
  shown: Record<string, unknown> = {},
) {
  const { recurrence } = await api.mutate(
    UpdateRecurrence,
    { project: placeOf(rule), id: rule.id, input },
    { lane: laneOf(rule), extra: { shown } },
  )
  return recurrence
}

/** Gives a rule back what it had before a change, unless somebody else changed that since; null where nothing of it changed. */
export function inverseOf(
  services: Pick<Services, 'api'>,
  rule: RecurrenceSubject,
  change: RecurrenceChange,
): (() => Promise<unknown>) | null {
  const before = partOf(rule, change)
  if (same(before, change)) return null
  const { workspaceSlug, id } = rule
  return async () => {
    const { recurrence } = await services.api.query(GetRecurrence, { workspaceSlug, id }, { requestPolicy: 'network-only' })
    if (!recurrence || !same(partOf(recurrence, change), change)) throw new UndoRefused(CHANGED_SINCE)
    await sendChange(services, rule, before)
  }
}

/** Changes a rule, shown at once as `shown`. */
export async function changeRecurrence(
  services: Pick<Services, 'api'>,
  rule: RecurrenceSubject,
  { change, shown, said }: { change: RecurrenceChange; shown: Record<string, unknown>; said: (now: RecurrenceWholeData | null) => string },
): Promise<Outcome | undefined> {
  const undo = inverseOf(services, rule, change)
  if (undo === null) return undefined
  return { said: said(await sendChange(services, rule, change, shown)), undo }
}
