// What both sidebars are as a drawer (SHELL-06).
import type { ReactNode } from 'react'
import { focusFirst, sidebars } from '#src/app/context/sidebars.ts'
import { Drawer } from '#src/ui/dialogs/drawer.tsx'

/** A drawer at one side; the overlay and Escape close it, the keyboard begins at its first link. */
export function SidebarDrawer({
  side,
  open,
  title,
  children,
}: {
  side: 'left' | 'right'
  open: boolean
  title: string
  children: ReactNode
}) {
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => !next && sidebars.close()}
      side={side}
      title={title}
      width={280}
      onOpenAutoFocus={focusFirst}
    >
      {children}
    </Drawer>
  )
}
