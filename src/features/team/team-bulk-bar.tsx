// The bar of the selected people: how many, what can be done to them, and the way out (TEAM-10).
import { XIcon } from 'lucide-react'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions, useScene } from '#src/actions/actions-context.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { bulkBar } from '#src/ui/dialogs/surface.css.ts'
import * as styles from './team.css.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'team.bulk': true
  }
}

/** Nothing while nobody is selected. */
export function TeamBulkBar() {
  const count = useScene(({ listed }) => listed?.selected.length ?? 0)
  const { scene } = useActions()
  if (count === 0) return null
  return (
    <div className={styles.dock}>
      <div role="toolbar" aria-label={`${count} selected`} data-lifts-toasts className={`${bulkBar} ${styles.bulk}`}>
        <strong aria-live="polite">{count} selected</strong>
        <ActionPlace place="team.bulk" look="subtle" short />
        <IconButton icon={XIcon} label="Clear selection" keys="Escape" onClick={() => scene.clearSelection()} />
      </div>
    </div>
  )
}
