// The sheet: an invoice as it is printed, the same on its page, behind its link and in its PDF (INV-15).
import type { ReactNode } from 'react'
import type { InvoiceSheetData } from '#src/model/invoice/invoice.graphql.ts'
import * as styles from './invoice-sheet.css.ts'
import { invoiceTitle } from './invoice-words.ts'
import { figureText, lessText, longDay, partyLines, quantityText, totalRows } from './sheet-text.ts'

/** `lines` stands in place of the table where it is edited; `logo` is the workspace's; its title is an `h1` where it stands alone. */
export function InvoiceSheet({
  invoice,
  logo = null,
  lines,
  level: Title = 'h2',
}: {
  invoice: InvoiceSheetData
  logo?: string | null
  lines?: ReactNode
  level?: 'h1' | 'h2'
}) {
  const { sender, recipient, state, number, kind, client } = invoice
  const [name = '', ...rest] = sender ? partyLines(sender) : []
  const [to = client.name, ...address] = recipient ? partyLines(recipient) : []
  const notes = [invoice.taxNote, invoice.notes, ...(sender?.lines ?? [])].filter((one) => one !== null && one !== '')
  return (
    <article className={styles.sheet} aria-label={invoiceTitle(invoice)}>
      {/* Not across what is being typed. */}
      {(state === 'VOID' || (state === 'DRAFT' && lines === undefined)) && (
        <span className={styles.mark} aria-hidden>
          {state === 'VOID' ? 'VOID' : 'DRAFT'}
        </span>
      )}
      {logo && <img src={logo} alt="" className={styles.logo} />}
      <div className={styles.sender}>
        <div className={styles.strong}>{name}</div>
        {rest.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
      <Title className={styles.title}>
        {kind === 'CREDIT' ? 'Credit note' : 'Invoice'}
        {number && ` ${number}`}
      </Title>
      <div className={styles.parties}>
        <div>
          <div className={styles.grey}>To</div>
          <div className={styles.strong}>{to}</div>
          {address.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
        <Facts invoice={invoice} />
      </div>
      {lines ?? <Lines invoice={invoice} />}
      <dl className={styles.totals}>
        {totalRows(invoice).map(([label, value]) => (
          <Total key={label} label={label} value={value} />
        ))}
      </dl>
      {notes.length > 0 && <div className={styles.foot}>{notes.join('\n')}</div>}
    </article>
  )
}

function Total({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  )
}

function Facts({ invoice: { issuedOn, dueOn, order, credits, kind } }: { invoice: InvoiceSheetData }) {
  const facts = [
    ['Issued', issuedOn && longDay(issuedOn)],
    ['Due', kind === 'INVOICE' && dueOn ? longDay(dueOn) : null],
    ['Your order', order],
    ['Credits', credits && `${credits.number} of ${credits.issuedOn ? longDay(credits.issuedOn) : ''}`],
  ].filter(([, value]) => value)
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <Total key={label} label={String(label)} value={String(value)} />
      ))}
    </dl>
  )
}

function Lines({ invoice: { lines, currency, digits } }: { invoice: InvoiceSheetData }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col" className={styles.number}>
            Quantity
          </th>
          <th scope="col" className={styles.number}>
            Price
          </th>
          <th scope="col" className={styles.number}>
            {currency}
          </th>
        </tr>
      </thead>
      <tbody>
        {(lines ?? []).map(({ id, kind, text, quantity, unit, price, amount, discount }) =>
          kind === 'ITEM' ? (
            <tr key={id}>
              <td className={styles.item}>
                {text}
                {discount && <div className={styles.grey}>{lessText(discount, digits)}</div>}
              </td>
              <td className={styles.number}>{quantityText(quantity, unit)}</td>
              <td className={styles.number}>{figureText(price, digits)}</td>
              <td className={styles.number}>{figureText(amount, digits)}</td>
            </tr>
          ) : (
            <tr key={id}>
              <td colSpan={4} className={kind === 'HEADING' ? styles.heading : styles.text}>
                {text}
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}
