// The menus behind rows of a task's menu, shared by the actions of several features.
import { CalendarPlusIcon, CopyIcon, FolderInputIcon, TargetIcon } from 'lucide-react'
import type { Submenu } from '#src/actions/menu-place.ts'

/** What a task is, and what it belongs to. */
export const planMenu: Submenu = { id: 'plan', title: 'Plan', icon: TargetIcon, section: 'properties' }

/** What is taken from a task elsewhere. */
export const copyMenu: Submenu = { id: 'copy', title: 'Copy', icon: CopyIcon, section: 'work' }

/** Calendars that a task can be added to. */
export const calendarMenu: Submenu = { id: 'calendar', title: 'Calendar', icon: CalendarPlusIcon, section: 'work' }

/** Where a task can go. */
export const moveMenu: Submenu = { id: 'move', title: 'Move', icon: FolderInputIcon, section: 'place' }
