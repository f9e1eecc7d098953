// The dry run of an import: everything that would come of it, before anything is written (IMPORT-07).
import { useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { errorText } from '#src/data/errors/error-text.ts'
import { figure } from '#src/lib/figures.ts'
import { plural } from '#src/lib/text.ts'
import { Chip } from '#src/ui/marks/chip.tsx'
import { ProgressBar } from '#src/ui/marks/progress-bar.tsx'
import * as styles from './import.css.ts'
import { type ImportDetailData, type MappingData, type NamedPerson, StartImport } from './import.graphql.ts'
import { doneText, INVITATION, importLabel, isArchive, kindText, problemsOf, takenRows } from './import-words.ts'
import { ProblemsList } from './problems-list.tsx'
import { ImportNotes } from './step-file.tsx'
import { StepFrame } from './step-frame.tsx'
import { nameOf } from './step-people.tsx'
import type { StepProps } from './step-props.ts'

/** Checked, it says what comes and what stays out; its button begins. */
export function StepCheck(props: StepProps & { onCheck: () => void }) {
  const { place, detail, mapping, loading, problem, onBack, onCheck } = props
  const { api } = useActions().services
  const [starting, setStarting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const one = detail.import
  const start = async () => {
    setStarting(true)
    setFailure(null)
    try {
      const { workspaceSlug, projectSlug } = place
      await api.mutate(StartImport, { workspaceSlug, projectSlug, id: one.id }, { lane: `Import:${one.id}` })
    } catch (error) {
      setFailure(errorText(error))
    } finally {
      setStarting(false)
    }
  }
  if (one.state !== 'READY' || !one.counts)
    return (
      <StepFrame
        title="Check"
        text="The import is tried out and taken back, so that you see what would come of it. Nothing is written yet."
        label="Check"
        {...{ problem, loading, onBack }}
        onContinue={onCheck}
      />
    )
  // An archive without a task still brings pages, clients or settings.
  const nothing = detail.archive === null && takenRows(one) === 0
  return (
    <StepFrame
      title="This is what would come of it"
      text="Nothing is written yet."
      label={importLabel(one, detail.archive)}
      loading={starting}
      reason={nothing ? 'No row of this file can be imported.' : undefined}
      problem={failure ?? problem}
      onBack={onBack}
      onContinue={() => void start()}
    >
      <Counts one={one} />
      <Makes makes={detail.makes} />
      <Invited names={invitedOf(mapping.now.people, detail.people)} />
      {problemsOf(one) > 0 && <ProblemsList place={place} one={one} />}
      <ImportNotes detail={detail} />
    </StepFrame>
  )
}

/** The dry run under way; Back ends it. */
export function CheckProgress({ one, onBack }: { one: ImportDetailData['import']; onBack: () => void }) {
  return (
    <StepFrame title="Checking" text="It is tried out and taken back: nothing is written." onBack={onBack}>
      <div className={styles.fileCard}>
        <ProgressBar value={one.rowsTotal > 0 ? (100 * one.rowsDone) / one.rowsTotal : null} label="Progress of the check" />
        <span className={styles.facts}>{one.rowsTotal > 0 && doneText(one)}</span>
      </div>
    </StepFrame>
  )
}

const KNOWN_HERE = [
  ['Updated', 'updated'],
  ['Unchanged', 'unchanged'],
  ['Left out', 'skipped'],
] as const

/** How many tasks of each kind, and what comes with them. */
export function Counts({ one }: { one: ImportDetailData['import'] }) {
  const { counts } = one
  if (!counts) return null
  const facts: readonly (readonly [string, number])[] = [
    ['Created', counts.created],
    // What an archive brings is new, all of it.
    ...(isArchive(one) ? [] : KNOWN_HERE.map(([name, of]) => [name, counts[of]] as const)),
    ...(counts.comments > 0 ? [['Comments', counts.comments] as const] : []),
    ...(counts.checklistItems > 0 ? [['Checklist items', counts.checklistItems] as const] : []),
  ]
  return (
    <dl className={styles.counts}>
      {facts.map(([name, count]) => (
        <div key={name} className={styles.count}>
          <dt className={styles.countName}>{name}</dt>
          <dd className={styles.countFigure}>{figure(count)}</dd>
        </div>
      ))}
    </dl>
  )
}

const MOST = 12

/** What is made besides tasks, by kind. */
export function Makes({ makes, made = false }: { makes: ImportDetailData['makes']; made?: boolean }) {
  const kinds = [...new Set(makes.map(({ kind }) => kind))].filter((kind) => kind !== INVITATION)
  if (kinds.length === 0) return null
  return (
    <div className={styles.makes}>
      {kinds.map((kind) => {
        const titles = makes.filter((one) => one.kind === kind).map(({ title }) => title)
        return <Named key={kind} head={`${kindText(kind, titles.length)} ${made ? 'created' : 'will be created'}`} titles={titles} />
      })}
    </div>
  )
}

/** Names of who is invited: people who share an address get one mail, so one of their names. */
function invitedOf(decided: MappingData['people'], people: readonly NamedPerson[]): string[] {
  const addresses = new Map(people.map((person) => [nameOf(person), person.email?.toLowerCase()]))
  const byAddress = new Map<string, string>()
  for (const { name, invite } of decided) {
    const address = addresses.get(name) ?? name
    if (invite && !byAddress.has(address)) byAddress.set(address, name)
  }
  return [...byAddress.values()]
}

/** Who gets an invitation once it is done, or got one (IMPORT-05). */
export function Invited({ names, done = false }: { names: readonly string[]; done?: boolean }) {
  if (names.length === 0) return null
  const people = plural(names.length, 'person', 'people')
  return (
    <div className={styles.makes}>
      <Named head={done ? `${people} invited` : `${people} will be invited once it is done`} titles={names} />
    </div>
  )
}

function Named({ head, titles }: { head: string; titles: readonly string[] }) {
  return (
    <div className={styles.makesKind}>
      <span className={styles.makesName}>{head}</span>
      <span className={styles.chips}>
        {titles.slice(0, MOST).map((title) => (
          <Chip key={title} className={styles.named}>
            <span title={title} className={styles.namedText}>
              {title}
            </span>
          </Chip>
        ))}
        {titles.length > MOST && <span className={styles.facts}>and {figure(titles.length - MOST)} more</span>}
      </span>
    </div>
  )
}
