// The view: commands, help, theme, sign-out, and what the frame does.
import { CommandIcon, KeyboardIcon, LogOutIcon, MonitorIcon, MoonIcon, SunIcon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { pathTo } from '#src/lib/paths.ts'
import { openPalette, toggleLeftSidebar, toggleRightSidebar } from './frame.actions.ts'
import { sidebarActions } from './sidebar.actions.ts'
import { unsentQuestion } from './unsent-text.ts'

/** Opens the palette with commands only. */
export const openCommands = defineAction({
  id: 'palette.commands',
  on: 'app',
  title: 'Run a command',
  icon: CommandIcon,
  group: 'view',
  shortcut: '>',
  listed: false,
  run: ({ dialogs }) => dialogs.open('palette', { prefix: '>' }),
})

/** Opens the sheet of shortcuts. */
export const openHelp = defineAction({
  id: 'help.open',
  on: 'app',
  title: 'Show all shortcuts',
  icon: KeyboardIcon,
  group: 'view',
  shortcut: '?',
  keywords: ['help', 'keys', 'cheat sheet', 'hotkeys'],
  run: ({ dialogs }) => dialogs.open('help', {}),
})

/** Ends the session here and on the host (AUTH-05, AUTH-06). The person is signed out of this browser even when the host cannot be reached. */
export const signOut = defineAction({
  id: 'session.sign-out',
  on: 'app',
  title: 'Logout',
  icon: LogOutIcon,
  group: 'account',
  keywords: ['sign out', 'log out', 'leave', 'exit'],
  places: ['account.menu'],
  when: ({ viewer }) => (viewer ? true : 'hidden'),
  async run({ ask, go, viewer }) {
    const unsent = viewer && unsentQuestion(viewer.username)
    if (unsent && !(await ask.confirm({ ...unsent, yes: 'Sign out', no: 'Stay', danger: true }))) return
    go.to(pathTo('logout'))
  },
})

const themes = [
  { id: 'theme.light', title: 'Light theme', icon: SunIcon, preference: 'light' },
  { id: 'theme.dark', title: 'Dark theme', icon: MoonIcon, preference: 'dark' },
  { id: 'theme.system', title: 'System theme', icon: MonitorIcon, preference: 'system' },
] as const

/** Everything about the view. */
export const actions: readonly Action[] = [
  openPalette,
  openCommands,
  openHelp,
  toggleLeftSidebar,
  toggleRightSidebar,
  ...sidebarActions,
  ...themes.map(({ id, title, icon, preference }) =>
    defineAction({
      id,
      on: 'app',
      title,
      icon,
      group: 'view',
      keywords: ['appearance', 'mode', 'colour', 'color', 'night', 'day'],
      when: ({ theme }) => theme.preference !== preference || 'hidden',
      run: ({ theme }) => theme.set(preference),
    }),
  ),
  signOut,
]
