// What a template brings, drawn small: its steps as a board, its types and labels.

import { heading } from '#src/theme/text.css.ts'
import { Dot, LabelChip } from '#src/ui/marks/chip.tsx'
import type { OfferedTemplate } from './template-cards.tsx'
import * as styles from './welcome.css.ts'

/** So many cards lie in each column of the drawing. */
const CARDS = [3, 2, 1, 2, 1] as const

/** Beside the cards where there is room; what it draws is said in words, too. */
export function TemplatePreview({ template, starter }: { template: OfferedTemplate; starter: boolean }) {
  const { name, workflows, types, labels } = template
  return (
    <section className={styles.preview} aria-label={`What ${name} brings`}>
      <p className={styles.previewTitle}>
        <span className={heading.section}>{name}</span> what you get
      </p>
      <ol className={styles.board} aria-label="Statuses">
        {workflows.map(({ title, color }, at) => (
          <li key={title} className={styles.column}>
            <span className={styles.columnTitle}>
              <Dot colour={color} size={9} />
              <span className={styles.columnName}>{title}</span>
            </span>
            {Array.from({ length: CARDS[at % CARDS.length] ?? 1 }, (_, card) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: drawn cards have nothing else
              <span key={card} aria-hidden className={styles.drawn} />
            ))}
          </li>
        ))}
      </ol>
      <dl className={styles.facts}>
        <dt>Types</dt>
        <dd>{types.map(({ title }) => title).join(', ')}</dd>
        <dt>Labels</dt>
        <dd className={styles.labels}>
          {labels.map(({ title, color }) => (
            <LabelChip key={title} colour={color}>
              {title}
            </LabelChip>
          ))}
          {labels.length === 0 && 'None yet'}
        </dd>
        <dt>Tasks</dt>
        <dd>{starter ? 'Six that teach the keys' : 'None yet'}</dd>
      </dl>
    </section>
  )
}
