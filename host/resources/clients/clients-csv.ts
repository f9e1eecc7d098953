// Clients as CSV: UTF-8 with a BOM, a page at a time; money with the digits of its currency.
import type { Database } from '../../db/open.ts'
import { moneyText } from '../../money/money-text.ts'
import { rateIn } from '../../money/rates.ts'
import { csvLine } from '../time-trackings/time-export.ts'
import type { OpenSums } from './client-invoices.store.ts'
import { type ClientView, listClients } from './clients.store.ts'

const HEAD = [
  'Number',
  'Name',
  'Email',
  'Phone',
  'Website',
  'Street',
  'Postcode',
  'City',
  'Region',
  'Country',
  'Tax id',
  'Projects',
  'Currency',
]
const FIGURES = ['Rate', 'Tax %', 'Payment days', 'Hours not invoiced', 'Not invoiced', 'Open', 'Overdue', 'Last invoice', 'Issued']

const PER_CHUNK = 200

/** A line a client, in the order of their names; without the archived ones unless asked for those. */
export async function* clientsToCsv(db: Database, companyId: string, archived: boolean): AsyncGenerator<string> {
  yield `\uFEFF${csvLine([...HEAD, ...FIGURES])}`
  for (let page = 1; ; page++) {
    const { clients, total } = await listClients(db, companyId, { search: '', archived, sort: 'name', page, perPage: PER_CHUNK })
    yield clients.map(lineOf).join('')
    if (page * PER_CHUNK >= total) return
  }
}

function lineOf({ client, projects, unbilled, invoiced }: ClientView): string {
  const { number, name, email, phone, website, address, country, taxId, currency, rate, taxBp, termsDays } = client
  const { street, postcode, city, region } = address
  const names = projects.map((project) => project.name).join(', ')
  return csvLine(
    [number, name, email, phone, website, street.join(', '), postcode, city, region, country ?? '', taxId, names, currency],
    [
      rate === null ? '' : moneyText(rateIn(currency, rate), currency),
      (taxBp / 100).toFixed(2),
      String(termsDays),
      (unbilled.all.seconds / 3600).toFixed(2),
      moneyText(unbilled.all.minor, currency),
      sumsText(invoiced.balances, 'open'),
      sumsText(invoiced.balances, 'overdue'),
      invoiced.last?.number ?? '',
      invoiced.last?.issuedOn ?? '',
    ],
  )
}

/** With its currency, which need not be the client's of today: `120.00 EUR`; several beside each other, nothing for none. */
function sumsText(sums: readonly OpenSums[], name: 'open' | 'overdue'): string {
  return sums
    .filter((sum) => sum[name] > 0)
    .map((sum) => `${moneyText(sum[name], sum.currency)} ${sum.currency}`)
    .join(', ')
}
