// The dialog that creates a workspace: a name, perhaps a logo (WS-03..05, WS-11, DEFECT-25).
import { type FormEvent, useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import type { DialogProps } from '#src/actions/dialogs.ts'
import { useFormDraft } from '#src/data/drafts/use-form-draft.ts'
import { asApiError } from '#src/data/errors/api-error.ts'
import { upgradeText } from '#src/data/errors/error-text.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { PictureField } from '#src/ui/fields/picture-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Logo } from '#src/ui/marks/logo.tsx'
import { isPicture } from '#src/ui/marks/person-mark.ts'
import { useMounted } from '#src/ui/marks/use-mounted.ts'
import * as styles from './create-workspace-dialog.css.ts'
import { enterWorkspace } from './current-company.ts'
import { CreateWorkspace } from './workspace.graphql.ts'

/** A failure says nothing: the dialog, what was typed and a live button stay (DEFECT-25, WS-11). What the host refuses about the name stands at the name. */
export function CreateWorkspaceDialog({ paid, onClose }: DialogProps['workspace.create'] & { onClose: () => void }) {
  const { api, go, say } = useActions().services
  const name = useFormDraft('new-workspace:name')
  const [logo, setLogo] = useState('')
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const mounted = useMounted()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    const given = name.text.trim()
    setProblem(given === '' ? 'A name is required.' : null)
    if (given === '') return
    setSending(true)
    const sent = name.send()
    try {
      const { workspace } = await api.mutate(
        CreateWorkspace,
        { input: { name: given, logo: isPicture(logo) ? logo : null } },
        { intent: sent.intent },
      )
      sent.settle(workspace !== null)
      if (!workspace) return
      if (mounted.current) {
        onClose()
        enterWorkspace(workspace, go)
      } else {
        say.done(`Workspace “${workspace.name}” created`)
      }
    } catch (error) {
      sent.settle(false)
      setProblem(asApiError(error)?.refusals.find(({ field }) => field?.at(-1) === 'name')?.message ?? null)
      console.warn('The workspace was not created:', error)
    } finally {
      setSending(false)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Create Workspace"
      description="It holds the projects and people of one organisation."
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
              setProblem(null)
            }}
            error={problem ?? undefined}
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
            <Button size={32} type="submit" variant="primary" loading={sending}>
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
