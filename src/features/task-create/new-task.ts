// What a task is made of before it is sent.
import type { CreateTaskInput } from '#src/model/task/task-mutations.graphql.ts'

/**
 * A task to be made. Absent = the project's default; `description` is HTML, or plain text that becomes a paragraph; `newLabels` are titles of labels
 * that are made with it.
 */
export type NewTask = { title: string } & {
  [K in Exclude<keyof CreateTaskInput, 'workspaceSlug' | 'projectSlug' | 'position' | 'title'>]?: CreateTaskInput[K] | undefined
} & { newLabels?: readonly string[] | undefined }
