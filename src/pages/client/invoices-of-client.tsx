// The invoices of one client, on its page (CLIENT-04).
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { Press } from '#src/actions/press.tsx'
import type { ResultOf } from '#src/data/graphql.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import * as sheet from '#src/features/client/client-view.css.ts'
import { invoicePath, stateNames } from '#src/features/invoice/invoice-words.ts'
import { longDay } from '#src/features/invoice/sheet-text.ts'
import { formatAmount } from '#src/lib/amounts.ts'
import type { ClientSubject } from '#src/model/client/client-subject.ts'
import { ListInvoices } from '#src/model/invoice/invoice.graphql.ts'
import { heading, textLink } from '#src/theme/text.css.ts'
import { Chip } from '#src/ui/marks/chip.tsx'
import { SkeletonLines } from '#src/ui/marks/skeleton.tsx'
import * as styles from './invoices-of-client.css.ts'

const MOST = 100

/** The newest first, with the sums of all of them. */
export function InvoicesOfClient({ client }: { client: ClientSubject }) {
  const { workspaceSlug, id } = client
  const variables = useMemo(() => ({ workspaceSlug, clientId: id, page: 1, perPage: MOST }), [workspaceSlug, id])
  const read = useRead({ query: ListInvoices, variables, requestPolicy: 'cache-and-network' })
  const found = read.data?.invoices
  return (
    <section aria-label="Invoices">
      <h2 className={`${heading.section} ${styles.title}`}>Invoices</h2>
      {!found && (read.error ? <ReadFailure inline read={read} what="the invoices" /> : <SkeletonLines count={2} />)}
      {found?.nodes.length === 0 && (
        <p className={styles.note}>
          Nothing invoiced yet.
          <Press id="client.invoice" does="to make one from logged time." subjects={{ client: [client] }} />
        </p>
      )}
      {found && found.nodes.length > 0 && <Invoices found={found} workspaceSlug={workspaceSlug} />}
    </section>
  )
}

type Found = ResultOf<typeof ListInvoices>['invoices']

function Invoices({ found: { nodes, totals, totalCount }, workspaceSlug }: { found: Found; workspaceSlug: string }) {
  return (
    <>
      <table className={sheet.table}>
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Issued</th>
            <th scope="col">State</th>
            <th scope="col" className={sheet.number}>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {nodes.map(({ id, number, kind, state, issuedOn, sums, currency, digits }) => (
            <tr key={id}>
              <td>
                <Link className={textLink} to={invoicePath({ workspaceSlug, id })}>
                  {number ?? 'No number'}
                </Link>
                {kind === 'CREDIT' && ' · Credit note'}
              </td>
              <td>{issuedOn && longDay(issuedOn)}</td>
              <td>
                <Chip tone={stateNames[state].tone}>{stateNames[state].name}</Chip>
              </td>
              <td className={sheet.number}>{formatAmount({ amount: sums.gross, currency, digits }, { code: true })}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totals.map(({ gross }) => (
            <tr key={gross.currency}>
              <td colSpan={3}>Invoiced</td>
              <td className={sheet.number}>{formatAmount(gross, { code: true })}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      {totalCount !== null && totalCount > nodes.length && (
        <p className={styles.note}>
          The newest {nodes.length} of {totalCount}; the sums are of all.
        </p>
      )}
    </>
  )
}
