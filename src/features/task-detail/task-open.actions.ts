// Looking at a task, and taking its address, code or title along.

import { HashIcon, LinkIcon, PanelRightOpenIcon, SquareArrowOutUpRightIcon, TypeIcon } from 'lucide-react'
import type { Action, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { SpokenError } from '#src/data/errors/error-text.ts'
import { hasAddress } from '#src/model/task/task-address.ts'
import { sharedTaskHref, taskHref } from '#src/model/task/task-href.ts'
import { copyMenu } from '#src/model/task/task-menus.ts'

/** Opens the detail over the present page; Space peeks, which is the same and closes it again (TDETAIL-01). */
export const openTask = defineAction({
  id: 'task.open',
  on: 'task',
  title: 'Open task',
  icon: PanelRightOpenIcon,
  group: 'task',
  keywords: ['show', 'view', 'detail', 'peek', 'read'],
  shortcut: ['Enter', 'Space'],
  single: true,
  run({ go, scene, tasks: [task] }) {
    if (scene.get().detail?.id === task.id) go.closeTask()
    else go.task(task)
  },
})

/** Opens each task over its project's page, in a tab of its own. */
export const openTaskInTab = defineAction({
  id: 'task.open-tab',
  on: 'task',
  title: 'Open in new tab',
  icon: SquareArrowOutUpRightIcon,
  group: 'task',
  keywords: ['window', 'page', 'full screen'],
  shortcut: '$mod+Enter',
  when: hasAddress,
  run({ go, tasks }) {
    for (const task of tasks) go.newTab(taskHref(task))
  },
})

async function copy({ clipboard }: Context<'task'>, lines: readonly string[], said: string): Promise<Outcome> {
  await clipboard.write(lines.join('\n')).catch((cause: unknown) => {
    throw new SpokenError('The browser did not allow copying. Please try again.', { cause })
  })
  return { said }
}

/** Copies `{origin}/{companySlug}/task/{projectSlug}/{uuid}` (SHARE-03, SHARE-04). */
export const copyTaskLink = defineAction({
  id: 'task.copy-link',
  on: 'task',
  title: 'Copy link',
  icon: LinkIcon,
  group: 'task',
  menu: copyMenu,
  keywords: ['url', 'address', 'share', 'permalink'],
  shortcut: '$mod+.',
  when: hasAddress,
  run: (context) =>
    copy(
      context,
      context.tasks.map((task) => `${context.origin}${sharedTaskHref(task)}`),
      'URL copied successfully!',
    ),
})

/** Copies the code, for a branch or a commit. */
export const copyTaskCode = defineAction({
  id: 'task.copy-code',
  on: 'task',
  title: 'Copy code',
  icon: HashIcon,
  group: 'task',
  menu: copyMenu,
  keywords: ['id', 'key', 'number', 'identifier'],
  shortcut: '. c',
  when: ({ tasks }) => tasks.some(({ code }) => code !== null) || { reason: 'It has no code yet.' },
  run: (context) =>
    copy(
      context,
      context.tasks.flatMap(({ code }) => code ?? []),
      'Code copied',
    ),
})

/** Copies the title. */
export const copyTaskTitle = defineAction({
  id: 'task.copy-title',
  on: 'task',
  title: 'Copy title',
  icon: TypeIcon,
  group: 'task',
  menu: copyMenu,
  keywords: ['name', 'text'],
  shortcut: '. t',
  run: (context) =>
    copy(
      context,
      context.tasks.map(({ title }) => title),
      'Title copied',
    ),
})

/** Opening a task, and copying what it is known by. */
export const actions: readonly Action[] = [openTask, openTaskInTab, copyTaskLink, copyTaskCode, copyTaskTitle]
