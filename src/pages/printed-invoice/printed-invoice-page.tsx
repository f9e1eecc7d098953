// An invoice as it is printed: `/:companySlug/invoice/:uuid`, for its owner, a bound contact, and whoever has `?key=` (INV-15).
import { FileDownIcon, PrinterIcon } from 'lucide-react'
import { useEffect } from 'react'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom'
import { useApi } from '#src/data/data-provider.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { saveFile } from '#src/data/save-file.ts'
import { useSession } from '#src/data/storage/session.ts'
import { useRead } from '#src/data/use-read.ts'
import { InvoiceSheet } from '#src/features/invoice/invoice-sheet.tsx'
import { invoiceTitle } from '#src/features/invoice/invoice-words.ts'
import { pathTo } from '#src/lib/paths.ts'
import { GetPrintedInvoice } from '#src/model/invoice/invoice.graphql.ts'
import { labelText, type SheetLabels } from '#src/model/invoice/sheet-labels.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { SkeletonPanel } from '#src/ui/marks/skeleton-shapes.tsx'
import { NotFound } from '#src/ui/pages/not-found.tsx'
import * as styles from './printed-invoice-page.css.ts'

/** Regions that print on Letter. */
const LETTER = new Set(['US', 'CA', 'MX', 'CL', 'CO', 'CR', 'DO', 'GT', 'NI', 'PA', 'PH', 'PR', 'SV', 'VE'])

/** Who has neither a session nor a key goes to sign-in and comes back (ROUTE-14). */
export function PrintedInvoicePage() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const { viewer } = useSession()
  const key = query.get('key')
  if (key === null && viewer === null) return <Navigate to={`${pathTo('sign-in')}?return=${encodeURIComponent(pathname)}`} replace />
  return <Printed keyText={key} />
}

/** Not to be found by machines, whoever shares the address. */
function useNoIndex(): void {
  useEffect(() => {
    const tag = document.createElement('meta')
    tag.name = 'robots'
    tag.content = 'noindex'
    document.head.append(tag)
    return () => tag.remove()
  }, [])
}

/** A4, or Letter where people print on it; each page says which it is of how many (INV-15). */
export function paper(language: string, labels: SheetLabels = []): string {
  const region = new Intl.Locale(language).maximize().region ?? ''
  const size = LETTER.has(region) ? 'letter' : 'A4'
  return `@page { size: ${size}; margin: 18mm 16mm 20mm; @bottom-right { content: ${pageCount(labels)}; font: 8pt sans-serif; color: #5b616e; } }`
}

/** `Page 2 of 3` as CSS fills it in: the words as they are, whatever is in them, and a counter for each of its braces. */
function pageCount(labels: SheetLabels): string {
  const counters: Readonly<Record<string, string>> = { '{page}': 'counter(page)', '{pages}': 'counter(pages)' }
  const quoted = (text: string) => `"${text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`
  return labelText(labels, 'PAGE')
    .split(/(\{pages?\})/)
    .filter((part) => part !== '')
    .map((part) => counters[part] ?? quoted(part))
    .join(' ')
}

function Printed({ keyText }: { keyText: string | null }) {
  const { uuid: id = '' } = useParams()
  const api = useApi()
  const read = useRead({ query: GetPrintedInvoice, variables: { id, key: keyText }, requestPolicy: 'network-only' })
  const found = read.data?.printedInvoice
  useNoIndex()
  useDocumentTitle(found ? invoiceTitle(found.invoice) : 'Invoice')
  if (!found) {
    if (read.error) return <ReadFailure read={read} what="the invoice" />
    return read.data ? <NotFound what="invoice" back={null} /> : <SkeletonPanel />
  }
  const save = async () => {
    const asked = new URLSearchParams({ id, ...(keyText !== null && { key: keyText }) })
    saveFile(await api.transfers.download(`/api/invoices/pdf?${asked}`), `${found.invoice.number ?? 'draft'}.pdf`)
  }
  return (
    <main className={styles.frame}>
      <style>{paper(navigator.language, found.invoice.labels)}</style>
      <div className={styles.bar}>
        <Button onClick={() => window.print()}>
          <PrinterIcon size={14} aria-hidden /> Print
        </Button>
        <Button onClick={() => void save()}>
          <FileDownIcon size={14} aria-hidden /> PDF
        </Button>
      </div>
      <InvoiceSheet invoice={found.invoice} logo={found.logo} level="h1" />
    </main>
  )
}
