// The domain of a workspace: `/{companySlug}/settings/custom-domain`.

import { useParams } from 'react-router-dom'
import { ActionButton } from '#src/actions/action-button.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { checkDomain } from '#src/features/custom-domain/custom-domain.actions.ts'
import { GetWorkspaceDomain } from '#src/features/custom-domain/custom-domain.graphql.ts'
import { DomainView } from '#src/features/custom-domain/domain-view.tsx'
import { OwnerPage } from '#src/features/workspace/owner-page.tsx'
import type { WorkspaceHeadData } from '#src/features/workspace/workspace.graphql.ts'
import { BackToSettings } from '#src/model/settings/back-to-settings.tsx'
import { FieldsSkeleton } from '#src/model/settings/settings-skeleton.tsx'
import { PageHeader } from '#src/ui/pages/page-header.tsx'

/** The owner's; others read whose it is. */
export function CustomDomainPage() {
  const { companySlug = '' } = useParams()
  return (
    <OwnerPage slug={companySlug} title="Custom domain" what="the domain">
      {(workspace) => <Domain key={workspace.slug} workspace={workspace} />}
    </OwnerPage>
  )
}

function Domain({ workspace }: { workspace: WorkspaceHeadData }) {
  const { slug } = workspace
  const read = useRead({ query: GetWorkspaceDomain, variables: { workspaceSlug: slug }, requestPolicy: 'cache-and-network' })
  const domain = read.data?.workspaceDomain
  return (
    <>
      <PageHeader
        mark={<BackToSettings slug={slug} />}
        title="Custom domain"
        actions={domain && <ActionButton action={checkDomain} subjects={{ workspace: [workspace] }} look="primary" label="Check now" />}
      />
      {domain !== undefined && <DomainView workspace={workspace} domain={domain} />}
      {domain === undefined && (read.error ? <ReadFailure read={read} what="the domain" /> : <FieldsSkeleton count={1} />)}
    </>
  )
}
