// The header: menu, logo and where one is, search or command, timer, bell, theme, avatar (SHELL-07..11). On a phone
// the search and a button that makes a task stand at the bottom, within reach of the thumb.
import { MenuIcon, SearchIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ActionById } from '#src/actions/action-button.tsx'
import { useActions, useHere, useScene } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { NotificationBell } from '#src/features/notification/notification-bell.tsx'
import { RunningTimer } from '#src/features/timer/running-timer.tsx'
import { pathTo } from '#src/lib/paths.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { Tooltip } from '#src/ui/layers/tooltip.tsx'
import { useDocumentIcon } from '#src/ui/marks/document-title.ts'
import { Keys } from '#src/ui/marks/kbd.tsx'
import { Logo } from '#src/ui/marks/logo.tsx'
import { openPalette, toggleLeftSidebar, toggleRightSidebar } from '../actions/frame.actions.ts'
import { useCurrentWorkspace } from './current-workspace.ts'
import * as styles from './frame.css.ts'
import { ThemeButton } from './theme-button.tsx'

/** `after` is the header's after-content area: the project header of the project layout (SHELL-02). */
export function Header({ after }: { after?: ReactNode }) {
  const { services } = useActions()
  const here = useHere()
  const project = useScene((scene) => scene.project)
  const workspace = useCurrentWorkspace()
  const { viewer } = services
  useDocumentIcon(workspace?.favicon ?? null)
  return (
    <header className={styles.header}>
      <div className={styles.start}>
        <IconButton
          label="Open menu"
          icon={MenuIcon}
          keys={toggleLeftSidebar.shortcuts[0]}
          onClick={() => void perform(toggleLeftSidebar, here(), 'button')}
        />
        {!project && workspace && (
          <Link to={pathTo('workspace-default')} className={styles.crumb} aria-label={workspace.name}>
            <Logo name={workspace.name} id={workspace.slug} src={workspace.whitelabelLogo ?? workspace.logo} />
            <span className={`${styles.crumbName} ${styles.wide}`}>{workspace.name}</span>
          </Link>
        )}
        {after}
      </div>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.find}
          aria-label={openPalette.name}
          aria-haspopup="dialog"
          onClick={() => void perform(openPalette, here(), 'button')}
        >
          <SearchIcon size={16} aria-hidden />
          <span className={styles.findText}>{openPalette.name}</span>
          {openPalette.shortcuts[0] && <Keys keys={openPalette.shortcuts[0]} silent className={`${styles.wide} ${styles.spare}`} />}
        </button>
        <span className={styles.make}>
          <ActionById id="task.create" look="icon" />
          <ActionById id="task.create-in" look="icon" label="New task" />
        </span>
      </div>
      <div className={styles.end}>
        <RunningTimer />
        <NotificationBell workspace={workspace} />
        <span className={styles.roomy}>
          <ThemeButton />
        </span>
        {viewer && (
          <Tooltip text="Open your menu" keys={toggleRightSidebar.shortcuts[0]}>
            <button
              type="button"
              className={styles.avatarButton}
              aria-label="Open your menu"
              onClick={() => void perform(toggleRightSidebar, here(), 'button')}
            >
              <Avatar person={viewer} size={24} decorative />
            </button>
          </Tooltip>
        )}
      </div>
    </header>
  )
}
