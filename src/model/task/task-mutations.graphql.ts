// Documents that change tasks. Each asks back what it changed, so that the answer of one never overwrites another that still waits.
import { graphql, type VariablesOf } from '#src/data/graphql.ts'
import { TaskRow, UpdatedTask } from './task.graphql.ts'

/** Creates a task (TCREATE-10). */
export const CreateTask = graphql(
  `mutation CreateTask($input: CreateTaskInput!) {
    createTask(input: $input) { task { ...TaskRow parentId description } userErrors { code field message } }
  }`,
  [TaskRow],
)

/** What a task is created with. */
export type CreateTaskInput = VariablesOf<typeof CreateTask>['input']

/** Changes fields of a task that rows show; absent = untouched, null = cleared. */
export const UpdateTask = graphql(
  `mutation UpdateTask($task: TaskRef!, $input: UpdateTaskInput!) {
    updateTask(task: $task, input: $input) { task { ...UpdatedTask } userErrors { code field message } }
  }`,
  [UpdatedTask],
)

/** The changes of a task. */
export type UpdateTaskInput = VariablesOf<typeof UpdateTask>['input']

/** Changes the description, which only the detail knows (DESC-03). */
export const UpdateTaskDescription = graphql(`
  mutation UpdateTaskDescription($task: TaskRef!, $input: UpdateTaskInput!) {
    updateTask(task: $task, input: $input) { task { id description updatedAt } userErrors { code field message } }
  }
`)

/** Marks a task done or not (DONE-01); progress follows (DONE-04), and the status where the host says so (decision 019). */
export const SetTaskDone = graphql(`
  mutation SetTaskDone($task: TaskRef!, $done: Boolean!) {
    setTaskDone(task: $task, done: $done) {
      task { id done progress workflow { id title color } updatedAt }
      userErrors { code field message }
    }
  }
`)

/** Sets the progress in percent; 100 means done (DONE-05). */
export const SetTaskProgress = graphql(`
  mutation SetTaskProgress($task: TaskRef!, $progress: Int!) {
    setTaskProgress(task: $task, progress: $progress) {
      task { id done progress workflow { id title color } updatedAt }
      userErrors { code field message }
    }
  }
`)

/** Stars a task or takes the star away (FAV-01). */
export const SetTaskFavorite = graphql(`
  mutation SetTaskFavorite($task: TaskRef!, $favorite: Boolean!) {
    setTaskFavorite(task: $task, favorite: $favorite) { task { id isFavorite } userErrors { code field message } }
  }
`)

/** Puts a task on a board; `main-board` takes it off (BOARD-03). */
export const SetTaskBoard = graphql(`
  mutation SetTaskBoard($task: TaskRef!, $boardId: ID!) {
    setTaskBoard(task: $task, boardId: $boardId) { task { id board { id title } updatedAt } userErrors { code field message } }
  }
`)

/** Assigns a person (ASSIGN-01). */
export const AssignTask = graphql(`
  mutation AssignTask($task: TaskRef!, $username: ID!) {
    assignTask(task: $task, username: $username) {
      task { id assignees { id username name avatar headline } updatedAt }
      userErrors { code field message }
    }
  }
`)

/** Takes a person off a task (ASSIGN-01). */
export const UnassignTask = graphql(`
  mutation UnassignTask($task: TaskRef!, $username: ID!) {
    unassignTask(task: $task, username: $username) {
      task { id assignees { id username name avatar headline } updatedAt }
      userErrors { code field message }
    }
  }
`)

/** Puts a label on a task (LABEL-01). */
export const AttachLabel = graphql(`
  mutation AttachLabel($task: TaskRef!, $labelId: ID!) {
    attachLabel(task: $task, labelId: $labelId) { task { id labels { id title color } updatedAt } userErrors { code field message } }
  }
`)

/** Takes a label off a task (LABEL-01). */
export const DetachLabel = graphql(`
  mutation DetachLabel($task: TaskRef!, $labelId: ID!) {
    detachLabel(task: $task, labelId: $labelId) { task { id labels { id title color } updatedAt } userErrors { code field message } }
  }
`)

/** Moves a task to another project or workspace (MOVE-02). */
export const MoveTask = graphql(
  `mutation MoveTask($task: TaskRef!, $input: MoveTaskInput!) {
    moveTask(task: $task, input: $input) {
      task { ...TaskRow parentId }
      along { ...TaskRow parentId }
      undoable
      userErrors { code field message }
    }
  }`,
  [TaskRow],
)

/** Gives a moved task everything back that the move took. */
export const UndoMove = graphql(
  `mutation UndoMove($task: TaskRef!, $moveId: ID!) {
    undoMove(task: $task, moveId: $moveId) {
      task { ...TaskRow parentId }
      along { ...TaskRow parentId }
      left { taskId code what title }
      userErrors { code field message }
    }
  }`,
  [TaskRow],
)

/** Makes a copy (DUP-01). */
export const DuplicateTask = graphql(
  `mutation DuplicateTask($task: TaskRef!) {
    duplicateTask(task: $task) { task { ...TaskRow description } userErrors { code field message } }
  }`,
  [TaskRow],
)

/** Deletes a task for good (DELETE-01). */
export const DeleteTask = graphql(`
  mutation DeleteTask($task: TaskRef!) {
    deleteTask(task: $task) { deletedId userErrors { code field message } }
  }
`)

/** Starts the viewer's timer on a task (TIMER-01). */
export const StartTimer = graphql(`
  mutation StartTimer($task: TaskRef!, $comment: String) {
    startTimer(task: $task, comment: $comment) {
      running { taskId taskCode taskTitle workspaceSlug projectSlug startedAt }
      task { id timerStartedAt }
      userErrors { code field message }
    }
  }
`)

/** Ends the running timer and logs its time (TIMER-04), exactly one call (DEFECT-07). */
export const EndTimer = graphql(`
  mutation EndTimer($task: TaskRef!, $comment: String, $endedAt: DateTime) {
    endTimer(task: $task, comment: $comment, endedAt: $endedAt) {
      running { taskId taskCode taskTitle workspaceSlug projectSlug startedAt }
      task { id timerStartedAt counts { timeSeconds } }
      seconds
      endedNow
      userErrors { code field message }
    }
  }
`)

/** Stops the running timer without logging anything (TIMER-05, DEFECT-06). */
export const CancelTimer = graphql(`
  mutation CancelTimer($task: TaskRef!) {
    cancelTimer(task: $task) {
      running { taskId taskCode taskTitle workspaceSlug projectSlug startedAt }
      task { id timerStartedAt }
      userErrors { code field message }
    }
  }
`)

/** Makes a label while labelling tasks (LABEL-03). */
export const CreateTaskLabel = graphql(`
  mutation CreateTaskLabel($project: ProjectRef!, $input: LabelInput!) {
    createLabel(project: $project, input: $input) { label { id title color } userErrors { code field message } }
  }
`)
