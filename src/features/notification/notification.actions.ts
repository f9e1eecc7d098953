// Everything a person can do to what they were told.
import { BellRingIcon, CheckCheckIcon } from 'lucide-react'
import type { Action, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { ListNewsSwitches, MarkNotifications, SetNewsSwitch } from '#src/model/notification/notification.graphql.ts'

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
    const { markedAt } = await api.mutate(MarkNotifications, { input: { workspaceSlug: slug, isRead: true } })
    return {
      said: 'All read',
      undo: () => api.mutate(MarkNotifications, { input: { workspaceSlug: slug, isRead: false, markedAt } }),
    }
  },
})

/** Switches what is told on or off; mentions and invitations are told always (INBOX-14). */
export const chooseNews = defineAction({
  id: 'notification.choose',
  on: 'app',
  title: 'Choose what you are told…',
  icon: BellRingIcon,
  group: 'account',
  keywords: ['notification settings', 'preferences', 'switch off', 'mute', 'subscribe'],
  seldom: true,
  async run({ api, ask }): Promise<Outcome | undefined> {
    const turn = (name: string, isOn: boolean) => api.mutate(SetNewsSwitch, { name, isOn }, { lane: `NewsSwitch:${name}` })
    const turned = new Map<string, boolean>()
    await ask.many<string>({
      title: 'What you are told',
      placeholder: 'Search occasions…',
      options: async () => {
        const { newsSwitches } = await api.query(ListNewsSwitches, {}, { requestPolicy: 'network-only' })
        return newsSwitches.map(({ name, title, isOn, isLocked }) => ({
          ...{ id: name, value: name, title, checked: isOn },
          ...(isLocked && { disabled: 'This is told always.' }),
        }))
      },
      async apply(name, isOn) {
        await turn(name, isOn)
        turned.set(name, isOn)
        return isOn
      },
    })
    if (turned.size === 0) return undefined
    return { said: 'Saved', undo: () => Promise.all([...turned].map(([name, isOn]) => turn(name, !isOn))) }
  },
})

/** Actions on notifications. */
export const actions: readonly Action[] = [readAllNotifications, chooseNews]
