// The dialog that creates a workspace: a name, perhaps a logo (WS-03..05, WS-11, DEFECT-25).
import type { FormEvent } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import type { DialogProps } from '#src/actions/dialogs.ts'
import { asApiError } from '#src/data/errors/api-error.ts'
import { upgradeText } from '#src/data/errors/error-text.ts'
import { useActionForm } from '#src/data/forms/use-action-form.ts'
import { useFormDraft } from '#src/data/forms/use-form-draft.ts'
import { useFormState } from '#src/data/forms/use-form-state.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { PictureField } from '#src/ui/fields/picture-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Logo } from '#src/ui/marks/logo.tsx'
import { isPicture } from '#src/ui/marks/person-mark.ts'
import * as styles from './create-workspace-dialog.css.ts'
import { enterWorkspace } from './current-company.ts'
import { CreateWorkspace } from './workspace.graphql.ts'

/** A failure says nothing: the dialog, what was typed and a live button stay (DEFECT-25, WS-11). What the host refuses about the name stands at the name. */
export function CreateWorkspaceDialog({ paid, onClose }: DialogProps['workspace.create'] & { onClose: () => void }) {
  const { api, go, say } = useActions().services
  const form = useActionForm()
  const name = useFormDraft(form, 'new-workspace:name')
  const [logo, setLogo] = useFormState(form, '')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = name.text.trim()
    void form.submit({
      check: () => (given === '' ? { name: 'A name is required.' } : {}),
      async send({ intent }) {
        const { workspace } = await api.mutate(CreateWorkspace, { input: { name: given, logo: isPicture(logo) ? logo : null } }, { intent })
        if (!workspace) return { arrived: false }
        return {
          arrived: true,
          leave() {
            onClose()
            enterWorkspace(workspace, go)
          },
          late: () => say.done(`Workspace “${workspace.name}” created`),
        }
      },
      failed(error) {
        const refusal = asApiError(error)?.refusals.find(({ field }) => field?.at(-1) === 'name')
        if (refusal) form.setProblems({ name: refusal.message })
        console.warn('The workspace was not created:', error)
        return true
      },
    })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Create Workspace"
      description="It holds the projects and people of one organization."
      width={480}
    >
      {paid ? (
        <form className={styles.form} onSubmit={submit} noValidate aria-label="Create Workspace">
          <TextField
            label="Name"
            required
            maxLength={120}
            placeholder="Acme Studio"
            value={name.text}
            onChange={(event) => {
              name.setText(event.target.value)
              form.setProblems({})
            }}
            error={form.problems.name}
          />
          <PictureField
            label="Logo"
            value={logo}
            onChange={setLogo}
            preview={<Logo name={name.text.trim() || 'W'} id={name.text.trim() || 'workspace'} src={logo} size={32} />}
          />
          <div className={styles.foot}>
            <Button size={32} onClick={onClose}>
              Cancel
            </Button>
            <Button size={32} type="submit" variant="primary" loading={form.sending}>
              Create workspace
            </Button>
          </div>
        </form>
      ) : (
        <p className={styles.gate}>{upgradeText}</p>
      )}
    </Dialog>
  )
}
