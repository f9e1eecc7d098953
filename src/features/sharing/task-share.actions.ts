// Shares a task by its public address (SHARE-01..05).

import { Link2OffIcon, LinkIcon, Share2Icon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { hasAddress, type TaskAddress } from '#src/model/task/task-address.ts'
import { copyMenu } from '#src/model/task/task-menus.ts'
import { SetTaskShare } from './shared-task.graphql.ts'

declare module '#src/actions/dialogs.ts' {
  interface DialogProps {
    /** Shares a task (SHARE-01); it names a draft or an archived one, whose link shows nothing. */
    'task.share': TaskAddress & { code: string | null; title: string; isDraft: boolean; isArchived: boolean }
  }
}

/** Opens the dialog with the link and the networks. Everyone may (SHARE-05). */
export const shareTask = defineAction({
  id: 'task.share',
  on: 'task',
  title: 'Share task…',
  dialog: true,
  icon: Share2Icon,
  group: 'task',
  short: 'Share',
  menu: copyMenu,
  keywords: ['public link', 'send', 'whatsapp', 'telegram', 'wechat', 'weibo', 'facebook', 'linkedin', 'twitter', 'email'],
  places: ['task.side', 'task.thumb'],
  single: true,
  when: hasAddress,
  run({ dialogs, tasks: [task] }) {
    const { id, workspaceSlug, projectSlug, code, title, isDraft, isArchived } = task
    dialogs.open('task.share', { id, workspaceSlug, projectSlug, code, title, isDraft, isArchived })
  },
})

/** The switch of the public link, made for one turn of it and never registered; `quiet` where the place itself says what becomes of the link, else ending it is asked. */
export function switchShare(isOn: boolean, quiet = false): Action {
  return defineAction({
    id: isOn ? 'task.share-on' : 'task.share-off',
    on: 'task',
    title: isOn ? 'Share by link' : 'Stop sharing',
    icon: isOn ? LinkIcon : Link2OffIcon,
    group: 'task',
    single: true,
    listed: false,
    when: hasAddress,
    async run({ api, ask, tasks: [{ id, workspaceSlug, projectSlug, code, title }] }) {
      const sure =
        isOn ||
        quiet ||
        (await ask.confirm({
          title: `Stop sharing ${code ?? title}?`,
          text: 'Its link is dead for good. Shared again, the task has another one.',
          ...{ yes: 'Stop sharing', no: 'Keep the link', danger: true },
        }))
      if (!sure) return undefined
      await api.mutate(SetTaskShare, { task: { id, workspaceSlug, projectSlug }, isOn })
      const said = isOn ? 'Whoever has the link can read the task now' : 'The link shows nothing any more'
      const stays = isOn ? 'End the link where it is shared.' : 'The former link is dead for good. Shared again, the task has another one.'
      return quiet ? { stays } : { said, stays }
    },
  })
}

/** Actions that share a task. */
export const actions: readonly Action[] = [shareTask]
