// Ask for a link to set a new password (ROUTE-06, OPEN-04).
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import * as styles from '#src/features/session/auth-card.css.ts'
import { AuthCard } from '#src/features/session/auth-card.tsx'
import { AuthForm, EmailField } from '#src/features/session/auth-form.tsx'
import { RequestPasswordReset } from '#src/features/session/session.graphql.ts'
import { sentences, useAuthForm, wrongEmail } from '#src/features/session/use-auth-form.ts'
import { pathTo } from '#src/lib/paths.ts'
import { textLink } from '#src/theme/text.css.ts'
import { Button } from '#src/ui/controls/button.tsx'

/** How long the next mail must wait, in seconds. */
const WAIT = 30

/** The confirmation is the same whether or not the account exists; the next mail may be asked for after a wait. */
export function ForgotPasswordPage() {
  const [email, setEmail] = useState('')
  const [wait, setWait] = useState<number | null>(null)
  const form = useAuthForm()
  useEffect(() => {
    if (wait === null || wait <= 0) return
    const timer = setTimeout(() => setWait(wait - 1), 1_000)
    return () => clearTimeout(timer)
  }, [wait])
  const check = () => sentences({ email: wrongEmail(email) })
  return (
    <AuthCard
      title="Forgot password"
      lead="We send you a link to set a new one."
      links={
        <Link className={textLink} to={pathTo('sign-in')}>
          Back to sign in
        </Link>
      }
    >
      <AuthForm
        form={form}
        onSubmit={() => {
          if (wait) return
          void form
            .submit(check, async (api) => {
              await api.mutate(RequestPasswordReset, { email: email.trim() })
            })
            .then((sent) => sent && setWait(WAIT))
        }}
      >
        {wait !== null && (
          <p role="status" className={styles.good}>
            If an account has this address, a mail with a link is on its way.
          </p>
        )}
        <EmailField value={email} onChange={setEmail} error={form.fields.email} autoFocus />
        <Button
          type="submit"
          variant="primary"
          size={32}
          className={styles.submit}
          loading={form.sending}
          reason={wait ? `The next mail can be sent in ${wait} s.` : undefined}
        >
          {wait === null ? 'Send link' : wait > 0 ? `Send again in ${wait} s` : 'Send again'}
        </Button>
      </AuthForm>
    </AuthCard>
  )
}
