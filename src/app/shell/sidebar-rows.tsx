// What the rows of the sidebar's tree show.
import { ChevronRightIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { countText } from '#src/model/notification/unread-counts.ts'
import { Tooltip } from '#src/ui/layers/tooltip.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { Loading, Skeleton } from '#src/ui/marks/skeleton.tsx'
import { surelyFits } from '#src/ui/marks/text-width.ts'
import { VisuallyHidden } from '#src/ui/marks/visually-hidden.tsx'
import * as styles from './left-sidebar.css.ts'

interface Shared {
  mark: ReactNode
  /** -1 where the tree has the keyboard for it. */
  tabIndex?: -1 | undefined
  children: ReactNode
}

/** A row that opens and closes what is below it. */
export function Toggle({
  open,
  onToggle,
  mark,
  current = false,
  tabIndex,
  children,
}: Shared & { open: boolean; onToggle: () => void; current?: boolean }) {
  return (
    <button
      type="button"
      aria-expanded={open}
      tabIndex={tabIndex}
      className={classNames(styles.row, current && (open ? styles.currentProject : styles.current))}
      onClick={onToggle}
    >
      <ChevronRightIcon size={14} aria-hidden className={classNames(styles.chevron, open && styles.turned)} />
      {mark}
      <Name>{children}</Name>
    </button>
  )
}

/** A row that leads to a page; with `below` it is the present one also on the pages below that. `count` is of what is unread there. */
export function SideLink({
  to,
  mark,
  tabIndex,
  below = false,
  count = 0,
  children,
}: Shared & { to: string; below?: boolean; count?: number }) {
  return (
    <NavLink
      to={to}
      end={!below}
      tabIndex={tabIndex}
      draggable={false}
      className={({ isActive }) => classNames(styles.row, isActive && !to.includes('?') && styles.current)}
    >
      {mark}
      <Name>{children}</Name>
      {count > 0 && (
        <span className={styles.count}>
          {countText(count)}
          <VisuallyHidden> unread</VisuallyHidden>
        </span>
      )}
    </NavLink>
  )
}

/** A link that leads nowhere, because this client has no page for it (SHELL-17). */
export function OffLink({ mark, tabIndex = 0, children }: { mark: ReactNode; tabIndex?: -1 | 0 | undefined; children: ReactNode }) {
  return (
    <Tooltip text="This version has no page for it">
      {/* biome-ignore lint/a11y/useSemanticElements: there is no address to link to */}
      <span role="link" aria-disabled tabIndex={tabIndex} className={classNames(styles.row, styles.off)}>
        {mark}
        <Name>{children}</Name>
      </span>
    </Tooltip>
  )
}

/** Three rows in their final height, so that nothing moves when the names arrive. */
export function SidebarSkeleton() {
  return (
    <Loading>
      {['60%', '44%', '52%'].map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={16} height={16} />
          <Skeleton width={width} />
        </div>
      ))}
    </Loading>
  )
}

/** What a name surely has beside its icons, its arrow and a count, in px. */
const NAME_ROOM = 140
const NAME_SIZE = 13

function Name({ children }: { children: ReactNode }) {
  const fits = typeof children === 'string' && surelyFits(children, NAME_ROOM, NAME_SIZE)
  return <span className={fits ? styles.fittingName : styles.name}>{children}</span>
}
