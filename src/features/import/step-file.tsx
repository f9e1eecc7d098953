// The file of an import: what it is called, how large it is, and what is to be known of it.
import { Link } from 'react-router-dom'
import { bytesText } from '#src/lib/figures.ts'
import { importPath } from '#src/lib/paths.ts'
import { plural } from '#src/lib/text.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { ProgressBar } from '#src/ui/marks/progress-bar.tsx'
import * as styles from './import.css.ts'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './step-props.ts'

/** It goes on as soon as the file is read. */
export function StepFile({
  place,
  detail,
  problem = null,
  loading = false,
  onContinue,
}: Pick<StepProps, 'place' | 'detail'> & Partial<StepProps>) {
  const { filename, size, rowsTotal, rowsDone, state } = detail.import
  const reading = state === 'READING'
  return (
    <StepFrame
      title="File"
      problem={problem}
      loading={loading}
      onContinue={reading ? undefined : onContinue}
      besides={
        <Button asChild size={32}>
          <Link to={importPath(place)}>Choose another file</Link>
        </Button>
      }
    >
      <div className={styles.fileCard}>
        <span className={styles.name}>{filename}</span>
        <span className={styles.facts}>
          {[
            bytesText(size),
            rowsTotal > 0 && plural(rowsTotal, 'row'),
            detail.columns.length > 0 && plural(detail.columns.length, 'column'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {reading && (
          <>
            <ProgressBar value={rowsTotal > 0 ? (100 * rowsDone) / rowsTotal : null} label={`Reading ${filename}`} className={styles.bar} />
            <span className={styles.facts}>The file is being read. You can leave this page and come back.</span>
          </>
        )}
      </div>
      <ImportNotes detail={detail} />
    </StepFrame>
  )
}

/** What the person should know of the file. */
export function ImportNotes({ detail: { notes, isHashed } }: Pick<StepProps, 'detail'>) {
  const told = isHashed ? [...notes, 'This file has no ids, so a second import knows its rows by title and time of creation.'] : notes
  if (told.length === 0) return null
  return (
    <ul className={styles.notes}>
      {told.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}
