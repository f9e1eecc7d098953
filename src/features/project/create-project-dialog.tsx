// The dialog that creates a project (PROJ-02..13).
import { type FormEvent, useRef } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import type { DialogProps } from '#src/actions/dialogs.ts'
import { asApiError } from '#src/data/errors/api-error.ts'
import { errorText, SpokenError, saying } from '#src/data/errors/error-text.ts'
import { useActionForm } from '#src/data/forms/use-action-form.ts'
import { useFormDraft } from '#src/data/forms/use-form-draft.ts'
import { currentCompany } from '#src/data/storage/storage.ts'
import { pathTo } from '#src/lib/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { MessageArea, useTimedMessage } from '#src/ui/pages/timed-message.tsx'
import { budgetProblem } from './budget-field.tsx'
import * as styles from './create-project-dialog.css.ts'
import { CreateProject } from './project.graphql.ts'
import { ProjectFields } from './project-fields.tsx'
import { dueProblem, emptyProjectForm, type ProjectForm, projectInput, readProjectForm } from './project-form.ts'

/** What is typed is kept per keystroke; a success goes to the new project's dashboard (PROJ-10), unless the dialog was closed or typed in meanwhile. */
export function CreateProjectDialog({ workspace, onClose }: DialogProps['project.create'] & { onClose: () => void }) {
  const { api, go, say } = useActions().services
  const sending = useActionForm({ say })
  const draft = useFormDraft(sending, `new-project:${workspace?.slug ?? ''}`)
  const form = readProjectForm(draft.text)
  // There from the start: typed before, also where it was sent from here and did not arrive.
  const opened = useRef(form !== emptyProjectForm)
  const nameless = useTimedMessage()
  const alert = useTimedMessage()
  const frame = useRef<HTMLFormElement>(null)

  const change = (part: Partial<ProjectForm>) => {
    draft.setText(JSON.stringify({ ...form, ...part }))
    sending.setProblems(Object.fromEntries(Object.entries(sending.problems).filter(([field]) => !(field in part))))
    if (part.name?.trim()) nameless.clear()
  }
  const startOver = () => {
    opened.current = false
    draft.clear()
  }
  const focusField = (name: string) =>
    frame.current?.querySelector<HTMLElement>(`[data-field="${name}"] :is(input, textarea, button)`)?.focus()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending.sending) return
    if (form.name.trim() === '') {
      // This one clears after 3 s although it is an error (PROJ-03).
      nameless.show('bad', 'Project Name is required.', 3_000)
      return focusField('name')
    }
    if (dueProblem(form)) return focusField('dueDate')
    if (budgetProblem(form.budgetCents)) return focusField('budgetCents')
    const slug = workspace?.slug || currentCompany.read()?.data.slug
    if (!slug) return alert.show('bad', 'Invalid session. Please log out and log in again.')
    alert.clear()
    void sending.submit({
      async send({ intent }) {
        const { project } = await api
          .mutate(CreateProject, { input: projectInput(form, slug) }, { intent })
          .catch(saying('Failed to create project. Please try again later.'))
        return {
          arrived: true,
          leave() {
            onClose()
            if (project) go.to(pathTo('project-dashboard', { companySlug: project.workspaceSlug, projectSlug: project.slug }))
          },
          late: () => say.done(`Project “${form.name.trim()}” created`),
        }
      },
      failed(error, untouched) {
        if (!untouched) return false
        sending.setProblems(refusalsByField(error instanceof SpokenError ? error.cause : error))
        alert.show('bad', errorText(error))
        return true
      },
    })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Create Project"
      description={workspace ? `In ${workspace.name}` : undefined}
      width={640}
    >
      <form ref={frame} className={styles.form} onSubmit={submit} noValidate aria-label="Create Project">
        <ProjectFields
          form={form}
          onChange={change}
          errors={{
            ...sending.problems,
            ...(nameless.message ? { name: nameless.message.text } : {}),
            dueDate: dueProblem(form) ?? sending.problems.dueDate,
            budgetCents: budgetProblem(form.budgetCents) ?? sending.problems.budgetCents,
          }}
        />
        <MessageArea message={alert.message} />
        <div className={styles.foot}>
          {(draft.restored || opened.current) && form !== emptyProjectForm && (
            <span className={styles.restored}>
              Restored what you typed before.{' '}
              <button type="button" className={styles.discard} onClick={startOver}>
                Start over
              </button>
            </span>
          )}
          <Button size={32} onClick={onClose}>
            Cancel
          </Button>
          <Button size={32} type="submit" variant="primary" loading={sending.sending}>
            Create Project
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** The host's sentences by form field; the last part of the path is the field. */
function refusalsByField(error: unknown): Record<string, string> {
  const refusals = asApiError(error)?.refusals ?? []
  const names: Record<string, string> = { budget: 'budgetCents' }
  return Object.fromEntries(
    refusals.flatMap(({ field, message }) => {
      const name = field?.at(-1)
      return name ? [[names[name] ?? name, message]] : []
    }),
  )
}
