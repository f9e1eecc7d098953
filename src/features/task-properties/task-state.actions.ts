// How far a task is: done, progress, status, favourite.

import { CircleCheckBigIcon, CircleDotIcon, GaugeIcon, StarIcon } from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Option } from '#src/actions/services.ts'
import type { Chip } from '#src/actions/subject.ts'
import { SpokenError, saying } from '#src/data/errors/error-text.ts'
import { planMenu } from '#src/model/task/task-menus.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { type Choice, questionOf } from '#src/model/task/writes/catalogue-question.ts'
import { changeTasks, saidOf } from '#src/model/task/writes/change-tasks.ts'
import { restoreDone, sendBack, sendDone, sendFavorite, sendProgress, sendUpdate } from '#src/model/task/writes/task-writes.ts'

/** What the host answered for a task that was marked, moved on or given a progress. */
type Answer = { task: Pick<TaskSubject, 'done' | 'workflow'> | null }

/** The status that went along with being done, as part of the message: ` · status Done` (decision 019). */
function statusSaid(tasks: readonly TaskSubject[], answers: readonly Answer[]): string {
  const titles = new Set(
    answers.flatMap(({ task }, at) => (task?.workflow && task.workflow.id !== tasks[at]?.workflow?.id ? [task.workflow.title] : [])),
  )
  const [title] = titles
  return titles.size === 0 ? '' : titles.size === 1 ? ` · status ${title}` : ' · each back in its status'
}

/** The same for a status that took done along. */
function doneSaid(tasks: readonly TaskSubject[], answers: readonly Answer[]): string {
  const turned = answers.flatMap(({ task }, at) => (task && task.done !== tasks[at]?.done ? [task.done] : []))
  return turned.length === 0 ? '' : turned.every((done) => done) ? ' · marked as done' : ' · marked as not done'
}

const every = (tasks: readonly TaskSubject[], is: (task: TaskSubject) => boolean) => tasks.every(is)

/** Marks as done, or as not done where all are (DONE-01, DONE-04). Without a stored user nothing is sent (DONE-02). */
export const markTaskDone = defineAction({
  id: 'task.done',
  on: 'task',
  title: ({ tasks }) => (every(tasks, ({ done }) => done) ? 'Mark as not done' : 'Mark as done'),
  name: 'Mark as done',
  icon: CircleCheckBigIcon,
  group: 'task',
  short: 'Done',
  keywords: ['complete', 'finish', 'check', 'tick', 'resolve', 'close', 'reopen', 'undone'],
  shortcut: 'Shift+s',
  places: ['task.bulk', 'task.thumb'],
  needs: 'EDIT',
  when: ({ viewer }) => (viewer?.username ? true : { reason: 'This browser no longer knows who you are. Sign in again.' }),
  run(context) {
    const { api, tasks } = context
    const done = !every(tasks, (task) => task.done)
    return changeTasks(
      context,
      tasks.filter((task) => task.done !== done),
      {
        send: (task) => sendDone(api, task, done),
        undo: (task) => restoreDone(api, task),
        said: (changed, answers) => saidOf(changed, done ? 'Marked as done' : 'Marked as not done') + statusSaid(changed, answers),
      },
    )
  },
})

/** What a wrong progress is answered with (DONE-07). */
export const progressText = 'Estimative must be between 0% and 100%'

function setProgress(context: Context<'task'>, progress: number): Promise<Outcome | undefined> {
  const { api, tasks } = context
  if (!Number.isInteger(progress) || progress < 0 || progress > 100) throw new SpokenError(progressText)
  return changeTasks(
    context,
    tasks.filter((task) => task.progress !== progress || task.done !== (progress === 100)),
    {
      send: (task) => sendProgress(api, task, progress),
      undo: (task) => restoreDone(api, task),
      said: (changed, answers) => saidOf(changed, `Progress set to ${progress}%`) + statusSaid(changed, answers),
      saying: saying('An error occurred while updating the estimative. Please try again.'),
    },
  )
}

function progressOption(progress: number): Option<number> {
  return { id: String(progress), value: progress, title: `${progress}%`, ...(progress === 100 && { hint: 'Done' }) }
}

