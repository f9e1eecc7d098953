// Set a new password with the token of the mail (ROUTE-07, OPEN-05).
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import * as styles from '#src/features/session/auth-card.css.ts'
import { AuthCard } from '#src/features/session/auth-card.tsx'
import { AuthForm } from '#src/features/session/auth-form.tsx'
import { PasswordField } from '#src/features/session/password-field.tsx'
import { ResetPassword } from '#src/features/session/session.graphql.ts'
import { PASSWORD_LENGTH, sentences, useAuthForm } from '#src/features/session/use-auth-form.ts'
import { pathTo } from '#src/lib/paths.ts'
import { textLink } from '#src/theme/text.css.ts'
import { Button } from '#src/ui/button.tsx'

/** New password twice; a used or expired link leads back to asking for another. */
export function PasswordResetPage() {
  const { token = '' } = useParams()
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [done, setDone] = useState(false)
  const form = useAuthForm()
  const check = () =>
    sentences({
      password: password.length < PASSWORD_LENGTH ? `The password needs at least ${PASSWORD_LENGTH} characters.` : null,
      again: password === again ? null : 'The two passwords differ.',
    })
  if (done)
    return (
      <AuthCard title="Password changed" lead="Every session of your account has been ended.">
        <Button asChild variant="primary" size={32} className={styles.submit}>
          <Link to={pathTo('sign-in')}>Sign in</Link>
        </Button>
      </AuthCard>
    )
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
        notice={form.notice ?? form.fields.token}
        onSubmit={() => {
          void form
            .submit(check, async (api) => {
              await api.mutate(ResetPassword, { input: { token, password } })
            })
            .then(setDone)
        }}
      >
        <PasswordField
          label="New password"
          value={password}
          onChange={setPassword}
          error={form.fields.password}
          hint={`At least ${PASSWORD_LENGTH} characters.`}
          autoComplete="new-password"
        />
        <PasswordField label="Repeat password" value={again} onChange={setAgain} error={form.fields.again} autoComplete="new-password" />
        <Button type="submit" variant="primary" size={32} className={styles.submit} loading={form.sending}>
          Set password
        </Button>
      </AuthForm>
    </AuthCard>
  )
}
