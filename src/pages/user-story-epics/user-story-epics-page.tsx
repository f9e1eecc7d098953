// The epics of a project with their stories: `.../user-story-epics`, and one of them beside the list: `?epic=EP-3`.
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useParams } from 'react-router-dom'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions, useComing, useScene } from '#src/actions/actions-context.tsx'
import { ListedBulkBar } from '#src/actions/lists/listed-bulk-bar.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { EpicList } from '#src/features/story/epic-list.tsx'
import { EpicPane } from '#src/features/story/epic-pane.tsx'
import { StoryRowSkeleton } from '#src/features/story/story-row.tsx'
import { useFoldedEpics } from '#src/features/story/story-view.ts'
import { useEpicSections } from '#src/features/story/use-epic-sections.ts'
import { useEpics } from '#src/features/story/use-stories.ts'
import { figure } from '#src/lib/figures.ts'
import { type EpicListSubject, epicSubject } from '#src/model/story/epic-subject.ts'
import { storyTexts } from '#src/model/story/story-words.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Drawer } from '#src/ui/dialogs/drawer.tsx'
import { count } from '#src/ui/dialogs/surface.css.ts'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { SkeletonList } from '#src/ui/lists/skeleton-list.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { page } from '#src/ui/pages/full-page.css.ts'
import { PageHeader } from '#src/ui/pages/page-header.tsx'
import { useAddressQuery } from '#src/ui/pages/use-address-query.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'epics.head': true
    'epics.bar': true
  }
}

const PANE = 480
const NONE = [] as const

/** The layout makes another project another page. */
export function UserStoryEpicsPage() {
  const { companySlug: workspaceSlug = '', projectSlug = '' } = useParams()
  const { scene, services } = useActions()
  const project = useScene((now) => (now.project?.slug === projectSlug ? now.project : null))
  const viewerCan = project?.viewerCan ?? NONE
  const place = useMemo(() => ({ workspaceSlug, projectSlug, viewerCan }), [workspaceSlug, projectSlug, viewerCan])
  const { read, epics } = useEpics(place)
  const list = useMemo(
    (): EpicListSubject => ({ ...place, id: `${workspaceSlug}/${projectSlug}`, sections: [...(epics ?? []).map(({ id }) => id), null] }),
    [place, workspaceSlug, projectSlug, epics],
  )
  const folded = useFoldedEpics(services.viewer, list.id)
  const sections = useEpicSections(list, epics, folded)
  useLayoutEffect(() => scene.set({ 'epic-list': list }), [scene, list])
  useLayoutEffect(() => () => scene.set({ 'epic-list': null }), [scene])
  useComing('epic', epics === null && !read.error)
  useDocumentTitle(project ? `Epics of ${project.name}` : 'Epics')
  return (
    <div className={page}>
      <PageHeader
        title="Epics"
        meta={epics && <span className={count}>{figure(epics.length)}</span>}
        actions={
          <>
            {epics && epics.length > 0 && <ActionPlace place="epics.bar" look="subtle" short subjects={{ 'epic-list': [list] }} />}
            <ActionPlace place="epics.head" look="primary" subjects={{ 'epic-list': [list] }} />
          </>
        }
      />
      {epics ? (
        <EpicList list={list} label={`Epics of ${project?.name ?? projectSlug}`} epics={epics} read={sections} />
      ) : read.error ? (
        <ReadFailure read={read} what="the epics" message={storyTexts.epicsFailed} />
      ) : (
        <SkeletonList count={10} draw={(width) => <StoryRowSkeleton width={width} />} />
      )}
      <ListedBulkBar place="story.bulk" />
      <OpenEpic list={list} epics={epics} settled={epics !== null && !read.fetching && !read.stale} />
    </div>
  )
}

/** The pane itself, not its first button, whose tooltip would lie over the title. */
function focusPane(event: Event) {
  event.preventDefault()
  if (event.target instanceof HTMLElement) event.target.focus()
}

/** The epic that the address names. */
function OpenEpic({ list, epics, settled }: { list: EpicListSubject; epics: ReturnType<typeof useEpics>['epics']; settled: boolean }) {
  const { scene } = useActions()
  const [query, setQuery] = useAddressQuery()
  const code = query.get('epic')
  const found = epics?.find((one) => one.code === code)
  const epic = useMemo(() => (found ? epicSubject(found, list) : null), [found, list])
  // One that was open and is deleted closes without a word: whoever deleted it knows.
  const [opened, setOpened] = useState<string | null>(null)
  useEffect(() => {
    if (found) setOpened(found.code)
  }, [found])
  const isUnknown = Boolean(code) && settled && !found && opened !== code
  useLayoutEffect(() => scene.set({ epic }), [scene, epic])
  useLayoutEffect(() => () => scene.set({ epic: null }), [scene])
  const close = useCallback(
    () =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before)
          after.delete('epic')
          return after
        },
        { preventScrollReset: true },
      ),
    [setQuery],
  )
  return (
    <Drawer
      open={epic !== null || isUnknown}
      onOpenChange={(open) => !open && close()}
      title={epic?.title ?? 'Epic'}
      width={PANE}
      modal={false}
      top={48}
      onOpenAutoFocus={focusPane}
    >
      {epic ? (
        <EpicPane key={epic.id} epic={epic} onClose={close} />
      ) : (
        <EmptyState action={<Button onClick={close}>All epics</Button>}>This epic does not exist or was deleted.</EmptyState>
      )}
    </Drawer>
  )
}
