// Related tasks and the Task Log without a server: rows, empty texts, failures, subtasks made in the line.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { expect, test } from 'vitest'
import { emitEvent } from '#src/data/app-events.ts'
import { taskCachePart } from '#src/model/task/cache/task.cache.ts'
import { taskSubject } from '#tests/kit/action-fakes.ts'
import { fakeTask } from '#tests/kit/fake-gateway.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { RelatedCount } from './related-count.tsx'
import { RelatedPanel } from './related-panel.tsx'
import { TaskLogDialog } from './task-log-dialog.tsx'
import { actions as relatedActions } from './task-related.actions.ts'

function show(roots: Record<string, (args: never) => unknown>, viewerCan: readonly 'EDIT'[] = ['EDIT']) {
  return renderFeature(<RelatedPanel task={taskSubject(1, { viewerCan })} />, {
    roots: { subtasks: () => [], parentTasks: () => [], ...roots },
    actions: relatedActions,
    cacheParts: [taskCachePart],
  })
}

test('RELATED-01 subtasks and parent tasks are rows that open; RELATED-03 DEFECT-08 each has an empty text of its own', async () => {
  const world = show({ subtasks: () => [fakeTask(2)] })
  fireEvent.click(await screen.findByRole('link', { name: /Task 2/ }))
  expect(world.actions.went.join()).toContain('t-2')
  expect(await screen.findByText("This task doesn't have a parent task.")).toBeTruthy()
})

test('RELATED-03 without subtasks the catalogue text stands', async () => {
  show({ parentTasks: () => [fakeTask(3)] })
  expect(await screen.findByText("This task doesn't have any subtasks at the moment. You can add them anytime!")).toBeTruthy()
  expect(await screen.findByRole('link', { name: /Task 3/ })).toBeTruthy()
})

test('RELATED-04 DEFECT-08 a failed reading of the parents says why', async () => {
  show({
    parentTasks: () => {
      throw new GraphQLError('The server said no.', { extensions: { code: 'FORBIDDEN' } })
    },
  })
  expect(await screen.findByText('Error fetching parent tasks: The server said no.')).toBeTruthy()
})

test('RELATED-02 EVENT-06 Enter creates below the task and stays; the list is read again on SubtaskListRefresh; readers have no line', async () => {
  const list = [fakeTask(2)]
  const world = show({
    subtasks: () => list,
    createTask: ({ input }: { input: { title: string } }) => ({
      task: fakeTask(9, { title: input.title, parentId: 't-1' }),
      userErrors: [],
    }),
  })
  const field = (await screen.findByRole('textbox', { name: 'New subtask' })) as HTMLInputElement
  fireEvent.change(field, { target: { value: '   ' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.change(field, { target: { value: 'Below' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() =>
    expect(world.sent.filter(({ name }) => name === 'CreateTask')).toMatchObject([
      { variables: { input: { title: 'Below', parentId: 't-1' } } },
    ]),
  )
  await waitFor(() => expect(field.value).toBe(''))
  list.push(fakeTask(9, { title: 'Below' }))
  emitEvent('SubtaskListRefresh', { parentId: 't-1' })
  expect(await screen.findByRole('link', { name: /Below/ })).toBeTruthy()
})

test('RELATED-02 a subtask is in the list before the server has answered, and gone again when it is refused', async () => {
  let answer: (payload: object) => void = () => undefined
  const world = show({
    subtasks: () => [fakeTask(2)],
    createTask: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  await screen.findByRole('link', { name: /Task 2/ })
  const field = screen.getByRole('textbox', { name: 'New subtask' }) as HTMLInputElement
  fireEvent.change(field, { target: { value: 'Not yet answered' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(await screen.findByRole('link', { name: /Not yet answered/ })).toBeTruthy()
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows[0]).toContain('Not yet answered')
  await waitFor(() => expect(world.sent.some(({ name }) => name === 'CreateTask')).toBe(true))
  answer({ task: null, userErrors: [{ code: 'INVALID', message: 'Refused.', field: null }] })
  await waitFor(() => expect(screen.queryByRole('link', { name: /Not yet answered/ })).toBeNull())
  // Nothing typed is lost.
  expect(field.value).toBe('Not yet answered')
})

test('RELATED-02 ROLE-05 readers create nothing', async () => {
  show({}, [])
  await screen.findByText(/^This task doesn't have any subtasks/)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Set parent' })).toBeNull()
})

const logEntry = (more: object) => ({
  message: '',
  author: { name: 'Mia Chen' },
  createdAt: '2026-11-20T12:00:00.000Z',
  createdAtForHumans: null,
  ...more,
})

test('LOG-01 LOG-02 the log names who, what and when, or that there is nothing', async () => {
  const entries: object[] = [logEntry({ parts: [{ text: 'marked the task as done' }] })]
  const dialog = <TaskLogDialog task={taskSubject(1)} onClose={() => undefined} />
  renderFeature(dialog, { roots: { taskLog: () => entries } })
  expect((await screen.findByRole('listitem')).textContent).toContain('Mia Chen marked the task as done')
})

test('LOG-01 the moments in a line are the reader’s own; words that look like one stay as they are', async () => {
  const ownZone = process.env.TZ
  process.env.TZ = 'Europe/Berlin'
  try {
    const parts = [
      { text: 'changed the due date from ' },
      { at: '2026-12-01T23:30:00.000Z' },
      { text: ' to ' },
      { at: '2027-07-01T09:00:00.000Z' },
    ]
    const renamed = [{ text: 'renamed the task to “Deploy 2026-12-01 09:00 UTC”' }]
    const entries = [logEntry({ parts }), logEntry({ parts: renamed })]
    renderFeature(<TaskLogDialog task={taskSubject(1)} onClose={() => undefined} />, { roots: { taskLog: () => entries } })
    const [dated, words] = await screen.findAllByRole('listitem')
    expect(dated?.textContent).toContain('changed the due date from 2 Dec 00:30 to 1 Jul 2027 11:00')
    expect(words?.textContent).toContain('renamed the task to “Deploy 2026-12-01 09:00 UTC”')
  } finally {
    if (ownZone === undefined) delete process.env.TZ
    else process.env.TZ = ownZone
  }
})

test('LOG-02 an empty log says so', async () => {
  renderFeature(<TaskLogDialog task={taskSubject(1)} onClose={() => undefined} />, { roots: { taskLog: () => [] } })
  expect(await screen.findByText('No workflow logs available for this task.')).toBeTruthy()
})

const countOf = (more: object, roots: Record<string, (args: never) => unknown>, panel = true) =>
  renderFeature(
    <>
      <output>
        <RelatedCount task={{ ...taskSubject(1), ...more }} />
      </output>
      {panel && <RelatedPanel task={taskSubject(1)} />}
    </>,
    { roots: { subtasks: () => [], parentTasks: () => [], ...roots }, actions: relatedActions, cacheParts: [taskCachePart] },
  )

test('RELATED-01 the tab counts subtasks and parents: as the task says until the lists were read', async () => {
  countOf({ parentId: 't-9', counts: { subtasks: 4 } }, {}, false)
  expect(screen.getByRole('status').textContent).toBe('5')
})

test('RELATED-01 once the lists were read the tab counts what they show', async () => {
  countOf({ counts: { subtasks: 1 } }, { subtasks: () => [fakeTask(2), fakeTask(3)], parentTasks: () => [fakeTask(4)] })
  await waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toBe('3'))
})

test('RELATED-01 a task without company has no number on the tab', () => {
  countOf({ parentId: null, counts: { subtasks: 0 } }, {}, false)
  expect(screen.getByRole('status').textContent).toBe('')
})
