// The mail server among the settings of a workspace: its state, and the way to it (WSET-06).
import { useRead } from '#src/data/use-read.ts'
import { SettingsLink } from '#src/model/settings/settings-link.tsx'
import { GetMailServer } from './mail-server.graphql.ts'
import { stateChip, stateSentence } from './mail-server-words.ts'

/** For the owner. */
export function MailServerLink({ workspaceSlug }: { workspaceSlug: string }) {
  const read = useRead({ query: GetMailServer, variables: { workspaceSlug }, requestPolicy: 'cache-and-network' })
  const server = read.data?.mailServer
  return (
    <SettingsLink
      read={read}
      what="the mail server"
      to="workspace-settings-smtp"
      workspaceSlug={workspaceSlug}
      label="Mail server"
      state={server === undefined ? null : { ...stateChip(server), sentence: stateSentence(server) }}
    />
  )
}
