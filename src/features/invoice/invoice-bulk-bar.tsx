// The bar of the selected invoices: how many, what can be done to them, and the way out (INV-13).
import { XIcon } from 'lucide-react'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions, useScene } from '#src/actions/actions-context.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { bulkBar } from '#src/ui/dialogs/surface.css.ts'
import * as styles from './invoice-list.css.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'invoice.bulk': true
  }
}

/** Nothing while nothing is selected. */
export function InvoiceBulkBar() {
  const count = useScene(({ listed }) => listed?.selected.length ?? 0)
  const { scene } = useActions()
  if (count === 0) return null
  return (
    <div className={styles.dock}>
      <div role="toolbar" aria-label={`${count} selected`} data-lifts-toasts className={`${bulkBar} ${styles.bulk}`}>
        <strong aria-live="polite">{count} selected</strong>
        <ActionPlace place="invoice.bulk" look="subtle" short />
        <IconButton icon={XIcon} label="Clear selection" keys="Escape" onClick={() => scene.clearSelection()} />
      </div>
    </div>
  )
}
