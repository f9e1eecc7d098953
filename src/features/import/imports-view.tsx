// The imports of a workspace or a project: where the next file comes in, and what came before (IMPORT-13).

import { CircleAlertIcon, FileInputIcon } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { ActionButton } from '#src/actions/action-button.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { ComingRows } from '#src/actions/lists/coming-rows.tsx'
import { usePlainList } from '#src/actions/lists/use-plain-list.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { formatDay, formatExact, formatMoment } from '#src/lib/dates/date-format.ts'
import { importPath } from '#src/lib/paths.ts'
import type { ImportPlace, ImportSubject } from '#src/model/import/import-subject.ts'
import { borderedList, borderedRow, borderedWords } from '#src/model/settings/bordered-list.css.ts'
import { heading } from '#src/theme/text.css.ts'
import { Chip } from '#src/ui/marks/chip.tsx'
import { ProgressBar } from '#src/ui/marks/progress-bar.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import * as styles from './import.css.ts'
import type { ImportData } from './import.graphql.ts'
import { ImportDrop } from './import-drop.tsx'
import { cancelImport, undoImport } from './import-row.actions.ts'
import { countsText, doneText, isBusy, isOpen, sourceNames, stateName } from './import-words.ts'
import { subjectOf, useImports } from './use-import.ts'

const NONE: readonly ImportData[] = []

/** For who may import there. */
export function ImportsView({ place }: { place: ImportPlace }) {
  const { workspaceSlug, projectSlug } = place
  const read = useImports(place)
  const imports = read.data?.imports ?? NONE
  const rows = useMemo(() => imports.map((one) => subjectOf(one, { workspaceSlug, projectSlug })), [imports, workspaceSlug, projectSlug])
  const { frame } = usePlainList('import', rows, `imports:${workspaceSlug}:${projectSlug ?? ''}`)
  return (
    <div {...frame} className={styles.frame}>
      <ImportDrop place={place} isFirst={read.data !== undefined && imports.length === 0} />
      {!read.data &&
        (read.error ? (
          <ReadFailure inline read={read} what="the imports" />
        ) : (
          <ComingRows kind="import">
            <SkeletonRows count={2} />
          </ComingRows>
        ))}
      {rows.length > 0 && (
        <section className={styles.part} aria-labelledby="earlier-imports">
          <h2 id="earlier-imports" className={heading.section}>
            Imports
          </h2>
          <ul aria-labelledby="earlier-imports" className={borderedList}>
            {imports.map((one, at) => {
              const subject = rows[at]
              return subject && <ImportRow key={one.id} one={one} subject={subject} />
            })}
          </ul>
        </section>
      )}
    </div>
  )
}

const STOPS: { readonly [State in string]?: string } = { RUNNING: 'Cancel', DRY_RUN: 'Stop' }
const TONES = { DONE: 'good', FAILED: 'bad', MAPPING: 'warn', READY: 'warn' } as const

function ImportRow({ one, subject }: { one: ImportData; subject: ImportSubject }) {
  const { now } = useActions().services
  const subjects = { import: [subject] }
  const failed = one.state === 'FAILED'
  const Icon = failed ? CircleAlertIcon : FileInputIcon
  const when = new Date(one.createdAt)
  const tone = one.state in TONES ? TONES[one.state as keyof typeof TONES] : 'neutral'
  return (
    <li data-row={one.id} className={borderedRow}>
      <Icon size={18} aria-hidden className={failed ? styles.failed : styles.icon} />
      <div className={borderedWords}>
        <span className={styles.rowTitle}>
          <Link to={importPath(subject, one.id)} data-item className={styles.name}>
            {one.filename}
          </Link>
          <Chip tone={tone}>{stateName(one.state)}</Chip>
        </span>
        {isBusy(one) && (
          <ProgressBar
            value={one.rowsTotal > 0 ? (100 * one.rowsDone) / one.rowsTotal : null}
            label={`Progress of ${one.filename}`}
            className={styles.bar}
          />
        )}
        <span className={styles.facts}>
          {failed && one.reason && <span className={styles.reason}>{one.reason} </span>}
          {[
            sourceNames[one.source],
            isBusy(one) && one.rowsTotal > 0 ? doneText(one) : one.state !== 'UNDONE' && countsText(one),
            one.intoProjects.map(({ name }) => name).join(', '),
          ]
            .filter(Boolean)
            .join(' · ')}
          {' · '}
          <time dateTime={one.createdAt} title={formatExact(when)}>
            {formatMoment(when, now())}
          </time>
          {one.person && ` · ${one.person.name}`}
          {one.state === 'DONE' && one.undoUntil && ` · can be undone until ${formatDay(new Date(one.undoUntil), now())}`}
        </span>
      </div>
      <span className={styles.buttons}>
        {one.undoUntil !== null && <ActionButton action={undoImport} subjects={subjects} label="Undo" />}
        {isOpen(one) && <ActionButton action={cancelImport} subjects={subjects} label={STOPS[one.state] ?? 'Discard'} />}
      </span>
    </li>
  )
}
