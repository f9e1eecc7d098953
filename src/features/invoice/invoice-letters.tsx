// Mails about an invoice: to whom, what became of each, when its link was opened first and closed, and which reminder goes next (INV-15, INV-17, INV-18).
import { useEffect, useRef } from 'react'
import { ActionButton } from '#src/actions/action-button.tsx'
import type { InvoiceWholeData } from '#src/model/invoice/invoice.graphql.ts'
import type { InvoiceSubject } from '#src/model/invoice/invoice-subject.ts'
import { switchLink } from './invoice-mail.actions.ts'
import * as styles from './invoice-view.css.ts'
import { fateOf, type LetterData, shortDay } from './letter-text.ts'

const AGAIN_MS = 3_000
const MOST_LOOKS = 20

const moment = (instant: string) =>
  `${shortDay(instant)}, ${new Date(instant).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`

/** Reads again while a mail waits for its first answer: a mail server is asked within seconds. */
export function useLetterNews(letters: readonly LetterData[], again: () => void): void {
  const looks = useRef(0)
  const waits = letters.some(({ state, reply }) => state === 'WAITING' && reply === null)
  // What is read anew is another array, also where nothing changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer starts the next look
  useEffect(() => {
    if (!waits || looks.current >= MOST_LOOKS) return
    const timer = setTimeout(() => {
      looks.current += 1
      again()
    }, AGAIN_MS)
    return () => clearTimeout(timer)
  }, [waits, letters, again])
}

/** Nothing where nothing was mailed and no reminder will go. */
export function InvoiceLetters({ invoice, subject }: { invoice: InvoiceWholeData; subject: InvoiceSubject }) {
  const { letters, nextReminderAt, remindersPaused, sentAt, sums, state } = invoice
  const all = letters ?? []
  const isToPay = sentAt !== null && sums.balance > 0 && state !== 'VOID' && invoice.kind === 'INVOICE'
  const next = !isToPay ? null : remindersPaused ? 'Reminders are paused' : nextReminderAt ? moment(nextReminderAt) : null
  if (all.length === 0 && next === null) return null
  return (
    <section aria-label="Mails">
      <h3 className={styles.title}>Mails</h3>
      {next !== null && (
        <dl className={styles.facts}>
          <dt className={styles.name}>Next reminder</dt>
          <dd className={styles.value}>{next}</dd>
        </dl>
      )}
      <ul className={styles.letters}>
        {all.map((letter) => {
          const { text, bad } = fateOf(letter)
          return (
            <li key={letter.id} className={styles.letter}>
              <span className={styles.address}>
                {letter.kind === 'REMINDER' && 'Reminder · '}
                {letter.to}
              </span>
              <ActionButton action={switchLink(letter)} look="icon" size={24} subjects={{ invoice: [subject] }} />
              <span className={bad ? styles.refused : styles.note}>{text}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
