// The fields of the create-project dialog (PROJ-02).
import type { ReactNode } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { plainDateOf, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import { Switch } from '#src/ui/controls/switch.tsx'
import { DateField } from '#src/ui/dates/date-field.tsx'
import { PictureField } from '#src/ui/fields/picture-field.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextArea, TextField } from '#src/ui/fields/text-field.tsx'
import { Logo } from '#src/ui/marks/logo.tsx'
import { BudgetField } from './budget-field.tsx'
import * as styles from './create-project-dialog.css.ts'
import { CODE_LENGTH, type ProjectForm } from './project-form.ts'
import { projectStatuses } from './project-status.tsx'

/** `errors` by field name. */
export function ProjectFields({
  form,
  onChange,
  errors,
}: {
  form: ProjectForm
  onChange: (part: Partial<ProjectForm>) => void
  errors: Partial<Record<string, string | undefined>>
}) {
  const { now } = useActions().services
  const dayOf = (date: Date | null) => (date ? plainDateOf(date) : null)
  const start = form.startDate ? startOfPlainDate(form.startDate) : null
  const due = form.dueDate ? startOfPlainDate(form.dueDate) : null
  const mark = form.name.trim() || 'P'
  return (
    <>
      <Cell name="name" className={styles.wide}>
        <TextField
          label="Project Name"
          required
          maxLength={120}
          placeholder="Website relaunch"
          value={form.name}
          onChange={(event) => onChange({ name: event.target.value })}
          error={errors.name}
        />
      </Cell>
      <Cell name="code" className={styles.phoneFull}>
        <TextField
          label="Project ID"
          maxLength={CODE_LENGTH}
          placeholder="WEB"
          value={form.code}
          onChange={(event) => onChange({ code: event.target.value.slice(0, CODE_LENGTH) })}
          error={errors.code}
        />
      </Cell>
      <Cell name="description" className={styles.full}>
        <TextArea
          label="Objectives"
          rows={3}
          maxRows={8}
          placeholder="What should be true when this is done?"
          value={form.description}
          onChange={(event) => onChange({ description: event.target.value })}
          error={errors.description}
        />
      </Cell>
      <Cell name="startDate">
        <DateField
          label="Start date"
          timed={false}
          now={now}
          value={start}
          onChange={(date) => onChange({ startDate: dayOf(date) })}
          error={errors.startDate}
        />
      </Cell>
      <Cell name="dueDate">
        <DateField
          label="Due date"
          timed={false}
          now={now}
          min={start ?? undefined}
          value={due}
          onChange={(date) => onChange({ dueDate: dayOf(date) })}
          error={errors.dueDate}
        />
      </Cell>
      <Cell name="budgetCents">
        <BudgetField cents={form.budgetCents} onChange={(budgetCents) => onChange({ budgetCents })} error={errors.budgetCents} />
      </Cell>
      <Cell name="status">
        <Select label="Status" value={form.status} onChange={(status) => onChange({ status })} options={projectStatuses} />
      </Cell>
      <Cell name="logo" className={styles.wide}>
        <PictureField
          label="Logo"
          value={form.logo}
          onChange={(logo) => onChange({ logo })}
          preview={<Logo name={mark} id={mark} src={form.logo} size={32} />}
          error={errors.logo}
        />
      </Cell>
      <div className={styles.privacy}>
        <Switch checked={form.isPrivate} onChange={(isPrivate) => onChange({ isPrivate })} label="Private" />
        <span className={styles.note}>
          {form.isPrivate ? 'Only people on the project can see it.' : 'Everyone in the workspace can see it.'}
        </span>
      </div>
    </>
  )
}

function Cell({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div data-field={name} className={className}>
      {children}
    </div>
  )
}
