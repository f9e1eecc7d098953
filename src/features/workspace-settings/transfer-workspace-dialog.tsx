// Offering a workspace to one of its members (WSET-07).
import { useMemo, useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import type { DialogProps } from '#src/actions/dialogs.ts'
import { asApiError } from '#src/data/errors/api-error.ts'
import { errorText } from '#src/data/errors/error-text.ts'
import { useRead } from '#src/data/use-read.ts'
import { PasswordDialog } from '#src/model/settings/password-dialog.tsx'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { ComboField } from '#src/ui/fields/combo-field.tsx'
import { ListWorkspacePeople, TransferWorkspace } from './workspace-settings.graphql.ts'

/** Whoever works in a project of the workspace can be chosen; the host says who is no member. */
export function TransferWorkspaceDialog({ slug, name, onClose }: DialogProps['workspace.transfer'] & { onClose: () => void }) {
  const { api, say, viewer } = useActions().services
  const read = useRead({ query: ListWorkspacePeople, variables: { slug } })
  const [username, setUsername] = useState<string | null>(null)
  const [problems, setProblems] = useState<{ username?: string; password?: string }>({})
  const options = useMemo(() => {
    const people = new Map((read.data?.projects ?? []).flatMap(({ people: some }) => some.map((one) => [one.username, one] as const)))
    return [...people.values()]
      .filter((person) => person.username !== viewer?.username)
      .sort((a, b) => a.name.localeCompare(b.name))
      .map((person) => ({
        id: person.username,
        label: person.name,
        hint: `@${person.username}`,
        mark: <Avatar person={person} size={20} decorative />,
      }))
  }, [read.data, viewer])
  const chosen = options.filter(({ id }) => id === username)
  const send = async (password: string) => {
    if (username === null) return
    setProblems({})
    try {
      await api.mutate(TransferWorkspace, { slug, username, password }, { lane: `Workspace:${slug}` })
      onClose()
      say.done(`${name} is offered to ${chosen[0]?.label ?? username}`)
    } catch (error) {
      const refusals = asApiError(error)?.refusals ?? []
      const at = (field: string) => refusals.find((one) => one.field?.at(-1) === field)?.message
      const [ofUser, ofPassword] = [at('username'), at('password')]
      setProblems({ ...(ofUser && { username: ofUser }), password: ofPassword ?? (ofUser ? '' : errorText(error)) })
    }
  }
  return (
    <PasswordDialog
      title={`Transfer ${name}`}
      description="The new owner gets its projects, its plan and its settings; you stay as a member. It is an offer for 7 days: nothing changes before they accept."
      submit="Make the offer"
      ready={username !== null}
      problem={problems.password || undefined}
      onClose={onClose}
      send={send}
    >
      <ComboField
        label="New owner"
        required
        chosen={chosen}
        options={options}
        onChange={([id]) => setUsername(id ?? null)}
        placeholder="Choose a member…"
        empty="Nobody else works in a project of this workspace."
        error={problems.username}
        note={read.error && !read.data ? errorText(read.error) : undefined}
      />
    </PasswordDialog>
  )
}
