// What a manage dialog gives to the task it was opened from: which it has, live, and the action of each choice.
import { useMemo } from 'react'
import { useQuery } from 'urql'
import type { Action } from '#src/actions/action.ts'
import { useHere } from '#src/actions/actions-context.tsx'
import type { AnyItem } from '#src/actions/item-kind.ts'
import type { Giving } from '#src/actions/manage-dialog.tsx'
import { perform } from '#src/actions/perform.ts'
import type { Chip, TaskSubject } from '#src/actions/subject.ts'
import { TaskById } from './task.graphql.ts'
import { taskBoardTo } from './task-dates.actions.ts'
import { taskLabelTo } from './task-labels.actions.ts'
import { MAIN_BOARD } from './task-optimistic.ts'
import { taskPlanIn } from './task-plans.actions.ts'
import type { SprintChoice, UserStoryChoice } from './task-plans.graphql.ts'
import { taskEffortTo, taskTypeTo } from './task-properties.actions.ts'
import { taskStatusTo } from './task-state.actions.ts'

interface Way {
  chosen(task: TaskSubject): readonly string[]
  /** The action that gives this, or takes it where it is chosen already and can be taken. */
  action(item: AnyItem, on: boolean): Action | null
}

const idsOf = (one: { id: string } | null | undefined) => (one ? [one.id] : [])

// Items are what the kind's own list answered; the kind's id says of which type.
const WAYS: Readonly<Record<string, Way>> = {
  label: { chosen: ({ labels }) => labels.map(({ id }) => id), action: (item, on) => taskLabelTo(item as Chip, on) },
  'task-type': { chosen: ({ type }) => idsOf(type), action: (item, on) => (on ? taskTypeTo(item as Chip) : null) },
  effort: {
    chosen: ({ effort }) => idsOf(effort),
    action: (item, on) => (on ? taskEffortTo(item as { id: string; title: string; hours: number }) : null),
  },
  workflow: { chosen: ({ workflow }) => idsOf(workflow), action: (item, on) => (on ? taskStatusTo(item as Chip) : null) },
  board: { chosen: ({ board }) => [board?.id ?? MAIN_BOARD], action: (item, on) => (on ? taskBoardTo(item) : null) },
  sprint: { chosen: ({ sprint }) => idsOf(sprint), action: (item, on) => taskPlanIn('sprint', on ? (item as SprintChoice) : null) },
  'user-story': {
    chosen: ({ userStory }) => idsOf(userStory),
    action: (item, on) => taskPlanIn('userStory', on ? (item as UserStoryChoice) : null),
  },
}

/** Null without a task, or where its viewer may not change it. */
export function useGiving(kind: string, opened: TaskSubject | undefined): Giving | null {
  const here = useHere()
  const [{ data }] = useQuery({
    query: TaskById,
    variables: { workspaceSlug: opened?.workspaceSlug ?? '', projectSlug: opened?.projectSlug ?? '', id: opened?.id ?? '' },
    pause: opened === undefined,
  })
  const task: TaskSubject | undefined = data?.task ?? opened
  return useMemo(() => {
    const way = WAYS[kind]
    if (!task || !way || !task.viewerCan.includes('EDIT')) return null
    return {
      mode: kind === 'label' ? 'many' : 'one',
      chosen: way.chosen(task),
      own: kind === 'label' ? task.labels : [],
      taskId: task.id,
      choose(item, on) {
        const action = way.action(item, on)
        if (action) void perform(action, here({ task: [task] }), 'form')
      },
    }
  }, [kind, task, here])
}
