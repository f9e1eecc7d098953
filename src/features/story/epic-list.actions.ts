// How epics stand in their list: their order, and which are folded.
import { ArrowDownIcon, ArrowUpIcon, ChevronsDownUpIcon, ChevronsUpDownIcon } from 'lucide-react'
import type { Action, Context } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { ViewerInfo } from '#src/actions/services.ts'
import type { EpicListSubject, EpicSubject } from '#src/model/story/epic-subject.ts'
import { movedBeside, movedBy } from '#src/model/story/story-order.ts'
import { moveEpics } from './epic-writes.ts'
import { foldEpics, foldedEpics } from './story-view.ts'

const words = ['theme', 'initiative', 'group', 'roadmap']

function mover(way: 'up' | 'down'): Action {
  const wanted = ({ scene, epics }: Pick<Context<'epic'>, 'epics'> & { scene: Pick<Context<'epic'>['scene'], 'get'> }) => {
    const rows = (scene.get().listed?.rows ?? []).filter((row): row is EpicSubject => 'epicId' in row)
    const ids = epics.map(({ id }) => id)
    return ids.every((id) => rows.some((row) => row.id === id)) ? { rows, moves: movedBy(rows, ids, way === 'up' ? -1 : 1) } : null
  }
  return defineAction({
    id: `epic.${way}`,
    on: 'epic',
    title: way === 'up' ? 'Move epic up' : 'Move epic down',
    icon: way === 'up' ? ArrowUpIcon : ArrowDownIcon,
    group: 'epic',
    keywords: ['order', 'rank', 'sort', ...words],
    shortcut: way === 'up' ? 'Alt+Shift+ArrowUp' : 'Alt+Shift+ArrowDown',
    needs: 'EDIT',
    when: (view) => (wanted(view) ? true : 'hidden'),
    run(context) {
      const found = wanted(context)
      return found ? moveEpics(context, found.rows, found.moves) : undefined
    },
  })
}

/** One place up in the order of epics (EPIC-05). */
export const moveEpicUp = mover('up')
/** One place down. */
export const moveEpicDown = mover('down')

/** Puts the epics that were dragged beside another one. */
export function moveEpicsBeside(rows: readonly EpicSubject[], target: string, edge: 'top' | 'bottom'): Action {
  const { id, name, icon } = moveEpicUp
  return defineAction({
    id: id as 'epic.up',
    on: 'epic',
    title: name,
    icon,
    group: 'epic',
    needs: 'EDIT',
    run: (context) =>
      moveEpics(
        context,
        rows,
        movedBeside(
          rows,
          context.epics.map((epic) => epic.id),
          target,
          edge,
        ),
      ),
  })
}

const listOf = ({ workspaceSlug, projectSlug }: { workspaceSlug: string; projectSlug: string }) => `${workspaceSlug}/${projectSlug}`

/** Folds an epic to one line, or opens it; remembered on this device (EPIC-03). */
export const foldEpic = defineAction({
  id: 'epic.fold',
  on: 'epic',
  title: ({ viewer, epics }) =>
    epics.every((epic) => foldedEpics(viewer, listOf(epic)).includes(epic.epicId)) ? 'Unfold epic' : 'Fold epic',
  name: 'Fold epic, or unfold it',
  short: 'Fold',
  icon: ChevronsDownUpIcon,
  group: 'epic',
  keywords: ['collapse', 'expand', ...words],
  shortcut: 'Space',
  run({ viewer, epics }) {
    const list = listOf(epics[0])
    const before = foldedEpics(viewer, list)
    const ids = epics.map(({ epicId }) => epicId)
    const open = ids.every((id) => before.includes(id))
    foldEpics(viewer, list, open ? before.filter((id) => !ids.includes(id)) : [...new Set([...before, ...ids])])
  },
})

/** Folds all epics, or opens them where all are folded. */
export const foldAllEpics = defineAction({
  id: 'epic.fold-all',
  on: 'epic-list',
  title: ({ viewer, 'epic-lists': [list] }) => (allFolded(viewer, list) ? 'Unfold all epics' : 'Fold all epics'),
  name: 'Fold all epics, or unfold them',
  short: 'Fold all',
  icon: ChevronsUpDownIcon,
  group: 'view',
  keywords: ['collapse', 'expand', ...words],
  places: ['epics.bar'],
  single: true,
  run({ viewer, 'epic-lists': [list] }) {
    foldEpics(viewer, list.id, allFolded(viewer, list) ? [] : list.sections.filter((id) => id !== null))
  },
})

function allFolded(viewer: ViewerInfo | null, { id, sections }: EpicListSubject): boolean {
  const folded = foldedEpics(viewer, id)
  return sections.every((epic) => epic === null || folded.includes(epic))
}

/** Order and folding. */
export const actions: readonly Action[] = [moveEpicUp, moveEpicDown, foldEpic, foldAllEpics]
