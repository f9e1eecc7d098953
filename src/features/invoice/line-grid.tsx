// The lines of a draft where they stand: Tab goes on, Enter makes a new line, Ctrl or Cmd with Backspace removes one, Alt with arrows moves it (INV-07, INV-19).
import { XIcon } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { useDraft } from '#src/data/drafts/use-draft.ts'
import { errorText } from '#src/data/errors/error-text.ts'
import { minorText, readAmount } from '#src/lib/amounts.ts'
import type { InvoiceWholeData } from '#src/model/invoice/invoice.graphql.ts'
import type { InvoiceSubject } from '#src/model/invoice/invoice-subject.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { putInPlace } from '#src/ui/fields/in-place.ts'
import { lineInputs, sendLines } from './invoice-draft.actions.ts'
import * as sheet from './invoice-sheet.css.ts'
import * as styles from './line-grid.css.ts'
import { figureText } from './sheet-text.ts'

type Input = ReturnType<typeof lineInputs>[number]
/** A line as it is typed. */
type Typed = Omit<Input, 'price'> & { price: string }

const typedOf = (invoice: InvoiceWholeData): Typed[] =>
  lineInputs(invoice).map(({ price, quantity, ...line }) => ({
    ...line,
    quantity: String(Number(quantity)),
    price: minorText(price ?? 0, invoice.digits),
  }))

/** Why a line cannot be saved; null for nothing. */
function problemOf({ text, quantity, price, kind }: Typed, digits: number): string | null {
  if (text.trim() === '') return 'Please enter a text.'
  if (kind !== 'ITEM') return null
  if (!/^-?\d{1,8}(\.\d{1,3})?$/.test(quantity ?? '')) return 'A quantity is a number with at most 3 decimal places.'
  const found = readAmount(price, digits)
  if ('problem' in found) return found.problem
  return found.minor < 0 ? 'A price is not below 0; use a quantity of -1.' : null
}

/** What is typed is kept until it is saved: on leaving the grid, or with Enter. */
export function LineGrid({ invoice, subject }: { invoice: InvoiceWholeData; subject: InvoiceSubject }) {
  const { services } = useActions()
  const { digits, currency } = invoice
  const saved = JSON.stringify(typedOf(invoice))
  const draft = useDraft(`invoice:${invoice.id}:lines`, { initial: saved })
  const lines = readLines(draft.text) ?? typedOf(invoice)
  const [problem, setProblem] = useState<string | null>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const sending = useRef(false)
  const focus = (row: number, column = 0) =>
    queueMicrotask(() => body.current?.rows[row]?.querySelectorAll<HTMLElement>('input')[column]?.focus())
  useEffect(() => putInPlace(`invoice:${invoice.id}:lines`, () => body.current?.querySelector<HTMLElement>('input')?.focus()), [invoice.id])
  const set = (next: Typed[]) => {
    setProblem(null)
    draft.setText(JSON.stringify(next))
  }
  const change = (at: number, part: Partial<Typed>) => set(lines.map((line, own) => (own === at ? { ...line, ...part } : line)))
  const save = async (next: Typed[] = lines) => {
    if (sending.current || JSON.stringify(next) === saved) return
    const wrong = next.map((line) => problemOf(line, digits)).find((one) => one !== null) ?? null
    setProblem(wrong)
    if (wrong !== null) return
    sending.current = true
    try {
      const inputs = next.map(({ price, ...line }) => {
        const found = readAmount(price, digits)
        return { ...line, price: 'minor' in found ? found.minor : 0 }
      })
      await sendLines(services, subject, invoice.version ?? 0, inputs)
      draft.clear()
    } catch (error) {
      setProblem(errorText(error))
    } finally {
      sending.current = false
    }
  }
  const insert = (at: number) => {
    const taxBp = lines[at]?.taxBp ?? 0
    set(lines.toSpliced(at + 1, 0, { kind: 'ITEM', text: '', quantity: '1', unit: '', price: '', taxBp }))
    focus(at + 1)
  }
  const remove = (at: number) => {
    const next = lines.toSpliced(at, 1)
    set(next)
    focus(Math.max(0, at - 1))
    void save(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, at: number) => {
    if (event.nativeEvent.isComposing) return
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    if (event.key === 'Enter') {
      event.preventDefault()
      if (problemOf(lines[at] as Typed, digits) === null) insert(at)
      else setProblem(problemOf(lines[at] as Typed, digits))
    } else if (event.key === 'Backspace' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault()
      remove(at)
    } else if (step !== undefined && lines[at + step]) {
      event.preventDefault()
      const next = [...lines]
      const [moved] = next.splice(at, 1)
      if (moved) set(next.toSpliced(at + step, 0, moved))
      focus(at + step)
    } else if (event.key === 'Escape') event.currentTarget.blur()
  }
  return (
    <>
      <table
        className={`${sheet.table} ${styles.grid}`}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) void save()
        }}
      >
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col" className={sheet.number}>
              Quantity
            </th>
            <th scope="col" className={sheet.number}>
              Price
            </th>
            <th scope="col" className={sheet.number}>
              {currency}
            </th>
            <th scope="col" aria-label="Remove" />
          </tr>
        </thead>
        <tbody ref={body}>
          {lines.map((line, at) => (
            <Row
              key={line.id ?? `new-${at}`}
              line={line}
              at={at}
              digits={digits}
              amount={amountOf(invoice, line)}
              onChange={change}
              onKeyDown={onKeyDown}
              onRemove={remove}
            />
          ))}
        </tbody>
      </table>
      <div className={styles.note} aria-live="polite">
        {problem !== null && <span className={styles.problem}>{problem}</span>}
        {draft.text !== saved && problem === null && 'Saved when you leave the lines.'}
        {draft.text !== saved && (
          <button type="button" onClick={draft.clear}>
            Discard
          </button>
        )}
      </div>
    </>
  )
}

