// The epics of a project as sections that fold, with their stories below them, in one list (EPIC-03).
import { LayersIcon } from 'lucide-react'
import { useMemo } from 'react'
import { ActionById } from '#src/actions/action-button.tsx'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { ListedList } from '#src/actions/lists/listed-list.tsx'
import { perform } from '#src/actions/perform.ts'
import { usePress } from '#src/actions/press.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { plural } from '#src/lib/text.ts'
import type { EpicRowData } from '#src/model/story/epic.graphql.ts'
import { type EpicListSubject, type EpicSubject, epicSubject } from '#src/model/story/epic-subject.ts'
import type { StorySubject } from '#src/model/story/story-subject.ts'
import { storyTexts } from '#src/model/story/story-words.ts'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import type { RowLine } from '#src/ui/lists/row-list.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import { moveEpicsBeside } from './epic-list.actions.ts'
import { EpicRow } from './epic-row.tsx'
import { epicsPath } from './epic-writes.ts'
import { moveStoriesBeside, moveStoriesInto } from './story-drag.ts'
import * as styles from './story-list.css.ts'
import { StoryRow } from './story-row.tsx'
import { storyPath } from './story-writes.ts'
import type { useEpicSections } from './use-epic-sections.ts'

/** Props of EpicList. */
export interface EpicListProps {
  list: EpicListSubject
  label: string
  epics: readonly EpicRowData[]
  read: ReturnType<typeof useEpicSections>
}

type Listed = (EpicSubject & { rowKind: 'epic' }) | StorySubject

const isEpic = (row: Listed): row is EpicSubject & { rowKind: 'epic' } => 'epicId' in row

/** The list; it fills its parent and scrolls inside. */
export function EpicList({ list, label, epics, read }: EpicListProps) {
  const { services } = useActions()
  const { sections, failed, retry, more } = read
  const { rows, lines } = useMemo(() => linesOf(sections, list), [sections, list])
  const folded = useMemo(
    () => new Set(sections.flatMap((section) => (section.folded && section.epic ? [section.epic.id] : []))),
    [sections],
  )
  const coming = sections.some(({ whole }) => !whole)
  const drag = useDrag(rows, epics)
  if (epics.length === 0) return <NoEpicsYet mayCreate={list.viewerCan.includes('EDIT')} />
  return (
    <ListedList
      kind="story"
      // What stands in it is of two kinds, which every row says of itself.
      rows={rows as readonly StorySubject[]}
      many
      label={label}
      menu="Epic or user story"
      lines={lines}
      kept={`epics:${list.id}`}
      onNearEnd={more}
      drag={drag}
      onOpen={(row: Listed) => services.go.to(isEpic(row) ? epicsPath(row, row.code) : storyPath(row))}
      draw={(row: Listed, { active }) =>
        isEpic(row) ? (
          <EpicRow epic={row} folded={folded.has(row.epicId)} active={active} />
        ) : (
          <StoryRow story={row} showEpic={false} active={active} />
        )
      }
      below={
        failed ? (
          <div className={styles.foot}>
            <ReadFailure inline read={{ ...failed, again: retry }} what="the user stories" message={storyTexts.failed} />
          </div>
        ) : (
          coming && <SkeletonRows count={3} />
        )
      }
    />
  )
}

/** Epics and stories in reading order, up to the first section of which more is to come: nothing is put between what is read already. */
function linesOf(
  sections: EpicListProps['read']['sections'],
  list: EpicListSubject,
): { rows: readonly Listed[]; lines: readonly RowLine[] } {
  const open = sections.findIndex(({ whole }) => !whole)
  const shown = open === -1 ? sections : sections.slice(0, open + 1)
  const rows = shown.flatMap(({ epic, stories }): Listed[] => [
    ...(epic ? [{ ...epicSubject(epic, list), rowKind: 'epic' as const }] : []),
    ...stories,
  ])
  const none = shown.find(({ epic, stories }) => epic === null && stories.length > 0)
  const first = none?.stories[0]?.id
  const lines = rows.flatMap(({ id }): RowLine[] => (id === first ? [{ id: 'head:none', head: 'No epic' }, { id }] : [{ id }]))
  return { rows, lines }
}

function useDrag(rows: readonly Listed[], epics: readonly EpicRowData[]) {
  const here = useHere()
  return useMemo(() => {
    const heads = rows.filter(isEpic)
    const stories = rows.filter((row): row is StorySubject => !isEpic(row))
    const of = <R extends { id: string }>(all: readonly R[], ids: readonly string[]) => all.filter(({ id }) => ids.includes(id))
    return {
      movable: (id: string) => rows.some((row) => row.id === id && row.viewerCan.includes('EDIT')),
      // An epic goes beside epics, a story beside stories or into an epic.
      lands: (ids: readonly string[], target: string) => of(heads, ids).length === 0 || heads.some(({ id }) => id === target),
      nameOf: (ids: readonly string[]) =>
        ids.length === 1
          ? (rows.find(({ id }) => id === ids[0])?.title ?? '')
          : [
              of(heads, ids).length > 0 && plural(of(heads, ids).length, 'epic'),
              of(stories, ids).length > 0 && plural(of(stories, ids).length, 'story', 'stories'),
            ]
              .filter(Boolean)
              .join(', '),
      onDrop(ids: readonly string[], target: string, edge: 'top' | 'bottom') {
        const onto = heads.find(({ id }) => id === target)
        if (of(heads, ids).length > 0) return void perform(moveEpicsBeside(heads, target, edge), here({ epic: of(heads, ids) }), 'drag')
        const action = onto
          ? moveStoriesInto({ rows: stories, epics, epic: onto.epicId })
          : moveStoriesBeside({ rows: stories, target, edge, epics, grouped: true })
        void perform(action, here({ story: of(stories, ids) }), 'drag')
      },
    }
  }, [rows, epics, here])
}

function NoEpicsYet({ mayCreate }: { mayCreate: boolean }) {
  const press = usePress('epic.new', 'to group stories that belong together.', { may: mayCreate })
  return (
    <EmptyState icon={LayersIcon} {...(mayCreate && { action: <ActionById id="epic.new" /> })}>
      {`No epics yet.${press}`}
    </EmptyState>
  )
}
