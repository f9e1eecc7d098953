// Sign in (ROUTE-03, OPEN-01).
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { ownWorkspace } from '#src/data/storage/own-workspace.ts'
import { useSession } from '#src/data/storage/session.ts'
import * as styles from '#src/features/session/auth-card.css.ts'
import { AuthCard } from '#src/features/session/auth-card.tsx'
import { AuthForm, EmailField } from '#src/features/session/auth-form.tsx'
import { OpenTheLink } from '#src/features/session/open-the-link.tsx'
import { RestoreAccountCard } from '#src/features/session/restore-account.tsx'
import { SignIn } from '#src/features/session/session.graphql.ts'
import { begin } from '#src/features/session/start.ts'
import { ThirdPartySignIn } from '#src/features/session/third-party-sign-in.tsx'
import { missing, sentences, useAuthForm, wrongEmail } from '#src/features/session/use-auth-form.ts'
import { pathTo } from '#src/lib/paths.ts'
import { textLink } from '#src/theme/text.css.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'

/** Sessions belong to the address that they were begun at (DOMAIN-07). */
function hereAlone(): string | undefined {
  const own = ownWorkspace()
  return own
    ? `Signing in counts for ${window.location.hostname} alone, also while you are signed in at ${new URL(own.appUrl).hostname}.`
    : undefined
}

/** Email and password; wrong credentials get one neutral sentence and keep what was typed. */
export function SignInPage() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [query] = useSearchParams()
  const { ended } = useSession()
  const navigate = useNavigate()
  const form = useAuthForm()
  const keep = query.size > 0 ? `?${query}` : ''
  const [leaving, setLeaving] = useState<string | null>(null)
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null)
  if (unconfirmed !== null) return <OpenTheLink email={unconfirmed} onChange={() => navigate(`${pathTo('sign-up')}${keep}`)} />
  if (leaving !== null)
    return (
      <RestoreAccountCard
        sentence={leaving}
        credentials={{ email: email.trim(), password }}
        back={query.get('return')}
        onBack={() => setLeaving(null)}
      />
    )
  const check = () =>
    sentences({
      email: wrongEmail(email),
      password: missing(password, 'Password'),
    })
  return (
    <AuthCard
      title="Sign in"
      lead={ended === 'expired' ? 'Your session has ended. Sign in again to go on where you were.' : hereAlone()}
      links={
        <>
          <Link className={textLink} to={`${pathTo('sign-up')}${keep}`}>
            Create an account
          </Link>
          <Link className={textLink} to={pathTo('forgot-password')}>
            Forgot password?
          </Link>
        </>
      }
    >
      <AuthForm
        form={form}
        onSubmit={() => {
          void form.submit(check, async (api) => {
            const signed = await api.mutate(SignIn, { input: { email: email.trim(), password } }, { changesNothing: true })
            if (signed.leaving) return setLeaving(signed.leaving)
            if (signed.mustConfirmEmail) return setUnconfirmed(email.trim())
            begin(signed, query.get('return'), (path) =>
              navigate(`${pathTo('sign-in')}?return=${encodeURIComponent(path)}`, { replace: true }),
            )
          })
        }}
      >
        <EmailField value={email} onChange={setEmail} error={form.fields.email} autoFocus />
        <PasswordField value={password} onChange={setPassword} error={form.fields.password} autoComplete="current-password" />
        <Button type="submit" variant="primary" size={32} className={styles.submit} loading={form.sending}>
          Sign in
        </Button>
      </AuthForm>
      <ThirdPartySignIn />
    </AuthCard>
  )
}
