// The documents of a project: `.../documents` (DOCS-01).
import { useCallback, useLayoutEffect, useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions, useScene } from '#src/actions/actions-context.tsx'
import { useStored } from '#src/data/storage/stored-value.ts'
import { DocumentFilters } from '#src/features/attachment/document-filters.tsx'
import { DocumentList } from '#src/features/attachment/document-list.tsx'
import { DocumentSurface } from '#src/features/attachment/document-surface.tsx'
import { type DocumentsView, readView, tilesChoice, writeView } from '#src/features/attachment/documents-view.ts'
import { useDocuments } from '#src/features/attachment/use-documents.ts'
import { usePreviewAddress } from '#src/features/attachment/use-preview-address.ts'
import { figure } from '#src/lib/figures.ts'
import type { DocumentsSubject } from '#src/model/attachment/attachment-subject.ts'
import { count } from '#src/ui/dialogs/surface.css.ts'
import { SearchBox } from '#src/ui/lists/search-box.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { page } from '#src/ui/pages/full-page.css.ts'
import { PageHeader } from '#src/ui/pages/page-header.tsx'
import { useAddressQuery } from '#src/ui/pages/use-address-query.ts'

const NONE = [] as const

/** The layout makes another project another page. */
export function DocumentsPage() {
  const { companySlug: workspaceSlug = '', projectSlug = '' } = useParams()
  const { scene } = useActions()
  const project = useScene((now) => (now.project?.slug === projectSlug ? now.project : null))
  const [query, setQuery] = useAddressQuery()
  const address = query.toString()
  const view = useMemo(() => readView(new URLSearchParams(address)), [address])
  const change = useCallback(
    (part: Partial<DocumentsView>) => setQuery((before) => writeView(before, part), { replace: true, preventScrollReset: true }),
    [setQuery],
  )
  const viewerCan = project?.viewerCan ?? NONE
  const list = useMemo(
    (): DocumentsSubject => ({ id: `${workspaceSlug}/${projectSlug}`, workspaceSlug, projectSlug, viewerCan, query: address }),
    [workspaceSlug, projectSlug, viewerCan, address],
  )
  useLayoutEffect(() => scene.set({ documents: list }), [scene, list])
  useLayoutEffect(() => () => scene.set({ documents: null }), [scene])
  const read = useDocuments(list, view)
  const tiles = useStored(tilesChoice) ?? false
  usePreviewAddress(list)
  useDocumentTitle(project ? `Documents of ${project.name}` : 'Documents')
  return (
    <DocumentSurface list={list}>
      <div className={page}>
        <PageHeader
          title="Documents"
          meta={read.total !== null && <span className={count}>{figure(read.total)}</span>}
          actions={<ActionPlace place="documents.head" look="primary" subjects={{ documents: [list] }} />}
        >
          <SearchBox label="Search documents" text={view.search} onSearch={(search) => change({ search })} />
          <DocumentFilters list={list} view={view} tiles={tiles} onChange={change} />
        </PageHeader>
        <DocumentList
          list={list}
          label={`Documents of ${project?.name ?? projectSlug}`}
          view={view}
          tiles={tiles}
          read={read}
          onClear={() => change({ search: '', kind: '', user: '' })}
        />
      </div>
    </DocumentSurface>
  )
}
