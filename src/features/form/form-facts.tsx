// How long a form is open, and what its tasks begin with; each is changed by pressing it (FORM-01).
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { useRead } from '#src/data/use-read.ts'
import { FormChoices } from '#src/model/form/form.graphql.ts'
import type { FormSubject } from '#src/model/form/form-subject.ts'
import * as styles from './form-builder.css.ts'

/** Text where it may not be changed. */
export function FormFacts({ form, editable }: { form: FormSubject; editable: boolean }) {
  const { registry } = useActions()
  const here = useHere()
  const { workspaceSlug, projectSlug, closesOn, parts } = form
  const choices = useRead({ query: FormChoices, variables: { workspaceSlug, projectSlug } }).data
  if (parts === null) return null
  const { presets, dailyLimit } = parts
  const titleOf = (list: readonly { id: string; title: string }[] | undefined, id: string | null, none: string) =>
    id === null ? none : (list?.find((one) => one.id === id)?.title ?? 'Gone')
  const labels = presets.labelIds.flatMap((id) => choices?.labels.find((label) => label.id === id)?.title ?? [])
  const facts: [id: string, name: string, value: string][] = [
    ['form.closes', 'Last day', closesOn ?? 'None'],
    ['form.limit', 'A day', `At most ${dailyLimit} answers`],
    ['form.draft', 'Tasks', presets.isDraft ? 'As draft, to be looked at' : 'At work at once'],
    ['form.people', 'Assigned', presets.usernames.length === 0 ? 'Nobody' : presets.usernames.map((name) => `@${name}`).join(', ')],
    ['form.labels', 'Labels', labels.length === 0 ? 'None' : labels.join(', ')],
    ['form.workflow', 'Status', titleOf(choices?.workflows, presets.workflowId, 'The first')],
    ['form.type', 'Type', titleOf(choices?.taskTypes, presets.typeId, 'The first')],
    ['form.board', 'Board', titleOf(choices?.boards, presets.boardId, 'Main Board')],
  ]
  const press = (id: string) => {
    const action = registry.get(id)
    if (action) void perform(action, here({ form: [form] }), 'button')
  }
  return (
    <section aria-label="New tasks">
      <h2 className={styles.part}>New tasks</h2>
      <dl className={styles.facts}>
        {facts.map(([id, name, value]) => (
          <div key={id} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>
              {editable ? (
                <button type="button" className={styles.press} aria-label={`${name}: ${value}`} onClick={() => press(id)}>
                  {value}
                </button>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
