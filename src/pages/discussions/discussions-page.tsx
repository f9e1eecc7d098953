// The discussions of a project: `.../discussions`.
import { useCallback, useLayoutEffect, useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions, useScene } from '#src/actions/actions-context.tsx'
import { ThreadList } from '#src/features/thread/thread-list.tsx'
import { useThreads } from '#src/features/thread/use-threads.ts'
import { figure } from '#src/lib/figures.ts'
import { useTabInAddress } from '#src/model/task/rows/use-tab-in-address.ts'
import type { ThreadListSubject } from '#src/model/thread/thread-subject.ts'
import { Segmented } from '#src/ui/controls/segmented.tsx'
import { count } from '#src/ui/dialogs/surface.css.ts'
import { SearchBox } from '#src/ui/lists/search-box.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { page } from '#src/ui/pages/full-page.css.ts'
import { PageHeader } from '#src/ui/pages/page-header.tsx'
import { useAddressQuery } from '#src/ui/pages/use-address-query.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'threads.head': true
  }
}

const TABS = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
  { value: 'unread', label: 'Unread' },
] as const

const NONE = [] as const

/** The layout makes another project another page. */
export function DiscussionsPage() {
  const { companySlug: workspaceSlug = '', projectSlug = '' } = useParams()
  const { scene } = useActions()
  const project = useScene((now) => (now.project?.slug === projectSlug ? now.project : null))
  const [query, setQuery] = useAddressQuery()
  const search = query.get('q') ?? ''
  const [tab, show] = useTabInAddress(TABS)
  const list = useMemo(
    (): ThreadListSubject => ({
      id: `${workspaceSlug}/${projectSlug}`,
      ...{ workspaceSlug, projectSlug, tab, search },
      viewerCan: project?.viewerCan ?? NONE,
    }),
    [workspaceSlug, projectSlug, tab, search, project],
  )
  useLayoutEffect(() => scene.set({ 'thread-list': list }), [scene, list])
  useLayoutEffect(() => () => scene.set({ 'thread-list': null }), [scene])
  const read = useThreads(list)
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
  useDocumentTitle(project ? `Discussions of ${project.name}` : 'Discussions')
  return (
    <div className={page}>
      <PageHeader
        title="Discussions"
        meta={read.total !== null && <span className={count}>{figure(read.total)}</span>}
        actions={<ActionPlace place="threads.head" look="primary" subjects={{ 'thread-list': [list] }} />}
      >
        <SearchBox label="Search discussions" text={search} onSearch={find} />
        <Segmented label="Which discussions" value={tab} onChange={show} options={TABS} />
      </PageHeader>
      <ThreadList list={list} label={`Discussions of ${project?.name ?? projectSlug}`} read={read} onClear={() => find('')} />
    </div>
  )
}
