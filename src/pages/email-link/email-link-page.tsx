// What a mailed link about an email address does: confirms it, makes it the account's, or takes a change back (PROFUP-02, SESS-05).
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useParams } from 'react-router-dom'
import { useApi } from '#src/data/data-provider.tsx'
import { useSession } from '#src/data/storage/session.ts'
import * as styles from '#src/features/session/auth-card.css.ts'
import { AuthCard } from '#src/features/session/auth-card.tsx'
import { AuthForm } from '#src/features/session/auth-form.tsx'
import { useAuthForm } from '#src/features/session/use-auth-form.ts'
import { pathTo } from '#src/lib/paths.ts'
import { ConfirmEmail, RevertEmail, VerifyEmail } from '#src/model/account/account.graphql.ts'
import { setUnconfirmed } from '#src/model/account/unconfirmed.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Loading, Skeleton } from '#src/ui/marks/skeleton.tsx'

/** The address says which of the three. */
export function EmailLinkPage() {
  const { token = '' } = useParams()
  const [, , purpose] = useLocation().pathname.split('/')
  return purpose === 'revert' ? <Revert token={token} /> : <Open token={token} changes={purpose === 'confirm'} />
}

/** Opening the link is enough; a link that does not work any more says how to get another. */
function Open({ token, changes }: { token: string; changes: boolean }) {
  const api = useApi()
  const form = useAuthForm()
  const [email, setEmail] = useState<string | null>(null)
  const { signedIn } = useSession()
  const send = () =>
    form.submit(
      () => ({}),
      async () => {
        const { email: now } = changes ? await api.mutate(ConfirmEmail, { token }) : await api.mutate(VerifyEmail, { token })
        setUnconfirmed(null)
        setEmail(now)
      },
    )
  const begun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, because a link works once
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void send()
  }, [])
  if (email !== null)
    return (
      <AuthCard title={changes ? 'Your address is changed' : 'Your address is confirmed'} lead={leadOf(email, changes)}>
        <Button asChild variant="primary" size={32} className={styles.submit}>
          <Link to={pathTo(signedIn ? 'workspace' : 'sign-in')}>{signedIn ? 'Go to your workspace' : 'Sign in'}</Link>
        </Button>
      </AuthCard>
    )
  if (form.fields.token) return <Dead signedIn={signedIn} changes={changes} />
  return (
    <AuthCard title="Your email address">
      {form.notice ? (
        <AuthForm form={form} onSubmit={() => void send()}>
          <Button type="submit" variant="primary" size={32} className={styles.submit} loading={form.sending}>
            Try again
          </Button>
        </AuthForm>
      ) : (
        <Loading label="Opening the link" className={styles.form}>
          <Skeleton height={20} />
          <Skeleton height={36} />
        </Loading>
      )}
    </AuthCard>
  )
}

const leadOf = (email: string, changes: boolean) => (changes ? `From now on you sign in with ${email}.` : `${email} is yours.`)

function Dead({ signedIn, changes }: { signedIn: boolean; changes: boolean }) {
  return (
    <AuthCard
      title="This link no longer works"
      lead={`It has expired, was used already, or a newer one was sent. A link works once, for 24 hours. ${changes ? 'Ask for another one in your settings.' : 'Sign in to get another one.'}`}
    >
      <Button asChild variant="primary" size={32} className={styles.submit}>
        <Link to={pathTo(signedIn ? 'workspace' : 'sign-in')}>{signedIn ? 'Go to your workspace' : 'Sign in'}</Link>
      </Button>
    </AuthCard>
  )
}

/** It ends every session, so it asks. */
function Revert({ token }: { token: string }) {
  const api = useApi()
  const form = useAuthForm()
  const [back, setBack] = useState<{ email: string; resetToken: string } | null>(null)
  if (back !== null)
    return (
      <AuthCard
        title="Your address is yours again"
        lead={`You sign in with ${back.email}. Every session has ended, and the old password no longer works.`}
      >
        <Button asChild variant="primary" size={32} className={styles.submit}>
          <Link to={`/password-reset/${encodeURIComponent(back.resetToken)}`}>Set a new password</Link>
        </Button>
      </AuthCard>
    )
  if (form.fields.token)
    return (
      <AuthCard title="This link no longer works" lead="It has expired or was used already. A link works once, for 7 days.">
        <Button asChild variant="primary" size={32} className={styles.submit}>
          <Link to={pathTo('forgot-password')}>Set a new password</Link>
        </Button>
      </AuthCard>
    )
  return (
    <AuthCard
      title="Was this not you?"
      lead="Somebody asked for another email address for your account. Taking it back ends every session and the password; you set a new one next."
    >
      <AuthForm
        form={form}
        onSubmit={() =>
          void form.submit(
            () => ({}),
            async () => {
              const { email, resetToken } = await api.mutate(RevertEmail, { token })
              if (email && resetToken) setBack({ email, resetToken })
            },
          )
        }
      >
        <Button type="submit" variant="danger" size={32} className={styles.submit} loading={form.sending}>
          This was not me
        </Button>
      </AuthForm>
    </AuthCard>
  )
}
