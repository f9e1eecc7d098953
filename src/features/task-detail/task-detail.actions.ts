// What can be done with the detail of a task itself: how it opens, and which of its parts is shown.
import type { LucideIcon } from 'lucide-react'
import { AppWindowIcon, LinkIcon, ListChecksIcon, MessageSquareIcon, PaperclipIcon, SquareKanbanIcon, TimerIcon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { openAsModal, opensAsModal } from './task-modal.ts'

/** Opens tasks as a modal, or beside the list again (TDETAIL-02). */
export const toggleTaskModal = defineAction({
  id: 'task.modal',
  on: 'app',
  title: () => (opensAsModal() ? 'Open tasks beside the list' : 'Open tasks as a modal'),
  name: 'Open tasks as a modal',
  icon: AppWindowIcon,
  group: 'view',
  keywords: ['modal', 'dialog', 'side panel', 'detail', 'centre', 'window'],
  run: () => openAsModal(!opensAsModal()),
})

/** The parts of a task: the id in the address (`&tab=files`), the label of the tab, the words that find it (TDETAIL-06). */
const PARTS = [
  { id: 'comments', label: 'Comments', icon: MessageSquareIcon, keywords: ['discussion', 'replies', 'talk'] },
  { id: 'files', label: 'Files', icon: PaperclipIcon, keywords: ['attachments', 'documents', 'images'] },
  { id: 'checklists', label: 'Checklists', icon: ListChecksIcon, keywords: ['todo', 'steps', 'items'] },
  { id: 'time', label: 'Time Tracking', icon: TimerIcon, keywords: ['time entries', 'hours', 'logged', 'estimative'] },
  { id: 'agile', label: 'Agile', icon: SquareKanbanIcon, keywords: ['sprint', 'user story', 'scrum'] },
  { id: 'related', label: 'Related Tasks', icon: LinkIcon, keywords: ['subtasks', 'parents', 'children'] },
] as const satisfies readonly { id: string; label: string; icon: LucideIcon; keywords: readonly string[] }[]

/** The id of a part of a task. */
export type TaskPart = (typeof PARTS)[number]['id']

/** Shows one part of a task, opening its detail where needed; the digits 1 to 6 in the order of the tabs. */
export const showPartActions: readonly Action[] = PARTS.map(({ id, label, icon, keywords }, at) =>
  defineAction({
    id: `task.show-${id}`,
    on: 'task',
    title: `Show ${label.toLowerCase()}`,
    icon,
    group: 'view',
    keywords,
    shortcut: String(at + 1),
    single: true,
    run: ({ go, tasks: [task] }) => go.task(task, { tab: id }),
  }),
)

/** The key of a tab. */
export function keyOfPart(id: string): string | undefined {
  return showPartActions.find((action) => action.id === `task.show-${id}`)?.shortcuts[0]
}

/** Actions on the detail itself. */
export const actions: readonly Action[] = [...showPartActions, toggleTaskModal]
