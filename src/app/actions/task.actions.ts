// Everything a person can do to tasks, in the order in which menus and bars show it.
import type { Action } from '#src/actions/action.ts'
import { setTaskSprint, setTaskUserStory } from '#src/features/planning/task-plans.actions.ts'
import { shareTask } from '#src/features/sharing/task-share.actions.ts'
import {
  createTask,
  createTaskAdvanced,
  createTaskAdvancedSomewhere,
  createTaskSomewhere,
} from '#src/features/task-create/task-create.actions.ts'
import { calendarActions } from '#src/features/task-detail/task-calendar.actions.ts'
import { editDescription } from '#src/features/task-detail/task-description.actions.ts'
import { showPartActions, toggleTaskModal } from '#src/features/task-detail/task-detail.actions.ts'
import { copyTaskCode, copyTaskLink, copyTaskTitle, openTask, openTaskInTab } from '#src/features/task-detail/task-open.actions.ts'
import { renameTask } from '#src/features/task-detail/task-title.actions.ts'
import { deleteTask, duplicateTask } from '#src/features/task-move/task-copies.actions.ts'
import { moveTask } from '#src/features/task-move/task-move.actions.ts'
import { setTaskBoard, setTaskDue, setTaskStart } from '#src/features/task-properties/task-dates.actions.ts'
import { archiveTask, draftTask } from '#src/features/task-properties/task-flags.actions.ts'
import { setTaskLabels } from '#src/features/task-properties/task-labels.actions.ts'
import { assignTask, assignTaskToMe } from '#src/features/task-properties/task-people.actions.ts'
import { setTaskEffort, setTaskType } from '#src/features/task-properties/task-properties.actions.ts'
import { changeTaskStatus, favoriteTask, markTaskDone, setTaskProgress } from '#src/features/task-properties/task-state.actions.ts'
import { relatedActions } from '#src/features/task-relations/task-related.actions.ts'
import { cancelRunningTimer, cancelTimer, stopRunningTimer, toggleTimer } from '#src/features/timer/task-timer.actions.ts'

/** The actions on tasks. */
export const taskActions: readonly Action[] = [
  createTask,
  createTaskSomewhere,
  createTaskAdvanced,
  createTaskAdvancedSomewhere,
  openTask,
  openTaskInTab,
  markTaskDone,
  changeTaskStatus,
  assignTask,
  assignTaskToMe,
  setTaskLabels,
  setTaskDue,
  setTaskStart,
  setTaskType,
  setTaskEffort,
  setTaskProgress,
  setTaskBoard,
  setTaskSprint,
  setTaskUserStory,
  renameTask,
  editDescription,
  toggleTimer,
  cancelTimer,
  stopRunningTimer,
  cancelRunningTimer,
  favoriteTask,
  ...relatedActions,
  shareTask,
  copyTaskLink,
  copyTaskCode,
  copyTaskTitle,
  duplicateTask,
  moveTask,
  draftTask,
  archiveTask,
  ...calendarActions.map(({ action }) => action),
  deleteTask,
  ...showPartActions,
  toggleTaskModal,
]
