// Tasks as Markdown: what is said of them, in which form, and what is said where that cannot be read.
import { expect, test } from 'vitest'
import { ApiError } from '#src/data/errors/api-error.ts'
import { newTemporaryId, sessionIds } from '#src/data/ids/session-ids.ts'
import { actionWorld, taskSubject } from '#tests/kit/action-fakes.ts'
import { copyTaskMarkdown } from './task-markdown.actions.ts'
import { taskMarkdown } from './task-markdown.ts'

const person = (name: string) => ({ id: name, username: name.toLowerCase(), name, avatar: null, headline: null })
const NOTHING = { description: '', checklist: [], href: null }

test('EXPORT-03 a task says its code, its facts with days as 2026-12-10, its link, description and checklist', () => {
  const task = taskSubject(1, {
    title: 'Ship *it*\nnow',
    assignees: [person('Ana'), person('Ben')],
    labels: [{ id: '1', title: 'needs_review', color: '#ff0000' }],
    dueDate: '2026-12-10T12:00:00.000Z',
  })
  const text = taskMarkdown(task, {
    description: 'Two **lines**\n\nof text\n',
    checklist: [
      { title: 'First', done: true, children: [{ title: 'Below it', done: false }] },
      { title: 'Second [draft]', done: false },
    ],
    href: 'https://palette.test/t',
  })
  expect(text).toBe(
    [
      '# WEB-1 Ship \\*it\\* now',
      '',
      '- Status: To do',
      '- Assignees: Ana, Ben',
      '- Labels: needs\\_review',
      '- Due date: 2026-12-10',
      '- Link: <https://palette.test/t>',
      '',
      'Two **lines**',
      '',
      'of text',
      '',
      '## Checklist',
      '',
      '- [x] First',
      '  - [ ] Below it',
      '- [ ] Second \\[draft\\]',
    ].join('\n'),
  )
})

test('EXPORT-03 a task that says little is short: what has no value has no line', () => {
  expect(taskMarkdown(taskSubject(1, { code: null, workflow: null }), NOTHING)).toBe('# Task 1')
})

const BOLD = '<p>Some <strong>bold</strong> words</p><ul><li><p>one</p></li></ul>'
const texts = (description: string | null) => ({ task: { id: 't', description }, checklist: [] })

const textsOf = ({ id }: { id: string }) => texts(id === 't-1' ? BOLD : null)
function refuse(): never {
  throw new ApiError('UPSTREAM_ERROR', 'no')
}

test('EXPORT-03 a task is copied with its description as Markdown, a selection with a rule between two', async () => {
  const world = actionWorld({
    answers: {
      TaskTexts: textsOf,
    },
  })
  expect(await world.run(copyTaskMarkdown, { task: [taskSubject(1)] })).toBe('done')
  expect(world.copied[0]).toMatch(
    /^# WEB-1 Task 1\n\n- Status: To do\n- Link: <https:\/\/palette\.test\/acme\/task\/website\/t-1>\n\nSome \*\*bold\*\* words\n\n[*-] one\n$/,
  )
  await world.run(copyTaskMarkdown, { task: [taskSubject(1), taskSubject(2)] })
  expect(world.copied[1]?.match(/^# .*|^---$/gm)).toEqual(['# WEB-1 Task 1', '---', '# WEB-2 Task 2'])
  expect(world.said.map(({ text }) => text)).toEqual(['Task copied as Markdown', '2 tasks copied as Markdown'])
})

test('EXPORT-03 where a task is gone or cannot be read nothing is copied, and a sentence says so', async () => {
  const gone = actionWorld({ answers: { TaskTexts: { task: null, checklist: [] } } })
  await gone.run(copyTaskMarkdown, { task: [taskSubject(1)] })
  const refused = actionWorld({
    answers: {
      TaskTexts: refuse,
    },
  })
  await refused.run(copyTaskMarkdown, { task: [taskSubject(1)] })
  expect([...gone.copied, ...refused.copied]).toEqual([])
  expect([...gone.said, ...refused.said].map(({ text }) => text)).toEqual([
    'WEB-1 is not there any more.',
    'The tasks could not be read. Please try again.',
  ])
})

test('EXPORT-03 more than fifty tasks at once, and one that is still being saved, are not copied', async () => {
  const world = actionWorld({ answers: { TaskTexts: texts(null) } })
  const many = Array.from({ length: 51 }, (_, at) => taskSubject(at + 1))
  expect(await world.run(copyTaskMarkdown, { task: many })).toBe('refused')
  const id = newTemporaryId()
  sessionIds().pending.add(id)
  expect(await world.run(copyTaskMarkdown, { task: [taskSubject(1, { id })] })).toBe('refused')
  expect(world.copied).toEqual([])
})
