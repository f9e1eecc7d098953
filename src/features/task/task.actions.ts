// Everything a person can do to tasks, in the order in which menus and bars show it.
import type { Action } from '#src/actions/action.ts'
import { calendarActions } from './task-calendar.actions.ts'
import { deleteTask, duplicateTask } from './task-copies.actions.ts'
import { createTask, createTaskAdvanced, createTaskAdvancedSomewhere, createTaskSomewhere } from './task-create.actions.ts'
import { setTaskBoard, setTaskDue, setTaskStart } from './task-dates.actions.ts'
import { editDescription } from './task-description.actions.ts'
import { showPartActions, toggleTaskModal } from './task-detail.actions.ts'
import { archiveTask, draftTask } from './task-flags.actions.ts'
import { setTaskLabels } from './task-labels.actions.ts'
import { moveTask } from './task-move.actions.ts'
import { copyTaskCode, copyTaskLink, copyTaskTitle, openTask, openTaskInTab } from './task-open.actions.ts'
import { assignTask, assignTaskToMe } from './task-people.actions.ts'
import { setTaskSprint, setTaskUserStory } from './task-plans.actions.ts'
import { renameTask, setTaskEffort, setTaskType } from './task-properties.actions.ts'
import { relatedActions } from './task-related.actions.ts'
import { shareTask } from './task-share.actions.ts'
import { changeTaskStatus, favoriteTask, markTaskDone, setTaskProgress } from './task-state.actions.ts'
import { cancelRunningTimer, cancelTimer, stopRunningTimer, toggleTimer } from './task-timer.actions.ts'

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
