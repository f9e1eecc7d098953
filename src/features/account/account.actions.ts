// What one does to one's own account from anywhere.
import {
  DownloadIcon,
  ImageIcon,
  KeyRoundIcon,
  LogOutIcon,
  MailIcon,
  MonitorSmartphoneIcon,
  SettingsIcon,
  SunMoonIcon,
  Trash2Icon,
} from 'lucide-react'
import type { Action, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { ViewerInfo } from '#src/actions/services.ts'
import { saying } from '#src/data/errors/error-text.ts'
import { saveFile } from '#src/data/save-file.ts'
import { plainDateOf } from '#src/lib/dates/date-format.ts'
import { pathTo } from '#src/lib/paths.ts'
import { plural } from '#src/lib/text.ts'
import { EndOtherSessions } from '#src/model/account/account.graphql.ts'
import { changeFact } from '#src/model/account/account-change.ts'

declare module '#src/actions/dialogs.ts' {
  interface DialogProps {
    /** Says what goes with an account, asks for username and password (PROFUP-11). */
    'profile.delete': { username: string }
  }
}

const signedIn = ({ viewer }: { viewer: ViewerInfo | null }) => (viewer ? true : ('hidden' as const))
const settingsOf = (viewer: ViewerInfo | null, hash = '') => `${pathTo('profile-update', { username: viewer?.username ?? '' })}${hash}`

/** Opens one's own settings. */
export const openSettings = defineAction({
  id: 'profile.settings',
  on: 'app',
  title: 'My settings',
  icon: SettingsIcon,
  group: 'account',
  keywords: ['profile', 'preferences', 'account', 'time zone', 'language', 'locale', 'edit profile', 'name', 'headline'],
  when: signedIn,
  run: ({ go, viewer }) => go.to(settingsOf(viewer)),
})

/** Asks for the theme of all devices; the three commands of the view change it, too (PROFUP-12). */
export const setTheme = defineAction({
  id: 'profile.set-theme',
  on: 'app',
  title: 'Theme…',
  icon: SunMoonIcon,
  group: 'account',
  picker: true,
  keywords: ['appearance', 'dark', 'light', 'system', 'colors', 'night'],
  when: signedIn,
  async run({ api, ask, theme }) {
    const value = await ask.pick({
      title: 'Which theme?',
      options: (['light', 'dark', 'system'] as const).map((id) => ({
        id,
        value: id,
        title: { light: 'Light', dark: 'Dark', system: 'System' }[id],
        ...(id === 'system' && { hint: 'as this device' }),
        checked: theme.preference === id,
      })),
    })
    if (value === null) return undefined
    const done = await changeFact({ api }, 'theme', value.toUpperCase())
    // The account had it already, this device not.
    if (!done) theme.set(value)
    return done
  },
})

/** Leads to the picture of one's profile. */
export const setAvatar = defineAction({
  id: 'profile.set-avatar',
  on: 'app',
  title: 'Change my picture…',
  icon: ImageIcon,
  group: 'account',
  keywords: ['avatar', 'photo', 'face', 'upload'],
  dialog: true,
  when: signedIn,
  run: ({ go, viewer }) => go.to(settingsOf(viewer, '#avatar')),
})

/** Ends every session but this one; it asks, because that cannot be taken back. */
export const endOtherSessions = defineAction({
  id: 'session.end-others',
  on: 'app',
  title: 'Sign out everywhere else',
  icon: LogOutIcon,
  group: 'account',
  keywords: ['sessions', 'devices', 'security', 'log out everywhere'],
  when: signedIn,
  async run({ api, ask }) {
    const sure = await ask.confirm({ title: 'Sign out everywhere else?', text: 'Only this device stays signed in.', yes: 'Sign out' })
    if (!sure) return undefined
    const { ended } = await api.mutate(EndOtherSessions, {}, { lane: 'Sessions' })
    return {
      said: ended ? `${plural(ended, 'session')} ended` : 'You were signed in nowhere else',
      stays: 'A session that was ended stays ended.',
    }
  },
})

/** Leads to where the password is changed. */
export const changePassword = defineAction({
  id: 'profile.change-password',
  on: 'app',
  title: 'Change my password…',
  icon: KeyRoundIcon,
  group: 'account',
  keywords: ['secret', 'sign in', 'security'],
  dialog: true,
  when: signedIn,
  run: ({ go, viewer }) => go.to(settingsOf(viewer, '#password')),
})

/** Leads to where the address is changed. */
export const changeEmail = defineAction({
  id: 'profile.change-email',
  on: 'app',
  title: 'Change my email…',
  icon: MailIcon,
  group: 'account',
  keywords: ['address', 'sign in', 'account'],
  dialog: true,
  when: signedIn,
  run: ({ go, viewer }) => go.to(settingsOf(viewer, '#email')),
})

/** Opens the dialog that says what goes and what stays. */
export const deleteAccount = defineAction({
  id: 'profile.delete-account',
  on: 'app',
  title: 'Delete my account…',
  icon: Trash2Icon,
  group: 'account',
  keywords: ['close', 'remove', 'leave', 'danger', 'gdpr'],
  seldom: true,
  dialog: true,
  when: signedIn,
  run({ dialogs, viewer }) {
    if (viewer) dialogs.open('profile.delete', { username: viewer.username })
  },
})

/** Saves what is the person's own: account, sessions, comments, time and notes (EXPORT-07). */
export const downloadData = defineAction({
  id: 'profile.export',
  on: 'app',
  title: 'Download my data',
  short: 'Download',
  icon: DownloadIcon,
  group: 'account',
  keywords: ['export', 'gdpr', 'privacy', 'archive', 'zip', 'notes', 'comments', 'backup'],
  when: signedIn,
  async run({ api, viewer, now }): Promise<Outcome | undefined> {
    if (!viewer) return
    const file = await api.transfers.download('/api/profile/export').catch(saying('Your data could not be downloaded. Please try again.'))
    const name = `${viewer.username}-${plainDateOf(now())}.zip`
    saveFile(file, name)
    return { said: `Saved as ${name}` }
  },
})

/** Leads to where one is signed in. */
export const showSessions = defineAction({
  id: 'profile.sessions',
  on: 'app',
  title: 'Where I am signed in',
  icon: MonitorSmartphoneIcon,
  group: 'account',
  keywords: ['sessions', 'devices', 'sign out everywhere', 'security'],
  when: signedIn,
  run: ({ go, viewer }) => go.to(settingsOf(viewer, '#sessions')),
})

/** Everything about one's own account. */
export const actions: readonly Action[] = [
  openSettings,
  setTheme,
  setAvatar,
  changeEmail,
  changePassword,
  showSessions,
  endOtherSessions,
  downloadData,
  deleteAccount,
]
