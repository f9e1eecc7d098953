// The mail server of a workspace: `/{companySlug}/settings/smtp`.

import { useLayoutEffect, useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { ActionButton } from '#src/actions/action-button.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { testMailServer } from '#src/features/mail-server/mail-server.actions.ts'
import { GetMailServer } from '#src/features/mail-server/mail-server.graphql.ts'
import { MailServerView } from '#src/features/mail-server/mail-server-view.tsx'
import { OwnerPage } from '#src/features/workspace/owner-page.tsx'
import type { WorkspaceHeadData } from '#src/features/workspace/workspace.graphql.ts'
import type { MailServerSubject } from '#src/model/mail-server/mail-server-subject.ts'
import { BackToSettings } from '#src/model/settings/back-to-settings.tsx'
import { FieldsSkeleton } from '#src/model/settings/settings-skeleton.tsx'
import { PageHeader } from '#src/ui/pages/page-header.tsx'

/** The owner's; others read whose it is. */
export function MailServerPage() {
  const { companySlug = '' } = useParams()
  return (
    <OwnerPage slug={companySlug} title="SMTP" what="the mail server">
      {(workspace) => <Server key={workspace.slug} workspace={workspace} />}
    </OwnerPage>
  )
}

function Server({ workspace }: { workspace: WorkspaceHeadData }) {
  const { scene } = useActions()
  const { slug, viewerCan } = workspace
  const read = useRead({ query: GetMailServer, variables: { workspaceSlug: slug }, requestPolicy: 'cache-and-network' })
  const server = read.data?.mailServer
  const host = server?.host ?? null
  const subject = useMemo(
    (): MailServerSubject | null => (host === null ? null : { id: slug, workspaceSlug: slug, host, viewerCan }),
    [host, slug, viewerCan],
  )
  useLayoutEffect(() => scene.set({ mailserver: subject }), [scene, subject])
  useLayoutEffect(() => () => scene.set({ mailserver: null }), [scene])
  return (
    <>
      <PageHeader
        mark={<BackToSettings slug={slug} />}
        title="SMTP"
        actions={subject && <ActionButton action={testMailServer} subjects={{ mailserver: [subject] }} look="primary" />}
      />
      {server !== undefined && <MailServerView workspace={workspace} server={server} subject={subject} />}
      {server === undefined && (read.error ? <ReadFailure read={read} what="the mail server" /> : <FieldsSkeleton count={4} />)}
    </>
  )
}
