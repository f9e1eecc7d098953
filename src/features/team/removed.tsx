// Who was removed in the last 30 days, each with a way back (TEAM-01, TEAM-08).
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { formatDay, formatExact } from '#src/lib/dates/date-format.ts'
import { plural } from '#src/lib/text.ts'
import type { RemovedMemberSubject, TeamListSubject } from '#src/model/team/team-subject.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import * as styles from './team.css.ts'
import { type RemovedMemberData, RemovedMembers } from './team-removal.graphql.ts'

/** Nothing where nobody was, or while what stands above them is read. */
export function Removed({ list: { workspaceSlug, viewerCan }, waits }: { list: TeamListSubject; waits: boolean }) {
  const read = useRead({ query: RemovedMembers, variables: { workspaceSlug }, requestPolicy: 'cache-and-network' })
  if (waits) return null
  if (!read.data) return read.error ? <ReadFailure inline read={read} what="who was removed" /> : null
  const { removedMembers } = read.data
  if (removedMembers.length === 0) return null
  return (
    <section className={styles.invited} aria-labelledby="removed">
      <h2 id="removed" className={styles.heading}>
        Removed in the last 30 days
      </h2>
      <ul className={styles.invites}>
        {removedMembers.map((one) => {
          const { id, person, email } = one
          const subject = { id, workspaceSlug, username: person.username, name: person.name, email, viewerCan }
          return <Gone key={id} one={one} subject={subject} />
        })}
      </ul>
    </section>
  )
}

function Gone({ one, subject }: { one: RemovedMemberData; subject: RemovedMemberSubject }) {
  const { now } = useActions().services
  const { person, email, role, projects, removedAt, keptUntil, removedBy } = one
  const day = (at: string) => formatDay(new Date(at), now())
  const was = role === 'GUEST' ? 'guest' : 'member'
  return (
    <li className={styles.invite}>
      <span className={styles.gone}>
        <Avatar person={person} size={24} decorative />
        <span className={styles.names}>
          <strong className={styles.name}>{person.name}</strong>
          <span className={styles.email}>{email}</span>
        </span>
      </span>
      <span className={styles.about} {...(keptUntil && { title: `Kept until ${formatExact(new Date(keptUntil))}` })}>
        {[was, plural(projects, 'project'), removedBy ? `removed by ${removedBy.name}` : 'left', removedAt && day(removedAt)]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <ActionPlace place="removedmember.row" subjects={{ removedmember: [subject] }} />
    </li>
  )
}
