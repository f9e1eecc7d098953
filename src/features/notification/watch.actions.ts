// Watching and muting tasks and projects (INBOX-06, INBOX-14).
import { BellOffIcon, EyeIcon } from 'lucide-react'
import type { Action, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Api } from '#src/data/api.ts'
import { GetWatching, SetMuted, SetWatching } from '#src/model/notification/notification.graphql.ts'
import { taskOf } from '#src/model/notification/notification-target.ts'
import { TaskById } from '#src/model/task/task.graphql.ts'

interface Watched {
  workspaceSlug: string
  projectSlug: string
  taskId: string | null
}

/** As the task's detail shows it, else as the host says it now. */
async function standing(api: Api, { taskId, ...project }: Watched) {
  const shown = taskId === null ? null : api.read(TaskById, { ...project, id: taskId })?.task?.watching
  return shown ?? (await api.query(GetWatching, { ...project, taskId }, { requestPolicy: 'network-only' })).watching
}

async function watch(api: Api, watched: Watched): Promise<Outcome> {
  const { isWatching } = await standing(api, watched)
  const { taskId, ...project } = watched
  const set = (to: boolean) => api.mutate(SetWatching, { project, taskId, isWatching: to })
  await set(!isWatching)
  return { said: isWatching ? 'Not watching any more' : 'Watching', undo: () => set(isWatching) }
}

async function mute(api: Api, watched: Watched): Promise<Outcome> {
  const { isMuted } = await standing(api, watched)
  const { taskId, ...project } = watched
  const set = (to: boolean) => api.mutate(SetMuted, { project, taskId, isMuted: to })
  await set(!isMuted)
  return { said: isMuted ? 'Not muted any more' : 'Muted. Mentions still arrive.', undo: () => set(isMuted) }
}

const watchWords = ['subscribe', 'follow', 'notify', 'unwatch']
const muteWords = ['silence', 'quiet', 'stop notifications', 'unmute']

/** Watches a task, or stops. */
export const watchTask = defineAction({
  id: 'task.watch',
  on: 'task',
  title: 'Watch task, or stop',
  short: 'Watch',
  icon: EyeIcon,
  group: 'task',
  keywords: watchWords,
  shortcut: 'Shift+w',
  single: true,
  run: ({ api, tasks: [{ id, workspaceSlug, projectSlug }] }) => watch(api, { workspaceSlug, projectSlug, taskId: id }),
})

/** Hears nothing of a task but mentions, or hears of it again. */
export const muteTask = defineAction({
  id: 'task.mute',
  on: 'task',
  title: 'Mute task, or let it speak again',
  short: 'Mute',
  icon: BellOffIcon,
  group: 'task',
  keywords: muteWords,
  single: true,
  seldom: true,
  run: ({ api, tasks: [{ id, workspaceSlug, projectSlug }] }) => mute(api, { workspaceSlug, projectSlug, taskId: id }),
})

/** Watches all tasks of a project, or stops. */
export const watchProject = defineAction({
  id: 'project.watch',
  on: 'project',
  title: 'Watch project, or stop',
  short: 'Watch',
  icon: EyeIcon,
  group: 'project',
  keywords: watchWords,
  shortcut: 'Shift+w',
  single: true,
  seldom: true,
  run: ({ api, projects: [{ workspaceSlug, slug }] }) => watch(api, { workspaceSlug, projectSlug: slug, taskId: null }),
})

/** Hears nothing of a project but mentions, or hears of it again. */
export const muteProject = defineAction({
  id: 'project.mute',
  on: 'project',
  title: 'Mute project, or let it speak again',
  short: 'Mute',
  icon: BellOffIcon,
  group: 'project',
  keywords: muteWords,
  single: true,
  seldom: true,
  run: ({ api, projects: [{ workspaceSlug, slug }] }) => mute(api, { workspaceSlug, projectSlug: slug, taskId: null }),
})

/** Watches what a notification is about, or stops. */
export const watchNotification = defineAction({
  id: 'notification.watch',
  on: 'notification',
  title: 'Watch what this is about, or stop',
  short: 'Watch',
  icon: EyeIcon,
  group: 'inbox',
  keywords: watchWords,
  shortcut: 'Shift+w',
  single: true,
  // Pages, discussions and forms are followed where they are: their project is something else.
  when: ({ notifications: [row] }) => taskOf(row) !== null || row.target?.__typename === 'ProjectTarget' || 'hidden',
  run: ({ api, notifications: [row] }) => watch(api, watchedOf(row)),
})

/** Hears nothing but mentions of what a notification is about, or hears of it again. */
export const muteNotification = defineAction({
  id: 'notification.mute',
  on: 'notification',
  title: ({ notifications: [row] }) => `Mute the ${taskOf(row) ? 'task' : 'project'}, or let it speak again`,
  name: 'Mute what this is about, or let it speak again',
  short: 'Mute',
  icon: BellOffIcon,
  group: 'inbox',
  keywords: muteWords,
  single: true,
  when: ({ notifications: [row] }) => row.target?.projectSlug != null || 'hidden',
  run: ({ api, notifications: [row] }) => mute(api, watchedOf(row)),
})

/** The task it is about, else the project. */
function watchedOf(row: Parameters<typeof taskOf>[0]): Watched {
  const { target } = row
  return { workspaceSlug: target?.workspaceSlug ?? '', projectSlug: target?.projectSlug ?? '', taskId: taskOf(row)?.id ?? null }
}

/** Watching and muting. */
export const actions: readonly Action[] = [watchTask, muteTask, watchProject, muteProject, watchNotification, muteNotification]
