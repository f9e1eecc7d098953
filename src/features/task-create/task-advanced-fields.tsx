// The properties of the advanced form, each with the project's list behind it (TCREATE-02, TCREATE-06, TCREATE-08, TCREATE-09).

import type { ProjectCatalogueData } from '#src/model/task/task.graphql.ts'
import { WorkflowRing, workflowFraction } from '#src/model/task/workflow-ring.tsx'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { DateField } from '#src/ui/dates/date-field.tsx'
import { ComboField } from '#src/ui/fields/combo-field.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { Dot } from '#src/ui/marks/chip.tsx'
import { type AdvancedForm, isDueBeforeStart, NO_EFFORT } from './advanced-form.ts'
import { ParentField } from './parent-field.tsx'
import * as styles from './task-advanced-dialog.css.ts'

/** Lists that are still on their way leave their fields empty; the defaults are taken all the same. */
export function TaskAdvancedFields({
  form,
  catalogue,
  workspaceSlug,
  projectSlug,
  now,
  onChange,
}: {
  form: AdvancedForm
  catalogue: ProjectCatalogueData | null
  workspaceSlug: string
  projectSlug: string
  now: () => Date
  onChange: (part: Partial<AdvancedForm>) => void
}) {
  const { workflows = [], taskTypes = [], efforts = [], labels = [], boards = [], members = [] } = catalogue ?? {}
  const start = dateOf(form.startDate)
  const people = members.map(({ person }) => ({
    id: person.username,
    label: person.name,
    hint: `@${person.username}`,
    mark: <Avatar person={person} size={16} decorative />,
  }))
  const chips = labels.map(({ id, title, color }) => ({ id, label: title, mark: <Dot colour={color} /> }))
  const chosenOf = <T extends { id: string }>(options: readonly T[], ids: readonly string[]) =>
    ids.flatMap((id) => options.find((option) => option.id === id) ?? [])
  return (
    <div className={styles.properties}>
      <Select
        label="Status"
        value={known(form.workflowId, workflows)}
        onChange={(workflowId) => onChange({ workflowId })}
        placeholder="The first one"
        options={workflows.map((workflow) => ({
          value: workflow.id,
          label: workflow.title,
          mark: <WorkflowRing workflow={workflow} fraction={workflowFraction(workflow, workflows)} />,
        }))}
      />
      <div className={styles.pair}>
        <Select
          label="Type"
          value={known(form.typeId, taskTypes)}
          onChange={(typeId) => onChange({ typeId })}
          placeholder="The first one"
          options={taskTypes.map(({ id, title, color }) => ({ value: id, label: title, mark: <Dot colour={color} /> }))}
        />
        <Select
          label="Effort"
          value={form.effortId === NO_EFFORT ? NO_EFFORT : known(form.effortId, efforts)}
          onChange={(effortId) => onChange({ effortId })}
          placeholder="The first one"
          options={[
            ...efforts.map(({ id, title, hours }) => ({ value: id, label: title, hint: `${hours} h` })),
            { value: NO_EFFORT, label: 'No effort' },
          ]}
        />
      </div>
      <DateField label="Start date" value={start} now={now} onChange={(date) => onChange({ startDate: date?.toISOString() ?? null })} />
      <DateField
        label="Due date"
        value={dateOf(form.dueDate)}
        defaultTime="17:00"
        min={start ?? undefined}
        now={now}
        onChange={(date) => onChange({ dueDate: date?.toISOString() ?? null })}
        error={isDueBeforeStart(form) ? 'Before the start date.' : undefined}
      />
      <ComboField
        label="Members"
        several
        placeholder="Nobody"
        chosen={chosenOf(people, form.members)}
        options={people}
        onChange={(ids) => onChange({ members: ids })}
        empty="Nobody on this project is called that."
      />
      <ComboField
        label="Labels"
        several
        placeholder="No labels"
        chosen={chosenOf(chips, form.labelIds)}
        options={chips}
        onChange={(labelIds) => onChange({ labelIds })}
        empty="This project has no such label."
      />
      <ParentField
        workspaceSlug={workspaceSlug}
        projectSlug={projectSlug}
        value={form.parent}
        onChange={(parent) => onChange({ parent })}
      />
      <Select
        label="Board"
        value={known(form.boardId, boards)}
        onChange={(boardId) => onChange({ boardId })}
        placeholder="Main Board"
        options={boards.map(({ id, title }) => ({ value: id, label: title }))}
      />
    </div>
  )
}

function dateOf(instant: string | null): Date | null {
  return instant === null || Number.isNaN(Date.parse(instant)) ? null : new Date(instant)
}

/** The chosen one while the project has it, else the first. */
function known(id: string | null, list: readonly { id: string }[]): string | null {
  return list.find((one) => one.id === id)?.id ?? list[0]?.id ?? null
}
