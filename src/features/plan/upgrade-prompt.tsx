// The upgrade prompt: a modal with a discount code that can be closed when its countdown has reached 0 (PLAN-04..06, PLAN-09).
import { CheckIcon, CopyIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { upgradeText } from '#src/data/errors/error-text.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { announce } from '#src/ui/marks/live-region.ts'
import { VisuallyHidden } from '#src/ui/marks/visually-hidden.tsx'
import { MessageArea, useTimedMessage } from '#src/ui/pages/timed-message.tsx'
import { discounts, type Upgrade } from './plan.ts'
import * as styles from './upgrade-prompt.css.ts'

const SECONDS = 10
const ROUND = 2 * Math.PI * 7

/** What both gates close (PLAN-01, PLAN-03). */
const LOCKED = 'start and due dates, boards, uploads, creating with all fields, AI-Task, inviting people and further workspaces'

/** `code` and `billingUrl` are configured, null where they are not (PLAN-10); only who owns the workspace is given the latter (OPEN-24). */
export function UpgradePrompt({
  upgrade,
  workspace,
  left,
  code,
  billingUrl,
  owner,
  onClose,
}: {
  upgrade: Upgrade
  workspace: string
  /** Seconds until it can be closed. */
  left: number
  code: string | null
  billingUrl: string | null
  /** Who could upgrade, where it is somebody else. */
  owner: string | null
  onClose: () => void
}) {
  const { clipboard } = useActions().services
  const { message, show } = useTimedMessage()
  const first = useRef<HTMLDivElement>(null)
  const closable = left === 0
  useEffect(() => {
    // The seconds themselves are not read out; that it can be closed is, once.
    if (closable) announce('You can close this now.')
  }, [closable])
  const copy = async () => {
    if (code === null) return
    try {
      await clipboard.write(code)
      show('good', 'Coupon code copied to clipboard!')
    } catch {
      show('bad', 'The code could not be copied. Select it and copy it by hand.')
    }
  }
  return (
    <Dialog
      open
      closable={closable}
      onOpenChange={(open) => open || onClose()}
      title={upgrade === 'free' ? 'Upgrade your plan' : 'Upgrade Required'}
      description={
        <>
          {upgradeText}
          {!closable && <VisuallyHidden> You can close this after {SECONDS} seconds.</VisuallyHidden>}
        </>
      }
      width={440}
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        first.current?.focus()
      }}
      footer={
        <div className={styles.foot}>
          <span className={styles.count} aria-hidden>
            {closable ? (
              <>
                <CheckIcon size={16} /> You can close this now
              </>
            ) : (
              <>
                <svg viewBox="0 0 18 18" className={styles.ring}>
                  <title>Countdown</title>
                  <circle cx="9" cy="9" r="7" className={styles.track} />
                  <circle
                    cx="9"
                    cy="9"
                    r="7"
                    className={styles.arc}
                    strokeDasharray={ROUND}
                    strokeDashoffset={ROUND * (1 - left / SECONDS)}
                  />
                </svg>
                <span data-count>{left}</span>
              </>
            )}
          </span>
          <Button size={32} onClick={() => closable && onClose()} aria-disabled={!closable}>
            Close
          </Button>
          {billingUrl && (
            <Button size={32} variant="primary" asChild>
              <a href={billingUrl} target="_blank" rel="noreferrer">
                Upgrade
              </a>
            </Button>
          )}
        </div>
      }
    >
      <div ref={first} tabIndex={-1} className={styles.body} style={{ outline: 'none' }}>
        {code ? (
          <div className={styles.offer}>
            <p className={styles.discount}>
              <span className={styles.percent}>{discounts[upgrade]}</span> off any paid plan of {workspace}
            </p>
            <div className={styles.coupon}>
              <code className={styles.code}>{code}</code>
              <Button size={32} icon={CopyIcon} onClick={() => void copy()}>
                Copy code
              </Button>
            </div>
            <div className={styles.said}>
              {message ? <MessageArea message={message} /> : <p className={styles.hint}>Enter it when you pay.</p>}
            </div>
          </div>
        ) : (
          <p className={styles.offer}>
            <span className={styles.discount}>
              <span className={styles.percent}>{discounts[upgrade]}</span> off any paid plan of {workspace}
            </span>
          </p>
        )}
        <p className={styles.text}>
          Locked in {workspace} until then: {LOCKED}.
        </p>
        {owner !== null && <p className={styles.text}>{owner} owns this workspace and can upgrade it.</p>}
      </div>
    </Dialog>
  )
}
