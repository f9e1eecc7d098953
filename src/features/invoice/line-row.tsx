// One line of a draft as fields: its text, how many at which price, and below it unit, tax and discount.
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { GripVerticalIcon, XIcon } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import * as sheet from './invoice-sheet.css.ts'
import * as styles from './line-grid.css.ts'
import { figureText } from './sheet-text.ts'
import type { TypedLine } from './typed-line.ts'

/** Props of LineRow. */
export interface LineRowProps {
  line: TypedLine
  at: number
  digits: number
  /** As it is saved; null for a new line. */
  amount: number | null
  onChange: (at: number, part: Partial<TypedLine>) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>, at: number) => void
  onRemove: (at: number) => void
  onMove: (from: number, to: number) => void
}

/** Rows of the table: one, or two where the line has money. */
export function LineRow({ line, at, digits, amount, onChange, onKeyDown, onRemove, onMove }: LineRowProps) {
  const { kind, text, quantity, price } = line
  const name = `line ${at + 1}`
  const { row, grip } = useLineDrag(at, onMove)
  const field = (key: 'quantity' | 'price' | 'unit' | 'tax' | 'off', label: string, value: string, className: string) => (
    <input
      className={className}
      aria-label={`${label} of ${name}`}
      {...(key === 'unit' ? { maxLength: 20 } : { inputMode: 'decimal' as const })}
      value={value}
      onChange={({ target }) => onChange(at, { [key]: key === 'quantity' ? target.value.replace(',', '.') : target.value })}
      onKeyDown={(event) => onKeyDown(event, at)}
    />
  )
  return (
    <>
      <tr ref={row} data-line={at} className={kind === 'ITEM' ? styles.withMore : undefined}>
        <td colSpan={kind === 'ITEM' ? 1 : 4}>
          <div className={styles.first}>
            <span ref={grip} className={styles.grip} aria-hidden>
              <GripVerticalIcon size={14} />
            </span>
            <input
              className={kind === 'HEADING' ? styles.headingField : styles.field}
              aria-label={`${kind === 'HEADING' ? 'Heading' : 'Text'} of ${name}`}
              maxLength={500}
              value={text}
              onChange={(event) => onChange(at, { text: event.target.value })}
              onKeyDown={(event) => onKeyDown(event, at)}
            />
          </div>
        </td>
        {kind === 'ITEM' && (
          <>
            <td className={sheet.number}>{field('quantity', 'Quantity', quantity ?? '', styles.figure)}</td>
            <td className={sheet.number}>{field('price', 'Price', price, styles.figure)}</td>
            <td className={sheet.number}>{amount === null ? '–' : figureText(amount, digits)}</td>
          </>
        )}
        <td className={styles.remove}>
          <IconButton icon={XIcon} size={24} label={`Remove ${name}`} onClick={() => onRemove(at)} />
        </td>
      </tr>
      {kind === 'ITEM' && (
        <tr data-line={at}>
          <td colSpan={5}>
            <div className={styles.more}>
              <span>Unit</span>
              {field('unit', 'Unit', line.unit ?? '', styles.small)}
              <span>Tax %</span>
              {field('tax', 'Tax', line.tax, styles.small)}
              <span>Discount</span>
              {field('off', 'Discount', line.off, styles.small)}
            </div>
          </td>
        </tr>
      )}
    </>
  )
}

const LINE = Symbol('line')

/** Drags a line by its grip onto another one, whose place it takes. */
function useLineDrag(at: number, onMove: (from: number, to: number) => void) {
  const row = useRef<HTMLTableRowElement>(null)
  const grip = useRef<HTMLSpanElement>(null)
  const latest = useRef(onMove)
  useEffect(() => {
    latest.current = onMove
  })
  useEffect(() => {
    const [element, dragHandle] = [row.current, grip.current]
    if (!element || !dragHandle) return
    const endings = [
      draggable({ element, dragHandle, getInitialData: () => ({ [LINE]: at }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => LINE in source.data,
        onDrop: ({ source }) => latest.current(Number(source.data[LINE as never]), at),
      }),
    ]
    return () => {
      for (const end of endings) end()
    }
  }, [at])
  return { row, grip }
}
