// Everything a person can do to sprints but start and end them: make, open, change and delete them.
import { CalendarRangeIcon, FlagIcon, PencilIcon, TargetIcon } from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { type PlainDate, plainDateOf } from '#src/lib/dates/date-format.ts'
import { daysIn, laterDay, readDayRange, readNamedRange, writeDayRange } from '#src/lib/dates/day-range.ts'
import { formatTimebox } from '#src/lib/dates/timebox.ts'
import { pathTo } from '#src/lib/paths.ts'
import { defineCopyLink, defineDelete, type PageKind } from '#src/model/catalogue/page-actions.ts'
import { CreateSprint, DeleteSprint, ListSprints } from '#src/model/sprint/sprint.graphql.ts'
import type { SprintListSubject, SprintSubject } from '#src/model/sprint/sprint-subject.ts'
import { ENDS_FIRST, lossOf } from '#src/model/sprint/sprint-words.ts'
import { unmakeSprint } from '#src/model/sprint/unmake-sprint.ts'
import { editInPlace } from '#src/ui/fields/in-place.ts'
import { changeSprint, MOST_GOAL, MOST_TITLE, placeOf, sprintPath } from './sprint-writes.ts'

const words = ['iteration', 'cycle', 'timebox']
const LENGTH = 14

/** What the next sprint is likely to be: the number after the highest, the day after the last one ends, and as long as that. */
async function likelySprint({ api, now }: Pick<Context<'sprint-list'>, 'api' | 'now'>, list: SprintListSubject): Promise<string> {
  const { sprints } = await api.query(ListSprints, { ...placeOf(list), page: 1 })
  const numbers = sprints.nodes.map(({ title }) => Number(/(\d+)\s*$/.exec(title)?.[1] ?? 0))
  const last = sprints.nodes.reduce<{ start: string; end: string } | null>((latest, { startDate, endDate }) => {
    if (!startDate || !endDate) return latest
    return latest && latest.end >= endDate ? latest : { start: startDate, end: endDate }
  }, null)
  const today = plainDateOf(now())
  const start = last && last.end >= today ? laterDay(last.end, 1) : today
  const length = last ? daysIn({ start: last.start as PlainDate, end: last.end as PlainDate }) : LENGTH
  const number = Math.max(sprints.totalCount ?? sprints.nodes.length, ...numbers) + 1
  return `Sprint ${number}, ${writeDayRange({ start, end: laterDay(start, length - 1) }, now())}`
}

/** Makes a sprint of one line: its title, its first and its last day (SPRINT-15). */
export const newSprint = defineAction({
  id: 'sprint.new',
  on: 'sprint-list',
  title: 'New sprint',
  icon: TargetIcon,
  group: 'create',
  keywords: [...words, 'create', 'add', 'plan'],
  shortcut: 'n',
  places: ['sprints.head'],
  needs: 'EDIT',
  single: true,
  async run({ api, ask, now, 'sprint-lists': [list] }) {
    const place = placeOf(list)
    const read = (text: string) => readNamedRange(text, now(), MOST_TITLE)
    const typed = await ask.text({
      title: 'New sprint: title, first day, last day',
      placeholder: 'Sprint 1, 30 nov, 13 dec',
      proposal: () => likelySprint({ api, now }, list),
      check(text) {
        const { value, problem } = read(text)
        return value && value.end < value.start ? ENDS_FIRST : problem
      },
      submit: 'Create',
      draft: `sprint-new:${list.id}`,
    })
    const value = typed === null ? null : read(typed).value
    if (!value) return undefined
    const input = { title: value.name, startDate: value.start, endDate: value.end }
    const { sprint } = await api.mutate(CreateSprint, { project: place, input })
    if (!sprint) return undefined
    const said = `Sprint “${sprint.title}” created`
    // Deleting is for admins (SPRINT-01), and so is taking back.
    if (!list.viewerCan.includes('ADMIN')) return { said, stays: 'Only admins delete sprints.' }
    return { said, undo: () => unmakeSprint(api, place, sprint) }
  },
})

/** Goes to the page of a sprint. */
export const openSprint = defineAction({
  id: 'sprint.open',
  on: 'sprint',
  title: 'Open sprint',
  icon: TargetIcon,
  group: 'sprint',
  keywords: ['show', 'view', ...words],
  shortcut: 'Enter',
  single: true,
  when: ({ scene }) => (scene.get().sprint ? 'hidden' : true),
  run: ({ go, sprints: [sprint] }) => go.to(sprintPath(sprint)),
})

const renaming: ActionDefinition<'sprint'> = {
  id: 'sprint.rename',
  on: 'sprint',
  title: 'Rename sprint',
  icon: PencilIcon,
  group: 'sprint',
  keywords: ['title', 'edit', ...words],
  shortcut: 'e',
  needs: 'EDIT',
  single: true,
  async run(context): Promise<Outcome | undefined> {
    const {
      ask,
      sprints: [sprint],
    } = context
    if (editInPlace(`sprint:${sprint.id}:title`)) return undefined
    const title = await ask.text({
      title: 'Rename sprint',
      initial: sprint.title,
      check: titleProblem,
      submit: 'Rename',
      draft: `sprint:${sprint.id}:title`,
    })
    return title === null ? undefined : rename(context, title)
  },
}

