// What a task is: its type and effort.

import { CircleGaugeIcon, ShapesIcon } from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { plural } from '#src/lib/text.ts'
import { planMenu } from '#src/model/task/task-menus.ts'
import { type Choice, questionOf } from '#src/model/task/writes/catalogue-question.ts'
import { changeField } from '#src/model/task/writes/change-field.ts'

function setChoice(
  context: Context<'task'>,
  field: 'type' | 'effort',
  choice: Choice<'taskTypes'> | Choice<'efforts'>,
): Promise<Outcome | undefined> {
  return changeField(
    context,
    field,
    (task) => choice.in(task)?.id ?? null,
    `${field === 'type' ? 'Type' : 'Effort'} set to ${choice.title}`,
  )
}

const typing: ActionDefinition<'task'> = {
  id: 'task.type',
  on: 'task',
  title: 'Set type…',
  icon: ShapesIcon,
  group: 'task',
  menu: planMenu,
  keywords: ['kind', 'category', 'issue type', 'bug', 'feature'],
  shortcut: 't',
  places: ['task.side'],
  needs: 'EDIT',
  async run(context) {
    const choice = await context.ask.pick(
      questionOf(context, context.tasks, {
        title: 'Set type',
        placeholder: 'Search types…',
        list: 'taskTypes',
        current: ({ type }) => (type ? [type.id] : []),
        none: 'No type',
        empty: 'This project has no types.',
      }),
    )
    return choice ? setChoice(context, 'type', choice) : undefined
  },
}

/** Sets the type (TEMPLATE-02). */
export const setTaskType = defineAction(typing)

/** The same for a type that is already chosen, of the tasks' own project. */
export function taskTypeTo(type: { id: string; title: string; color: string }) {
  return defineAction({ ...typing, run: (context) => setChoice(context, 'type', { title: type.title, in: () => type }) })
}

const sizing: ActionDefinition<'task'> = {
  id: 'task.effort',
  on: 'task',
  title: 'Set effort…',
  icon: CircleGaugeIcon,
  group: 'task',
  menu: planMenu,
  keywords: ['estimate', 'size', 'hours', 'points', 'weight'],
  shortcut: 'y',
  places: ['task.side'],
  needs: 'EDIT',
  async run(context) {
    const choice = await context.ask.pick(
      questionOf(context, context.tasks, {
        title: 'Set effort',
        placeholder: 'Search efforts…',
        list: 'efforts',
        current: ({ effort }) => (effort ? [effort.id] : []),
        none: 'No effort',
        hint: ({ hours }) => plural(hours, 'hour'),
        empty: 'This project has no efforts.',
      }),
    )
    return choice ? setChoice(context, 'effort', choice) : undefined
  },
}

/** Sets the effort (TEMPLATE-02). */
export const setTaskEffort = defineAction(sizing)

/** The same for an effort that is already chosen, of the tasks' own project. */
export function taskEffortTo(effort: { id: string; title: string; hours: number }) {
  return defineAction({ ...sizing, run: (context) => setChoice(context, 'effort', { title: effort.title, in: () => effort }) })
}

/** Actions on type and effort. */
export const actions: readonly Action[] = [setTaskType, setTaskEffort]
