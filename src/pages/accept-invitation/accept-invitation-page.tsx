// Where the link of an invitation leads: what it is for, accept or decline, or sign in first (ROUTE-04, OPEN-03).
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { Action } from '#src/actions/action.ts'
import { useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { useActionForm } from '#src/data/forms/use-action-form.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useSession } from '#src/data/storage/session.ts'
import { useRead } from '#src/data/use-read.ts'
import { AuthCard } from '#src/features/session/auth-card.tsx'
import {
  acceptInvitation,
  agreeToInvitation,
  askForInvitation,
  declineInvitation,
  refuseInvitation,
} from '#src/features/sharing/invitation.actions.ts'
import { GetInvitation, type InvitationCardData } from '#src/features/sharing/invite.graphql.ts'
import { pathTo } from '#src/lib/paths.ts'
import { textLink } from '#src/theme/text.css.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Chip } from '#src/ui/marks/chip.tsx'
import { Logo } from '#src/ui/marks/logo.tsx'
import { Loading, Skeleton } from '#src/ui/marks/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/marks/visually-hidden.tsx'
import * as styles from './accept-invitation-page.css.ts'

/** Reads `?token=`; public. */
export function AcceptInvitationPage() {
  const token = useSearchParams()[0].get('token') ?? ''
  const { signedIn } = useSession()
  const read = useRead({
    query: GetInvitation,
    variables: { token },
    pause: token === '',
    requestPolicy: 'cache-and-network',
  })
  const { data, error, fetching } = read
  const invitation = data?.invitation
  if (invitation) {
    const closed = closedText(invitation)
    if (closed !== null) return <Closed text={closed} signedIn={signedIn} />
    return <Open invitation={invitation} signedIn={signedIn} onFailed={read.again} />
  }
  if (token === '' || (data && !fetching))
    return <Closed text="This invitation does not exist. Check that you opened the whole link." signedIn={signedIn} />
  if (error)
    return (
      <AuthCard title="Invitation">
        <ReadFailure read={read} what="the invitation" />
      </AuthCard>
    )
  return (
    <AuthCard title="Invitation">
      <Loading label="Loading the invitation" className={styles.facts}>
        <Skeleton width="70%" height={16} />
        <Skeleton width="45%" />
        <Skeleton height={36} />
      </Loading>
    </AuthCard>
  )
}

/** Why an invitation cannot be answered any more; null while it can. */
function closedText({ state, inviterName, projectName }: InvitationCardData): string | null {
  const who = inviterName ?? 'the person who invited you'
  if (state === 'expired') return `This invitation to ${projectName} has expired. Ask ${who} to send a new one.`
  if (state === 'used') return `This invitation to ${projectName} has already been used.`
  if (state === 'withdrawn') return `This invitation to ${projectName} is no longer valid. Ask ${who} for a new one.`
  return null
}

function Closed({ text, signedIn }: { text: string; signedIn: boolean }) {
  return (
    <AuthCard title="Invitation" lead={text}>
      <Button asChild size={32} variant="primary" className={styles.wide}>
        <Link to={pathTo(signedIn ? 'workspace' : 'sign-in')}>{signedIn ? 'Go to your workspace' : 'Sign in'}</Link>
      </Button>
    </AuthCard>
  )
}

function Open({ invitation, signedIn, onFailed }: { invitation: InvitationCardData; signedIn: boolean; onFailed: () => void }) {
  const { projectName, workspaceName, inviterName, role, emailHint, standing } = invitation
  // Whoever sent it is not invited by themselves.
  const isMine = signedIn && standing === 'INVITER'
  return (
    <AuthCard title={isMine ? `Invitation to ${projectName}` : `Join ${projectName}`}>
      <div className={styles.facts}>
        <div className={styles.project}>
          <Logo name={projectName} id={projectName} size={36} />
          <span className={styles.names}>
            <strong>{projectName}</strong>
            <span className={styles.note}>{workspaceName}</span>
          </span>
          <Chip tone="accent">
            <VisuallyHidden>{isMine ? 'Their role: ' : 'Your role: '}</VisuallyHidden>
            {role}
          </Chip>
        </div>
        {!isMine && (
          <p className={styles.text}>{inviterName ? `${inviterName} invited you` : 'You are invited'} to work on this project.</p>
        )}
        {emailHint && <p className={styles.note}>{isMine ? `You sent it to ${emailHint}` : `Sent to ${emailHint}`}</p>}
      </div>
      {signedIn ? <Standing invitation={invitation} onFailed={onFailed} /> : <SignInFirst token={invitation.token} />}
    </AuthCard>
  )
}

/** What somebody can do who is signed in: it is theirs, somebody else's, or they sent it. */
function Standing({ invitation, onFailed }: { invitation: InvitationCardData; onFailed: () => void }) {
  const { viewer } = useSession()
  const { standing, asker, inviterName, role } = invitation
  const who = inviterName ?? 'Whoever invited you'
  const me = viewer ? <p className={styles.note}>You are signed in as {viewer.name}.</p> : null
  if (standing === 'ASKING')
    return (
      <>
        <p role="status" className={styles.text}>
          {who} was asked to let your account in. You are told once you are on the project.
        </p>
        <Onward />
      </>
    )
  if (standing === 'INVITER')
    return asker ? (
      <>
        <p className={styles.text}>
          <strong>{asker.name}</strong> ({asker.email}) opened it under another address, and asks to join as {role}.
        </p>
        <Answers invitation={invitation} onFailed={onFailed} no={refuseInvitation} yes={agreeToInvitation} />
      </>
    ) : (
      <>
        <p className={styles.text}>Nobody has answered it yet.</p>
        <Onward />
      </>
    )
  if (standing === 'OTHER')
    return (
      <>
        <p className={styles.text}>
          It was sent to another address than yours. {who} has to agree before you can join with this account; with the address it was sent
          to you can accept it at once.
        </p>
        <Answers invitation={invitation} onFailed={onFailed} yes={askForInvitation} />
        {me}
      </>
    )
  return (
    <>
      <Answers invitation={invitation} onFailed={onFailed} no={declineInvitation} yes={acceptInvitation} />
      {me}
    </>
  )
}

/** The way on where there is nothing to answer. */
function Onward() {
  return (
    <Button asChild size={32} className={styles.wide}>
      <Link to={pathTo('workspace')}>Go to your workspace</Link>
    </Button>
  )
}

type Answering = { invitation: InvitationCardData; onFailed: () => void; no?: Action; yes: Action }

function Answers({ invitation, onFailed, no, yes }: Answering) {
  const here = useHere()
  const form = useActionForm()
  const [pressed, setPressed] = useState<string | null>(null)
  const busy = form.sending ? pressed : null
  const run = (action: Action) => {
    const { token, projectName } = invitation
    void form.submit({
      sent: () => setPressed(action.id),
      async send() {
        const result = await perform(action, here({ invitation: [{ id: token, token, projectName, viewerCan: [] }] }), 'button')
        // Somebody may have used or withdrawn it meanwhile: show what it is now.
        return { arrived: result === 'done', ...(result === 'failed' && { tell: onFailed }) }
      },
    })
  }
  const button = (action: Action, variant: 'primary' | 'ghost') => (
    <Button
      size={32}
      variant={variant}
      icon={action.icon}
      loading={busy === action.id}
      disabled={busy !== null && busy !== action.id}
      onClick={() => run(action)}
      className={styles.half}
    >
      {action.name}
    </Button>
  )
  return (
    <div className={styles.answers}>
      {no && button(no, 'ghost')}
      {button(yes, 'primary')}
    </div>
  )
}

function SignInFirst({ token }: { token: string }) {
  const back = `?return=${encodeURIComponent(`${pathTo('accept-invitation')}?token=${encodeURIComponent(token)}`)}`
  return (
    <>
      <Button asChild size={32} variant="primary" className={styles.wide}>
        <Link to={`${pathTo('sign-in')}${back}`}>Sign in to accept</Link>
      </Button>
      <p className={styles.text}>
        No account yet?{' '}
        <Link to={`${pathTo('sign-up')}${back}`} className={textLink}>
          Sign up
        </Link>
      </p>
    </>
  )
}
