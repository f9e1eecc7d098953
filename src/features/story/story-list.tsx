// The user stories of a project, below their epics or as one list (STORY-05).

import { BookOpenIcon, SearchXIcon } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { ActionById } from '#src/actions/action-button.tsx'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { ComingRows } from '#src/actions/lists/coming-rows.tsx'
import { ListedList } from '#src/actions/lists/listed-list.tsx'
import { perform } from '#src/actions/perform.ts'
import { usePress } from '#src/actions/press.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { figure } from '#src/lib/figures.ts'
import type { EpicRowData } from '#src/model/story/epic.graphql.ts'
import type { StoryListSubject, StorySubject } from '#src/model/story/story-subject.ts'
import { storyTexts } from '#src/model/story/story-words.ts'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import type { RowLine } from '#src/ui/lists/row-list.tsx'
import { SkeletonList } from '#src/ui/lists/skeleton-list.tsx'
import { Dot } from '#src/ui/marks/chip.tsx'
import { moveStoriesBeside } from './story-drag.ts'
import * as styles from './story-list.css.ts'
import { StoryRow, StoryRowSkeleton } from './story-row.tsx'
import { storyPath } from './story-writes.ts'
import type { useStories } from './use-stories.ts'

/** Props of StoryList. */
export interface StoryListProps {
  list: StoryListSubject
  label: string
  epics: readonly EpicRowData[]
  read: ReturnType<typeof useStories>
  /** Stands above the rows and scrolls along. */
  above?: ReactNode
}

/** The list; it fills its parent and scrolls inside. */
export function StoryList({ list, label, epics, read, above }: StoryListProps) {
  const { services } = useActions()
  const here = useHere()
  const { stories, failed, retry, more } = read
  const grouped = list.sections !== null
  const lines = useMemo(() => linesOf(stories ?? [], grouped, epics), [stories, grouped, epics])
  if (!stories)
    return failed ? (
      <ReadFailure read={{ ...failed, again: retry }} what="the user stories" message={storyTexts.failed} />
    ) : (
      <ComingRows kind="story">
        <SkeletonList head={grouped} count={10} draw={(width) => <StoryRowSkeleton width={width} />} />
      </ComingRows>
    )
  if (stories.length === 0)
    return (
      <>
        {above}
        {Object.values(list.filters).every((value) => value === '') ? (
          <NoStoriesYet mayCreate={list.viewerCan.includes('EDIT')} />
        ) : (
          <EmptyState icon={SearchXIcon} action={<ActionById id="story.clear-filters" label="Clear filters" />}>
            Nothing matches.
          </EmptyState>
        )}
      </>
    )
  const { search, epic, state, sprint } = list.filters
  return (
    <ListedList
      kind="story"
      rows={stories}
      many
      label={label}
      menu="User story"
      lines={lines}
      kept={`stories:${list.id}:${[grouped, search, epic, state, sprint].join(':')}`}
      above={above}
      onNearEnd={more}
      onOpen={(story) => story.slug !== '' && services.go.to(storyPath(story))}
      draw={(story, { active }) => <StoryRow story={story} showEpic={!grouped} active={active} />}
      drag={{
        movable: (id) => stories.some((story) => story.id === id && story.viewerCan.includes('EDIT')),
        nameOf: (ids) => (ids.length > 1 ? `${ids.length} stories` : (stories.find(({ id }) => id === ids[0])?.title ?? '')),
        onDrop: (ids, target, edge) => {
          const about = { story: stories.filter(({ id }) => ids.includes(id)) }
          void perform(moveStoriesBeside({ rows: stories, target, edge, epics, grouped }), here(about), 'drag')
        },
      }}
      below={
        failed && (
          <div className={styles.foot}>
            <ReadFailure inline read={{ ...failed, again: retry }} what="more user stories" message={storyTexts.failed} />
          </div>
        )
      }
    />
  )
}

/** Heads of the epics that have rows here, and the rows in reading order. */
function linesOf(stories: readonly StorySubject[], grouped: boolean, epics: readonly EpicRowData[]): readonly RowLine[] {
  if (!grouped) return stories.map(({ id }) => ({ id }))
  return stories.flatMap(({ id, epic }, at): RowLine[] => {
    const before = stories[at - 1]
    if (before && (before.epic?.id ?? null) === (epic?.id ?? null)) return [{ id }]
    const known = epics.find((one) => one.id === epic?.id)
    const count = known && known.storyCount !== null ? figure(known.storyCount) : undefined
    return [{ id: `head:${epic?.id ?? 'none'}`, head: epic?.title ?? 'No epic', count, mark: epic && <Dot colour={epic.color} /> }, { id }]
  })
}

function NoStoriesYet({ mayCreate }: { mayCreate: boolean }) {
  const press = usePress('story.new', 'and write what somebody wants to be able to do.', { may: mayCreate })
  return (
    <EmptyState icon={BookOpenIcon} {...(mayCreate && { action: <ActionById id="story.new" /> })}>
      {storyTexts.empty}
      {press}
    </EmptyState>
  )
}
