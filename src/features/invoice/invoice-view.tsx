// The page of an invoice: the sheet, edited where it stands while it is a draft, and what is known of it (INV-19).
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useHidden } from '#src/actions/actions-context.tsx'
import { heldId } from '#src/actions/delayed-delete.ts'
import { formatAmount } from '#src/lib/amounts.ts'
import { pathTo } from '#src/lib/paths.ts'
import type { InvoiceWholeData } from '#src/model/invoice/invoice.graphql.ts'
import { type InvoiceSubject, invoiceSubject } from '#src/model/invoice/invoice-subject.ts'
import { textLink } from '#src/theme/text.css.ts'
import { Chip } from '#src/ui/marks/chip.tsx'
import { PageHeader } from '#src/ui/pages/page-header.tsx'
import { DraftFields } from './draft-fields.tsx'
import { InvoiceLetters } from './invoice-letters.tsx'
import { InvoiceSheet } from './invoice-sheet.tsx'
import * as styles from './invoice-view.css.ts'
import { invoicePath, invoiceTitle, stateNames } from './invoice-words.ts'
import { shortDay } from './letter-text.ts'
import { LineGrid } from './line-grid.tsx'
import { PaymentList } from './payment-list.tsx'
import { longDay } from './sheet-text.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'invoice.head': true
    'invoice.lines': true
    'invoice.side': true
  }
}

interface Shown {
  invoice: InvoiceWholeData
  subject: InvoiceSubject
}

/** An invoice with everything; it fills its page and scrolls inside. */
export function InvoiceView({
  invoice,
  workspaceSlug,
  viewerCan,
}: { invoice: InvoiceWholeData } & Pick<InvoiceSubject, 'workspaceSlug' | 'viewerCan'>) {
  const subject = invoiceSubject(invoice, { workspaceSlug, viewerCan })
  const isIssuing = useHidden().has(heldId('issuing', invoice.id))
  const isDraft = invoice.state === 'DRAFT'
  const { name, tone } = stateNames[invoice.state]
  return (
    <>
      <PageHeader
        title={invoiceTitle(invoice)}
        meta={<Chip tone={isIssuing ? 'info' : tone}>{isIssuing ? 'Being issued' : name}</Chip>}
        actions={<ActionPlace place="invoice.head" short subjects={{ invoice: [subject] }} />}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <section className={styles.scroller} tabIndex={0} aria-label="Invoice">
        <div className={styles.columns}>
          <InvoiceSheet
            invoice={invoice}
            lines={
              isDraft && !isIssuing ? (
                <>
                  <LineGrid key={invoice.version} invoice={invoice} subject={subject} />
                  <div className={styles.buttons}>
                    <ActionPlace place="invoice.lines" size={28} short subjects={{ invoice: [subject] }} />
                  </div>
                </>
              ) : undefined
            }
          />
          <Side invoice={invoice} subject={subject} isEditing={isDraft && !isIssuing && viewerCan.includes('OWN')} />
        </div>
      </section>
    </>
  )
}

function Side({ invoice, subject, isEditing }: Shown & { isEditing: boolean }) {
  const { sums, currency, digits, client, creditNotes, credits } = invoice
  const money = (amount: number) => formatAmount({ amount, currency, digits }, { code: true })
  const at = { workspaceSlug: subject.workspaceSlug }
  return (
    <section className={styles.side} aria-label="Facts">
      <dl className={styles.facts}>
        <Fact name="Client">
          <Link className={textLink} to={pathTo('client', { companySlug: subject.workspaceSlug, uuid: client.id })}>
            {client.name}
          </Link>
        </Fact>
        <Fact name="Total">{money(sums.gross)}</Fact>
        {invoice.state !== 'DRAFT' && <Fact name="Paid">{money(sums.paid)}</Fact>}
        {sums.credited > 0 && <Fact name="Credited">{money(sums.credited)}</Fact>}
        {invoice.state !== 'DRAFT' && <Fact name="Balance">{money(sums.balance)}</Fact>}
        {invoice.issuedOn && <Fact name="Issued">{longDay(invoice.issuedOn)}</Fact>}
        {invoice.dueOn && <Fact name="Due">{longDay(invoice.dueOn)}</Fact>}
        {invoice.sentAt && <Fact name="Sent">{shortDay(invoice.sentAt)}</Fact>}
        {invoice.openedAt && <Fact name="Opened">{shortDay(invoice.openedAt)}</Fact>}
        {invoice.voidReason && <Fact name="Void because">{invoice.voidReason}</Fact>}
        {credits && (
          <Fact name="Credits">
            <Link className={textLink} to={invoicePath({ ...at, id: credits.id })}>
              {credits.number}
            </Link>
          </Fact>
        )}
      </dl>
      <div className={styles.buttons}>
        <ActionPlace place="invoice.side" size={28} short subjects={{ invoice: [subject] }} />
      </div>
      {isEditing && <DraftFields invoice={invoice} subject={subject} />}
      <InvoiceLetters invoice={invoice} subject={subject} />
      <PaymentList invoice={invoice} subject={subject} />
      {(creditNotes ?? []).length > 0 && (
        <section aria-label="Credit notes">
          <h3 className={styles.title}>Credit notes</h3>
          <dl className={styles.facts}>
            {(creditNotes ?? []).map(({ id, number, gross }) => (
              <Fact key={id} name={number ?? ''}>
                <Link className={textLink} to={invoicePath({ ...at, id })}>
                  {money(gross ?? 0)}
                </Link>
              </Fact>
            ))}
          </dl>
        </section>
      )}
      <p className={styles.note}>
        {invoice.state === 'DRAFT'
          ? 'Time on it is locked once it is issued; its entries stay as they are.'
          : 'What is issued stays as it is. Void it or credit it.'}
      </p>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </>
  )
}
