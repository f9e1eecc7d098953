// Starting, completing and reopening sprints: people do that, never the calendar.
import { CircleCheckIcon, PlayIcon, RotateCcwIcon } from 'lucide-react'
import type { Action, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Option } from '#src/actions/services.ts'
import { UndoRefused } from '#src/actions/undo.ts'
import { emitEvent } from '#src/data/app-events.ts'
import { formatTimebox } from '#src/lib/dates/timebox.ts'
import { CompleteSprint, GetSprint, OpenSprints, ReopenSprint, SprintResults, StartSprint } from '#src/model/sprint/sprint.graphql.ts'
import type { SprintSubject } from '#src/model/sprint/sprint-subject.ts'
import { type MadeSprint, unmakeSprint } from '#src/model/sprint/unmake-sprint.ts'
import { inState, placeOf } from './sprint-writes.ts'

const words = ['iteration', 'cycle', 'timebox']
/** Starts a planned sprint; what is in it is then what was committed. Undone while nothing in it has changed (SPRINT-14). */
export const startSprint = defineAction({
  id: 'sprint.start',
  on: 'sprint',
  title: 'Start sprint',
  icon: PlayIcon,
  group: 'sprint',
  keywords: ['begin', 'activate', ...words],
  shortcut: 'Shift+s',
  places: ['sprint.head'],
  needs: 'EDIT',
  single: true,
  when: inState('PLANNED'),
  async run({ api, sprints: [sprint] }) {
    const ref = { project: placeOf(sprint), id: sprint.id }
    await api.mutate(StartSprint, ref, { lane: `Sprint:${sprint.id}`, optimistic: false })
    return {
      said: `${sprint.title} started`,
      undo: () => api.mutate(ReopenSprint, ref, { lane: `Sprint:${sprint.id}`, optimistic: false }),
    }
  },
})

/** An answer of its own type, because `null` is Escape. */
interface CarryTo {
  to: string | null
}

/** Where the open tasks go: the planned sprints, the next one first, a new one, or none (SPRINT-13). */
async function askCarryTo({ api, ask }: Context<'sprint'>, sprint: SprintSubject, open: number): Promise<CarryTo | null> {
  const { planned } = await api.query(OpenSprints, placeOf(sprint), { requestPolicy: 'network-only' })
  const next = planned.nodes.toSorted((a, b) => (a.startDate ?? '').localeCompare(b.startDate ?? ''))
  const options: Option<CarryTo>[] = [
    ...next.map(({ id, title, startDate, endDate }) => ({ id, value: { to: id }, title, hint: formatTimebox(startDate, endDate) })),
    { id: 'new', value: { to: 'new' }, title: 'A new sprint', hint: 'as long as this one' },
    { id: 'backlog', value: { to: null }, title: 'Backlog' },
  ]
  return ask.pick<CarryTo>({
    title: `${open} ${open === 1 ? 'task is' : 'tasks are'} not done. Move ${open === 1 ? 'it' : 'them'} to`,
    options,
    likely: options[0]?.id ?? 'new',
  })
}

/** Completes the sprint that runs; open tasks are carried over. Its undo is reopening (SPRINT-13, SPRINT-14). */
export const completeSprint = defineAction({
  id: 'sprint.complete',
  on: 'sprint',
  title: 'Complete sprint',
  icon: CircleCheckIcon,
  group: 'sprint',
  keywords: ['end', 'finish', 'close', 'carry over', ...words],
  shortcut: 'Shift+s',
  places: ['sprint.head'],
  needs: 'EDIT',
  single: true,
  when: inState('ACTIVE'),
  async run(context): Promise<Outcome | undefined> {
    const {
      api,
      sprints: [sprint],
    } = context
    // Tasks were done or moved since its page was read.
    const { sprint: now } = await api.query(GetSprint, { ...placeOf(sprint), slug: sprint.slug }, { requestPolicy: 'network-only' })
    const open = (now?.taskCount ?? 0) - (now?.doneCount ?? 0)
    const carry = open > 0 ? await askCarryTo(context, sprint, open) : { to: null }
    if (!carry) return undefined
    const input = { sprint: sprint.id, carryTo: carry.to }
    const {
      sprint: ended,
      carried,
      carriedTo,
    } = await api.mutate(CompleteSprint, { project: placeOf(sprint), input }, { lane: `Sprint:${sprint.id}`, optimistic: false })
    if (carried) tellMoved(sprint, await carriedOf(context, sprint))
    const moved = carried ? ` · ${carried} moved to ${carriedTo?.title ?? 'the backlog'}` : ''
    const done = (ended?.taskCount ?? sprint.taskCount ?? 0) - (carried ?? 0)
    return {
      said: `Sprint completed · ${Math.max(0, done)} done${moved}`,
      undo: () => takeBack(context, sprint, carry.to === 'new' ? carriedTo : null),
    }
  },
})

/** The tasks that were carried over; they have changed, for whoever listens (SPRINT-18). */
async function carriedOf({ api }: Pick<Context<'sprint'>, 'api'>, sprint: SprintSubject): Promise<readonly string[]> {
  const found: string[] = []
  for (let page = 1, last = 1; page <= last; page++) {
    const asked = { ...placeOf(sprint), id: sprint.id, page, perPage: 200 }
    const { sprintResults } = await api.query(SprintResults, asked, { requestPolicy: 'network-only' })
    last = sprintResults?.totalPages ?? 1
    found.push(...(sprintResults?.nodes ?? []).flatMap(({ taskId, outcome }) => (outcome === 'CARRIED' ? [taskId] : [])))
  }
  return found
}

function tellMoved({ workspaceSlug, projectSlug }: SprintSubject, ids: readonly string[]): void {
  for (const id of ids) emitEvent('TaskUpdated', { id, workspaceSlug, projectSlug })
}

async function reopen(context: Pick<Context<'sprint'>, 'api'>, sprint: SprintSubject): Promise<void> {
  // While it is completed it still says which tasks come back.
  const carried = await carriedOf(context, sprint)
  await context.api.mutate(ReopenSprint, { project: placeOf(sprint), id: sprint.id }, { lane: `Sprint:${sprint.id}`, optimistic: false })
  tellMoved(sprint, carried)
}

/** As it was: also without the sprint that was made for what was carried over, where nothing else was put into it. Deleting is for admins (SPRINT-01). */
async function takeBack(context: Context<'sprint'>, sprint: SprintSubject, made: MadeSprint | null): Promise<void> {
  const { api } = context
  await reopen(context, sprint)
  if (!made || !sprint.viewerCan.includes('ADMIN')) return
  // What was carried over has left it again.
  await unmakeSprint(api, placeOf(sprint), { ...made, taskCount: 0 }).catch((error) => {
    if (!(error instanceof UndoRefused)) throw error
  })
}

/** A completed sprint runs again, and carried tasks that are still where they were put come back. */
export const reopenSprint = defineAction({
  id: 'sprint.reopen',
  on: 'sprint',
  title: 'Reopen sprint',
  icon: RotateCcwIcon,
  group: 'sprint',
  keywords: ['undo', 'resume', 'restart', ...words],
  places: ['sprint.head'],
  needs: 'EDIT',
  single: true,
  when: inState('COMPLETED'),
  async run(context) {
    const [sprint] = context.sprints
    await reopen(context, sprint)
    return { said: `${sprint.title} is active again`, stays: 'A sprint that runs again is ended by completing it.' }
  },
})

/** What moves a sprint from state to state. */
export const actions: readonly Action[] = [startSprint, completeSprint, reopenSprint]
