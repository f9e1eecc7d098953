// The bar of the selected tasks: how many, what can be done to them, and the way out.
import { EllipsisIcon, XIcon } from 'lucide-react'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions, useHere, useScene } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { bulkBar } from '#src/ui/dialogs/surface.css.ts'
import { classNames } from '#src/ui/marks/class-names.ts'
import * as styles from './task-bulk-bar.css.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'task.bulk': true
  }
}

/** What is rarer is one key away, and in the palette behind More. */
const inMore = ['task.assign-me', 'task.archive']

function isAll(tasks: readonly { id: string }[], selected: readonly string[]): boolean {
  const chosen = new Set(selected)
  return tasks.every(({ id }) => chosen.has(id))
}

/** Nothing while nothing is selected. */
export function TaskBulkBar() {
  const count = useScene(({ selected, listed }) => (listed?.kind === 'task' ? listed.selected : selected).length)
  const { scene, registry } = useActions()
  const here = useHere()
  const palette = registry.get('palette.open')
  const every = registry.get('row.every')
  const wholePage = useScene(
    ({ rows: tasks, selected, more }) => more !== null && selected.length <= tasks.length && tasks.length > 0 && isAll(tasks, selected),
  )
  if (count === 0) return null
  return (
    <div role="toolbar" aria-label={`${count} selected tasks`} data-lifts-toasts className={`${bulkBar} ${styles.bulk}`}>
      <strong className={styles.bulkCount} aria-live="polite">
        {count} selected
      </strong>
      {wholePage && every && (
        <Button
          variant="subtle"
          className={classNames(styles.bulkAction, styles.bulkEvery)}
          onClick={() => void perform(every, here(), 'button')}
        >
          {every.titleFor(here())}
        </Button>
      )}
      <ActionPlace place="task.bulk" look="subtle" short except={inMore} className={styles.bulkAction} />
      {palette && (
        <Button
          variant="subtle"
          icon={EllipsisIcon}
          keys={palette.shortcuts[0]}
          className={styles.bulkAction}
          onClick={() => void perform(palette, here(), 'button')}
        >
          More
        </Button>
      )}
      <IconButton className={styles.bulkClear} icon={XIcon} label="Clear selection" keys="Escape" onClick={() => scene.clearSelection()} />
    </div>
  )
}
