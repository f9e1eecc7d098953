// A line above every page for who has not confirmed their address: inviting waits until then (SESS-05).
import { MailIcon } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { useActions } from '#src/actions/actions-context.tsx'
import { errorText } from '#src/data/errors/error-text.ts'
import { pathTo } from '#src/lib/paths.ts'
import { ResendVerification } from '#src/model/account/account.graphql.ts'
import { unconfirmed } from '#src/model/account/unconfirmed.ts'
import { textLink } from '#src/theme/text.css.ts'
import { Button } from '#src/ui/controls/button.tsx'
import * as styles from './confirm-banner.css.ts'

/** So long the next mail waits, in seconds. */
const WAIT = 60

/** Nothing while there is nothing to confirm. */
export function ConfirmBanner() {
  const email = useSyncExternalStore(unconfirmed.subscribe, unconfirmed.get)
  return email === null ? null : <Banner email={email} />
}

function Banner({ email }: { email: string }) {
  const { api, say, viewer } = useActions().services
  const [wait, setWait] = useState(0)
  const [sending, setSending] = useState(false)
  useEffect(() => {
    if (wait <= 0) return
    const timer = setTimeout(() => setWait(wait - 1), 1_000)
    return () => clearTimeout(timer)
  }, [wait])
  const send = async () => {
    setSending(true)
    try {
      await api.mutate(ResendVerification, {}, { lane: 'Viewer' })
      setWait(WAIT)
      say.done(`A link is on its way to ${email}`)
    } catch (error) {
      say.error(errorText(error))
    } finally {
      setSending(false)
    }
  }
  return (
    <div role="status" className={styles.banner}>
      <MailIcon size={16} aria-hidden className={styles.icon} />
      <p className={styles.text}>Confirm {email} to invite people.</p>
      <span className={styles.ways}>
        <Button loading={sending} reason={wait > 0 ? `The next mail can be sent in ${wait} s.` : undefined} onClick={() => void send()}>
          {wait > 0 ? `Send again in ${wait} s` : 'Send the link again'}
        </Button>
        {viewer && (
          <Link to={`${pathTo('profile-update', { username: viewer.username })}#email`} className={textLink}>
            Change address
          </Link>
        )}
      </span>
    </div>
  )
}
