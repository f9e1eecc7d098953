// Filters the list as a sentence says: one step, which is taken back while the list is still as the step left it.
import { FilterIcon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { UndoRefused } from '#src/actions/undo.ts'
import { listInView } from '#src/model/task/rows/list-in-view.ts'
import { type TaskView, writeView } from '#src/model/task/rows/task-view.ts'
import type { FilterPart } from './filter-sentence.ts'

const said = (view: TaskView) => writeView(view, new URLSearchParams()).toString()

/** The action that a sentence about the list is; `title` is what its chips say. */
export function filterSentenceAction(part: FilterPart, title: string): Action {
  return defineAction({
    id: 'list.filter-sentence',
    on: 'app',
    title,
    icon: FilterIcon,
    group: 'view',
    listed: false,
    when() {
      const list = listInView()
      if (!list) return 'hidden'
      return said({ ...list.view, ...part }) !== said(list.view) || { reason: 'The list is filtered so already.' }
    },
    run() {
      const list = listInView()
      if (!list) return undefined
      const before = list.view
      const after = said({ ...before, ...part, page: 1 })
      list.change({ ...part, page: 1 })
      const undo = () => {
        const now = listInView()
        if (!now || said(now.view) !== after) throw new UndoRefused('Another list is on the screen, or it was filtered anew. It stays.')
        now.change(before)
      }
      // A way of looking is no change that would be done again to something else.
      return { undo, once: true }
    },
  })
}
