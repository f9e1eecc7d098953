// Stories that are dragged: the same as the keys do, with another place.
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { EpicRowData } from '#src/model/story/epic.graphql.ts'
import { type Move, movedBeside, storiesBeside, storiesInto } from '#src/model/story/story-order.ts'
import type { StorySubject } from '#src/model/story/story-subject.ts'
import { moveStoryUp } from './story-place.actions.ts'
import { moveStories } from './story-writes.ts'

/** Where stories are dropped. */
export interface StoryDrop {
  rows: readonly StorySubject[]
  /** The row that they are dropped beside. */
  target: string
  edge: 'top' | 'bottom'
  epics: readonly EpicRowData[]
  grouped: boolean
}

/** Puts the stories that were dragged beside another one. */
export function moveStoriesBeside({ rows, target, edge, epics, grouped }: StoryDrop): Action {
  return dropped(rows, epics, (ids) => (grouped ? storiesBeside : movedBeside)(rows, ids, target, edge))
}

/** Puts the stories that were dragged at the beginning of an epic, null for none. */
export function moveStoriesInto({ rows, epics, epic }: Pick<StoryDrop, 'rows' | 'epics'> & { epic: string | null }): Action {
  return dropped(rows, epics, (ids) => storiesInto(rows, ids, epic, 'start'))
}

function dropped(rows: readonly StorySubject[], epics: readonly EpicRowData[], moves: (ids: readonly string[]) => readonly Move[]): Action {
  const { id, name, icon } = moveStoryUp
  return defineAction({
    id: id as 'story.up',
    on: 'story',
    title: name,
    icon,
    group: 'story',
    needs: 'EDIT',
    run: (context) =>
      moveStories(
        context,
        rows,
        moves(context.storys.map((story) => story.id)),
        (wanted) => epics.find((epic) => epic.id === wanted) ?? null,
      ),
  })
}
