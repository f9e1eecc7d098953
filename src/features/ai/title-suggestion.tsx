// The suggested title, word by word against the present one (AI-02, AI-03, AI-05).
import { wordDiff } from '#src/lib/word-diff.ts'
import { Skeleton } from '#src/ui/marks/skeleton.tsx'
import { applyTitle } from './ai.actions.ts'
import * as styles from './ai-dialog.css.ts'
import { SuggestionFrame, type SuggestionProps } from './suggestion-frame.tsx'

/** Now and then; where nothing better is known, or the same title comes back, that is said. */
export function TitleSuggestion(props: SuggestionProps<string>) {
  const { title } = props.task
  const value = props.suggestion.answer?.value ?? ''
  const some = value !== '' && value !== title
  return (
    <SuggestionFrame {...props} some={some} apply={some ? applyTitle(value) : null} waiting={<Waiting title={title} />}>
      {(next) =>
        some ? (
          <div className={styles.stack}>
            <div className={styles.side}>
              <span className={styles.name}>Now</span>
              <p className={`${styles.before} ${styles.titleText}`}>
                {wordDiff(title, next).map(({ kind, text }, at) =>
                  kind === 'in' ? null : kind === 'same' ? (
                    text
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
                    <del key={at} className={styles.gone}>
                      {text}
                    </del>
                  ),
                )}
              </p>
            </div>
            <div className={styles.side}>
              <span className={styles.name}>Suggested</span>
              <p className={`${styles.after} ${styles.titleText}`}>
                {wordDiff(title, next).map(({ kind, text }, at) =>
                  kind === 'out' ? null : kind === 'same' ? (
                    text
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
                    <ins key={at} className={styles.come}>
                      {text}
                    </ins>
                  ),
                )}
              </p>
            </div>
          </div>
        ) : (
          <p className={styles.nothing}>
            {value === '' ? 'No title to suggest: this one is clear already.' : 'The task has this title. Regenerate to see another one.'}
          </p>
        )
      }
    </SuggestionFrame>
  )
}

function Waiting({ title }: { title: string }) {
  return (
    <div className={styles.stack}>
      <div className={styles.side}>
        <span className={styles.name}>Now</span>
        <p className={`${styles.before} ${styles.titleText}`}>{title}</p>
      </div>
      <div className={styles.side} aria-hidden>
        <span className={styles.name}>Suggested</span>
        <div className={`${styles.after} ${styles.titleText}`}>
          <div className={styles.bars}>
            <Skeleton width="70%" height={14} />
          </div>
        </div>
      </div>
    </div>
  )
}
