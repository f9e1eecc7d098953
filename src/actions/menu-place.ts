// Where the menu of a subject lists an action: among the first rows, in a menu of its own behind one of them, or only behind More….
import type { LucideIcon } from 'lucide-react'

/** The groups of first rows, from top to bottom: what the subject is, what is done with it, where it goes. */
export const MENU_SECTIONS = ['properties', 'work', 'place'] as const

/** A group of first rows. */
export type MenuSection = (typeof MENU_SECTIONS)[number]

/** A row that opens a menu of its own; shared by the actions of several features. */
export interface Submenu {
  /** Unique in the menu of its subject. */
  id: string
  title: string
  icon: LucideIcon
  section: MenuSection
}

/** No menu has more first rows than this. */
export const MOST_FIRST_ROWS = 12
