// The clients of a workspace: `/:companySlug/clients`.
import { useCallback, useLayoutEffect, useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions, useComing, useScene } from '#src/actions/actions-context.tsx'
import { ClientList } from '#src/features/client/client-list.tsx'
import { useClients } from '#src/features/client/use-clients.ts'
import { isForbidden, OwnersOnly } from '#src/features/workspace/owner-page.tsx'
import { figure } from '#src/lib/figures.ts'
import type { ClientListSubject } from '#src/model/client/client-subject.ts'
import { useTabInAddress } from '#src/model/task/rows/use-tab-in-address.ts'
import { Segmented } from '#src/ui/controls/segmented.tsx'
import { count } from '#src/ui/dialogs/surface.css.ts'
import { SearchBox } from '#src/ui/lists/search-box.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { page } from '#src/ui/pages/full-page.css.ts'
import { PageHeader } from '#src/ui/pages/page-header.tsx'
import { useAddressQuery } from '#src/ui/pages/use-address-query.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'clients.head': true
  }
}

const TABS = [
  { value: 'active', label: 'Active' },
  { value: 'archived', label: 'Archived' },
] as const

const NONE = [] as const

/** Another workspace is another page. */
export function ClientsPage() {
  const { companySlug: workspaceSlug = '' } = useParams()
  return <Clients key={workspaceSlug} workspaceSlug={workspaceSlug} />
}

function Clients({ workspaceSlug }: { workspaceSlug: string }) {
  const { scene } = useActions()
  const viewerCan = useScene(({ workspace }) => (workspace?.slug === workspaceSlug ? workspace.viewerCan : NONE))
  const [query, setQuery] = useAddressQuery()
  const search = query.get('q') ?? ''
  const [tab, show] = useTabInAddress(TABS)
  const list = useMemo(
    (): ClientListSubject => ({ id: workspaceSlug, workspaceSlug, viewerCan, archived: tab === 'archived', search }),
    [workspaceSlug, viewerCan, tab, search],
  )
  useLayoutEffect(() => scene.set({ 'client-list': list }), [scene, list])
  useLayoutEffect(() => () => scene.set({ 'client-list': null }), [scene])
  const read = useClients(list)
  useComing('client', read.clients === null && !read.failed)
  const find = useCallback(
    (text: string) =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before)
          if (text === '') after.delete('q')
          else after.set('q', text)
          return after
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  )
  useDocumentTitle('Clients')
  // Whose page it is stands alone: nothing here is theirs to search or to add.
  if (read.failed && !read.clients && isForbidden(read.failed.error))
    return (
      <div className={page}>
        <OwnersOnly slug={workspaceSlug} title="Clients" read={{ ...read.failed, again: read.retry }} what="the clients" />
      </div>
    )
  return (
    <div className={page}>
      <PageHeader
        title="Clients"
        meta={read.total !== null && <span className={count}>{figure(read.total)}</span>}
        actions={<ActionPlace place="clients.head" look="primary" subjects={{ 'client-list': [list] }} />}
      >
        <SearchBox label="Search clients" text={search} onSearch={find} />
        <Segmented label="Which clients" value={tab} onChange={show} options={TABS} />
      </PageHeader>
      <ClientList list={list} read={read} onClear={() => find('')} />
    </div>
  )
}
