// The exports of a workspace or a project among its settings: one button, and what was made in the last 7 days (EXPORT-04, EXPORT-05, EXPORT-08).

import { CircleAlertIcon, FileArchiveIcon, FileTextIcon } from 'lucide-react'
import { useMemo } from 'react'
import { ActionButton, ActionById } from '#src/actions/action-button.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { ComingRows } from '#src/actions/lists/coming-rows.tsx'
import { usePlainList } from '#src/actions/lists/use-plain-list.ts'
import type { Subjects } from '#src/actions/subject.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { formatDay, formatExact, formatMoment } from '#src/lib/dates/date-format.ts'
import { bytesText, figure } from '#src/lib/figures.ts'
import type { ExportPlace, ExportSubject } from '#src/model/export/export-subject.ts'
import { borderedList, borderedRow, borderedWords } from '#src/model/settings/bordered-list.css.ts'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { ProgressBar } from '#src/ui/marks/progress-bar.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import type { ExportData } from './export.graphql.ts'
import { deleteExport, downloadExport } from './export-row.actions.ts'
import { countsText, lackingText } from './export-words.ts'
import * as styles from './exports-section.css.ts'
import { isUnfinished, useExports } from './use-exports.ts'

/** Whoever sees the list may do what is done in it. */
const MAY = ['ADMIN'] as const
const NONE: readonly ExportData[] = []

/** For who may export; `subjects` where what is exported is not in view. */
export function ExportsSection({ workspaceSlug, projectSlug, subjects }: ExportPlace & { subjects?: Subjects }) {
  const read = useExports({ workspaceSlug, projectSlug })
  const exports = read.data?.exports ?? NONE
  const rows = useMemo(
    () => exports.map((one): ExportSubject => ({ ...one, workspaceSlug, projectSlug, viewerCan: MAY })),
    [exports, workspaceSlug, projectSlug],
  )
  const { frame } = usePlainList('export', rows, `exports:${workspaceSlug}:${projectSlug ?? ''}`)
  return (
    <div {...frame} className={styles.body}>
      <p className={styles.text}>
        {projectSlug === null
          ? 'Everything in this workspace as one archive: tasks, comments, time, wiki, clients, invoices and files. Passwords, links with keys and notes are never in it.'
          : 'Everything in this project as one archive: tasks, comments, time, wiki and files.'}
      </p>
      <div>
        <ActionById id={projectSlug === null ? 'workspace.export' : 'project.export'} {...(subjects && { subjects })} />
      </div>
      {!read.data &&
        (read.error ? (
          <ReadFailure inline read={read} what="the exports" />
        ) : (
          <ComingRows kind="export">
            <SkeletonRows count={2} />
          </ComingRows>
        ))}
      {read.data && exports.length === 0 && (
        <EmptyState small icon={FileArchiveIcon}>
          No exports yet.
        </EmptyState>
      )}
      {rows.length > 0 && (
        <ul aria-label="Exports" className={borderedList}>
          {exports.map((one, at) => {
            const subject = rows[at]
            return subject && <ExportRow key={one.id} one={one} subject={subject} />
          })}
        </ul>
      )}
    </div>
  )
}

function ExportRow({ one, subject }: { one: ExportData; subject: ExportSubject }) {
  const { now } = useActions().services
  const subjects = { export: [subject] }
  const busy = isUnfinished(one)
  const Icon = one.state === 'FAILED' ? CircleAlertIcon : one.kind === 'MARKDOWN' ? FileTextIcon : FileArchiveIcon
  const when = new Date(one.createdAt)
  return (
    <li data-row={one.id} className={borderedRow}>
      <Icon size={18} aria-hidden className={one.state === 'FAILED' ? styles.failed : styles.icon} />
      <div className={borderedWords}>
        <span className={styles.title}>{titleOf(one, subject.projectSlug === null)}</span>
        {busy && (
          <ProgressBar value={one.total > 0 ? (100 * one.done) / one.total : null} label="Progress of this export" className={styles.bar} />
        )}
        <span className={styles.facts}>
          {one.state === 'FAILED' && <span className={styles.reason}>{one.reason} </span>}
          {busy && `${one.total > 0 ? `${figure(one.done)} of ${figure(one.total)} things packed` : 'Begins in a moment'} · `}
          {one.state === 'READY' && `${[bytesText(one.size ?? 0), countsText(one)].filter(Boolean).join(' · ')} · `}
          <time dateTime={one.createdAt} title={formatExact(when)}>
            {formatMoment(when, now())}
          </time>
          {one.person && ` · ${one.person.name}`}
          {one.state === 'READY' && one.expiresAt && ` · kept until ${formatDay(new Date(one.expiresAt), now())}`}
        </span>
        {one.problems > 0 && <span className={styles.lacking}>{lackingText(one)}</span>}
      </div>
      <span className={styles.buttons}>
        {one.state === 'READY' && <ActionButton action={downloadExport} subjects={subjects} label="Download" />}
        <ActionButton action={deleteExport} subjects={subjects} label={busy ? 'Cancel' : 'Delete'} />
      </span>
    </li>
  )
}

/** What it is of, and what of that. */
function titleOf({ kind, withFiles, project }: ExportData, ofWorkspace: boolean): string {
  const what = kind === 'MARKDOWN' ? 'Markdown' : withFiles ? 'Everything' : 'Everything without files'
  return ofWorkspace ? `${project?.name ?? 'Whole workspace'} · ${what}` : what
}
