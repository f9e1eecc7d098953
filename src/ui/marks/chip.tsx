// Chips: a coloured dot in a soft pill, a solid colour, a removable filter.
import { XIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { parseHex, readableFill, textOn } from '#src/lib/colour.ts'
import * as styles from './chip.css.ts'
import { classNames } from './class-names.ts'
import { contrastColour } from './contrast-colour.ts'

/** A dot in a workflow, type or label colour; decoration. */
export function Dot({ colour, size = 8 }: { colour: string | null | undefined; size?: number | undefined }) {
  return <span aria-hidden className={styles.dot} style={{ width: size, height: size, background: contrastColour(colour) }} />
}

/** A soft pill with a dot: labels. `onRemove` adds a small cross. */
export function LabelChip({
  colour,
  children,
  onRemove,
  className,
}: {
  colour: string | null | undefined
  children: ReactNode
  onRemove?: (() => void) | undefined
  className?: string | undefined
}) {
  return (
    <span className={classNames(styles.label, className)}>
      <Dot colour={colour} size={7} />
      <span className={styles.text}>{children}</span>
      {onRemove && <Remove onRemove={onRemove} name={children} />}
    </span>
  )
}

/** A chip filled with a colour; its text is black above luminance 128, else white (TEMPLATE-08). */
export function SolidChip({
  colour,
  children,
  className,
}: {
  colour: string | null | undefined
  children: ReactNode
  className?: string | undefined
}) {
  const known = colour && parseHex(colour) ? colour : null
  return (
    <span
      className={classNames(styles.solid, className)}
      style={known ? { background: readableFill(known), color: textOn(known) } : undefined}
    >
      <span className={styles.text}>{children}</span>
    </span>
  )
}

/** A neutral bordered chip, for filters and facts; a tone makes it a soft status. */
export function Chip({
  children,
  tone = 'neutral',
  onRemove,
  className,
}: {
  children: ReactNode
  tone?: 'neutral' | 'accent' | 'good' | 'warn' | 'bad' | 'info' | undefined
  onRemove?: (() => void) | undefined
  className?: string | undefined
}) {
  return (
    <span className={classNames(styles.chip, styles.tone[tone], className)}>
      {children}
      {onRemove && <Remove onRemove={onRemove} name={children} />}
    </span>
  )
}

function Remove({ onRemove, name }: { onRemove: () => void; name: ReactNode }) {
  return (
    <button type="button" className={styles.remove} onClick={onRemove} aria-label={typeof name === 'string' ? `Remove ${name}` : 'Remove'}>
      <XIcon size={12} aria-hidden />
    </button>
  )
}