const progressing: ActionDefinition<'task'> = {
  id: 'task.progress',
  on: 'task',
  title: 'Set progress…',
  icon: GaugeIcon,
  group: 'task',
  menu: planMenu,
  keywords: ['estimative', 'percent', 'percentage', 'completion', 'slider'],
  shortcut: 'p',
  needs: 'EDIT',
  async run(context) {
    const { ask, tasks } = context
    const progress = await ask.pick<number>({
      title: 'Set progress',
      placeholder: '0 to 100',
      digits: false,
      options: [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map((value) => ({
        ...progressOption(value),
        ...(every(tasks, (task) => task.progress === value) && { checked: true }),
      })),
      fromText(text) {
        const typed = /^\s*(-?\d+)\s*%?\s*$/.exec(text)
        if (!typed) return null
        const value = Number(typed[1])
        return { ...progressOption(value), ...((value < 0 || value > 100) && { disabled: progressText }) }
      },
    })
    return progress === null ? undefined : setProgress(context, progress)
  },
}

/** Sets the progress in percent (DONE-05..08). */
export const setTaskProgress = defineAction(progressing)

/** The same for a value that is already chosen, for example by the slider; debounce before performing it (DONE-06). */
export function taskProgressTo(progress: number) {
  return defineAction({ ...progressing, run: (context) => setProgress(context, progress) })
}

function setStatus(context: Context<'task'>, workflow: Choice<'workflows'>): Promise<Outcome | undefined> {
  const { api, tasks } = context
  const chosen = (task: TaskSubject) => workflow.in(task)
  return changeTasks(
    context,
    tasks.filter((task) => chosen(task) !== null && chosen(task)?.id !== task.workflow?.id),
    {
      send: (task) => sendUpdate(api, task, statusOf(chosen(task)), shown(chosen(task))),
      undo: (task) => sendBack(api, task, statusOf(task.workflow), statusOf(chosen(task)), shown(task.workflow)),
      said: (changed, answers) => saidOf(changed, `Status set to ${workflow.title}`) + doneSaid(changed, answers),
    },
  )
}

const statusOf = (workflow: Chip | null) => ({ workflowId: workflow?.id ?? null })
const shown = (workflow: Chip | null) => (workflow ? { workflow } : {})

const changingStatus: ActionDefinition<'task'> = {
  id: 'task.status',
  on: 'task',
  title: 'Change status…',
  icon: CircleDotIcon,
  group: 'task',
  short: 'Status',
  menu: 'properties',
  picker: true,
  keywords: ['workflow', 'state', 'column', 'stage', 'step', 'set status'],
  shortcut: 's',
  places: ['task.bulk', 'task.side'],
  needs: 'EDIT',
  async run(context) {
    const choice = await context.ask.pick(
      questionOf(context, context.tasks, {
        title: 'Change status',
        placeholder: 'Search statuses…',
        list: 'workflows',
        current: ({ workflow }) => (workflow ? [workflow.id] : []),
        empty: 'This project has no statuses.',
      }),
    )
    return choice ? setStatus(context, choice) : undefined
  },
}

/** Changes the workflow status (TEMPLATE-02). */
export const changeTaskStatus = defineAction(changingStatus)

/** The same for a workflow that is already chosen, for example by dragging a card into its column; tasks of one project. */
export function taskStatusTo(workflow: Chip) {
  return defineAction({ ...changingStatus, run: (context) => setStatus(context, { title: workflow.title, in: () => workflow }) })
}

/** Stars, or unstars where all are starred. Everyone may (FAV-03). */
export const favoriteTask = defineAction({
  id: 'task.favorite',
  on: 'task',
  title: ({ tasks }) => (every(tasks, ({ isFavorite }) => isFavorite) ? 'Remove from favorites' : 'Add to favorites'),
  name: 'Add to favorites',
  icon: StarIcon,
  group: 'task',
  menu: 'work',
  keywords: ['star', 'favourite', 'bookmark', 'pin', 'unstar'],
  shortcut: 'Shift+f',
  places: ['task.header'],
  run(context) {
    const { api, tasks } = context
    const favorite = !every(tasks, ({ isFavorite }) => isFavorite)
    return changeTasks(
      context,
      tasks.filter(({ isFavorite }) => isFavorite !== favorite),
      {
        send: (task) => sendFavorite(api, task, favorite),
        undo: (task) => sendFavorite(api, task, task.isFavorite),
        said: (changed) => saidOf(changed, favorite ? 'Added to favorites' : 'Removed from favorites'),
      },
    )
  },
})

/** Actions on how far a task is. */
export const actions: readonly Action[] = [markTaskDone, changeTaskStatus, setTaskProgress, favoriteTask]
