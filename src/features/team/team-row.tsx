// One person of a workspace: who, what they are, what they are on, what they have to do (TEAM-01).
import { useActions } from '#src/actions/actions-context.tsx'
import { formatDay, formatExact } from '#src/lib/dates/date-format.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { RowCell } from '#src/ui/lists/row-list.tsx'
import * as styles from './team.css.ts'
import type { TeamMemberData } from './team.graphql.ts'

const ROLES = { OWNER: 'Owner', MEMBER: 'Member', GUEST: 'Guest' } as const
const NOW_MS = 5 * 60_000
const SHOWN = 3

/** The cells of a row. */
export function TeamRow({ member }: { member: TeamMemberData }) {
  const { person, email, role, projects, openTasks, loggedSeconds } = member
  const more = projects.length - SHOWN
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
        {projects.slice(0, SHOWN).map(({ slug, name, role: given }) => (
          <span key={slug} className={styles.chip} title={`${name}: ${given}`}>
            {name}
          </span>
        ))}
        {more > 0 && <span className={styles.more}>+{more}</span>}
      </RowCell>
      <RowCell className={styles.active}>
        <LastActive at={member.lastActiveAt} username={person.username} />
      </RowCell>
      <RowCell className={styles.figure}>{openTasks === 1 ? '1 task' : `${openTasks} tasks`}</RowCell>
      <RowCell className={styles.figure}>{hoursOf(loggedSeconds)}</RowCell>
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

/** Whole hours and minutes: `7h 30m`. */
function hoursOf(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours}h`, (rest > 0 || hours === 0) && `${rest}m`].filter(Boolean).join(' ')
}
