// The left sidebar as a drawer, where it does not fit beside the page (SHELL-06).

import { useSidebars } from '#src/app/context/sidebars.ts'
import * as styles from './frame.css.ts'
import { LeftSidebar } from './left-sidebar.tsx'
import { SidebarDrawer } from './sidebar-drawer.tsx'

/** A drawer at the left; links close it. */
export function LeftDrawer() {
  const { left } = useSidebars()
  return (
    <SidebarDrawer side="left" open={left} title="Workspaces">
      <div className={styles.drawerSidebar}>
        <LeftSidebar />
      </div>
    </SidebarDrawer>
  )
}
