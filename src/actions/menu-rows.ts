// The rows of a subject's menu: few enough to read, in groups, with menus behind some of them, and the palette for everything else.
import { EllipsisIcon } from 'lucide-react'
import { createElement } from 'react'
import type { MenuChoice, MenuItem } from '#src/ui/layers/menu-items.tsx'
import type { Action, Here } from './action.ts'
import type { MenuPicker } from './actions-context.tsx'
import { askedFrom } from './asked-from.ts'
import type { Registry } from './define-action.ts'
import { MENU_SECTIONS, type Submenu } from './menu-place.ts'
import { perform } from './perform.ts'
import { stateOf } from './state-of.ts'
import type { SubjectKind } from './subject.ts'

/** What rows are made of. `here` is asked again when a row is chosen: what is in view may have changed while the menu was open. */
export interface MenuSource {
  registry: Registry
  kind: SubjectKind
  here: () => Here
  /** Shows the question of a row beside it; without it a row asks like a button. */
  Picker: MenuPicker | null
}

/**
 * Where actions on the kind say where they stand: their sections, then More… (the palette about the same) and what destroys; else every action.
 * What destroys (id ending in `.delete`) comes last and red.
 */
export function menuRows(source: MenuSource): MenuItem[] {
  const here = source.here()
  const listed = source.registry.on(source.kind).filter((action) => action.listed && stateOf(action, here).kind !== 'hidden')
  const dangerous = listed.filter(({ id }) => id.endsWith('.delete'))
  const calm = listed.filter((action) => !dangerous.includes(action))
  const destroys = dangerous.map((action) => rowOf(source, action, here))
  const placed = source.registry.on(source.kind).some(({ menu }) => menu !== null)
  if (!placed) return inGroups([calm.map((action) => rowOf(source, action, here)), destroys])
  const sections = MENU_SECTIONS.map((section) => sectionOf(source, section, calm, here))
  const last = sections.at(-1) ?? []
  // What destroys something else than the subject, as deleting a label does, is behind More….
  return inGroups([...sections.slice(0, -1), [...last, moreOf(source)], destroys.filter(({ id }) => id === `${source.kind}.delete`)])
}

/** The palette about the same subjects. */
export function moreOf({ kind, here }: MenuSource): MenuChoice {
  return {
    id: 'more',
    label: 'More…',
    icon: EllipsisIcon,
    keys: '$mod+k',
    onSelect() {
      const { services, subjects } = here()
      services.dialogs.open('palette', { about: { [kind]: subjects[kind] } })
    },
  }
}

function sectionOf(source: MenuSource, section: (typeof MENU_SECTIONS)[number], calm: readonly Action[], here: Here): MenuItem[] {
  const rows: MenuItem[] = []
  const done = new Set<Submenu>()
  for (const action of calm) {
    const { menu } = action
    if (menu === section) rows.push(firstRowOf(source, action, here))
    else if (menu !== null && typeof menu === 'object' && menu.section === section && !done.has(menu)) {
      done.add(menu)
      const inside = calm.filter((other) => other.menu === menu).map((other) => rowOf(source, other, here))
      if (inside.length === 1) rows.push(...inside)
      else rows.push({ kind: 'submenu', id: menu.id, label: menu.title, icon: menu.icon, items: inside })
    }
  }
  return rows
}

/** A first row is one word; where it asks for a choice, the question stands beside it. A finger gets a sheet of its own. */
function firstRowOf(source: MenuSource, action: Action, here: Here): MenuItem {
  const { Picker } = source
  const row = { ...rowOf(source, action, here), ...(action.short !== null && { label: action.short }) }
  const from = askedFrom()
  if (!action.picker || Picker === null || stateOf(action, here).kind !== 'ready' || from?.kind === 'touch') return row
  return {
    kind: 'panel',
    id: action.id,
    label: row.label,
    icon: action.icon,
    keys: row.keys,
    content: (close) => createElement(Picker, { action, here: source.here, instead: from, onDone: close }),
  }
}

/** An action as a row of a menu, with its whole title. */
export function rowOf(source: MenuSource, action: Action, here: Here): MenuChoice {
  const state = stateOf(action, here)
  return {
    id: action.id,
    label: action.titleFor(here),
    icon: action.icon,
    keys: action.shortcuts[0],
    disabled: state.kind === 'disabled',
    locked: state.kind === 'locked',
    reason: state.kind === 'disabled' ? state.reason : undefined,
    danger: action.id.endsWith('.delete'),
    onSelect: () => void perform(action, source.here(), 'menu'),
  }
}

/** A line between groups that have rows. */
export function inGroups(groups: readonly (readonly MenuItem[])[]): MenuItem[] {
  return groups
    .filter((rows) => rows.length > 0)
    .flatMap((rows, at) => (at === 0 ? rows : [{ kind: 'separator' as const, id: `line ${at}` }, ...rows]))
}
