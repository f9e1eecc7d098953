// Invitations that wait for the viewer's answer, offered where one arrives (FIRST-08).
import { useEffect } from 'react'
import { ActionButton } from '#src/actions/action-button.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { useQueriesSettled } from '#src/data/queries-settled.ts'
import { useRead } from '#src/data/use-read.ts'
import { Logo } from '#src/ui/marks/logo.tsx'
import { acceptInvitation, declineInvitation } from './invitation.actions.ts'
import { type InvitationCardData, ReceivedInvitations } from './invite.graphql.ts'
import * as styles from './open-invitations.css.ts'

/** One line each, with accept and decline; nothing where there is none, or they cannot be read: the mails have their links. */
export function OpenInvitations() {
  const { api, viewer } = useActions().services
  const settled = useQueriesSettled(api)
  const { data, error } = useRead({
    query: ReceivedInvitations,
    variables: {},
    pause: !settled || viewer === null,
    requestPolicy: 'cache-and-network',
  })
  useEffect(() => {
    if (error) console.warn('Invitations could not be read:', error.message)
  }, [error])
  const invitations = data?.receivedInvitations ?? []
  if (invitations.length === 0) return null
  return (
    <section className={styles.list} aria-label="Open invitations">
      {invitations.map((invitation) => (
        <Line key={invitation.token} invitation={invitation} />
      ))}
    </section>
  )
}

function Line({ invitation: { token, projectName, workspaceName, inviterName, role } }: { invitation: InvitationCardData }) {
  const subjects = { invitation: [{ id: token, token, projectName, isOffered: true, viewerCan: [] }] }
  return (
    <div className={styles.line}>
      <Logo name={projectName} id={projectName} size={28} />
      <p className={styles.text}>
        {inviterName ? `${inviterName} invited you to ` : 'You are invited to '}
        <strong>{projectName}</strong>
        {` in ${workspaceName}, as ${role}.`}
      </p>
      <div className={styles.answers}>
        <ActionButton action={declineInvitation} look="ghost" subjects={subjects} />
        <ActionButton action={acceptInvitation} look="primary" subjects={subjects} />
      </div>
    </div>
  )
}
