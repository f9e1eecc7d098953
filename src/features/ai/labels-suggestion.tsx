// Suggested labels: each chosen or not, the chosen ones put on in one go (AI-04, AI-07).
import { useState } from 'react'
import { plural } from '#src/lib/text.ts'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Dot } from '#src/ui/marks/chip.tsx'
import { SkeletonLines } from '#src/ui/marks/skeleton.tsx'
import { applyLabels } from './ai.actions.ts'
import type { LabelIdea } from './ai.graphql.ts'
import * as styles from './ai-dialog.css.ts'
import { SuggestionFrame, type SuggestionProps } from './suggestion-frame.tsx'

/** All are chosen at first; what the task carries by now is left out. */
export function LabelsSuggestion(props: SuggestionProps<readonly LabelIdea[]>) {
  const [left, setLeft] = useState<readonly string[]>([])
  const carried = new Set(props.task.labels.map(({ title }) => title.toLowerCase()))
  const free = (props.suggestion.answer?.value ?? []).filter(({ title }) => !carried.has(title.toLowerCase()))
  const chosen = free.filter(({ title }) => !left.includes(title))
  const toggle = (title: string, on: boolean) => setLeft((before) => (on ? before.filter((one) => one !== title) : [...before, title]))
  return (
    <SuggestionFrame
      {...props}
      some={free.length > 0}
      waiting={<SkeletonLines start="box" />}
      apply={chosen.length === 0 ? null : applyLabels(chosen)}
      applyLabel={chosen.length === 0 ? 'Apply' : `Apply ${plural(chosen.length, 'label')}`}
    >
      {(ideas) =>
        free.length === 0 ? (
          <p className={styles.nothing}>{ideas.length > 0 ? 'The task carries all of them.' : 'No labels to suggest.'}</p>
        ) : (
          <ul className={styles.labels}>
            {free.map(({ title, color }) => (
              <li key={title} className={styles.label}>
                <Checkbox checked={!left.includes(title)} onChange={(on) => toggle(title, on)}>
                  <Dot colour={color} />
                  {title}
                </Checkbox>
              </li>
            ))}
          </ul>
        )
      }
    </SuggestionFrame>
  )
}
