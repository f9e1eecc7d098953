// Set a new password with the token of the mail (ROUTE-07, OPEN-05).
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useRead } from '#src/data/use-read.ts'
import * as styles from '#src/features/session/auth-card.css.ts'
import { AuthCard } from '#src/features/session/auth-card.tsx'
import { AuthForm } from '#src/features/session/auth-form.tsx'
import { GetPasswordReset, ResetPassword } from '#src/features/session/session.graphql.ts'
import { sentences, useAuthForm } from '#src/features/session/use-auth-form.ts'
import { pathTo } from '#src/lib/paths.ts'
import { NewPasswordField, shortPassword } from '#src/model/account/new-password-field.tsx'
import { textLink } from '#src/theme/text.css.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { Loading, Skeleton } from '#src/ui/marks/skeleton.tsx'

/** Looks at the link first: one that was used, has expired or never was says so at once and leads to a new one. */
export function PasswordResetPage() {
  const { token = '' } = useParams()
  const [done, setDone] = useState(false)
  const { data, error } = useRead({ query: GetPasswordReset, variables: { token }, requestPolicy: 'network-only' })
  if (done)
    return (
      <AuthCard title="Password changed" lead="Every session of your account has been ended.">
        <Button asChild variant="primary" size={32} className={styles.submit}>
          <Link to={pathTo('sign-in')}>Sign in</Link>
        </Button>
      </AuthCard>
    )
  if (data?.passwordResetOpen === false)
    return (
      <AuthCard
        title="This link no longer works"
        lead="It has expired, was used already, or a newer one was sent. A link is good once, for one hour."
      >
        <Button asChild variant="primary" size={32} className={styles.submit}>
          <Link to={pathTo('forgot-password')}>Ask for a new link</Link>
        </Button>
      </AuthCard>
    )
  // Where the link cannot be looked at, trying it tells.
  if (data || error) return <NewPassword token={token} onDone={() => setDone(true)} />
  return (
    <AuthCard title="New password">
      <Loading label="Checking the link" className={styles.form}>
        <Skeleton height={52} />
        <Skeleton height={52} />
        <Skeleton height={36} />
      </Loading>
    </AuthCard>
  )
}

/** New password twice; a link that died meanwhile leads back to asking for another. */
function NewPassword({ token, onDone }: { token: string; onDone: () => void }) {
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const form = useAuthForm()
  const check = () =>
    sentences({
      password: shortPassword(password),
      again: password === again ? null : 'The two passwords differ.',
    })
  return (
    <AuthCard
      title="New password"
      links={
        <Link className={textLink} to={pathTo('forgot-password')}>
          Ask for a new link
        </Link>
      }
    >
      <AuthForm
        form={form}
        notice={form.notice ?? form.fields.token}
        onSubmit={() => {
          void form
            .submit(check, async (api) => {
              await api.mutate(ResetPassword, { input: { token, password } })
            })
            .then((set) => set && onDone())
        }}
      >
        <NewPasswordField label="New password" value={password} onChange={setPassword} error={form.fields.password} known={[]} />
        <PasswordField label="Repeat password" value={again} onChange={setAgain} error={form.fields.again} autoComplete="new-password" />
        <Button type="submit" variant="primary" size={32} className={styles.submit} loading={form.sending}>
          Set password
        </Button>
      </AuthForm>
    </AuthCard>
  )
}
