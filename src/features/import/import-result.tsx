// How an import ended: what came, where it is, what did not, and the way to take it back (IMPORT-10).
import { CircleAlertIcon } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ActionButton } from '#src/actions/action-button.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { errorText } from '#src/data/errors/error-text.ts'
import { formatDay } from '#src/lib/dates/date-format.ts'
import { importPath, pathTo } from '#src/lib/paths.ts'
import { plural } from '#src/lib/text.ts'
import type { ImportPlace } from '#src/model/import/import-subject.ts'
import { Button } from '#src/ui/controls/button.tsx'
import * as styles from './import.css.ts'
import { type ImportDetailData, StartImport } from './import.graphql.ts'
import { undoImport } from './import-row.actions.ts'
import { INVITATION, problemsOf } from './import-words.ts'
import { ProblemsList } from './problems-list.tsx'
import { Counts, Invited, Makes } from './step-check.tsx'
import { StepFrame } from './step-frame.tsx'
import { subjectOf } from './use-import.ts'

/** Done, canceled or undone. */
export function ImportResult({ place, detail }: { place: ImportPlace; detail: ImportDetailData }) {
  const { now } = useActions().services
  const one = detail.import
  const { state, undoUntil, intoProjects } = one
  const came = state === 'DONE' || (state === 'CANCELLED' && takenTasks(detail) > 0)
  return (
    <StepFrame
      title={titleOf(detail)}
      text={sentenceOf(detail)}
      besides={
        <>
          <Button asChild size={32}>
            <Link to={importPath(place)}>All imports</Link>
          </Button>
          <ActionButton action={undoImport} subjects={{ import: [subjectOf(one, place)] }} label="Undo import…" size={32} />
          {state === 'DONE' && undoUntil && <span className={styles.facts}>until {formatDay(new Date(undoUntil), now())}</span>}
        </>
      }
    >
      {came && intoProjects.length > 0 && (
        <ul aria-label="Projects" className={styles.projects}>
          {intoProjects.map(({ slug, name }) => (
            <li key={slug}>
              <Button asChild variant="primary">
                <Link to={pathTo('project-dashboard', { companySlug: place.workspaceSlug, projectSlug: slug })}>{`Open ${name}`}</Link>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {came && <Counts one={one} />}
      {came && <Makes makes={detail.makes} made />}
      {came && <Invited names={detail.makes.flatMap(({ kind, title }) => (kind === INVITATION ? [title] : []))} done />}
      {came && problemsOf(one) > 0 && <ProblemsList place={place} one={one} />}
    </StepFrame>
  )
}

const takenTasks = ({ import: { counts } }: ImportDetailData) => (counts?.created ?? 0) + (counts?.updated ?? 0)

function titleOf(detail: ImportDetailData): string {
  const { state } = detail.import
  const tasks = takenTasks(detail)
  if (state === 'UNDONE') return 'This import is undone'
  if (state === 'CANCELLED') return tasks > 0 ? `Canceled: ${plural(tasks, 'task')} came before` : 'This import is canceled'
  if (tasks === 0 && detail.archive) return `${plural(detail.archive.projects.length, 'project')} imported`
  return tasks === 0 ? 'Everything was here already' : `${plural(tasks, 'task')} imported`
}

function sentenceOf(detail: ImportDetailData): string {
  const { state, filename } = detail.import
  const { touchedTotal, archive } = detail
  if (state === 'UNDONE') {
    const kept =
      touchedTotal > 0
        ? ` ${plural(touchedTotal, archive ? 'project' : 'task')} that somebody worked on ${touchedTotal === 1 ? 'was' : 'were'} kept.`
        : ''
    return `What ${filename} brought is gone.${kept}`
  }
  if (archive)
    return state === 'DONE' ? `${filename} can be brought in again: its projects come once more then.` : `Nothing of ${filename} is here.`
  if (state === 'CANCELLED' && takenTasks(detail) === 0) return `Nothing of ${filename} is here. It can be brought again at any time.`
  if (state === 'CANCELLED') return `The rest of ${filename} stayed out. It can be imported again: what is here is not made twice.`
  return `${filename} can be imported again at any time: what is here is not made twice.`
}

/** Why it failed, and the ways on from there; where some of it came it can be gone on with, or undone. */
export function ImportFailure({ place, detail, onBack }: { place: ImportPlace; detail: ImportDetailData; onBack: (() => void) | null }) {
  const { api } = useActions().services
  const one = detail.import
  const came = one.intoProjects.length > 0
  const [going, setGoing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const goOn = async () => {
    setGoing(true)
    try {
      const { workspaceSlug, projectSlug } = place
      await api.mutate(StartImport, { workspaceSlug, projectSlug, id: one.id }, { lane: `Import:${one.id}` })
    } catch (error) {
      setProblem(errorText(error))
    } finally {
      setGoing(false)
    }
  }
  return (
    <StepFrame
      title={`${one.filename} could not be imported`}
      onBack={onBack ?? undefined}
      problem={problem}
      loading={going}
      label="Go on"
      onContinue={came ? () => void goOn() : undefined}
      besides={
        <>
          <Button asChild size={32}>
            <Link to={importPath(place)}>Choose another file</Link>
          </Button>
          <ActionButton action={undoImport} subjects={{ import: [subjectOf(one, place)] }} label="Undo import…" size={32} />
        </>
      }
    >
      <p role="alert" className={styles.failure}>
        <CircleAlertIcon size={16} aria-hidden className={styles.failed} />
        {one.reason ?? 'Something went wrong. Please try again.'}
      </p>
      {problemsOf(one) > 0 && <ProblemsList place={place} one={one} />}
    </StepFrame>
  )
}
