// Labels of tasks: checked, unchecked, and made on the way.
import { TagsIcon } from 'lucide-react'
import type { Action, ActionDefinition, Context } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Chip } from '#src/actions/subject.ts'
import type { GivingVisit } from '#src/model/catalogue/giving.ts'
import { ruleToo } from '#src/model/recurrence/rule-too.ts'
import { CreateTaskLabel } from '#src/model/task/task-mutations.graphql.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { type Choice, placeKey, questionOf } from '#src/model/task/writes/catalogue-question.ts'
import { allOf } from '#src/model/task/writes/change-tasks.ts'
import { type TickWay, tickTasks } from '#src/model/task/writes/task-ticks.ts'
import { sendAttach, sendDetach } from '#src/model/task/writes/task-writes.ts'

type LabelChoice = Choice<'labels'>

/** A label to be made while labelling: black unless changed later (LABEL-04). */
interface NewLabel extends LabelChoice {
  make: () => Promise<unknown>
}

const wayOf = ({ api, tasks: [first] }: Pick<Context<'task'>, 'api' | 'tasks'>): TickWay<LabelChoice | NewLabel> => ({
  key: (choice) => ('make' in choice ? `new:${choice.title}` : (choice.in(first)?.id ?? choice.title)),
  has: (task, choice) => task.labels.some(({ id }) => id === choice.in(task)?.id),
  changed(task, choice, on) {
    const label = choice.in(task)
    if (!label) return task
    const others = task.labels.filter(({ id }) => id !== label.id)
    return { ...task, labels: on ? [...others, label] : others }
  },
  async send(task, choice, on) {
    const label = choice.in(task)
    if (label) await (on ? sendAttach : sendDetach)(api, task, label)
  },
  make: (choice) => ('make' in choice ? choice.make() : undefined),
  doing: () => 'Labeling',
  said: () => 'Labels changed',
  also: (done) =>
    ruleToo(
      done.flatMap(({ task, value, on }) => {
        const label = value.in(task)
        return label ? [{ task, labels: [{ id: label.id, on }] }] : []
      }),
    ),
})

/** Makes the label once in every project of the tasks, when it is ticked first; one that could not be made is tried again by the next tick. */
function newLabel({ api, tasks }: Context<'task'>, title: string): NewLabel {
  const places = new Map(tasks.map((task) => [placeKey(task), task]))
  const made = new Map<string, Chip>()
  let making: Promise<unknown> | null = null
  const makeIn = async ([key, { workspaceSlug, projectSlug }]: [string, TaskSubject]) => {
    const { label } = await api.mutate(CreateTaskLabel, { project: { workspaceSlug, projectSlug }, input: { title, color: '#000000' } })
    if (label) made.set(key, label)
  }
  return {
    title,
    in: (place) => made.get(placeKey(place)) ?? null,
    make() {
      making ??= allOf([...places].filter(([key]) => !made.has(key)).map((place) => () => makeIn(place))).catch((error: unknown) => {
        making = null
        throw error
      })
      return making
    },
  }
}

const labelling: ActionDefinition<'task'> = {
  id: 'task.labels',
  on: 'task',
  title: 'Change labels…',
  icon: TagsIcon,
  group: 'task',
  short: 'Labels',
  menu: 'properties',
  picker: true,
  keywords: ['label', 'tag', 'tags', 'mark', 'category', 'add label', 'remove label', 'unlabel'],
  shortcut: 'l',
  places: ['task.bulk', 'task.side'],
  needs: 'EDIT',
  async run(context) {
    const labels = tickTasks(context, context.tasks, wayOf(context))
    const typed = new Map<string, NewLabel>()
    await context.ask.many<LabelChoice>({
      ...questionOf(context, context.tasks, {
        title: 'Manage Labels',
        placeholder: 'Search or create labels…',
        list: 'labels',
        current: (task) => task.labels.map(({ id }) => id),
        empty: 'This project has no labels. Type a name to create one.',
      }),
      fromText(text) {
        const title = text.trim()
        if (title === '') return null
        const value = typed.get(title) ?? newLabel(context, title)
        typed.set(title, value)
        return { id: `new:${title}`, value, title: `Create label “${title}”` }
      },
      apply: labels.apply,
    })
    return labels.outcome()
  },
}

/** Checks and unchecks labels as they are ticked, and makes new ones from what was typed (LABEL-01, LABEL-03). */
export const setTaskLabels = defineAction(labelling)

/** Ticks labels for as long as a dialog is open; all of it is one step (LABEL-01, decision 020). */
export function taskLabelVisit({ begin, over }: GivingVisit) {
  return defineAction({
    ...labelling,
    async run(context) {
      const labels = tickTasks(context, context.tasks, wayOf(context))
      begin((item, on) => labels.apply({ title: item.title, in: () => item as Chip }, on))
      await over
      return labels.outcome()
    },
  })
}

/** Actions on labels of a task. */
export const actions: readonly Action[] = [setTaskLabels]
