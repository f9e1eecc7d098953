// What is done to one place where one is signed in.
import { LogOutIcon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { EndSession } from '#src/model/account/account.graphql.ts'
import '#src/model/account/session-subject.ts'

/** Ends one session; whoever uses it is signed out with their next request. */
export const endSession = defineAction({
  id: 'session.end',
  on: 'session',
  title: ({ sessions: [{ device }] }) => `Sign out ${device}`,
  name: 'Sign out a device',
  short: 'Sign out',
  icon: LogOutIcon,
  group: 'account',
  shortcut: '$mod+Backspace',
  single: true,
  keywords: ['end', 'device', 'log out'],
  when: ({ sessions: [{ current }] }) => (current ? { reason: 'This is the device that you are using.' } : true),
  async run({ api, sessions: [{ id, device }] }) {
    await api.mutate(EndSession, { id }, { lane: 'Sessions' })
    return { said: `${device} is signed out`, stays: 'A session that was ended stays ended.' }
  },
})

/** Everything about sessions in a list. */
export const actions: readonly Action[] = [endSession]
