// The dialog that creates a workspace: a name, perhaps a logo (WS-03..05, WS-11, DEFECT-25).
import { type FormEvent, useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import type { DialogProps } from '#src/actions/dialogs.ts'
import { upgradeText } from '#src/data/error-text.ts'
import { workspacesCache } from '#src/data/storage.ts'
import { useFormDraft } from '#src/data/use-form-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { isPicture } from '#src/ui/person-mark.ts'
import { PictureField } from '#src/ui/picture-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { useMounted } from '#src/ui/use-mounted.ts'
import * as styles from './create-workspace-dialog.css.ts'
import { enterWorkspace } from './current-company.ts'
import { CreateWorkspace } from './workspace.graphql.ts'

/** A failure says nothing: the dialog, what was typed and a live button stay (DEFECT-25, WS-11). */
export function CreateWorkspaceDialog({ paid, onClose }: DialogProps['workspace.create'] & { onClose: () => void }) {
  const { api, go, say } = useActions().services
  const name = useFormDraft('new-workspace:name')
  const [logo, setLogo] = useState('')
  const [sending, setSending] = useState(false)
  const [missing, setMissing] = useState(false)
  const mounted = useMounted()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    const given = name.text.trim()
    setMissing(given === '')
    if (given === '') return
    setSending(true)
    const sent = name.send()
    try {
      const { workspace } = await api.mutate(CreateWorkspace, { input: { name: given, logo: isPicture(logo) ? logo : null } })
      sent.settle(workspace !== null)
      if (!workspace) return
      if (mounted.current) {
        onClose()
        enterWorkspace(workspace, go)
      } else {
        // The list kept for the next first paint lacks it (OPEN-27).
        workspacesCache.remove()
        say.done(`Workspace “${workspace.name}” created`)
      }
    } catch (error) {
      sent.settle(false)
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
              setMissing(false)
            }}
            error={missing ? 'A name is required.' : undefined}
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
