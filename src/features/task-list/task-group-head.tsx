// The head of a group of rows: its status, how many it holds, and whether it is folded.
import { ChevronDownIcon } from 'lucide-react'
import type { Chip } from '#src/actions/subject.ts'
import { WorkflowRing, workflowFraction } from '#src/model/task/workflow-ring.tsx'
import { count } from '#src/ui/dialogs/surface.css.ts'
import * as styles from './task-list.css.ts'

/** `index` is the 1-based place among all rows, for screen readers; what it holds is counted also while it is folded. */
export function GroupHead({
  workflow,
  size,
  folded,
  workflows,
  index,
  onFold,
}: {
  workflow: Chip | null
  /** How many tasks it has, on all pages and here, as text. */
  size: string
  folded: boolean
  workflows: readonly Chip[] | null
  index: number
  onFold: (folded: boolean) => void
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are virtual, a table cannot be
    // biome-ignore lint/a11y/useFocusableInteractive: its button has the focus
    <div role="row" className={styles.group} aria-rowindex={index}>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
      <div role="rowheader">
        <button type="button" className={styles.fold} aria-expanded={!folded} onClick={() => onFold(!folded)}>
          <ChevronDownIcon size={14} aria-hidden className={folded ? styles.foldedMark : styles.openMark} />
          <WorkflowRing workflow={workflow} fraction={workflowFraction(workflow, workflows)} />
          {workflow?.title ?? 'No status'}
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
      <div role="gridcell" className={count}>
        {size}
      </div>
    </div>
  )
}
