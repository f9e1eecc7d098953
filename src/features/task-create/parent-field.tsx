// Choosing the parent of a task: every task of the project, found by its title or code (OPEN-59).
import { useDeferredValue, useState } from 'react'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { TasksPage } from '#src/model/task/task.graphql.ts'
import { ComboField, type ComboOption } from '#src/ui/fields/combo-field.tsx'
import type { AdvancedForm } from './advanced-form.ts'

/** At most as many tasks as are shown at once. */
const SHOWN = 20

/** A searched field; its list is asked of the host while it is typed in. */
export function ParentField({
  workspaceSlug,
  projectSlug,
  value,
  onChange,
}: {
  workspaceSlug: string
  projectSlug: string
  value: AdvancedForm['parent']
  onChange: (parent: AdvancedForm['parent']) => void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  const search = useDeferredValue(typed?.trim() ?? '')
  const read = useRead({
    query: TasksPage,
    variables: {
      workspaceSlug,
      projectSlug,
      filter: search === '' ? {} : { search },
      sort: 'UPDATED_AT',
      descending: true,
      perPage: SHOWN,
    },
    keep: ['filter'],
    pause: typed === null,
  })
  const { data, error, fetching } = read
  const tasks = data?.tasks.nodes ?? []
  const options = tasks.map(({ id, code, title }): ComboOption => ({ id, label: title, ...(code !== null && { hint: code }) }))
  const chosen = value ? [{ id: value.id, label: value.title, ...(value.code !== null && { hint: value.code }) }] : []
  return (
    <ComboField
      label="Parent"
      placeholder="No parent"
      chosen={chosen}
      options={options}
      onSearch={setTyped}
      onChange={([id]) => {
        const task = tasks.find((one) => one.id === id)
        onChange(task ? { id: task.id, title: task.title, code: task.code } : null)
      }}
      empty="No task of this project is called that."
      note={
        error && tasks.length === 0 ? (
          <ReadFailure inline read={read} what="the tasks" />
        ) : fetching && tasks.length === 0 ? (
          <p role="status" style={{ padding: '10px 12px' }}>
            Searching…
          </p>
        ) : undefined
      }
    />
  )
}
