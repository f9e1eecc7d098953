// Deleting one's account: what goes and what stays, the username to the letter, the password (PROFUP-11).
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ActionById } from '#src/actions/action-button.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import type { DialogProps } from '#src/actions/dialogs.ts'
import { asApiError } from '#src/data/errors/api-error.ts'
import { errorText } from '#src/data/errors/error-text.ts'
import { endSession } from '#src/data/storage/session.ts'
import { useRead } from '#src/data/use-read.ts'
import { formatDay } from '#src/lib/dates/date-format.ts'
import { pathTo } from '#src/lib/paths.ts'
import { DeleteAccount, GetAccount, ListOwnWorkspaces } from '#src/model/account/account.graphql.ts'
import { PasswordDialog } from '#src/model/settings/password-dialog.tsx'
import { textLink } from '#src/theme/text.css.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import * as styles from './account.css.ts'

/** Who owns workspaces is led to them first. */
export function DeleteAccountDialog({ username, onClose }: DialogProps['profile.delete'] & { onClose: () => void }) {
  const { api, say, now } = useActions().services
  const account = useRead({ query: GetAccount, variables: {} }).data?.viewer
  const owned =
    useRead({ query: ListOwnWorkspaces, variables: {} }).data?.workspaces.filter(({ viewerCan }) => viewerCan.includes('OWN')) ?? []
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const send = async (password: string) => {
    setProblem(undefined)
    try {
      const { deletionAt } = await api.mutate(DeleteAccount, { input: { username: typed, password } }, { optimistic: false })
      onClose()
      endSession('signed-out')
      if (deletionAt) say.done(`Your account will be deleted on ${formatDay(new Date(deletionAt), now())}. Sign in to restore it.`)
    } catch (error) {
      setProblem(asApiError(error)?.refusals[0]?.message ?? errorText(error))
    }
  }
  return (
    <PasswordDialog
      title="Delete my account"
      description="You are signed out everywhere. For 14 days you can have it back by signing in. Then your name, email, picture and notes are gone; what you wrote in workspaces stays, signed “Deleted person”."
      submit="Delete my account"
      danger
      ready={typed === username && owned.length === 0}
      asks={account?.hasPassword !== false}
      problem={problem}
      onClose={onClose}
      send={send}
    >
      {owned.length > 0 && (
        <div role="alert" className={styles.owned}>
          <p className={styles.small}>You own workspaces. Each needs another owner, or has to go first.</p>
          <ul className={styles.ownedList}>
            {owned.map(({ slug, name }) => {
              const settings = `${pathTo('workspace-settings', { companySlug: slug })}#danger`
              return (
                <li key={slug} className={styles.ownedRow}>
                  <strong>{name}</strong>
                  <Link to={settings} onClick={onClose} className={textLink} aria-label={`Transfer ${name}`}>
                    Transfer
                  </Link>
                  <Link to={settings} onClick={onClose} className={textLink} aria-label={`Delete ${name}`}>
                    Delete
                  </Link>
                </li>
              )
            })}
          </ul>
        </div>
      )}
      <div>
        <ActionById id="profile.export" />
      </div>
      <TextField
        label="Type your username"
        required
        autoFocus
        autoComplete="off"
        placeholder={username}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={account?.hasPassword === false ? problem : undefined}
      />
    </PasswordDialog>
  )
}