function rename(context: Context<'sprint'>, typed: string): Promise<Outcome | undefined> {
  const title = typed.trim()
  return changeSprint(context, context.sprints[0], { title }, `Renamed to “${title}”`)
}

/** Renames a sprint, where its title stands or by a question. */
export const renameSprint = defineAction(renaming)

/** The same with a title that was typed in place. */
export function titleTo(title: string): Action {
  return defineAction({ ...renaming, run: (context) => rename(context, title) })
}

/** Why a title will not do. */
export function titleProblem(text: string): string | null {
  const title = text.trim()
  return title === '' ? 'A name is needed.' : title.length > MOST_TITLE ? `A name has at most ${MOST_TITLE} characters.` : null
}

/** Changes the first and the last day, typed on one line. */
export const setSprintDates = defineAction({
  id: 'sprint.dates',
  on: 'sprint',
  title: 'Set dates of sprint…',
  short: 'Dates',
  icon: CalendarRangeIcon,
  group: 'sprint',
  keywords: ['days', 'start', 'end', 'length', ...words],
  shortcut: 'd',
  needs: 'EDIT',
  single: true,
  when: ({ sprints }) => sprints.every(({ state }) => state !== 'COMPLETED') || { reason: 'A completed sprint keeps its dates.' },
  async run(context): Promise<Outcome | undefined> {
    const {
      ask,
      now,
      sprints: [sprint],
    } = context
    const { startDate, endDate } = sprint
    const days = startDate && endDate ? { start: startDate as PlainDate, end: endDate as PlainDate } : null
    const typed = await ask.text({
      title: 'First and last day',
      placeholder: '30 nov, 13 dec',
      ...(days && { initial: writeDayRange(days, now()) }),
      check(text) {
        const { value, problem } = readDayRange(text, now())
        return value && value.end < value.start ? ENDS_FIRST : problem
      },
      submit: 'Save',
      draft: `sprint:${sprint.id}:dates`,
    })
    const value = typed === null ? null : readDayRange(typed, now()).value
    if (!value) return undefined
    return changeSprint(context, sprint, { startDate: value.start, endDate: value.end }, formatTimebox(value.start, value.end))
  },
})

const aiming: ActionDefinition<'sprint'> = {
  id: 'sprint.goal',
  on: 'sprint',
  title: 'Edit goal of sprint…',
  short: 'Goal',
  icon: FlagIcon,
  group: 'sprint',
  keywords: ['aim', 'purpose', 'description', ...words],
  shortcut: 'Shift+e',
  needs: 'EDIT',
  single: true,
  async run(context): Promise<Outcome | undefined> {
    const {
      ask,
      sprints: [sprint],
    } = context
    if (editInPlace(`sprint:${sprint.id}:goal`)) return undefined
    const goal = await ask.text({
      title: `Goal of ${sprint.title}`,
      placeholder: 'What this sprint is for',
      initial: sprint.goal ?? '',
      check: goalProblem,
      submit: 'Save',
      draft: `sprint:${sprint.id}:goal`,
    })
    return goal === null ? undefined : aim(context, goal)
  },
}

function aim(context: Context<'sprint'>, typed: string): Promise<Outcome | undefined> {
  return changeSprint(context, context.sprints[0], { goal: typed.trim() || null }, 'Goal saved')
}

/** Says what a sprint is for, where its goal stands or by a question. */
export const editSprintGoal = defineAction(aiming)

/** The same with a goal that was typed in place. */
export function goalTo(goal: string): Action {
  return defineAction({ ...aiming, run: (context) => aim(context, goal) })
}

/** Why a goal will not do. */
export function goalProblem(text: string): string | null {
  return text.trim().length > MOST_GOAL ? `A goal has at most ${MOST_GOAL.toLocaleString('en-US')} characters.` : null
}

const page: PageKind<'sprint', SprintSubject> = {
  on: 'sprint',
  noun: 'sprint',
  group: 'sprint',
  keywords: words,
  loses: lossOf,
  delete: (api, project, id) => api.mutate(DeleteSprint, { project, id }, { lane: `Sprint:${id}` }),
  of: ({ scene, sprints: [sprint] }) => {
    const { workspaceSlug: companySlug, projectSlug } = sprint
    return {
      item: sprint,
      project: placeOf(sprint),
      path: () => sprintPath(sprint),
      leaveTo: scene.get().sprint?.id === sprint.id ? () => pathTo('projects.sprints', { companySlug, projectSlug }) : null,
    }
  },
}

/** Copies the address of a sprint's page. */
export const copySprintLink = defineCopyLink(page)

/** Deletes a sprint; its tasks stay, in none. */
export const deleteSprint = defineDelete(page)

/** What a person can do to sprints. */
export const actions: readonly Action[] = [
  newSprint,
  openSprint,
  renameSprint,
  setSprintDates,
  editSprintGoal,
  copySprintLink,
  deleteSprint,
]
