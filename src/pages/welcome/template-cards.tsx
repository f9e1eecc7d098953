// The templates as cards to choose one of: digits and arrows choose, Enter goes on.
import type { KeyboardEvent } from 'react'
import type { ResultOf } from '#src/data/graphql.ts'
import type { NewProjectTemplates } from '#src/features/project/project.graphql.ts'
import { Dot } from '#src/ui/marks/chip.tsx'
import { Keys } from '#src/ui/marks/kbd.tsx'
import * as styles from './welcome.css.ts'

/** What a project can start with. */
export type OfferedTemplate = ResultOf<typeof NewProjectTemplates>['newProjectTemplates'][number]

/** `chosen` is a key. A card submits its form when Enter is pressed on it; the pointer only chooses. */
export function TemplateCards({
  templates,
  chosen,
  onChoose,
}: {
  templates: readonly OfferedTemplate[]
  chosen: string
  onChoose: (key: string) => void
}) {
  const onKey = (event: KeyboardEvent) => {
    const at = templates.findIndex(({ key }) => key === chosen)
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    const digit = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : null
    const next = digit ?? (step === undefined ? null : Math.max(0, Math.min(templates.length - 1, at + step)))
    const template = next === null ? undefined : templates[next]
    if (!template || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onChoose(template.key)
    document.getElementById(`template-${template.key}`)?.focus()
  }
  return (
    <div role="radiogroup" aria-label="Start with" className={styles.cards} onKeyDown={onKey}>
      {templates.map(({ key, name, about, workflows }, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a card with marks in it; it behaves as a radio button
        <button
          key={key}
          id={`template-${key}`}
          type="submit"
          role="radio"
          aria-checked={key === chosen}
          tabIndex={key === chosen ? 0 : -1}
          // biome-ignore lint/a11y/noAutofocus: the step is to choose one
          autoFocus={key === chosen}
          className={styles.card}
          onClick={(event) => {
            // Enter makes the project, the pointer only chooses.
            if (event.detail === 0) return
            event.preventDefault()
            onChoose(key)
          }}
        >
          <span className={styles.cardTop}>
            {name}
            <Keys keys={String(at + 1)} silent />
          </span>
          <span className={styles.about}>{about}</span>
          <span className={styles.marks}>
            {workflows.map((workflow) => (
              <Dot key={workflow.title} colour={workflow.color} size={10} />
            ))}
            {`${workflows.length} steps`}
          </span>
        </button>
      ))}
    </div>
  )
}
