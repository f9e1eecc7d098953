// The suggested description beside the present one (AI-03, AI-06).
import { htmlToText } from '#src/lib/text.ts'
import { SafeHtml } from '#src/ui/safe-html.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { applyDescription } from './ai.actions.ts'
import * as styles from './ai-dialog.css.ts'
import { SuggestionFrame, type SuggestionProps } from './suggestion-frame.tsx'

/** Both as they are read, not as markup. */
export function DescriptionSuggestion(props: SuggestionProps<string>) {
  const now = props.task.description ?? ''
  const value = props.suggestion.answer?.value ?? ''
  const same = value === now
  return (
    <SuggestionFrame {...props} apply={value === '' || same ? null : applyDescription(value, now)} waiting={<Waiting now={now} />}>
      {(next) => (
        <div className={styles.stack}>
          <div className={styles.sides}>
            <Now html={now} />
            <div className={styles.side}>
              <span className={styles.name}>Suggested</span>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also with the keyboard */}
              <section className={`${styles.after} ${styles.tall}`} tabIndex={0} aria-label="Suggested">
                <SafeHtml html={next} />
              </section>
            </div>
          </div>
          {same && <p className={styles.nothing}>The task has this description. Regenerate to see another one.</p>}
        </div>
      )}
    </SuggestionFrame>
  )
}

function Now({ html }: { html: string }) {
  return (
    <div className={styles.side}>
      <span className={styles.name}>Now</span>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also with the keyboard */}
      <section className={`${styles.before} ${styles.tall}`} tabIndex={0} aria-label="Now">
        {htmlToText(html) === '' && !/<img/i.test(html) ? <p className={styles.nothing}>No description yet.</p> : <SafeHtml html={html} />}
      </section>
    </div>
  )
}

function Waiting({ now }: { now: string }) {
  return (
    <div className={styles.sides}>
      <Now html={now} />
      <div className={styles.side} aria-hidden>
        <span className={styles.name}>Suggested</span>
        <div className={`${styles.after} ${styles.tall}`}>
          <div className={styles.bars}>
            <Skeleton width="40%" />
            <Skeleton width="90%" />
            <Skeleton width="75%" />
            <Skeleton width="82%" />
          </div>
        </div>
      </div>
    </div>
  )
}
