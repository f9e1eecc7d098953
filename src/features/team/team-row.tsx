// One person of a workspace: who, what they are, what they are on, what they have to do (TEAM-01).
import { ChevronDownIcon, ChevronUpIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useActions } from '#src/actions/actions-context.tsx'
import { formatDay, formatExact } from '#src/lib/dates/date-format.ts'
import { pathTo } from '#src/lib/paths.ts'
import { plural } from '#src/lib/text.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { RowCell } from '#src/ui/lists/row-list.tsx'
import { Skeleton } from '#src/ui/marks/skeleton.tsx'
import * as styles from './team.css.ts'
import type { TeamMemberData } from './team.graphql.ts'

const ROLES = { OWNER: 'Owner', MEMBER: 'Member', GUEST: 'Guest' } as const
const NOW_MS = 5 * 60_000
const SHOWN = 3

/** The cells of a row. */
export function TeamRow({ member }: { member: TeamMemberData }) {
  const { person, email, role, projects, openTasks, loggedSeconds, joinedAt } = member
  const { now } = useActions().services
  return (
    <>
      <RowCell className={styles.who} header>
        <Avatar person={person} size={24} decorative />
        <span className={styles.names}>
          <strong className={styles.name}>{person.name}</strong>
          <span className={styles.email}>{email}</span>
        </span>
      </RowCell>
      <RowCell className={styles.role}>{ROLES[role]}</RowCell>
      <RowCell className={styles.projects}>
        <Chips projects={projects} />
      </RowCell>
      <RowCell className={styles.active}>
        <LastActive at={member.lastActiveAt} username={person.username} />
      </RowCell>
      <RowCell className={styles.joined}>{sinceOf(joinedAt, now())}</RowCell>
      <RowCell className={styles.figure}>{plural(openTasks, 'open task')}</RowCell>
      <RowCell className={styles.hours}>{hoursOf(loggedSeconds)} this month</RowCell>
    </>
  )
}

/** How much higher a card is that is open, in px. */
export const OPENED_PX = 112

interface TeamCardProps {
  member: TeamMemberData
  /** The row that keys are about. */
  active: boolean
  open: boolean
  onToggle: () => void
}

/** The cells of a card of a narrow list; its figures show when it is open (TEAM-11). */
export function TeamCard({ member, active, open, onToggle }: TeamCardProps) {
  // Tab goes from the row of the keyboard into it, not through all of them.
  const tabIndex = active ? 0 : -1
  const { person, email, role, projects, openTasks, loggedSeconds, lastActiveAt, joinedAt } = member
  const { now } = useActions().services
  return (
    <>
      <RowCell className={styles.who} header>
        <Avatar person={person} size={24} decorative />
        <strong className={styles.name}>{person.name}</strong>
      </RowCell>
      <RowCell>
        <IconButton
          icon={open ? ChevronUpIcon : ChevronDownIcon}
          label={`Figures of ${person.name}`}
          size={28}
          aria-expanded={open}
          tabIndex={tabIndex}
          onClick={onToggle}
        />
      </RowCell>
      <RowCell className={styles.standing}>
        {ROLES[role]} · <LastActive at={lastActiveAt} username={person.username} />
      </RowCell>
      {open && (
        <RowCell className={styles.opened}>
          <span className={styles.email}>{[email, sinceOf(joinedAt, now())].filter(Boolean).join(' · ')}</span>
          <span className={styles.chips}>{projects.length > 0 ? <Chips projects={projects} /> : 'On no project'}</span>
          <span className={styles.figures}>
            {plural(openTasks, 'open task')} · {hoursOf(loggedSeconds)} logged this month
          </span>
          <Link
            tabIndex={tabIndex}
            className={styles.profile}
            to={pathTo('profile', { username: person.username })}
            aria-label={`Open profile of ${person.name}`}
          >
            Open profile
          </Link>
        </RowCell>
      )}
    </>
  )
}

/** A row or a card that is still loading. */
export function TeamSkeleton({ width, card }: { width: string; card: boolean }) {
  const face = <Skeleton width={24} height={24} round />
  if (card)
    return (
      <>
        <span className={styles.who}>
          {face}
          <Skeleton width={width} />
        </span>
        <Skeleton width={28} height={28} />
        <span className={styles.standing}>
          <Skeleton width={96} height={10} />
        </span>
      </>
    )
  return (
    <>
      <span className={styles.who}>
        {face}
        <Skeleton width={width} />
      </span>
      <span className={styles.role}>
        <Skeleton width={52} />
      </span>
      <span className={styles.projects}>
        <Skeleton width={96} height={20} />
        <Skeleton width={72} height={20} />
      </span>
      <span className={styles.active}>
        <Skeleton width={48} />
      </span>
      <span className={styles.joined}>
        <Skeleton width={72} />
      </span>
      <span className={styles.figure}>
        <Skeleton width={80} end />
      </span>
      <span className={styles.hours}>
        <Skeleton width={104} end />
      </span>
    </>
  )
}

function Chips({ projects }: Pick<TeamMemberData, 'projects'>) {
  const more = projects.length - SHOWN
  return (
    <>
      {projects.slice(0, SHOWN).map(({ slug, name, role }) => (
        <span key={slug} className={styles.chip} title={`${name}: ${role}`}>
          {name}
        </span>
      ))}
      {more > 0 && <span className={styles.more}>+{more}</span>}
    </>
  )
}

/** Who looks is here now, whatever they did last. */
function LastActive({ at: told, username }: { at: string | null; username: string }) {
  const { now, viewer } = useActions().services
  const at = viewer?.username === username ? now().toISOString() : told
  if (at === null) return <span className={styles.never}>Never</span>
  const [then, today] = [new Date(at), now()]
  const text = today.getTime() - then.getTime() < NOW_MS ? 'Now' : formatDay(then, today)
  return (
    <time dateTime={at} title={formatExact(then)}>
      {text}
    </time>
  )
}

/** When they came: `since 19 Jul`; empty where nobody knows. */
const sinceOf = (joinedAt: string | null, now: Date) => (joinedAt === null ? '' : `since ${formatDay(new Date(joinedAt), now)}`)

/** Whole hours and minutes: `7h 30m`. */
function hoursOf(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours}h`, (rest > 0 || hours === 0) && `${rest}m`].filter(Boolean).join(' ')
}
