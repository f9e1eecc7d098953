// The builder of a form: its fields in order, the one that is active below them, what its tasks begin with, and beside it the form itself (FORM-10).
import { useMemo, useState } from 'react'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useHere, useScene } from '#src/actions/actions-context.tsx'
import { ListedList } from '#src/actions/lists/listed-list.tsx'
import { perform } from '#src/actions/perform.ts'
import { InPlaceText } from '#src/data/forms/in-place-text.tsx'
import { type FieldSubject, type FormSubject, fieldId } from '#src/model/form/form-subject.ts'
import { goalNames, kindOf } from '#src/model/form/form-words.ts'
import { RowCell } from '#src/ui/lists/row-list.tsx'
import { useNarrower } from '#src/ui/marks/use-narrower.ts'
import { FieldEditor } from './field-editor.tsx'
import * as styles from './form-builder.css.ts'
import { FormFacts } from './form-facts.tsx'
import * as rows from './form-list.css.ts'
import { FormPreview } from './form-preview.tsx'
import { formTextTo, introProblem, thanksProblem } from './form-settings.actions.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'form.fields': true
  }
}

/** Whether a form may be changed by the viewer. */
export function mayBuild({ viewerCan }: Pick<FormSubject, 'viewerCan'>): boolean {
  return viewerCan.includes('ADMIN') && viewerCan.includes('PAID')
}

/** It fills the page; both halves scroll by themselves. */
export function FormBuilder({ form }: { form: FormSubject }) {
  const fields = useMemo(
    () =>
      (form.parts?.fields ?? []).map((field): FieldSubject => ({ ...field, id: fieldId(form, field.number), viewerCan: form.viewerCan })),
    [form],
  )
  const active = useScene(({ listed }) => (listed?.kind === 'field' ? listed.active : null))
  const editable = mayBuild(form)
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  // As rows are: two lines high where the list is narrow.
  const rowPx = useNarrower(frame, 640) ? 60 : 44
  const about = { form: [form] }
  const open = fields.find(({ id }) => id === active) ?? fields[0]
  return (
    <div className={styles.halves}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <section aria-label="Fields" tabIndex={0} className={styles.build}>
        <div className={styles.bar}>
          <h2 className={styles.part}>Fields</h2>
          <ActionPlace place="form.fields" subjects={about} size={28} />
        </div>
        <div ref={setFrame} className={styles.list} style={{ height: fields.length * rowPx + 8 }}>
          <ListedList
            kind="field"
            rows={fields}
            many
            label="Fields of the form"
            menu="Field"
            lines={fields.map(({ id }) => ({ id }))}
            kept={`fields:${form.id}`}
            onOpen={() => document.querySelector<HTMLElement>('[data-editor] textarea')?.focus()}
            draw={(field) => <FieldRow field={field} />}
          />
        </div>
        {open && <FieldEditor key={open.id} form={form} field={open} editable={editable} />}
        <Texts form={form} editable={editable} />
        <FormFacts form={form} editable={editable} />
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <section aria-label="Preview" tabIndex={0} className={styles.preview}>
        <FormPreview key={form.id} form={form} />
      </section>
    </div>
  )
}

function FieldRow({ field: { kind, label, isRequired, goal } }: { field: FieldSubject }) {
  const { icon: Icon, title } = kindOf(kind)
  return (
    <>
      <RowCell className={rows.icon}>
        <Icon size={14} role="img" aria-label={title} />
      </RowCell>
      <RowCell className={rows.label}>
        <span dir="auto">{label}</span>
        {isRequired && (
          <span className={rows.star} role="img" aria-label="required">
            {' '}
            *
          </span>
        )}
      </RowCell>
      <RowCell className={rows.goal}>{goal === 'NONE' ? '' : goalNames[goal]}</RowCell>
    </>
  )
}

const TEXTS = [
  { part: 'intro', title: 'Introduction', placeholder: 'What people read above the fields', check: introProblem },
  { part: 'thanks', title: 'Thanks', placeholder: 'What people read when they have sent it', check: thanksProblem },
] as const

function Texts({ form, editable }: { form: FormSubject; editable: boolean }) {
  const here = useHere()
  return (
    <div className={styles.texts}>
      {TEXTS.map(({ part, title, placeholder, check }) => (
        <div key={part}>
          <h2 className={styles.part}>{title}</h2>
          <InPlaceText
            name={`form:${form.id}:${part}`}
            label={title}
            text={form.parts?.[part] ?? ''}
            placeholder={placeholder}
            lines="free"
            editable={editable}
            check={check}
            onSave={async (typed) => (await perform(formTextTo(part, typed), here({ form: [form] }), 'form')) === 'done'}
          />
        </div>
      ))}
    </div>
  )
}
