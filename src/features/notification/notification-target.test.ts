// Proves which part of a task a notification shows, down to the comment.
import { expect, test } from 'vitest'
import type { Go } from '#src/actions/services.ts'
import { leadOf } from './notification-target.ts'

function partOf(kind: 'TASK' | 'COMMENT' | 'FILE'): Parameters<Go['task']>[1] {
  const parts: Parameters<Go['task']>[1][] = []
  const go = { task: (_task, options) => void parts.push(options) } satisfies Pick<Go, 'task'>
  const commentId = kind === 'COMMENT' ? '7' : null
  const place = {
    workspaceSlug: 'acme',
    projectSlug: 'website',
    taskId: 't',
    commentId,
    fileId: null,
    sprintSlug: null,
    recurrenceId: null,
    threadNumber: null,
    formId: null,
    token: null,
  }
  leadOf({ target: { kind, ...place } })?.(go as unknown as Go)
  expect(parts).toHaveLength(1)
  return parts[0]
}

test('OPEN-30 a comment opens the task on its comments and is named, a file on its files, a task as it was left', () => {
  expect([partOf('COMMENT'), partOf('FILE'), partOf('TASK')]).toEqual([{ tab: 'comments', comment: '7' }, { tab: 'files' }, {}])
})
