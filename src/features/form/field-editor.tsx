// The field that is active in the builder, with everything that can be set of it by mouse (FORM-10).
import { useState } from 'react'
import type { Action } from '#src/actions/action.ts'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { InPlaceText } from '#src/data/forms/in-place-text.tsx'
import { useRead } from '#src/data/use-read.ts'
import { FormChoices, type FormFieldData } from '#src/model/form/form.graphql.ts'
import type { FieldSubject, FormSubject } from '#src/model/form/form-subject.ts'
import { choicesProblem, type FieldGoal, goalNames, goalsOf, isList, kindOf } from '#src/model/form/form-words.ts'
import { Switch } from '#src/ui/controls/switch.tsx'
import { ComboField } from '#src/ui/fields/combo-field.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import {
  choice,
  fieldChoicesTo,
  fieldGoalTo,
  fieldLinesTo,
  fieldTextTo,
  helpProblem,
  labelProblem,
  limitField,
  requireField,
} from './field.actions.ts'
import * as styles from './form-builder.css.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'field.tools': true
  }
}

/** Text where it may not be changed. */
export function FieldEditor({ form, field, editable }: { form: FormSubject; field: FieldSubject; editable: boolean }) {
  const here = useHere()
  const { id, kind, label, help, isRequired, goal } = field
  const { icon: Icon, title } = kindOf(kind)
  const run = async (action: Action) => (await perform(action, here({ field: [field] }), 'form')) === 'done'
  const goals = goalsOf(kind)
  return (
    <div data-editor className={styles.editor}>
      <span className={styles.kind}>
        <Icon size={14} aria-hidden />
        {title}
      </span>
      <div className={styles.pair}>
        <span className={styles.name}>Label</span>
        <InPlaceText
          name={`field:${id}:label`}
          label="Label of field"
          text={label}
          editable={editable}
          check={labelProblem}
          onSave={(typed) => run(fieldTextTo('label', typed))}
        />
        <span className={styles.name}>Help</span>
        <InPlaceText
          name={`field:${id}:help`}
          label="Help of field"
          text={help}
          placeholder="What helps to answer"
          editable={editable}
          check={helpProblem}
          onSave={(typed) => run(fieldTextTo('help', typed))}
        />
        {isList(kind) && (
          <>
            <span className={styles.name}>Choices</span>
            <Choices form={form} field={field} editable={editable} run={run} />
          </>
        )}
        {kind === 'NUMBER' && (
          <>
            <span className={styles.name}>Limits</span>
            <button type="button" className={styles.press} disabled={!editable} onClick={() => void run(limitField)}>
              {limitsOf(field)}
            </button>
          </>
        )}
        <span className={styles.name}>Goes to</span>
        {editable && goals.length > 1 && goal !== 'TITLE' ? (
          <Select<FieldGoal>
            label="Goes to"
            hideLabel
            size={28}
            value={goal}
            onChange={(next) => void run(fieldGoalTo(next))}
            options={goals.map((value) => ({ value, label: goalNames[value] }))}
          />
        ) : (
          <span className={styles.name}>{goalNames[goal]}</span>
        )}
        <span className={styles.name}>Required</span>
        <Switch label="Required" hideLabel checked={isRequired} disabled={!editable} onChange={() => void run(requireField)} />
      </div>
      {editable && (
        <div className={styles.tools}>
          <ActionPlace place="field.tools" look="subtle" size={28} subjects={{ field: [field] }} short />
        </div>
      )}
    </div>
  )
}

function limitsOf({ min, max }: FieldSubject): string {
  if (min === null && max === null) return 'Any number'
  if (min !== null && max !== null) return `${min} to ${max}`
  return min === null ? `At most ${max}` : `At least ${min}`
}

interface ChoicesProps {
  form: FormSubject
  field: FieldSubject
  editable: boolean
  run: (action: Action) => Promise<boolean>
}

/** Lists that go to types, labels or efforts offer those; others what is typed, one a line. */
function Choices({ form, field, editable, run }: ChoicesProps) {
  const { id, goal, options } = field
  if (goal === 'TYPE' || goal === 'LABELS' || goal === 'EFFORT')
    return <BoundChoices form={form} field={field} editable={editable} run={run} />
  const text = options.map(({ label }) => label).join('\n')
  return (
    <InPlaceText
      name={`field:${id}:choices`}
      label="Choices, one a line"
      text={text}
      lines="free"
      editable={editable}
      check={choicesProblem}
      onSave={(typed) => run(fieldLinesTo(typed))}
    />
  )
}

const LISTS = {
  TYPE: { list: 'taskTypes', ref: 'typeId', none: 'Choose types…' },
  LABELS: { list: 'labels', ref: 'labelId', none: 'Choose labels…' },
  EFFORT: { list: 'efforts', ref: 'effortId', none: 'Choose efforts…' },
} as const

function BoundChoices({ form, field, editable, run }: ChoicesProps) {
  const { workspaceSlug, projectSlug } = form
  const { data } = useRead({ query: FormChoices, variables: { workspaceSlug, projectSlug } })
  const { list, ref, none } = LISTS[field.goal as keyof typeof LISTS]
  const offered = (data?.[list] ?? []).map(({ id, title }) => ({ id, label: title }))
  const chosen = field.options.flatMap((option) => (option[ref] === null ? [] : [{ id: option[ref], label: option.label }]))
  // Choices are sent once a person is done with them, each tick shown at once.
  const [ticked, setTicked] = useState<readonly string[] | null>(null)
  const shown = ticked === null ? chosen : offered.filter(({ id }) => ticked.includes(id))
  const set = (ids: string[]) => {
    setTicked(ids)
    const options = ids.flatMap((id): FormFieldData['options'] => {
      const one = [...offered, ...chosen].find((other) => other.id === id)
      return one === undefined ? [] : [{ ...choice(one.label), [ref]: id }]
    })
    if (options.length > 0) void run(fieldChoicesTo(options)).then(() => setTicked(null))
  }
  if (!editable) return <span className={styles.name}>{field.options.map(({ label }) => label).join(', ')}</span>
  return (
    <div>
      <ComboField label="Choices" hideLabel several chosen={shown} options={offered} onChange={set} placeholder={none} />
      {chosen.length < field.options.length && (
        <span className={styles.note}>Choose what each choice stands for; others are words only.</span>
      )}
    </div>
  )
}
