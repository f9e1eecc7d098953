// What features know of the task whose detail is open.
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import type { TaskRowData } from './task.graphql.ts'

/** What is known of an open task: a row's fields at once, sprint and user story with the answer. */
export type KnownDetail = TaskSubject & Partial<Pick<TaskRowData, 'project' | 'image' | 'sprint' | 'userStory' | 'counts'>>
