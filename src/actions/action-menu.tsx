// The menu of a subject: every action on its kind that is not hidden, grouped, with keys, locks and reasons.
import { type ReactElement, useState } from 'react'
import { ContextMenu } from '#src/ui/layers/context-menu.tsx'
import { DropdownMenu } from '#src/ui/layers/dropdown-menu.tsx'
import type { MenuItem } from '#src/ui/layers/menu-items.tsx'
import type { Here } from './action.ts'
import { useActions, useHere } from './actions-context.tsx'
import type { Registry } from './define-action.ts'
import { perform } from './perform.ts'
import { stateOf } from './state-of.ts'
import type { SubjectKind, Subjects } from './subject.ts'

/** The rows of the menu of `kind`; destructive actions (id ending in `.delete`) come last and red. */
function menuOf(registry: Registry, kind: SubjectKind, hereNow: () => Here): MenuItem[] {
  const here = hereNow()
  const rows = registry.on(kind).flatMap((action): MenuItem[] => {
    const state = stateOf(action, here)
    if (state.kind === 'hidden' || !action.listed) return []
    return [
      {
        id: action.id,
        label: action.titleFor(here),
        icon: action.icon,
        keys: action.shortcuts[0],
        disabled: state.kind === 'disabled',
        locked: state.kind === 'locked',
        reason: state.kind === 'disabled' ? state.reason : undefined,
        danger: action.id.endsWith('.delete'),
        // Asked again when chosen: what is in view may have changed while the menu was open.
        onSelect: () => void perform(action, hereNow(), 'menu'),
      },
    ]
  })
  const destroys = (row: MenuItem) => row.kind === undefined && row.danger === true
  const calm = rows.filter((row) => !destroys(row))
  const dangerous = rows.filter(destroys)
  return dangerous.length > 0 && calm.length > 0 ? [...calm, { kind: 'separator', id: 'danger' }, ...dangerous] : rows
}

interface ActionMenuProps {
  kind: SubjectKind
  /** What the menu acts on; what is in view unless given. */
  subjects?: Subjects | undefined
  children: ReactElement
}

/** Opens on right click, long press or the menu key of its child. `subjects` is read when it opens. */
export function ActionContextMenu({ kind, subjects, children, label, onOpen }: ActionMenuProps & { label: string; onOpen?: () => void }) {
  const { registry } = useActions()
  const hereNow = useHere()
  return (
    <ContextMenu label={label} items={() => menuOf(registry, kind, () => hereNow(subjects))} onOpenChange={(open) => open && onOpen?.()}>
      {children}
    </ContextMenu>
  )
}

/** Drops from its child, a button. Rows are asked for when it opens. */
export function ActionMenu({ kind, subjects, children, label, align }: ActionMenuProps & { label: string; align?: 'start' | 'end' }) {
  const { registry } = useActions()
  const hereNow = useHere()
  const [open, setOpen] = useState(false)
  const items = open ? menuOf(registry, kind, () => hereNow(subjects)) : []
  return <DropdownMenu trigger={children} label={label} align={align} items={items} open={open} onOpenChange={setOpen} />
}
