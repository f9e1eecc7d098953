// The domain among the settings of a workspace: its state, and the way to it (WSET-06).
import { useRead } from '#src/data/use-read.ts'
import { SettingsLink } from '#src/model/settings/settings-link.tsx'
import { GetWorkspaceDomain } from './custom-domain.graphql.ts'
import { domainChip, domainSentence } from './domain-words.ts'

/** For the owner. */
export function DomainLink({ workspaceSlug }: { workspaceSlug: string }) {
  const read = useRead({ query: GetWorkspaceDomain, variables: { workspaceSlug }, requestPolicy: 'cache-and-network' })
  const domain = read.data?.workspaceDomain
  return (
    <SettingsLink
      read={read}
      what="the domain"
      to="workspace-settings-domain"
      workspaceSlug={workspaceSlug}
      label="Custom domain"
      state={domain === undefined ? null : { ...domainChip(domain), sentence: domainSentence(domain) }}
    />
  )
}
