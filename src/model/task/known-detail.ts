// What features know of the task whose detail is open.
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import type { TaskDetailData, TaskRowData } from './task.graphql.ts'

/** What is known of an open task: a row's fields at once; sprint, user story and who watches it with the answer. */
export type KnownDetail = TaskSubject &
  Partial<Pick<TaskRowData, 'project' | 'image' | 'sprint' | 'userStory' | 'counts'> & Pick<TaskDetailData, 'watching'>>
