// Deleting a workspace: what goes, its name to the letter, the password (WSET-09).
import { useState } from 'react'
import { useAction, useActions, useHere } from '#src/actions/actions-context.tsx'
import type { DialogProps } from '#src/actions/dialogs.ts'
import { perform } from '#src/actions/perform.ts'
import { asApiError } from '#src/data/errors/api-error.ts'
import { errorText } from '#src/data/errors/error-text.ts'
import { useRead } from '#src/data/use-read.ts'
import { bytesText } from '#src/lib/figures.ts'
import { pathTo } from '#src/lib/paths.ts'
import { plural } from '#src/lib/text.ts'
import { PasswordDialog } from '#src/model/settings/password-dialog.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { DeleteWorkspace, ReadWorkspaceContents, type WorkspaceContentsData } from './workspace-settings.graphql.ts'

/** What goes, in one line: “3 projects, 400 tasks, 1.2 GB of files, 12 issued invoices”. */
export function contentsText({ projects, tasks, files, bytes, invoices }: WorkspaceContentsData): string {
  const parts = [
    projects > 0 && plural(projects, 'project'),
    tasks > 0 && plural(tasks, 'task'),
    files > 0 && `${bytesText(bytes)} of files`,
    invoices > 0 && plural(invoices, 'issued invoice'),
  ].filter((part) => part !== false)
  return parts.length === 0 ? 'nothing yet' : parts.join(', ')
}

/** The button waits until the name matches. */
export function DeleteWorkspaceDialog({ slug, name, onClose }: DialogProps['workspace.delete'] & { onClose: () => void }) {
  const { api, go, say } = useActions().services
  const read = useRead({ query: ReadWorkspaceContents, variables: { slug }, requestPolicy: 'network-only' })
  const contents = read.data?.workspaceContents
  const [typed, setTyped] = useState('')
  const [problems, setProblems] = useState<{ name?: string; password?: string }>({})
  const here = useHere()
  const exporting = useAction('workspace.export')
  const exportFirst = () => {
    onClose()
    if (exporting) void perform(exporting, here({ workspace: [{ id: slug, slug, name, viewerCan: ['OWN'] }] }), 'button')
  }
  const send = async (password: string) => {
    setProblems({})
    try {
      await api.mutate(DeleteWorkspace, { slug, name: typed, password }, { lane: `Workspace:${slug}` })
      onClose()
      go.to(pathTo('workspace-settings', { companySlug: slug }))
      say.done(`${name} is deleted`)
    } catch (error) {
      const refusals = asApiError(error)?.refusals ?? []
      const at = (field: string) => refusals.find((one) => one.field?.at(-1) === field)?.message
      const [ofName, ofPassword] = [at('name'), at('password')]
      setProblems({ ...(ofName && { name: ofName }), password: ofPassword ?? (ofName ? '' : errorText(error)) })
    }
  }
  return (
    <PasswordDialog
      title={`Delete ${name}`}
      description={
        <>
          Nobody sees this workspace any more
          {contents && <>, and with it go {contentsText(contents)}</>}. Running timers end, links and mails stop. For 14 days you can
          restore it, with everything in it, or export it.
        </>
      }
      submit="Delete this workspace"
      danger
      first={
        exporting && (
          <Button size={32} variant={contents && contents.invoices > 0 ? 'primary' : 'ghost'} onClick={exportFirst}>
            Export first
          </Button>
        )
      }
      ready={typed === name}
      problem={problems.password || undefined}
      onClose={onClose}
      send={send}
    >
      <TextField
        label="Type its name"
        required
        autoFocus
        placeholder={name}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={problems.name}
      />
    </PasswordDialog>
  )
}
