// The Comments tab of a task: writing on top, then what was said (COMMENT-01..14).

import { useActions } from '#src/actions/actions-context.tsx'
import { useStableKey } from '#src/data/drafts/use-stable-key.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { aboutTask } from './comment.ts'
import { CommentThread } from './comment-thread.tsx'

/** Readers see the comments and their order, and write nothing (ROLE-09, ROLE-12). */
export function CommentsPanel({ task }: { task: TaskSubject }) {
  const { api } = useActions().services
  const about = aboutTask(task, api)
  const key = useStableKey(task.id, api.realId)
  return <CommentThread key={key} about={about} viewerCan={task.viewerCan} task={task} />
}
