// Deleting a workspace: what goes, its name to the letter, the password (WSET-09).
import { useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import type { DialogProps } from '#src/actions/dialogs.ts'
import { asApiError } from '#src/data/errors/api-error.ts'
import { errorText } from '#src/data/errors/error-text.ts'
import { useRead } from '#src/data/use-read.ts'
import { figure } from '#src/lib/figures.ts'
import { pathTo } from '#src/lib/paths.ts'
import { plural } from '#src/lib/text.ts'
import { PasswordDialog } from '#src/model/settings/password-dialog.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { DeleteWorkspace, ReadWorkspaceContents, type WorkspaceContentsData } from './workspace-settings.graphql.ts'

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB']

/** `1.2 GB`. */
export function bytesText(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  return `${figure(bytes / 1000 ** step)} ${UNITS[step]}`
}

/** What goes, in one line: “3 projects, 400 tasks, 1.2 GB of files”. */
export function contentsText({ projects, tasks, files, bytes }: WorkspaceContentsData): string {
  const parts = [
    projects > 0 && plural(projects, 'project'),
    tasks > 0 && plural(tasks, 'task'),
    files > 0 && `${bytesText(bytes)} of files`,
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
          restore it, with everything in it. Taking the data along as a file is not there yet.
        </>
      }
      submit="Delete this workspace"
      danger
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
