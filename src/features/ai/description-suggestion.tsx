// The suggested description beside the present one (AI-03, AI-06).
import { htmlToText } from '#src/lib/html-text.ts'
import { Skeleton } from '#src/ui/marks/skeleton.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { applyDescription } from './ai.actions.ts'
import * as styles from './ai-dialog.css.ts'
import { SuggestionFrame, type SuggestionProps } from './suggestion-frame.tsx'

/** Both as they are read, not as markup; where there is none, that is said. */
export function DescriptionSuggestion(props: SuggestionProps<string>) {
  const now = props.task.description ?? ''
  const value = props.suggestion.answer?.value ?? ''
  const some = value !== '' && value !== now
  return (
    <SuggestionFrame {...props} some={some} apply={some ? applyDescription(value, now) : null} waiting={<Waiting now={now} />}>
      {(next) =>
        some ? (
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
        ) : (
          <p className={styles.nothing}>
            {value === ''
              ? 'No description to suggest: there is nothing to put in order.'
              : 'The task has this description. Regenerate to see another one.'}
          </p>
        )
      }
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
