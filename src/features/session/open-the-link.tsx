// What stands there until an address is confirmed: the mail has a link (SESS-05).
import { useEffect, useState } from 'react'
import { useApi } from '#src/data/data-provider.tsx'
import { ResendVerification } from '#src/model/account/account.graphql.ts'
import { Button } from '#src/ui/controls/button.tsx'
import * as styles from './auth-card.css.ts'
import { AuthCard } from './auth-card.tsx'
import { AuthForm } from './auth-form.tsx'
import { useAuthForm } from './use-auth-form.ts'

/** So long the next mail waits, in seconds. */
const WAIT = 60

/** `onChange` goes back to where the address is typed. `justSent`: a mail has gone this moment; else it may be long ago, and the next one waits for nothing. */
export function OpenTheLink({ email, justSent = false, onChange }: { email: string; justSent?: boolean; onChange: () => void }) {
  const api = useApi()
  const form = useAuthForm()
  const [wait, setWait] = useState(justSent ? WAIT : 0)
  const [again, setAgain] = useState(false)
  useEffect(() => {
    if (wait <= 0) return
    const timer = setTimeout(() => setWait(wait - 1), 1_000)
    return () => clearTimeout(timer)
  }, [wait])
  return (
    <AuthCard title={`Open the link we sent to ${email}`} lead="It works once, for 24 hours. Then you can sign in.">
      <AuthForm
        form={form}
        onSubmit={() => {
          if (wait > 0) return
          void form
            .submit(
              () => ({}),
              async () => {
                await api.mutate(ResendVerification, { email })
              },
            )
            .then((sent) => {
              if (!sent) return
              setAgain(true)
              setWait(WAIT)
            })
        }}
      >
        {again && (
          <p role="status" className={styles.good}>
            Another mail is on its way.
          </p>
        )}
        <Button
          type="submit"
          variant="primary"
          size={32}
          className={styles.submit}
          loading={form.sending}
          reason={wait > 0 ? `The next mail can be sent in ${wait} s.` : undefined}
        >
          {wait > 0 ? `Send again in ${wait} s` : 'Send again'}
        </Button>
        <Button size={32} className={styles.submit} onClick={onChange}>
          Change address
        </Button>
      </AuthForm>
    </AuthCard>
  )
}
