// The lines of a draft where they stand: Tab goes on, Enter makes a new line, Ctrl or Cmd with Backspace removes one, Alt with arrows or the grip moves it (INV-07, INV-19).
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { useDraft } from '#src/data/drafts/use-draft.ts'
import { errorText } from '#src/data/errors/error-text.ts'
import type { InvoiceWholeData } from '#src/model/invoice/invoice.graphql.ts'
import type { InvoiceSubject } from '#src/model/invoice/invoice-subject.ts'
import { labelText } from '#src/model/invoice/sheet-labels.ts'
import { putInPlace } from '#src/ui/fields/in-place.ts'
import { sendLines } from './invoice-draft.actions.ts'
import * as sheet from './invoice-sheet.css.ts'
import * as styles from './line-grid.css.ts'
import { LineRow } from './line-row.tsx'
import { keptLines, readTypedLine, type TypedLine, typedLines } from './typed-line.ts'

/** Lines that are typed, kept until they are saved: on leaving the grid. */
function useTypedLines(invoice: InvoiceWholeData, subject: InvoiceSubject) {
  const { services } = useActions()
  const { digits } = invoice
  const now = typedLines(invoice)
  const saved = JSON.stringify(now)
  const draft = useDraft(`invoice:${invoice.id}:lines`, { initial: saved })
  const lines = keptLines(draft.text, now) ?? now
  const [problem, setProblem] = useState<string | null>(null)
  const sending = useRef(false)
  const set = (next: TypedLine[]) => {
    setProblem(null)
    draft.setText(JSON.stringify(next))
  }
  const save = async (next: TypedLine[] = lines) => {
    if (sending.current || JSON.stringify(next) === saved) return
    const read = next.map((line) => readTypedLine(line, digits))
    const wrong = read.find((one) => 'problem' in one)
    setProblem(wrong && 'problem' in wrong ? wrong.problem : null)
    if (wrong) return
    sending.current = true
    try {
      const inputs = read.flatMap((one) => ('value' in one ? one.value : []))
      await sendLines(services, subject, invoice.version ?? 0, inputs)
      draft.clear()
    } catch (error) {
      setProblem(errorText(error))
    } finally {
      sending.current = false
    }
  }
  return { lines, set, save, problem, setProblem, isSaved: draft.text === saved, discard: draft.clear }
}

/** What is typed is kept until it is saved: on leaving the grid. */
export function LineGrid({ invoice, subject }: { invoice: InvoiceWholeData; subject: InvoiceSubject }) {
  const { digits } = invoice
  const { lines, set, save, problem, setProblem, isSaved, discard } = useTypedLines(invoice, subject)
  const body = useRef<HTMLTableSectionElement>(null)
  const focus = (row: number) => queueMicrotask(() => body.current?.querySelector<HTMLElement>(`[data-line="${row}"] input`)?.focus())
  useEffect(() => putInPlace(`invoice:${invoice.id}:lines`, () => body.current?.querySelector<HTMLElement>('input')?.focus()), [invoice.id])
  const change = (at: number, part: Partial<TypedLine>) => set(lines.map((line, own) => (own === at ? { ...line, ...part } : line)))
  const insert = (at: number) => {
    const tax = lines[at]?.kind === 'ITEM' ? (lines[at]?.tax ?? '0') : (lines.find(({ kind }) => kind === 'ITEM')?.tax ?? '0')
    set(lines.toSpliced(at + 1, 0, { kind: 'ITEM', text: '', quantity: '1', unit: '', price: '', tax, off: '' }))
    focus(at + 1)
  }
  const remove = (at: number) => {
    const next = lines.toSpliced(at, 1)
    set(next)
    focus(Math.max(0, at - 1))
    void save(next)
  }
  const moved = (from: number, to: number) => {
    const [one] = lines.slice(from, from + 1)
    return one ? lines.toSpliced(from, 1).toSpliced(to, 0, one) : lines
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, at: number) => {
    if (event.nativeEvent.isComposing) return
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    if (event.key === 'Enter') {
      event.preventDefault()
      const read = readTypedLine(lines[at] as TypedLine, digits)
      if ('problem' in read) setProblem(read.problem)
      else insert(at)
    } else if (event.key === 'Backspace' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault()
      remove(at)
    } else if (step !== undefined && lines[at + step]) {
      event.preventDefault()
      set(moved(at, at + step))
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
        <Heads invoice={invoice} />
        <tbody ref={body}>
          {lines.map((line, at) => (
            <LineRow
              key={line.id ?? `new-${at}`}
              line={line}
              at={at}
              digits={digits}
              amount={invoice.lines?.find(({ id }) => id === line.id)?.amount ?? null}
              onChange={change}
              onKeyDown={onKeyDown}
              onRemove={remove}
              onMove={(from, to) => {
                if (from === to) return
                set(moved(from, to))
                void save(moved(from, to))
              }}
            />
          ))}
        </tbody>
      </table>
      <div className={styles.note} aria-live="polite">
        {problem !== null && <span className={styles.problem}>{problem}</span>}
        {!isSaved && problem === null && 'Saved when you leave the lines.'}
        {!isSaved && (
          <button type="button" onClick={discard}>
            Discard
          </button>
        )}
      </div>
    </>
  )
}

function Heads({ invoice: { currency, labels } }: { invoice: InvoiceWholeData }) {
  return (
    <thead>
      <tr>
        <th scope="col">{labelText(labels, 'LINE')}</th>
        {[labelText(labels, 'QUANTITY'), labelText(labels, 'PRICE'), currency].map((name) => (
          <th key={name} scope="col" className={sheet.number}>
            {name}
          </th>
        ))}
        <td className={styles.remove} />
      </tr>
    </thead>
  )
}
