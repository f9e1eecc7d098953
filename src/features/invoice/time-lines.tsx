// What logged time would put on an invoice: lines, the entries under each, and what is left out and why (INV-05).
import { ChevronRightIcon } from 'lucide-react'
import { formatTotal } from '#src/lib/dates/logged-time.ts'
import { classNames } from '#src/ui/marks/class-names.ts'
import { figureText, longDay } from './sheet-text.ts'
import { leftOutText, type TimePreview } from './time-choice.ts'
import * as styles from './time-dialog.css.ts'

/** So many entries in all are shown at once; more are behind their lines. */
const FEW = 8

/** With `isOld` what is shown is of the choice before, and another answer is on its way. */
export function TimeLines({ preview, isOld }: { preview: TimePreview; isOld: boolean }) {
  const { lines, leftOut, net } = preview
  const isShort = lines.reduce((sum, { entries }) => sum + entries.length, 0) <= FEW
  return (
    <section aria-label="Preview" aria-busy={isOld} className={classNames(styles.preview, isOld && styles.old)}>
      {leftOut.length > 0 && (
        <div className={styles.left}>
          <h3 className={styles.legend}>Left out</h3>
          <ul>
            {leftOut.map((one) => (
              <li key={`${one.reason} ${one.number}`}>{leftOutText(one)}</li>
            ))}
          </ul>
        </div>
      )}
      {lines.length === 0 ? (
        <p className={styles.note}>No unbilled time with a rate on these days.</p>
      ) : (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <Line key={line.entries[0]?.id} line={line} digits={net.digits} open={isShort} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Whose it is, its task where the line does not name that, and its comment. */
function entryText({ person, code, title, comment }: TimePreview['lines'][number]['entries'][number], text: string): string {
  return [person, text.startsWith(code) ? '' : `${code} ${title}`, comment].filter((part) => part !== '').join(' · ')
}

function Line({ line, digits, open }: { line: TimePreview['lines'][number]; digits: number; open: boolean }) {
  return (
    <li className={styles.line}>
      <details open={open}>
        <summary className={styles.summary}>
          <ChevronRightIcon aria-hidden size={14} className={styles.chevron} />
          <span className={styles.text}>{line.text}</span>
          <span className={styles.figure}>{`${line.quantity} h × ${figureText(line.price, digits)}`}</span>
          <span className={styles.amount}>{figureText(line.amount, digits)}</span>
        </summary>
        <ul className={styles.entries}>
          {line.entries.map((entry) => (
            <li key={entry.id} className={styles.entry}>
              <span className={styles.day}>{longDay(entry.day)}</span>
              <span className={styles.what}>{entryText(entry, line.text)}</span>
              <span className={styles.length}>{formatTotal(entry.seconds)}</span>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
