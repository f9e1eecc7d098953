// Who was invited to projects of a workspace and has not answered yet (TEAM-01, TEAM-04).
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions, useHidden } from '#src/actions/actions-context.tsx'
import { heldId } from '#src/actions/delayed-delete.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { formatDay } from '#src/lib/dates/date-format.ts'
import type { SentInviteSubject, TeamListSubject } from '#src/model/team/team-subject.ts'
import * as styles from './team.css.ts'
import { Invitations, type SentInvitationData } from './team.graphql.ts'

/** Nothing where nobody is. */
export function Invited({ list: { workspaceSlug, viewerCan } }: { list: TeamListSubject }) {
  const read = useRead({ query: Invitations, variables: { workspaceSlug }, requestPolicy: 'cache-and-network' })
  const hidden = useHidden()
  if (!read.data) return read.error ? <ReadFailure inline read={read} what="the invitations" /> : null
  const shown = read.data.invitations.filter(({ id }) => !hidden.has(heldId('sentinvite', id)))
  if (shown.length === 0) return null
  return (
    <section className={styles.invited} aria-labelledby="invited">
      <h2 id="invited" className={styles.heading}>
        Invited
      </h2>
      <ul className={styles.invites}>
        {shown.map((invite) => (
          <Invite key={invite.id} invite={invite} subject={{ id: invite.id, workspaceSlug, email: invite.email, viewerCan }} />
        ))}
      </ul>
    </section>
  )
}

function Invite({ invite, subject }: { invite: SentInvitationData; subject: SentInviteSubject }) {
  const { now } = useActions().services
  const { email, role, projectName, inviter, expiresAt, isExpired } = invite
  const until = expiresAt === null ? '' : `${isExpired ? 'expired' : 'expires'} ${formatDay(new Date(expiresAt), now())}`
  return (
    <li className={styles.invite}>
      <span className={styles.address}>{email}</span>
      <span className={styles.about}>
        {[`${role} on ${projectName}`, inviter && `by ${inviter.name}`, until].filter(Boolean).join(' · ')}
      </span>
      <ActionPlace place="sentinvite.row" subjects={{ sentinvite: [subject] }} />
    </li>
  )
}
