// What a person can do to rules: make, open, rename, time, give to people, and delete them.
import { CalendarClockIcon, PencilIcon, RepeatIcon, Trash2Icon, UserPlusIcon } from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { ViewerInfo } from '#src/actions/services.ts'
import type { VariablesOf } from '#src/data/graphql.ts'
import { newTemporaryId } from '#src/data/ids/session-ids.ts'
import type { PersonSubject } from '#src/lib/person.ts'
import { type Deletable, removeItem } from '#src/model/catalogue/item-actions.ts'
import { CreateRecurrence, DeleteRecurrence, type RecurrenceWholeData } from '#src/model/recurrence/recurrence.graphql.ts'
import type { RecurrenceSubject } from '#src/model/recurrence/recurrence-subject.ts'
import { dayText, ruleTitleProblem } from '#src/model/recurrence/recurrence-words.ts'
import {
  changeRecurrence,
  inverseOf,
  laneOf,
  placeOf,
  type RecurrenceChange,
  recurrencesPath,
  sendChange,
} from '#src/model/recurrence/recurrence-writes.ts'
import { unmakeRecurrence } from '#src/model/recurrence/unmake-recurrence.ts'
import { editInPlace } from '#src/ui/fields/in-place.ts'

/** Words by which people look for rules. */
export const ruleWords = ['repeat', 'schedule', 'cron', 'every', 'routine', 'recurring']

const making: ActionDefinition<'recurrence-list'> = {
  id: 'recurrence.new',
  on: 'recurrence-list',
  title: 'New rule…',
  short: 'New rule',
  icon: RepeatIcon,
  group: 'create',
  keywords: [...ruleWords, 'create', 'add', 'recurring task'],
  shortcut: 'n',
  places: ['recurrences.head'],
  needs: 'EDIT',
  plan: true,
  single: true,
  dialog: true,
  run({ dialogs, 'recurrence-lists': [{ workspaceSlug, filters }] }) {
    dialogs.open('recurrence.form', { workspaceSlug, project: filters.project || null, rule: null })
  },
}

/** Asks when, what and where, and makes a rule. */
export const newRecurrence = defineAction(making)

/** A new rule as it is sent, and what is shown of it at once. */
export interface NewRule {
  project: { slug: string; name: string }
  input: VariablesOf<typeof CreateRecurrence>['input']
  words: string
  next: readonly { day: string; at: string | null }[]
}

/** Makes the rule that was typed in the form. */
export function makeRecurrence(rule: NewRule, intent: string): Action {
  return defineAction({
    ...making,
    async run({ api, now, viewer, 'recurrence-lists': [{ workspaceSlug }] }): Promise<Outcome | undefined> {
      const { project, input } = rule
      const at = { workspaceSlug, projectSlug: project.slug }
      const extra = { shown: shownOf(rule, viewer) }
      const { recurrence } = await api.mutate(CreateRecurrence, { project: at, input }, { intent, creates: newTemporaryId(), extra })
      if (!recurrence) return undefined
      return {
        said: firstSaid(recurrence, now()),
        undo: () => unmakeRecurrence(api, at, recurrence),
      }
    },
  })
}

function shownOf({ project, input, words, next }: NewRule, viewer: ViewerInfo | null) {
  return {
    project: { __typename: 'RecurrenceProject', ...project },
    title: input.task.title ?? '',
    words,
    ...{ rule: input.rule, time: input.time ?? '09:00', timezone: input.timezone, startOn: next[0]?.day ?? '', dueAfter: 0 },
    ...{ endsOn: input.endsOn ?? null, endsAfter: input.endsAfter ?? null, catchUp: 'LATEST', waitForDone: false },
    ...{ state: 'ACTIVE', reason: null, pausedUntil: null, last: null, made: 0, dates: null },
    next: next.map((one) => ({ __typename: 'Occurrence', ...one })),
    task: {
      __typename: 'RecurrenceTask',
      ...{ title: input.task.title ?? '', people: [], description: null, workflowId: null, typeId: null, effortId: null, boardId: null },
      ...{ labelIds: [], checklist: [] },
    },
    author: viewer && { __typename: 'Actor', name: viewer.name, username: viewer.username, avatar: viewer.avatar },
    viewerCan: ['EDIT', 'PAID'],
  }
}

function firstSaid({ words, next }: Pick<RecurrenceWholeData, 'words' | 'next'>, now: Date): string {
  return next[0] ? `${words}, first on ${dayText(next[0].day, now)}` : words
}

/** Opens a rule beside the list. */
export const openRecurrence = defineAction({
  id: 'recurrence.open',
  on: 'recurrence',
  title: 'Open rule',
  icon: RepeatIcon,
  group: 'recurrence',
  keywords: [...ruleWords, 'show', 'view', 'dates'],
  shortcut: 'Enter',
  single: true,
  run({ go, scene, recurrences: [rule] }) {
    go.to(recurrencesPath(rule.workspaceSlug, scene.get()['recurrence-list']?.filters, rule.id))
  },
})

