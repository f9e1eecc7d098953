// The invoices of a workspace with their sums (INV-19).
import { EllipsisVerticalIcon, ReceiptIcon, SearchXIcon } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { ActionById } from '#src/actions/action-button.tsx'
import { ActionMenu } from '#src/actions/action-menu.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { ListedBulkBar } from '#src/actions/lists/listed-bulk-bar.tsx'
import { ListedList } from '#src/actions/lists/listed-list.tsx'
import { usePress } from '#src/actions/press.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { formatAmount } from '#src/lib/amounts.ts'
import type { InvoiceListSubject, InvoiceSubject } from '#src/model/invoice/invoice-subject.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { RowCell } from '#src/ui/lists/row-list.tsx'
import { SkeletonList } from '#src/ui/lists/skeleton-list.tsx'
import { Chip } from '#src/ui/marks/chip.tsx'
import { Skeleton } from '#src/ui/marks/skeleton.tsx'
import * as styles from './invoice-list.css.ts'
import { invoicePath, stateNames } from './invoice-words.ts'
import { shortDay } from './letter-text.ts'
import { longDay } from './sheet-text.ts'
import type { useInvoices } from './use-invoices.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'invoice.bulk': true
  }
}

/** Props of InvoiceList. */
export interface InvoiceListProps {
  list: InvoiceListSubject
  read: ReturnType<typeof useInvoices>
  onClear: () => void
}

/** Sums and list; they fill their parent, and the list scrolls inside. */
export function InvoiceList({ list, read, onClear }: InvoiceListProps) {
  const { services } = useActions()
  const { invoices, totals, failed, retry, more } = read
  const lines = useMemo(() => (invoices ?? []).map(({ id }) => ({ id })), [invoices])
  if (!invoices) return failed ? <ReadFailure read={{ ...failed, again: retry }} what="the invoices" /> : <InvoicesSkeleton />
  if (invoices.length === 0) return <NothingHere list={list} onClear={onClear} />
  return (
    <>
      <Sums totals={totals} />
      <ListedList
        kind="invoice"
        rows={invoices}
        many
        label="Invoices"
        menu="Invoice"
        lines={lines}
        kept={`invoices:${list.id}:${list.tab}:${list.search}`}
        onNearEnd={more}
        onOpen={(invoice) => services.go.to(invoicePath(invoice))}
        draw={(invoice, { active }) => <Row invoice={invoice} active={active} />}
        below={
          failed && (
            <div className={styles.foot}>
              <ReadFailure inline read={{ ...failed, again: retry }} what="more invoices" />
            </div>
          )
        }
      />
      <ListedBulkBar place="invoice.bulk" />
    </>
  )
}

function Sums({ totals }: { totals: InvoiceListProps['read']['totals'] }) {
  return (
    <dl className={styles.sums}>
      {totals.flatMap(({ gross, open, overdue }) =>
        [
          ['Invoiced', gross],
          ['Open', open],
          ['Overdue', overdue],
        ].map(([name, money]) => {
          const value = money as typeof gross
          return (
            <div key={`${String(name)}${value.currency}`} className={styles.sum}>
              <dt className={styles.sumName}>{String(name)}</dt>
              <dd className={styles.sumValue}>{formatAmount(value, { code: true })}</dd>
            </div>
          )
        }),
      )}
    </dl>
  )
}

function Row({ invoice, active }: { invoice: InvoiceSubject; active: boolean }) {
  const { number, client, state, issuedOn, dueOn, sums, currency, digits, kind, nextReminderAt, remindersPaused } = invoice
  const { name, tone } = stateNames[state]
  const title = number ?? 'No number'
  return (
    <>
      <RowCell className={styles.number}>
        <Link to={invoicePath(invoice)} tabIndex={-1} className={styles.link} draggable={false}>
          {number ?? <span className={styles.none}>{title}</span>}
        </Link>
      </RowCell>
      <RowCell className={styles.client}>
        {client.name}
        {kind === 'CREDIT' && ' · Credit note'}
      </RowCell>
      <RowCell className={styles.state}>
        <Chip tone={tone}>{name}</Chip>
      </RowCell>
      <RowCell className={styles.day}>{issuedOn && longDay(issuedOn)}</RowCell>
      <RowCell className={styles.due}>{dueOn && kind === 'INVOICE' && `due ${longDay(dueOn)}`}</RowCell>
      <RowCell className={styles.reminder}>
        {nextReminderAt ? `Reminder ${shortDay(nextReminderAt)}` : remindersPaused && state === 'OVERDUE' && 'Reminders paused'}
      </RowCell>
      <RowCell className={styles.money}>{formatAmount({ amount: sums.gross, currency, digits }, { code: true })}</RowCell>
      <RowCell className={styles.menu}>
        {active && (
          <ActionMenu kind="invoice" subjects={{ invoice: [invoice] }} label={`Actions on ${title}`} align="end">
            <IconButton icon={EllipsisVerticalIcon} label="Actions" size={24} tabIndex={-1} />
          </ActionMenu>
        )}
      </RowCell>
    </>
  )
}

/** In place of sums, of one currency, and rows. */
function InvoicesSkeleton() {
  return (
    <>
      <div aria-hidden className={styles.sums}>
        {['Invoiced', 'Open', 'Overdue'].map((name) => (
          <div key={name} className={styles.sum}>
            <span className={styles.sumName}>{name}</span>
            <span className={styles.comingSum}>
              <Skeleton width={96} height={14} />
            </span>
          </div>
        ))}
      </div>
      <SkeletonList count={8} draw={(width) => <RowSkeleton width={width} />} />
    </>
  )
}

function RowSkeleton({ width }: { width: string }) {
  return (
    <>
      <span className={styles.number}>
        <Skeleton width={72} />
      </span>
      <span className={styles.client}>
        <Skeleton width={width} />
      </span>
      <span className={styles.state}>
        <Skeleton width={52} height={20} />
      </span>
      <span className={styles.day}>
        <Skeleton width={76} />
      </span>
      <span className={styles.due}>
        <Skeleton width={88} />
      </span>
      <span className={styles.reminder} />
      <span className={styles.money}>
        <Skeleton width={88} />
      </span>
      <span className={styles.menu} />
    </>
  )
}

function NothingHere({ list, onClear }: Pick<InvoiceListProps, 'list' | 'onClear'>) {
  const press = usePress('invoice.create', 'to make one from logged time.')
  if (list.search !== '')
    return (
      <EmptyState icon={SearchXIcon} action={<Button onClick={onClear}>Clear filters</Button>}>
        Nothing matches.
      </EmptyState>
    )
  if (list.tab !== 'all') return <EmptyState icon={ReceiptIcon}>No invoice is in this state.</EmptyState>
  return (
    <EmptyState icon={ReceiptIcon} action={<ActionById id="invoice.create" />}>
      {`Nothing invoiced yet.${press}`}
    </EmptyState>
  )
}
