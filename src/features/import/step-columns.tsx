// What each column of a file becomes, with its first tasks as they would be beside it (IMPORT-03).
import { ownTimezone } from '#src/lib/dates/date-format.ts'
import { figure } from '#src/lib/figures.ts'
import { borderedList } from '#src/model/settings/bordered-list.css.ts'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import * as styles from './columns.css.ts'
import type { ColumnData, MappingData } from './import.graphql.ts'
import { DATED, formatNames, targetNames } from './import-words.ts'
import { PreviewTable } from './preview-table.tsx'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './step-props.ts'
import type { Mapping } from './use-mapping.ts'

type Choice = MappingData['columns'][number]
type Target = Choice['target']

const TARGETS = (Object.keys(targetNames) as Target[]).map((value) => ({ value, label: targetNames[value] }))

/** A row per column, and beside them 20 real tasks. */
export function StepColumns({ detail, mapping, problem, loading, onBack, onContinue }: StepProps) {
  const { columns } = mapping.now
  const change = (at: number, part: Partial<Choice>) =>
    mapping.change({ columns: columns.map((one, index) => (index === at ? { ...one, ...part } : one)) })
  const titled = columns.some(({ target }) => target === 'TITLE')
  const asked = columns.findIndex(({ target, dateFormat }, at) => isAsked(target, detail.columns[at]) && !dateFormat)
  const unsure = detail.columns[asked]
  const reason = titled
    ? unsure && `Say how dates in ${unsure.name} are written.`
    : 'Say which column is the title: rows without one stay out.'
  return (
    <StepFrame
      title="What does each column become?"
      text="What it is guessed to be is chosen already. The first tasks are shown as they would be."
      wide
      {...{ problem, loading, reason, onBack, onContinue }}
    >
      <div className={styles.beside}>
        <div className={styles.decisions}>
          <ul aria-label="Columns" className={borderedList}>
            {detail.columns.map((column, at) => {
              const choice = columns[at]
              // Names repeat, places do not.
              const key = `${at}:${column.name}`
              return choice && <ColumnRow key={key} column={column} choice={choice} onChange={(part) => change(at, part)} />
            })}
          </ul>
          <DoneStatuses columns={detail.columns} mapping={mapping} />
          <Zone mapping={mapping} />
        </div>
        <PreviewTable tasks={detail.preview} saving={mapping.saving} />
      </div>
    </StepFrame>
  )
}

/** Two ways to write its dates fit. */
const isAsked = (target: Target, column: ColumnData | undefined) => DATED.has(target) && (column?.dateFormats.length ?? 0) > 1

function ColumnRow({ column, choice, onChange }: { column: ColumnData; choice: Choice; onChange: (part: Partial<Choice>) => void }) {
  const { name, samples, filled, dateFormats } = column
  const asked = isAsked(choice.target, column)
  const [only] = dateFormats
  const choose = (target: Target) =>
    onChange({ target, ...(DATED.has(target) && only && dateFormats.length === 1 && { dateFormat: only }) })
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.samples}>
          {samples.length > 0 ? samples.map((sample) => oneLine(sample)).join(' · ') : 'Empty in every row'}
        </span>
        {samples.length > 0 && (
          <span className={styles.filled}>
            in {figure(filled)} {filled === 1 ? 'row' : 'rows'}
          </span>
        )}
      </div>
      <div className={styles.choices}>
        <Select label={`${name} becomes`} hideLabel size={28} value={choice.target} onChange={choose} options={TARGETS} />
        {asked && (
          <Select
            label={<span className={styles.asked}>How are its dates written?</span>}
            size={28}
            value={choice.dateFormat}
            onChange={(dateFormat) => onChange({ dateFormat })}
            options={dateFormats.map((value) => ({ value, label: formatNames[value] }))}
          />
        )}
        {DATED.has(choice.target) && dateFormats.length === 1 && only && <span className={styles.filled}>as {formatNames[only]}</span>}
      </div>
    </li>
  )
}

const LONGEST = 60

function oneLine(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  return flat.length > LONGEST ? `${flat.slice(0, LONGEST)}…` : flat
}

/** Which values of the column of statuses mean that a task is done. */
function DoneStatuses({ columns, mapping }: { columns: readonly ColumnData[]; mapping: Mapping }) {
  const at = mapping.now.columns.findIndex(({ target }) => target === 'STATUS')
  const column = at < 0 ? undefined : columns[at]
  if (!column || column.values.length === 0) return null
  const { doneStatuses } = mapping.now
  const toggle = (value: string, on: boolean) =>
    mapping.change({ doneStatuses: on ? [...doneStatuses, value] : doneStatuses.filter((one) => one !== value) })
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Which of these mean done?</legend>
      <div className={styles.checks}>
        {column.values.map(({ value, count }) => (
          <Checkbox key={value} checked={doneStatuses.includes(value)} onChange={(on) => toggle(value, on)}>
            {value} <span className={styles.filled}>{figure(count)}</span>
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}

/** Where days and moments that name no zone were. */
function Zone({ mapping }: { mapping: Mapping }) {
  const { zone } = mapping.now
  const zones = [...new Set([zone, ownTimezone(), 'UTC'])]
  return (
    <div className={styles.zone}>
      <Select
        label="Time zone of dates that name none"
        value={zone}
        onChange={(chosen) => mapping.change({ zone: chosen })}
        options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
      />
    </div>
  )
}
