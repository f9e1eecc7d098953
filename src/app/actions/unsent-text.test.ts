// What is asked before signing out would lose what was typed.
import { beforeEach, expect, test } from 'vitest'
import { writeDraft } from '#src/data/drafts/drafts.ts'
import { unsentQuestion } from './unsent-text.ts'

beforeEach(() => localStorage.clear())

test('SESS-09 unsent text is counted by place; empty text, what goes with a text, and that of others are none', () => {
  expect(unsentQuestion('ana')).toBeNull()
  writeDraft('ana', 'task:1:title', '  ')
  writeDraft('ana', 'task:1:title:base', 'before')
  writeDraft('ben', 'comment:task/1', 'not mine')
  expect(unsentQuestion('ana')).toBeNull()
  writeDraft('ana', 'comment:task/1', 'half a thought')
  writeDraft('ana', 'comment:task/2', 'another')
  writeDraft('ana', 'task:1:description', '<p>New</p>')
  writeDraft('ana', 'task:1:title', 'New')
  writeDraft('ana', 'something-else:1', 'x')
  expect(unsentQuestion('ana')).toEqual({
    title: 'You have unsent text in 4 places',
    text: 'In a comment (2), a task, a form. Signing out deletes it from this browser.',
  })
})

test('SESS-09 a place that people know by a name is told by it', () => {
  for (const subject of [
    'task-create:acme/website',
    'thread-new:acme/website:text',
    'timecell:mia:1:2026-11-27',
    'macro-name',
    'form-new:x',
  ])
    writeDraft('ana', subject, 'half')
  expect(unsentQuestion('ana')?.text).toMatch(
    /^In (?=.*a new task)(?=.*a new discussion)(?=.*logged time)(?=.*the name of a macro)(?=.*a new form)/,
  )
})