function amountOf({ lines }: InvoiceWholeData, { id }: Typed): number | null {
  return lines?.find((line) => line.id === id)?.amount ?? null
}

interface RowProps {
  line: Typed
  at: number
  digits: number
  /** As it is saved; null for a new line. */
  amount: number | null
  onChange: (at: number, part: Partial<Typed>) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>, at: number) => void
  onRemove: (at: number) => void
}

function Row({ line, at, digits, amount, onChange, onKeyDown, onRemove }: RowProps) {
  const { kind, text, quantity, price } = line
  const name = `line ${at + 1}`
  const keys = (event: KeyboardEvent<HTMLInputElement>) => onKeyDown(event, at)
  return (
    <tr>
      <td colSpan={kind === 'ITEM' ? 1 : 4}>
        <input
          className={styles.field}
          aria-label={`Text of ${name}`}
          maxLength={500}
          value={text}
          onChange={(event) => onChange(at, { text: event.target.value })}
          onKeyDown={keys}
        />
      </td>
      {kind === 'ITEM' && (
        <>
          <td className={sheet.number}>
            <input
              className={styles.figure}
              aria-label={`Quantity of ${name}`}
              inputMode="decimal"
              value={quantity ?? ''}
              onChange={(event) => onChange(at, { quantity: event.target.value.replace(',', '.') })}
              onKeyDown={keys}
            />
          </td>
          <td className={sheet.number}>
            <input
              className={styles.figure}
              aria-label={`Price of ${name}`}
              inputMode="decimal"
              value={price}
              onChange={(event) => onChange(at, { price: event.target.value })}
              onKeyDown={keys}
            />
          </td>
          <td className={sheet.number}>{amount === null ? '–' : figureText(amount, digits)}</td>
        </>
      )}
      <td className={styles.remove}>
        <IconButton icon={XIcon} size={24} label={`Remove ${name}`} onClick={() => onRemove(at)} />
      </td>
    </tr>
  )
}

function readLines(text: string): Typed[] | null {
  try {
    const found: unknown = JSON.parse(text)
    return Array.isArray(found) ? (found as Typed[]) : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
