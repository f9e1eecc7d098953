// The right sidebar: who one is, and what belongs to the account and to the workspace's owner (SHELL-20..25, ROLE-04).
import { ContactIcon, CreditCardIcon, FileTextIcon, SettingsIcon, StarIcon, UserIcon, UsersIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { useConfig } from '#src/app/context/config.ts'
import { sidebars, useSidebars } from '#src/app/context/sidebars.ts'
import { pathTo, type RouteName } from '#src/lib/paths.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { useCurrentWorkspace } from './current-workspace.ts'
import * as side from './left-sidebar.css.ts'
import * as styles from './right-sidebar.css.ts'
import { SidebarDrawer } from './sidebar-drawer.tsx'

declare module '#src/actions/action.ts' {
  interface Places {
    'account.menu': true
  }
}

/** A drawer at the right; links close it. */
export function RightSidebar() {
  const { right } = useSidebars()
  const { viewer } = useActions().services
  const workspace = useCurrentWorkspace()
  const { billingUrl } = useConfig()
  if (!viewer) return null
  const owner = workspace?.viewerCan.includes('OWN') ?? false
  return (
    <SidebarDrawer side="right" open={right} title="Your menu">
      <Link to={pathTo('profile', { username: viewer.username })} className={styles.person} onClick={sidebars.close}>
        <Avatar person={viewer} size={40} decorative />
        <span className={styles.names}>
          <strong className={styles.name}>{viewer.name}</strong>
          <span className={styles.headline}>{viewer.headline || `@${viewer.username}`}</span>
        </span>
      </Link>
      <nav aria-label="Account" className={styles.nav}>
        {owner && billingUrl && (
          <a className={side.row} href={billingUrl} target="_blank" rel="noopener noreferrer">
            <CreditCardIcon size={16} aria-hidden />
            <span className={side.name}>Subscription</span>
          </a>
        )}
        <MenuLink to="profile" params={{ username: viewer.username }} mark={<UserIcon size={16} aria-hidden />}>
          My Profile
        </MenuLink>
        {owner && workspace && (
          <>
            <MenuLink to="workspace-favorite-tasks" params={{ companySlug: workspace.slug }} mark={<StarIcon size={16} aria-hidden />}>
              My Favorite Tasks
            </MenuLink>
            <MenuLink to="workspace-settings" params={{ companySlug: workspace.slug }} mark={<SettingsIcon size={16} aria-hidden />}>
              Workspace Settings
            </MenuLink>
            <MenuLink to="team-members" params={{ companySlug: workspace.slug }} mark={<UsersIcon size={16} aria-hidden />}>
              Team Members
            </MenuLink>
            <MenuLink to="clients" params={{ companySlug: workspace.slug }} mark={<ContactIcon size={16} aria-hidden />}>
              Clients
            </MenuLink>
            <MenuLink to="invoices" params={{ companySlug: workspace.slug }} mark={<FileTextIcon size={16} aria-hidden />}>
              Invoices
            </MenuLink>
          </>
        )}
        <ActionPlace place="account.menu" look="subtle" className={side.action} />
      </nav>
    </SidebarDrawer>
  )
}

function MenuLink({ to, params, mark, children }: { to: RouteName; params: Record<string, string>; mark: ReactNode; children: ReactNode }) {
  return (
    <Link to={pathTo(to, params)} className={side.row} onClick={sidebars.close}>
      {mark}
      <span className={side.name}>{children}</span>
    </Link>
  )
}
