// For an account that was made by signing in somewhere else: a mailed link sets a password (PROFUP-03).
import { useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { errorText } from '#src/data/errors/error-text.ts'
import { RequestPasswordLink } from '#src/model/account/account.graphql.ts'
import { Button } from '#src/ui/controls/button.tsx'
import * as styles from './account.css.ts'

/** One button, and what it did. */
export function SetPassword({ email }: { email: string }) {
  const { api, say } = useActions().services
  const [state, setState] = useState<'ready' | 'sending' | 'sent'>('ready')
  const send = async () => {
    setState('sending')
    try {
      await api.mutate(RequestPasswordLink, { email })
      setState('sent')
    } catch (error) {
      setState('ready')
      say.error(errorText(error))
    }
  }
  return (
    <div data-field="password" className={styles.password}>
      <p className={styles.small}>
        You sign in with another account. With a password you can change your email here, too, and sign in without that account.
      </p>
      {state === 'sent' ? (
        <p role="status" className={styles.good}>
          We sent a link to {email}. It works for an hour.
        </p>
      ) : (
        <div>
          <Button size={32} loading={state === 'sending'} onClick={() => void send()}>
            Set a password
          </Button>
        </div>
      )}
    </div>
  )
}
