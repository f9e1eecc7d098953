// The acceptance criteria of a story as boxes to tick; who may not change them sees plain marks (STORY-03, STORY-12).
import { CheckIcon, MinusIcon } from 'lucide-react'
import { useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { readCriteria } from '#src/model/story/criteria.ts'
import type { StorySubject } from '#src/model/story/story-subject.ts'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { count } from '#src/ui/dialogs/surface.css.ts'
import { VisuallyHidden } from '#src/ui/marks/visually-hidden.tsx'
import { toggleCriterion } from './story.actions.ts'
import * as styles from './story-header.css.ts'

/** Nothing where the description has none. Space and Enter tick the one that has the focus. */
export function StoryCriteria({ story, description }: { story: StorySubject; description: string | null }) {
  const here = useHere()
  const { criteria } = readCriteria(description)
  if (criteria.length === 0) return null
  const editable = story.viewerCan.includes('EDIT')
  const { viewerCan } = story
  const met = criteria.filter(({ done }) => done).length
  return (
    <section aria-label="Acceptance criteria">
      <h2 className={styles.part}>
        Acceptance criteria{' '}
        <span className={count}>
          {met}/{criteria.length}
        </span>
      </h2>
      <ul className={styles.criteria}>
        {criteria.map(({ line, text, done }) => {
          const subject = { id: `${story.id}:${line}`, line, text, done, story, viewerCan }
          const toggle = (source: 'form' | 'key') => void perform(toggleCriterion, here({ criterion: [subject] }), source)
          return (
            <li
              key={line}
              className={styles.criterion}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && editable) toggle('key')
              }}
            >
              {editable ? (
                <Checkbox checked={done} onChange={() => toggle('form')}>
                  <span className={done ? styles.met : undefined}>{text}</span>
                </Checkbox>
              ) : (
                <>
                  {done ? <CheckIcon size={14} aria-hidden /> : <MinusIcon size={14} aria-hidden />}
                  <VisuallyHidden>{done ? 'Met: ' : 'Open: '}</VisuallyHidden>
                  <span>{text}</span>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
