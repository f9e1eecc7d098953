// What the frame itself does, drawn before the other actions are there: palette and sidebars.
import { CommandIcon, PanelLeftIcon, PanelRightIcon } from 'lucide-react'
import { defineAction } from '#src/actions/define-action.ts'
import { sidebars } from '#src/app/context/sidebars.ts'

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
