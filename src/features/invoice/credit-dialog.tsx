// Which lines of an invoice are credited, whole or in part (INV-14).
import { type FormEvent, useId, useState } from 'react'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import type { DialogProps } from '#src/actions/dialogs.ts'
import { perform } from '#src/actions/perform.ts'
import { useActionForm } from '#src/data/forms/use-action-form.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { formatAmount } from '#src/lib/amounts.ts'
import { GetInvoice, type InvoiceWholeData } from '#src/model/invoice/invoice.graphql.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import * as styles from './booking-dialogs.css.ts'
import { allOf, plainQuantity, readCredit, type TypedCredit } from './credit-choice.ts'
import { creditLines } from './invoice-state.actions.ts'
import { invoiceTitle, placeOf } from './invoice-words.ts'
import { figureText } from './sheet-text.ts'

type Props = DialogProps['invoice.credit'] & { onClose: () => void }
type Line = NonNullable<InvoiceWholeData['lines']>[number]

/** Everything is chosen at first; the draft that is made can still be changed. */
export function CreditDialog(props: Props) {
  const { invoice, onClose } = props
  const formId = useId()
  const [busy, setBusy] = useState(false)
  const read = useRead({ query: GetInvoice, variables: placeOf(invoice) })
  const lines = read.data?.invoice?.lines
  const { sums, currency, digits } = invoice
  const open = formatAmount({ amount: sums.balance, currency, digits }, { code: true })
  return (
    <Dialog
      open
      title="Credit note"
      subject={`${invoiceTitle(invoice)} · ${open} open`}
      width={640}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          <Button variant="subtle" size={32} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" size={32} keys="$mod+Enter" loading={busy} disabled={!lines}>
            Draft credit note
          </Button>
        </>
      }
    >
      {lines ? (
        <CreditForm {...props} lines={lines} formId={formId} onBusy={setBusy} />
      ) : read.error ? (
        <ReadFailure inline read={read} what="the lines" />
      ) : (
        <SkeletonRows count={3} />
      )}
    </Dialog>
  )
}

function CreditForm({
  invoice,
  lines,
  formId,
  onBusy,
  onClose,
}: Props & { lines: readonly Line[]; formId: string; onBusy: (busy: boolean) => void }) {
  const { services } = useActions()
  const here = useHere()
  const form = useActionForm({ say: services.say })
  const [typed, setTyped] = useState<TypedCredit>(() => allOf(lines))
  const type = (id: string, text: string | null) => {
    form.touch()
    setTyped(({ [id]: _, ...others }) => (text === null ? others : { ...others, [id]: text }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = readCredit(lines, typed)
    onBusy(true)
    void form
      .submit({
        check: () => ('problems' in found ? found.problems : found.value?.length === 0 ? { none: 'Choose a line at least.' } : {}),
        send: async () => {
          if (!('value' in found)) return { arrived: false }
          const done = await perform(creditLines(found.value), here({ invoice: [invoice] }), 'form')
          return { arrived: done === 'done', leave: onClose }
        },
      })
      .finally(() => onBusy(false))
  }
  return (
    <form id={formId} noValidate onSubmit={submit}>
      <ul className={styles.lines}>
        {lines.map((line) =>
          line.kind === 'ITEM' ? (
            <CreditLine
              key={line.id}
              line={line}
              digits={invoice.digits}
              text={typed[line.id]}
              problem={form.problems[line.id]}
              onType={(text) => type(line.id, text)}
            />
          ) : (
            line.kind === 'HEADING' && (
              <li key={line.id} className={styles.heading}>
                {line.text}
              </li>
            )
          ),
        )}
      </ul>
      <p className={form.problems.none ? styles.problem : styles.note} aria-live="polite">
        {form.problems.none ??
          'All of every line is all that earlier credit notes left. Discounts are credited in proportion; the draft can still be changed.'}
      </p>
    </form>
  )
}

/** `text` is absent for a line that is left out. */
function CreditLine({
  line,
  digits,
  text,
  problem,
  onType,
}: {
  line: Line
  digits: number
  text: string | undefined
  problem: string | undefined
  onType: (text: string | null) => void
}) {
  const all = plainQuantity(line.quantity)
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <Checkbox checked={text !== undefined} onChange={(on) => onType(on ? all : null)}>
          {line.text}
        </Checkbox>
      </div>
      <div className={styles.quantity}>
        <TextField
          label={`Quantity of ${line.text}`}
          hideLabel
          size={28}
          inputMode="decimal"
          value={text ?? ''}
          placeholder="0"
          error={problem}
          onChange={(event) => onType(event.target.value)}
          trailing={<span className={styles.of}>{`of ${all}${line.unit === '' ? '' : ` ${line.unit}`}`}</span>}
        />
      </div>
      <span className={styles.amount}>{figureText(line.amount, digits)}</span>
    </li>
  )
}
