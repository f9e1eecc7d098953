// The menu of a subject: on its own button, on right click, long press or the menu key.
import { type ReactElement, useState } from 'react'
import { ContextMenu } from '#src/ui/layers/context-menu.tsx'
import { DropdownMenu } from '#src/ui/layers/dropdown-menu.tsx'
import { useActions, useHere } from './actions-context.tsx'
import { menuRows } from './menu-rows.ts'
import type { SubjectKind, Subjects } from './subject.ts'

interface ActionMenuProps {
  kind: SubjectKind
  /** What the menu acts on; what is in view unless given. */
  subjects?: Subjects | undefined
  children: ReactElement
}

/** Opens on right click, long press or the menu key of its child. `subjects` is read when it opens. A `longPress` that is false is the child's own; `disabled` leaves the browser's menu. */
export function ActionContextMenu({
  kind,
  subjects,
  children,
  label,
  onOpen,
  longPress,
  disabled,
}: ActionMenuProps & { label: string; onOpen?: () => void; longPress?: boolean; disabled?: boolean }) {
  const rows = useMenuRows(kind, subjects)
  return (
    <ContextMenu label={label} items={rows} longPress={longPress} disabled={disabled} onOpenChange={(open) => open && onOpen?.()}>
      {children}
    </ContextMenu>
  )
}

/** Drops from its child, a button. Rows are asked for when it opens. */
export function ActionMenu({ kind, subjects, children, label, align }: ActionMenuProps & { label: string; align?: 'start' | 'end' }) {
  const rows = useMenuRows(kind, subjects)
  const [open, setOpen] = useState(false)
  return <DropdownMenu trigger={children} label={label} align={align} items={open ? rows() : []} open={open} onOpenChange={setOpen} />
}

function useMenuRows(kind: SubjectKind, subjects: Subjects | undefined) {
  const { registry, Picker = null } = useActions()
  const hereNow = useHere()
  return () => menuRows({ registry, kind, here: () => hereNow(subjects), Picker })
}
