// The bar of what is selected in a `ListedList`: how many, what can be done to them, and the way out.
import { XIcon } from 'lucide-react'
import type { Place } from '#src/actions/action.ts'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions, useScene } from '#src/actions/actions-context.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { bulkBar } from '#src/ui/dialogs/surface.css.ts'
import { bulk, dock } from '#src/ui/lists/bulk-dock.css.ts'

/** The actions of `place`; nothing while nothing is selected. */
export function ListedBulkBar({ place }: { place: Place }) {
  const count = useScene(({ listed }) => listed?.selected.length ?? 0)
  const { scene } = useActions()
  if (count === 0) return null
  return (
    <div className={dock}>
      <div role="toolbar" aria-label={`${count} selected`} data-lifts-toasts className={`${bulkBar} ${bulk}`}>
        <strong aria-live="polite">{count} selected</strong>
        <ActionPlace place={place} look="subtle" short />
        <IconButton icon={XIcon} label="Clear selection" keys="Escape" onClick={() => scene.clearSelection()} />
      </div>
    </div>
  )
}
