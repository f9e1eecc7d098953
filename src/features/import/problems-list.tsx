// What is wrong with rows of an import: by severity, a page at a time, and as CSV (IMPORT-07).
import { useId, useState } from 'react'
import { ActionButton } from '#src/actions/action-button.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { figure } from '#src/lib/figures.ts'
import type { ImportPlace } from '#src/model/import/import-subject.ts'
import { borderedList } from '#src/model/settings/bordered-list.css.ts'
import { Pagination } from '#src/ui/controls/pagination.tsx'
import { Segmented } from '#src/ui/controls/segmented.tsx'
import { Chip } from '#src/ui/marks/chip.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import * as styles from './import.css.ts'
import { type ImportData, ListImportProblems, type Severity } from './import.graphql.ts'
import { downloadProblems } from './import-row.actions.ts'
import { problemsOf, severityNames } from './import-words.ts'
import { subjectOf } from './use-import.ts'

const PER_PAGE = 100
const TONES = { ERROR: 'bad', WARNING: 'warn', CONFLICT: 'info' } as const
const FIELDS = { ERROR: 'errors', WARNING: 'warnings', CONFLICT: 'conflicts' } as const
const KINDS = ['ERROR', 'WARNING', 'CONFLICT'] as const

/** Only kinds that there are can be chosen. */
export function ProblemsList({ place, one }: { place: ImportPlace; one: ImportData }) {
  const { workspaceSlug, projectSlug } = place
  const id = useId()
  const [severity, setSeverity] = useState<Severity | 'ALL'>('ALL')
  const [page, setPage] = useState(1)
  const read = useRead({
    query: ListImportProblems,
    variables: { workspaceSlug, projectSlug, id: one.id, page, ...(severity !== 'ALL' && { severity }) },
    keep: ['page', 'severity'],
    requestPolicy: 'cache-and-network',
  })
  const kinds = KINDS.filter((kind) => (one.problemCounts?.[FIELDS[kind]] ?? 0) > 0)
  const found = read.data?.importProblems
  const pages = Math.max(1, Math.ceil((found?.total ?? 0) / PER_PAGE))
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.problemsHead}>
        <h3 id={id} className={styles.partTitle}>{`Problems (${figure(problemsOf(one))})`}</h3>
        {kinds.length > 1 && (
          <Segmented
            label="Severity"
            value={severity}
            onChange={(value) => {
              setSeverity(value)
              setPage(1)
            }}
            options={[
              { value: 'ALL' as const, label: 'All' },
              ...kinds.map((kind) => {
                const count = one.problemCounts?.[FIELDS[kind]] ?? 0
                return { value: kind, label: `${severityNames[kind][count === 1 ? 0 : 1]} ${figure(count)}` }
              }),
            ]}
          />
        )}
        <span className={styles.footEnd}>
          <ActionButton action={downloadProblems} subjects={{ import: [subjectOf(one, place)] }} label="Download as CSV" />
        </span>
      </div>
      {!found && (read.error ? <ReadFailure inline read={read} what="the problems" /> : <SkeletonRows count={3} />)}
      {found && (
        <ul aria-labelledby={id} className={borderedList}>
          {found.problems.map((problem, at) => (
            // A row may have several, also of one column.
            // biome-ignore lint/suspicious/noArrayIndexKey: they never move
            <li key={`${page}:${at}`} className={styles.problemRow}>
              <span className={styles.problemPlace}>
                {problem.row === 0 ? 'The whole file' : `Row ${figure(problem.row)}`}
                {problem.column && ` · ${problem.column}`}
              </span>
              <span className={styles.problemWords}>
                {problem.reason}
                {problem.value && <span className={styles.problemValue}>{problem.value}</span>}
              </span>
              <Chip tone={TONES[problem.severity]}>{severityNames[problem.severity][0]}</Chip>
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && <Pagination page={page} totalPages={pages} onPage={setPage} label="Pages of problems" />}
    </section>
  )
}
