// The sprints of a project: `.../sprints`.
import { useCallback, useLayoutEffect, useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions, useScene } from '#src/actions/actions-context.tsx'
import { SprintList } from '#src/features/sprint/sprint-list.tsx'
import { SprintVelocity, useVelocity } from '#src/features/sprint/sprint-velocity.tsx'
import { useSprints } from '#src/features/sprint/use-sprints.ts'
import { figure } from '#src/lib/figures.ts'
import type { SprintListSubject } from '#src/model/sprint/sprint-subject.ts'
import { count } from '#src/ui/dialogs/surface.css.ts'
import { SearchBox } from '#src/ui/lists/search-box.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { page } from '#src/ui/pages/full-page.css.ts'
import { PageHeader } from '#src/ui/pages/page-header.tsx'
import { useAddressQuery } from '#src/ui/pages/use-address-query.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'sprints.head': true
  }
}

/** The layout makes another project another page. */
export function SprintsPage() {
  const { companySlug: workspaceSlug = '', projectSlug = '' } = useParams()
  const { scene } = useActions()
  const project = useScene((now) => (now.project?.slug === projectSlug ? now.project : null))
  const [query, setQuery] = useAddressQuery()
  const search = query.get('q') ?? ''
  const list = useMemo(
    (): SprintListSubject => ({ id: `${workspaceSlug}/${projectSlug}`, workspaceSlug, projectSlug, viewerCan: project?.viewerCan ?? [] }),
    [workspaceSlug, projectSlug, project],
  )
  useLayoutEffect(() => scene.set({ 'sprint-list': list }), [scene, list])
  useLayoutEffect(() => () => scene.set({ 'sprint-list': null }), [scene])
  const read = useSprints(list, search)
  const find = useCallback(
    (text: string) => setQuery(() => new URLSearchParams(text === '' ? {} : { q: text }), { replace: true, preventScrollReset: true }),
    [setQuery],
  )
  useDocumentTitle(project ? `Sprints of ${project.name}` : 'Sprints')
  const velocity = useVelocity(list)
  // The chart above would push the rows down.
  const shown = velocity ? read.shown : null
  const total = shown && shown.active.length + shown.planned.length + (shown.completedCount ?? shown.completed.length)
  return (
    <div className={page}>
      <PageHeader
        title="Sprints"
        meta={total !== null && <span className={count}>{figure(total)}</span>}
        actions={<ActionPlace place="sprints.head" look="primary" subjects={{ 'sprint-list': [list] }} />}
      >
        <SearchBox label="Search sprints" text={search} onSearch={find} />
      </PageHeader>
      <SprintList
        list={list}
        label={`Sprints of ${project?.name ?? projectSlug}`}
        read={{ ...read, shown }}
        search={search}
        onClear={() => find('')}
        above={search === '' && velocity && <SprintVelocity velocity={velocity} />}
      />
    </div>
  )
}