const renaming: ActionDefinition<'recurrence'> = {
  id: 'recurrence.rename',
  on: 'recurrence',
  title: 'Rename rule',
  icon: PencilIcon,
  group: 'recurrence',
  keywords: [...ruleWords, 'title', 'edit'],
  shortcut: 'e',
  needs: 'EDIT',
  plan: true,
  single: true,
  async run(context): Promise<Outcome | undefined> {
    const [{ id, title }] = context.recurrences
    const name = `recurrence:${id}:title`
    if (editInPlace(name)) return undefined
    const typed = await context.ask.text({ title: 'Rename rule', initial: title, check: ruleTitleProblem, submit: 'Rename', draft: name })
    return typed === null ? undefined : rename(context, typed)
  },
}

function rename(context: Context<'recurrence'>, typed: string): Promise<Outcome | undefined> {
  const title = typed.trim()
  const shown = { title, task: { __typename: 'RecurrenceTask', title } }
  return changeRecurrence(context, context.recurrences[0], { change: { task: { title } }, shown, said: () => `Renamed to “${title}”` })
}

/** Renames what a rule makes from now on. */
export const renameRecurrence = defineAction(renaming)

/** The same with a title that was typed in place. */
export function ruleTitleTo(title: string): Action {
  return defineAction({ ...renaming, run: (context) => rename(context, title) })
}

const timing: ActionDefinition<'recurrence'> = {
  id: 'recurrence.when',
  on: 'recurrence',
  title: 'Change when it repeats…',
  short: 'When',
  icon: CalendarClockIcon,
  group: 'recurrence',
  keywords: [...ruleWords, 'dates', 'time', 'days', 'end'],
  shortcut: 'd',
  places: ['recurrence.pane'],
  needs: 'EDIT',
  plan: true,
  single: true,
  dialog: true,
  run({ dialogs, recurrences: [rule] }) {
    dialogs.open('recurrence.form', { workspaceSlug: rule.workspaceSlug, project: rule.projectSlug, rule })
  },
}

/** Asks for other words; made tasks and skipped days stay. */
export const timeRecurrence = defineAction(timing)

/** Changes when a rule repeats to what was typed in the form; it says the first new date (RECUR-16). */
export function ruleTimeTo(change: RecurrenceChange, shown: Record<string, unknown>): Action {
  return defineAction({
    ...timing,
    run: (context) =>
      changeRecurrence(context, context.recurrences[0], {
        change,
        shown,
        said: (now) => (now ? firstSaid(now, context.now()) : 'Changed'),
      }),
  })
}

/** Ticks who is assigned to what a rule makes. */
export const assignRecurrence = defineAction({
  id: 'recurrence.people',
  on: 'recurrence',
  title: 'Assign what it makes to…',
  short: 'Assign',
  icon: UserPlusIcon,
  group: 'recurrence',
  picker: true,
  keywords: [...ruleWords, 'assignee', 'people', 'member', 'person'],
  shortcut: 'a',
  needs: 'EDIT',
  plan: true,
  single: true,
  async run(context): Promise<Outcome | undefined> {
    const [rule] = context.recurrences
    let people: readonly PersonSubject[] = rule.task.people
    const change = () => ({ task: { people: people.map(({ username }) => username) } })
    await context.ask.people({
      title: 'Assign what it makes to',
      project: placeOf(rule),
      mark: (username) => people.some((person) => person.username === username),
      async apply(person, on) {
        const others = people.filter(({ username }) => username !== person.username)
        people = on ? [...others, person] : others
        const shown = people.map(({ id, username, name, avatar, headline }) => ({
          __typename: 'Person',
          id,
          username,
          name,
          avatar,
          headline,
        }))
        await sendChange(context, rule, change(), { task: { __typename: 'RecurrenceTask', people: shown } })
        return on
      },
    })
    const undo = inverseOf(context, rule, change())
    return undo === null ? undefined : { said: 'Assignees changed', undo }
  },
})

const deletable: Deletable<RecurrenceSubject> = {
  id: 'recurrence',
  noun: 'rule',
  loses: () => 'Tasks that it made stay.',
  delete: (api, project, id) => api.mutate(DeleteRecurrence, { project, id }, { lane: laneOf({ id }) }),
}

/** Deletes a rule: its author and admins (RECUR-06). */
export const deleteRecurrence = defineAction({
  id: 'recurrence.delete',
  on: 'recurrence',
  title: 'Delete rule',
  icon: Trash2Icon,
  group: 'recurrence',
  keywords: [...ruleWords, 'remove', 'stop repeating'],
  shortcut: '$mod+Backspace',
  needs: 'EDIT',
  single: true,
  when: ({ viewer, recurrences: [{ author, viewerCan }] }) =>
    viewerCan.includes('ADMIN') || (viewer !== null && author?.username === viewer.username) || 'hidden',
  async run(context): Promise<Outcome | undefined> {
    const {
      go,
      scene,
      recurrences: [rule],
    } = context
    const outcome = await removeItem(deletable, context, placeOf(rule), rule)
    if (outcome && scene.get().recurrence?.id === rule.id)
      go.to(recurrencesPath(rule.workspaceSlug, scene.get()['recurrence-list']?.filters), { replace: true })
    return outcome
  },
})

/** What a person can do to rules. */
export const actions: readonly Action[] = [
  newRecurrence,
  openRecurrence,
  renameRecurrence,
  timeRecurrence,
  assignRecurrence,
  deleteRecurrence,
]
