// One client of a workspace: `/:companySlug/clients/:uuid`.
import { useLayoutEffect, useMemo } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useActions, useComing, useHidden, useScene } from '#src/actions/actions-context.tsx'
import { heldId } from '#src/actions/delayed-delete.ts'
import { useRead } from '#src/data/use-read.ts'
import { ClientView } from '#src/features/client/client-view.tsx'
import { clientsPath } from '#src/features/client/client-writes.ts'
import { OwnersOnly } from '#src/features/workspace/owner-page.tsx'
import { GetClient } from '#src/model/client/client.graphql.ts'
import { clientSubject } from '#src/model/client/client-subject.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { SkeletonPanel } from '#src/ui/marks/skeleton-shapes.tsx'
import { page, wholeOnPhone } from '#src/ui/pages/full-page.css.ts'
import { NotFound } from '#src/ui/pages/not-found.tsx'
import { PageHeader } from '#src/ui/pages/page-header.tsx'
import { InvoicesOfClient } from './invoices-of-client.tsx'

const NONE = [] as const

/** An id that the workspace has none for says that it was deleted. */
export function ClientPage() {
  const { companySlug: workspaceSlug = '', uuid: id = '' } = useParams()
  const { scene } = useActions()
  const workspace = useScene((now) => (now.workspace?.slug === workspaceSlug ? now.workspace : null))
  const hidden = useHidden().has(heldId('client', id))
  const read = useRead({ query: GetClient, variables: { workspaceSlug, id }, requestPolicy: 'cache-and-network' })
  const { data, error, fetching } = read
  const found = data?.client
  const client = useMemo(
    () => (found && !hidden ? clientSubject(found, { workspaceSlug, viewerCan: workspace?.viewerCan ?? NONE }) : null),
    [found, hidden, workspaceSlug, workspace],
  )
  useLayoutEffect(() => scene.set({ client }), [scene, client])
  useLayoutEffect(() => () => scene.set({ client: null }), [scene])
  useComing('client', workspace === null || (!data && !error))
  useDocumentTitle(client?.name ?? 'Client')
  if (client)
    return (
      <div className={`${page} ${wholeOnPhone}`}>
        <ClientView key={client.id} client={client} invoices={<InvoicesOfClient client={client} />} />
      </div>
    )
  const back = (
    <Button asChild variant="primary">
      <Link to={clientsPath({ workspaceSlug })}>All clients</Link>
    </Button>
  )
  if (!hidden && data && !fetching) return <NotFound what="client" back={back} />
  return (
    <div className={page}>
      {hidden ? (
        <EmptyState action={back}>This client was deleted.</EmptyState>
      ) : error && !data ? (
        <OwnersOnly slug={workspaceSlug} title="Client" read={read} what="the client" />
      ) : (
        <>
          <PageHeader title="Client" />
          <SkeletonPanel />
        </>
      )}
    </div>
  )
}
