// The sheet: an invoice as it is printed, the same on its page, behind its link and in its PDF (INV-15).
import type { ReactNode } from 'react'
import type { InvoiceSheetData } from '#src/model/invoice/invoice.graphql.ts'
import { labelText } from '#src/model/invoice/sheet-labels.ts'
import * as styles from './invoice-sheet.css.ts'
import { invoiceTitle } from './invoice-words.ts'
import { factRows, figureText, lessText, partyLines, quantityText, sheetTitle, totalRows } from './sheet-text.ts'

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
  const { sender, recipient, state, client, labels } = invoice
  const mark = state === 'VOID' || (state === 'DRAFT' && lines === undefined) ? labelText(labels, state) : null
  const [name = '', ...rest] = sender ? partyLines(sender) : []
  const [to = client.name, ...address] = recipient ? partyLines(recipient) : []
  const notes = [invoice.taxNote, invoice.notes, ...(sender?.lines ?? [])].filter((one) => one !== null && one !== '')
  return (
    <article className={styles.sheet} aria-label={invoiceTitle(invoice)}>
      {/* Not across what is being typed. */}
      {mark !== null && (
        <span className={styles.mark} style={mark.length > 6 ? { zoom: 6 / mark.length } : undefined} aria-hidden>
          {mark}
        </span>
      )}
      {logo && <img src={logo} alt="" className={styles.logo} />}
      <div className={styles.sender}>
        <div className={styles.strong}>{name}</div>
        {rest.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
      <Title className={styles.title}>{sheetTitle(invoice)}</Title>
      <div className={styles.parties}>
        <div>
          <div className={styles.grey}>{labelText(labels, 'TO')}</div>
          <div className={styles.strong}>{to}</div>
          {address.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
        <dl className={styles.facts}>
          {factRows(invoice).map(([label, value]) => (
            <Total key={label} label={label} value={value} />
          ))}
        </dl>
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

function Lines({ invoice: { lines, currency, digits, labels } }: { invoice: InvoiceSheetData }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{labelText(labels, 'LINE')}</th>
          {[labelText(labels, 'QUANTITY'), labelText(labels, 'PRICE'), currency].map((name) => (
            <th key={name} scope="col" className={styles.number}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(lines ?? []).map(({ id, kind, text, quantity, unit, price, amount, discount }) =>
          kind === 'ITEM' ? (
            <tr key={id}>
              <td className={styles.item}>
                {text}
                {discount && <div className={styles.grey}>{lessText(discount, digits, labels)}</div>}
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
