// An import under way, or on its way back: rows done, the time that remains, and the way to end it (IMPORT-09).
import { useEffect, useRef } from 'react'
import { ActionButton } from '#src/actions/action-button.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { percent } from '#src/lib/figures.ts'
import type { ImportPlace } from '#src/model/import/import-subject.ts'
import { announce } from '#src/ui/marks/live-region.ts'
import { ProgressBar } from '#src/ui/marks/progress-bar.tsx'
import * as styles from './import.css.ts'
import type { ImportData } from './import.graphql.ts'
import { cancelImport } from './import-row.actions.ts'
import { doneText, isArchive, remainingText } from './import-words.ts'
import { StepFrame } from './step-frame.tsx'
import { subjectOf } from './use-import.ts'

/** Said at each quarter. */
const QUARTER = 25

const AT_ONCE = 'The archive is here all at once, when it is done, or not at all.'

/** It can be left: the import goes on. */
export function ImportProgress({ place, one }: { place: ImportPlace; one: ImportData }) {
  const { now } = useActions().services
  const { rowsDone, rowsTotal, state, filename } = one
  const undoing = state === 'UNDOING'
  const share = percent(rowsDone, rowsTotal)
  useQuarters(share, isArchive(one) ? 'tasks' : 'rows')
  const left = remainingText(one, now())
  return (
    <StepFrame
      title={undoing ? `${filename} is being undone` : `${filename} is being imported`}
      text={
        undoing
          ? 'You can leave this page.'
          : `You can leave this page and work on. ${isArchive(one) ? AT_ONCE : 'New tasks appear as they come.'}`
      }
      besides={
        !undoing && (
          <ActionButton
            action={cancelImport}
            subjects={{ import: [subjectOf(one, place)] }}
            label={isArchive(one) ? 'Cancel' : 'Cancel…'}
            size={32}
          />
        )
      }
    >
      <div className={styles.fileCard}>
        <ProgressBar value={rowsTotal > 0 ? (100 * rowsDone) / rowsTotal : null} label="Progress of this import" />
        <span className={styles.facts}>
          {rowsTotal > 0 ? doneText(one) : !isArchive(one) && 'Begins in a moment'}
          {left && ` · ${left}`}
        </span>
      </div>
    </StepFrame>
  )
}

function useQuarters(share: number, what: string): void {
  const said = useRef(0)
  useEffect(() => {
    const quarter = Math.floor(share / QUARTER)
    if (quarter <= said.current) return
    said.current = quarter
    announce(`${quarter * QUARTER} percent of the ${what} are done`)
  }, [share, what])
}
