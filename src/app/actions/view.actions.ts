// The view: palette, help, sidebars, theme, sign-out.
import { CommandIcon, KeyboardIcon, LogOutIcon, MonitorIcon, MoonIcon, PanelLeftIcon, PanelRightIcon, SunIcon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { sidebars } from '#src/app/context/sidebars.ts'
import { pathTo } from '#src/lib/paths.ts'
import { sidebarActions } from './sidebar.actions.ts'
import { unsentQuestion } from './unsent-text.ts'

/** Opens the palette. */
export const openPalette = defineAction({
  id: 'palette.open',
  on: 'app',
  title: 'Search or run a command',
  icon: CommandIcon,
  group: 'view',
  shortcut: '$mod+k',
  listed: false,
  run: ({ dialogs }) => dialogs.open('palette', {}),
})

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

/** Docks or undocks the left sidebar, or opens it as a drawer where it does not fit (SHELL-07). */
export const toggleLeftSidebar = defineAction({
  id: 'sidebar.left',
  on: 'app',
  title: 'Toggle left sidebar',
  icon: PanelLeftIcon,
  group: 'view',
  shortcut: '[',
  keywords: ['menu', 'navigation', 'workspaces', 'hide', 'show', 'collapse'],
  run: () => sidebars.toggleLeft(),
})

/** Opens or closes the right sidebar (SHELL-11). */
export const toggleRightSidebar = defineAction({
  id: 'sidebar.right',
  on: 'app',
  title: 'Toggle right sidebar',
  icon: PanelRightIcon,
  group: 'view',
  shortcut: ']',
  keywords: ['account', 'me', 'profile', 'hide', 'show', 'collapse'],
  run: () => sidebars.toggleRight(),
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
