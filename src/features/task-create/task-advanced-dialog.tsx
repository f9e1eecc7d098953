// Advanced create: every property of a task before it is made (TCREATE-02..11, OPEN-59, DEFECT-15).
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import type { DialogProps } from '#src/actions/dialogs.ts'
import { perform } from '#src/actions/perform.ts'
import { writeDraft } from '#src/data/drafts/drafts.ts'
import { MAYBE_CREATED } from '#src/data/drafts/maybe-sent.ts'
import { upgradeText } from '#src/data/errors/error-text.ts'
import { useActionForm } from '#src/data/forms/use-action-form.ts'
import { useFormDraft } from '#src/data/forms/use-form-draft.ts'
import { useSession } from '#src/data/storage/session.ts'
import { useRead } from '#src/data/use-read.ts'
import { ProjectCatalogue } from '#src/model/task/task.graphql.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { RichTextEditor } from '#src/ui/editor/rich-text-editor.tsx'
import { announce } from '#src/ui/marks/live-region.ts'
import { Logo } from '#src/ui/marks/logo.tsx'
import {
  type AdvancedForm,
  advancedSubject,
  dueBeforeStartText,
  emptyForm,
  isDueBeforeStart,
  newTaskOfForm,
  readForm,
  restOfForm,
  writeForm,
} from './advanced-form.ts'
import * as styles from './task-advanced-dialog.css.ts'
import { TaskAdvancedFields } from './task-advanced-fields.tsx'
import { createTaskFrom } from './task-create.actions.ts'
import { useProject } from './use-project.ts'

/** The dialog; a closed plan gate has its text in place of the form (TCREATE-03). */
export function TaskAdvancedDialog(props: DialogProps['task.create-advanced'] & { onClose: () => void }) {
  const project = useProject(props.workspaceSlug, props.projectSlug)
  if (props.paid) return <AdvancedDialog {...props} />
  return (
    <Dialog open onOpenChange={(open) => open || props.onClose()} title={`New task in ${project.name}`} width={480}>
      <p className={styles.gate}>{upgradeText}</p>
    </Dialog>
  )
}

function AdvancedDialog({
  workspaceSlug,
  projectSlug,
  parent = undefined,
  onClose,
}: DialogProps['task.create-advanced'] & { onClose: () => void }) {
  const { services } = useActions()
  const here = useHere()
  const { viewer } = useSession()
  const project = useProject(workspaceSlug, projectSlug)
  const { data } = useRead({ query: ProjectCatalogue, variables: { workspaceSlug, projectSlug } })
  const subject = advancedSubject({ workspaceSlug, projectSlug, parentId: parent?.id })
  const sending = useActionForm({ many: true })
  const draft = useFormDraft(sending, subject)
  const initial: AdvancedForm = parent ? { ...emptyForm, parent } : emptyForm
  const form = readForm(draft.text, initial)
  const [another, setAnother] = useState(false)
  const [alert, setAlert] = useState<string | null>(null)
  const title = useRef<HTMLTextAreaElement>(null)
  const late = isDueBeforeStart(form)
  const people = useMemo(() => data?.members.map(({ person }) => person), [data])

  const change = (part: Partial<AdvancedForm>) => {
    setAlert(null)
    draft.setText(writeForm({ ...form, ...part }, initial))
  }
  const submit = () => {
    if (form.title.trim() === '') {
      title.current?.focus()
      return
    }
    if (late) {
      setAlert(dueBeforeStartText)
      return
    }
    // What was typed waits for the next time until it is a task.
    const task = newTaskOfForm(form, data ?? null, { effort: true })
    void sending.submit({
      stays: false,
      part: another ? { left: writeForm({ ...form, title: '', description: '' }, initial) } : {},
      sent() {
        if (!another) return onClose()
        announce('Task created, type the next one')
        title.current?.focus()
      },
      send: async (as) => ({ arrived: (await perform(createTaskFrom(task, as), here({ project: [project] }), 'form')) === 'done' }),
    })
  }
  const toQuick = () => {
    if (!viewer) return
    draft.setText(writeForm(form, initial))
    writeDraft(viewer.username, `task-create:${workspaceSlug}/${projectSlug}`, form.title)
    onClose()
    services.dialogs.open('task.create', {
      workspaceSlug,
      projectSlug,
      workflowId: form.workflowId ?? undefined,
      parentId: parent?.id,
      rest: restOfForm(form) ?? undefined,
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The editor has sent it already.
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || event.nativeEvent.isComposing || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    submit()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`New task in ${project.name}`}
      hideTitle
      flush
      width={800}
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        title.current?.focus()
      }}
      footer={
        <div className={styles.foot}>
          <Button variant="subtle" onClick={toQuick}>
            Fewer fields
          </Button>
          <div className={styles.end}>
            {draft.maybeSent && <span className={styles.maybeSent}>{MAYBE_CREATED}</span>}
            <Checkbox checked={another} onChange={setAnother}>
              Create another
            </Checkbox>
            <Button variant="primary" keys="$mod+Enter" disabled={late || form.title.trim() === ''} onClick={submit}>
              Create
            </Button>
          </div>
        </div>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: mod+Enter of any field in it sends the form */}
      <div className={styles.form} onKeyDown={onKeyDown}>
        <div className={styles.writing}>
          <span className={styles.place}>
            <Logo name={project.name} id={project.slug} size={16} />
            {project.name}
          </span>
          {alert && (
            <p role="alert" className={styles.alert}>
              {alert}
            </p>
          )}
          <textarea
            ref={title}
            rows={1}
            className={styles.title}
            aria-label="Title"
            aria-required
            placeholder="What is to be done?"
            maxLength={500}
            value={form.title}
            onChange={(event) => change({ title: event.target.value.replace(/\n+/g, ' ') })}
            onKeyDown={(event) => {
              // A title is one line; the next thing is the description.
              if (event.key === 'Enter' && !event.metaKey && !event.ctrlKey && !event.nativeEvent.isComposing) event.preventDefault()
            }}
          />
          <RichTextEditor
            toolbar="description"
            label="Description"
            placeholder="What should others know? @ names somebody"
            value={form.description}
            onChange={(description) => change({ description })}
            onSubmit={submit}
            people={people}
            minHeight={200}
          />
        </div>
        <TaskAdvancedFields
          form={form}
          catalogue={data ?? null}
          workspaceSlug={workspaceSlug}
          projectSlug={projectSlug}
          now={services.now}
          onChange={change}
        />
      </div>
    </Dialog>
  )
}
