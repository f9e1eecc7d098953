// Labels of tasks: checked, unchecked, and made on the way.
import { TagsIcon } from 'lucide-react'
import type { ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Chip, TaskSubject } from '#src/actions/subject.ts'
import { type Choice, placeKey, questionOf } from './catalogue-question.ts'
import { allOf, changeTasks, saidOf } from './change-tasks.ts'
import { CreateTaskLabel } from './task-mutations.graphql.ts'
import { sendAttach, sendDetach } from './task-writes.ts'

/** A label to be made while labelling: black unless changed later (LABEL-04). */
type NewLabel = Choice<'labels'> & { isNew: true }

async function changeLabels(
  context: Context<'task'>,
  add: readonly (Choice<'labels'> | NewLabel)[],
  remove: readonly Choice<'labels'>[],
): Promise<Outcome | undefined> {
  const { api, tasks } = context
  const made = await Promise.all(add.map((choice) => ('isNew' in choice ? createEverywhere(context, choice.title) : choice)))
  const steps = new Map(
    tasks.map((task) => {
      const has = (label: Chip) => task.labels.some(({ id }) => id === label.id)
      const of = (choices: readonly Choice<'labels'>[]) => choices.flatMap((choice) => choice.in(task) ?? [])
      return [task, { attach: of(made).filter((label) => !has(label)), detach: of(remove).filter(has) }]
    }),
  )
  const stepsOf = (task: TaskSubject) => steps.get(task) ?? { attach: [], detach: [] }
  return changeTasks(
    context,
    tasks.filter((task) => stepsOf(task).attach.length + stepsOf(task).detach.length > 0),
    {
      send: (task) =>
        allOf([
          ...stepsOf(task).attach.map((label) => () => sendAttach(api, task, label)),
          ...stepsOf(task).detach.map((label) => () => sendDetach(api, task, label)),
        ]),
      undo: (task) =>
        allOf([
          ...stepsOf(task).attach.map((label) => () => sendDetach(api, task, label)),
          ...stepsOf(task).detach.map((label) => () => sendAttach(api, task, label)),
        ]),
      doing: 'Labelling',
      said: (changed) => saidOf(changed, 'Labels changed'),
    },
  )
}

/** Makes the label once in every project of the tasks. */
async function createEverywhere({ api, tasks }: Context<'task'>, title: string): Promise<Choice<'labels'>> {
  const places = [...new Map(tasks.map((task) => [placeKey(task), task])).entries()]
  const made = await Promise.all(
    places.map(async ([key, { workspaceSlug, projectSlug }]) => {
      const project = { workspaceSlug, projectSlug }
      const { label } = await api.mutate(CreateTaskLabel, { project, input: { title, color: '#000000' } })
      return [key, label] as const
    }),
  )
  const labels = new Map(made)
  return { title, in: (place) => labels.get(placeKey(place)) ?? null }
}

const labelling: ActionDefinition<'task'> = {
  id: 'task.labels',
  on: 'task',
  title: 'Change labels…',
  icon: TagsIcon,
  group: 'task',
  keywords: ['label', 'tag', 'tags', 'mark', 'category', 'add label', 'remove label', 'unlabel'],
  shortcut: 'l',
  places: ['task.bulk', 'task.side'],
  needs: 'EDIT',
  async run(context) {
    const change = await context.ask.many<Choice<'labels'>>({
      ...questionOf(context, context.tasks, {
        title: 'Manage Labels',
        placeholder: 'Search or create labels…',
        list: 'labels',
        current: ({ labels }) => labels.map(({ id }) => id),
        empty: 'This project has no labels. Type a name to create one.',
      }),
      fromText(text) {
        const title = text.trim()
        const value: NewLabel = { title, in: () => null, isNew: true }
        return title === '' ? null : { id: `new:${title}`, value, title: `Create label “${title}”` }
      },
    })
    return change ? changeLabels(context, change.add, change.remove) : undefined
  },
}

/** Checks and unchecks labels, and makes new ones from what was typed (LABEL-01, LABEL-03). */
export const setTaskLabels = defineAction(labelling)

/** Puts one label on or takes it off, of the tasks' own project (LABEL-01). */
export function taskLabelTo(label: Chip, on: boolean) {
  const choice = { title: label.title, in: () => label }
  return defineAction({ ...labelling, run: (context) => changeLabels(context, on ? [choice] : [], on ? [] : [choice]) })
}
