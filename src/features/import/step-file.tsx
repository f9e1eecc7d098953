// The file of an import: what it is called, how large it is, and what is to be known of it.
import { Link } from 'react-router-dom'
import { useActions } from '#src/actions/actions-context.tsx'
import { formatExact, formatMoment } from '#src/lib/dates/date-format.ts'
import { bytesText } from '#src/lib/figures.ts'
import { importPath } from '#src/lib/paths.ts'
import { plural } from '#src/lib/text.ts'
import { borderedList, borderedWords } from '#src/model/settings/bordered-list.css.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
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
      title={detail.archive ? `An archive of ${detail.archive.workspace}` : 'File'}
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
            rowsTotal > 0 && plural(rowsTotal, detail.archive ? 'task' : 'row'),
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
      {detail.archive && <Archive archive={detail.archive} />}
      <ImportNotes detail={detail} />
    </StepFrame>
  )
}

/** What an archive of our own holds, and what of it comes along. */
function Archive({ archive: { kind, madeAt, projects, files, isWhole } }: { archive: NonNullable<StepProps['detail']['archive']> }) {
  const { now } = useActions().services
  const when = new Date(madeAt)
  return (
    <div className={styles.part}>
      <p className={styles.facts}>
        Made{' '}
        <time dateTime={madeAt} title={formatExact(when)}>
          {formatMoment(when, now())}
        </time>{' '}
        · {plural(projects.length, 'project')} · {plural(files, 'file')}
      </p>
      <ul aria-label="Projects of the archive" className={borderedList}>
        {projects.map(({ slug, name, tasks }) => (
          <li key={slug} className={styles.archived}>
            <span className={classNames(borderedWords, styles.name)}>{name}</span>
            <span className={styles.facts}>{plural(tasks, 'task')}</span>
          </li>
        ))}
      </ul>
      <p className={styles.facts}>{whatComes(kind, isWhole)}</p>
    </div>
  )
}

function whatComes(kind: 'WORKSPACE' | 'PROJECT', isWhole: boolean): string {
  if (isWhole) return 'This workspace is empty: it becomes the archive’s, with its name, settings, clients, invoices, rates and log.'
  const beside = 'Each project comes in as a new one, beside those that are here.'
  return kind === 'PROJECT'
    ? beside
    : `${beside} Settings, clients, invoices, rates and the log stay out, since this workspace is not empty.`
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
