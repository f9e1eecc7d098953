// Everything a person can do to what they were told.
import { CheckCheckIcon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { MarkNotificationsRead } from './notification.graphql.ts'

/** Marks everything the viewer was told in the workspace as read. */
export const readAllNotifications = defineAction({
  id: 'notification.read-all',
  on: 'workspace',
  title: 'Mark all notifications as read',
  icon: CheckCheckIcon,
  group: 'workspace',
  keywords: ['clear notifications', 'inbox zero', 'bell', 'seen'],
  single: true,
  seldom: true,
  async run({ api, workspaces: [{ slug }] }) {
    await api.mutate(MarkNotificationsRead, { workspaceSlug: slug, ids: null })
    return { stays: 'Notifications that were read cannot be made unread.' }
  },
})

/** Actions on notifications. */
export const actions: readonly Action[] = [readAllNotifications]
