// The Comments tab of a task: writing on top, then what was said (COMMENT-01..14).
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { aboutTask } from './comment.ts'
import { CommentThread } from './comment-thread.tsx'

/** Readers see the comments and their order, and write nothing (ROLE-09, ROLE-12). */
export function CommentsPanel({ task }: { task: TaskSubject }) {
  return <CommentThread key={task.id} about={aboutTask(task)} viewerCan={task.viewerCan} task={task} />
}
