// The user stories of a project: `.../user-stories`.
import { useCallback, useLayoutEffect, useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions, useScene } from '#src/actions/actions-context.tsx'
import { ListedBulkBar } from '#src/actions/lists/listed-bulk-bar.tsx'
import { useStored, writeStored } from '#src/data/storage/stored-value.ts'
import { StoryFilterChips } from '#src/features/story/story-filter-chips.tsx'
import { StoryLine, useStoryLine } from '#src/features/story/story-line.tsx'
import * as styles from '#src/features/story/story-list.css.ts'
import { StoryList } from '#src/features/story/story-list.tsx'
import { groupedChoice } from '#src/features/story/story-view.ts'
import { useEpics, useStories } from '#src/features/story/use-stories.ts'
import { figure } from '#src/lib/figures.ts'
import type { StoryFilters, StoryListSubject } from '#src/model/story/story-subject.ts'
import { storyStates } from '#src/model/story/story-words.ts'
import { Segmented } from '#src/ui/controls/segmented.tsx'
import { count } from '#src/ui/dialogs/surface.css.ts'
import { SearchBox } from '#src/ui/lists/search-box.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { page } from '#src/ui/pages/full-page.css.ts'
import { PageHeader } from '#src/ui/pages/page-header.tsx'
import { useAddressQuery } from '#src/ui/pages/use-address-query.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'story.bulk': true
    'stories.head': true
    'stories.filter': true
  }
}

const LAYOUTS = [
  { value: 'grouped', label: 'By epic' },
  { value: 'flat', label: 'One list' },
] as const

const NONE = [] as const

/** The layout makes another project another page. */
export function UserStoriesPage() {
  const { companySlug: workspaceSlug = '', projectSlug = '' } = useParams()
  const { scene } = useActions()
  const project = useScene((now) => (now.project?.slug === projectSlug ? now.project : null))
  const [filters, find] = useFilters()
  const grouped = useStored(groupedChoice) ?? true
  const plain = useMemo(
    () => ({ id: `${workspaceSlug}/${projectSlug}`, workspaceSlug, projectSlug, viewerCan: project?.viewerCan ?? NONE, filters }),
    [workspaceSlug, projectSlug, project, filters],
  )
  const { read, epics } = useEpics(plain)
  const list = useMemo(
    (): StoryListSubject => ({ ...plain, sections: grouped ? [...(epics ?? []).map(({ id }) => id), null] : null }),
    [plain, grouped, epics],
  )
  useLayoutEffect(() => scene.set({ 'story-list': list }), [scene, list])
  useLayoutEffect(() => () => scene.set({ 'story-list': null }), [scene])
  // Without the epics their stories are still a list.
  const known = epics ?? (read.error ? NONE : null)
  const stories = useStories(plain, grouped, known)
  const isOpen = useStoryLine()
  useDocumentTitle(project ? `User stories of ${project.name}` : 'User stories')
  const mayCreate = list.viewerCan.includes('EDIT')
  const total = stories.total
  return (
    <div className={page}>
      <PageHeader
        title="User stories"
        meta={total !== null && <span className={count}>{figure(total)}</span>}
        actions={<ActionPlace place="stories.head" look="primary" short subjects={{ 'story-list': [list] }} />}
      >
        <SearchBox label="Search user stories" text={filters.search} onSearch={find} />
        <ActionPlace place="stories.filter" short subjects={{ 'story-list': [list] }} />
        <StoryFilterChips list={list} epics={known ?? NONE} />
        <Segmented
          label="Layout"
          value={grouped ? 'grouped' : 'flat'}
          onChange={(next) => writeStored(groupedChoice, next === 'grouped')}
          options={LAYOUTS}
          className={styles.spread}
        />
      </PageHeader>
      <StoryList
        list={list}
        label={`User stories of ${project?.name ?? projectSlug}`}
        epics={known ?? NONE}
        read={{ ...stories, stories: known ? stories.stories : null }}
        above={isOpen && mayCreate && <StoryLine list={list} epics={known ?? NONE} />}
      />
      <ListedBulkBar place="story.bulk" />
    </div>
  )
}

function isState(text: string): text is NonNullable<StoryFilters['state']> {
  return text === '' || text in storyStates
}

/** What the list is narrowed by stands in the address. */
function useFilters(): [StoryFilters, (search: string) => void] {
  const [query, setQuery] = useAddressQuery()
  const [search, epic, state, sprint] = ['q', 'epic', 'state', 'sprint'].map((name) => query.get(name) ?? '') as [
    string,
    string,
    string,
    string,
  ]
  const filters = useMemo((): StoryFilters => ({ search, epic, state: isState(state) ? state : '', sprint }), [search, epic, state, sprint])
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
  return [filters, find]
}
