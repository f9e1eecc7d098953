// Who was invited to projects of a workspace, or to one, and has not answered yet (TEAM-01, TEAM-04).
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions, useHidden } from '#src/actions/actions-context.tsx'
import { heldId } from '#src/actions/delayed-delete.ts'
import type { Permission } from '#src/actions/subject.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { formatDay } from '#src/lib/dates/date-format.ts'
import type { SentInviteSubject, TeamListSubject } from '#src/model/team/team-subject.ts'
import { Removed } from './removed.tsx'
import * as styles from './team.css.ts'
import { Invitations, type SentInvitationData } from './team.graphql.ts'

/** Those to every project, none where nobody is, and under them who was removed: not before it is known whom it stands below, so that nothing jumps. */
export function InvitedAndRemoved({ list }: { list: TeamListSubject }) {
  const invited = useInvited(list.workspaceSlug)
  return (
    <>
      <Invited list={list} invited={invited} />
      <Removed list={list} waits={invited.waits} />
    </>
  )
}

function Invited({ list, invited }: { list: TeamListSubject; invited: ReturnType<typeof useInvited> }) {
  const { workspaceSlug, viewerCan } = list
  const { invites, failure } = invited
  if (failure || invites.length === 0) return failure
  return (
    <section className={styles.invited} aria-labelledby="invited">
      <h2 id="invited" className={styles.heading}>
        Invited
      </h2>
      <Invites {...{ invites, workspaceSlug, viewerCan }} />
    </section>
  )
}

/** Those to one project, for its admins; nothing where nobody is. */
export function InvitedTo({ project }: { project: { slug: string; workspaceSlug: string; viewerCan: readonly Permission[] } }) {
  const { slug, workspaceSlug, viewerCan } = project
  const { invites: all, failure } = useInvited(workspaceSlug)
  const invites = all.filter(({ projectSlug }) => projectSlug === slug)
  if (failure || invites.length === 0) return failure
  return (
    <section className={styles.invitedTo} aria-labelledby="invited">
      <h3 id="invited" className={styles.heading}>
        Invited
      </h3>
      <Invites {...{ invites, workspaceSlug, viewerCan }} ofOne />
    </section>
  )
}

/** Whom the viewer may see of those who were invited; those that are being withdrawn are gone. */
function useInvited(workspaceSlug: string) {
  const read = useRead({ query: Invitations, variables: { workspaceSlug }, requestPolicy: 'cache-and-network' })
  const hidden = useHidden()
  return {
    invites: (read.data?.invitations ?? []).filter(({ id }) => !hidden.has(heldId('sentinvite', id))),
    waits: !read.data && !read.error,
    failure: !read.data && read.error ? <ReadFailure inline read={read} what="the invitations" /> : null,
  }
}

interface InvitesProps {
  invites: readonly SentInvitationData[]
  workspaceSlug: string
  viewerCan: readonly Permission[]
  /** All are to one project, which says nothing. */
  ofOne?: boolean
}

function Invites({ invites, workspaceSlug, viewerCan, ofOne = false }: InvitesProps) {
  return (
    <ul className={styles.invites}>
      {invites.map((invite) => (
        <Invite key={invite.id} invite={invite} ofOne={ofOne} subject={{ id: invite.id, workspaceSlug, email: invite.email, viewerCan }} />
      ))}
    </ul>
  )
}

function Invite({ invite, ofOne, subject }: { invite: SentInvitationData; ofOne: boolean; subject: SentInviteSubject }) {
  const { now } = useActions().services
  const { email, role, projectName, inviter, expiresAt, isExpired } = invite
  const until = expiresAt === null ? '' : `${isExpired ? 'expired' : 'expires'} ${formatDay(new Date(expiresAt), now())}`
  return (
    <li className={styles.invite}>
      <span className={styles.address}>{email}</span>
      <span className={styles.about}>
        {[ofOne ? role : `${role} on ${projectName}`, inviter && `by ${inviter.name}`, until].filter(Boolean).join(' · ')}
      </span>
      <ActionPlace place="sentinvite.row" subjects={{ sentinvite: [subject] }} />
    </li>
  )
}
