// One discussion over the real client and schema: closed and opened by what is said, made work of, and gone.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { useSyncExternalStore } from 'react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useActions } from '#src/actions/actions-context.tsx'
import { cachePartsOf } from '#src/actions/define-feature.ts'
import { features } from '#src/app/features.ts'
import { writeDraft } from '#src/data/drafts/drafts.ts'
import { ToTaskDialog } from '#src/features/thread/to-task-dialog.tsx'
import { projectSubject } from '#tests/kit/action-fakes.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { taskRow } from '#tests/kit/task-row.ts'
import { until } from '#tests/kit/until.ts'
import { DiscussionPage } from './discussion-page.tsx'

const cacheParts = await cachePartsOf(features)
const AT = '2026-11-20T09:00:00.000Z'
const none = () => []

/** The dialog that makes a task, while it is open. */
function Dialogs() {
  const { dialogs } = useActions().services
  const open = useSyncExternalStore(dialogs.subscribe, dialogs.list).find(({ name }) => name === 'thread.to-task')
  return open?.name === 'thread.to-task' && <ToTaskDialog {...open.props} onClose={() => dialogs.close(open)} />
}

type Add = (args: { input: { html: string } }) => unknown

/** The page of a discussion; `log` is what the host was told to do, in its order. */
function show({
  isClosed = false,
  script = {},
  number = 7,
  add,
}: {
  isClosed?: boolean
  script?: Script
  number?: number
  add?: Add
} = {}) {
  const thread = {
    ...{ id: 'th', number: 7, title: 'Closed too early', author: fakePerson('mia'), isPinned: false, isClosed, answerId: null },
    ...{
      task: null as object | null,
      commentsCount: 0,
      lastComment: null,
      createdAt: AT,
      activeAt: AT,
      isUnread: false,
      isFollowing: true,
    },
    ...{ html: '<p>What do you think?</p>', editedAt: null, closedAt: null, closedBy: null, firstUnread: null },
    ...{ followers: [], followersCount: 0, linkedPages: [], linkedTasks: [] },
  }
  const comments: object[] = []
  const log: string[] = []
  const world = renderFeature(
    <>
      <Routes>
        <Route path="/:companySlug/projects/:projectSlug/discussions/:threadNumber" element={<DiscussionPage />} />
      </Routes>
      <Dialogs />
    </>,
    {
      at: `/acme/projects/website/discussions/${number}`,
      actions: registry.all,
      cacheParts,
      script,
      roots: {
        ...{ members: none, workflows: () => [{ id: '1', title: 'To do', color: '#8899aa' }] },
        thread: ({ number: asked }: { number: number }) => (asked === 7 ? { ...thread } : null),
        threadComments: () => ({ nodes: [...comments], gaps: [], totalCount: comments.length }),
        addComment: (args: Parameters<Add>[0]) => {
          if (add) return add(args)
          const { input } = args
          log.push('comment')
          const comment = { id: `c${comments.length}`, html: input.html, author: fakePerson('ana'), createdAt: AT, createdAtForHumans: '' }
          comments.push(comment)
          return { comment, userErrors: [] }
        },
        updateThread: ({ input }: { input: { isClosed: boolean } }) => {
          log.push(input.isClosed ? 'close' : 'reopen')
          return { thread: { ...Object.assign(thread, input) }, userErrors: [] }
        },
        threadToTask: () => {
          thread.task = { id: 't-1', code: 'WEB-1', title: thread.title }
          return { task: taskRow(1, thread.title), userErrors: [] }
        },
        task: () => taskRow(1, thread.title),
        deleteTask: ({ task }: { task: { id: string } }) => {
          thread.task = null
          return { deletedId: task.id, userErrors: [] }
        },
      },
    },
  )
  act(() => world.actions.services.scene.set({ project: projectSubject() }))
  return { ...world, log }
}

/** Writes and sends as the keys do. */
async function write(text: string) {
  const editor = await screen.findByRole('textbox', { name: 'Comment' })
  fireEvent.change(editor, { target: { value: `<p>${text}</p>` } })
  return editor
}
const said = (text: string) => waitFor(() => expect(within(screen.getByRole('list', { name: 'Comments' })).getByText(text)).toBeTruthy())

test('DISC-07 a comment on a closed one asks whether to reopen it, which comes first', async () => {
  const { log, actions } = show({ isClosed: true, script: { pick: ['Reopen and send'] } })
  fireEvent.keyDown(await write('One more thing'), { key: 'Enter', ctrlKey: true })
  await said('One more thing')
  expect(actions.asked.map(({ question, options }) => [question.title, options.map(({ title }) => title)])).toEqual([
    ['This discussion is closed', ['Reopen and send', 'Send only']],
  ])
  expect(log).toEqual(['reopen', 'comment'])
})

test('DISC-07 it may stay closed, and Escape sends nothing and keeps the text', async () => {
  const { log } = show({ isClosed: true, script: { pick: [null, 'Send only'] } })
  const editor = await write('One more thing')
  fireEvent.keyDown(editor, { key: 'Enter', ctrlKey: true })
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect([log, (editor as HTMLTextAreaElement).value]).toEqual([[], '<p>One more thing</p>'])
  fireEvent.keyDown(editor, { key: 'Enter', ctrlKey: true })
  await said('One more thing')
  expect(log).toEqual(['comment'])
})

test('DISC-07 an open one is closed in the same step as a comment', async () => {
  const { log } = show()
  await write('Settled then')
  fireEvent.click(screen.getByRole('button', { name: 'Close with comment' }))
  await said('Settled then')
  await waitFor(() => expect(log).toEqual(['comment', 'close']))
})

test('DISC-06 two quick ones keep their order, the second behind the first; one that fails gives its text back', async () => {
  const answers: ((error?: Error) => void)[] = []
  const { sent } = show({
    add: ({ input }) =>
      new Promise((resolve, reject) => {
        const comment = { id: input.html, html: input.html, author: fakePerson('ana'), createdAt: AT, createdAtForHumans: '' }
        answers.push((error) => (error ? reject(error) : resolve({ comment, userErrors: [] })))
      }),
  })
  for (const text of ['First', 'Second']) fireEvent.keyDown(await write(text), { key: 'Enter', ctrlKey: true })
  await said('Second')
  expect(screen.getAllByText(/^(First|Second)$/).map(({ textContent }) => textContent)).toEqual(['First', 'Second'])
  await waitFor(() => expect(answers).toHaveLength(1))
  expect(sent.filter(({ name }) => name === 'AddComment')).toHaveLength(1)
  answers[0]?.()
  await waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.(new GraphQLError('No.', { extensions: { code: 'FORBIDDEN' } }))
  await waitFor(() => expect(screen.queryByText('Second')).toBeNull())
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' }).value).toBe('<p>Second</p>')
})

test('DISC-11 its key closes it, and undo opens it again', async () => {
  const { log, press, actions } = show()
  await screen.findByText('Nobody has answered yet.')
  await press('thread.close')
  expect([log, actions.said.at(-1)?.text]).toEqual([['close'], 'Discussion closed'])
  await actions.undo()
  expect(log).toEqual(['close', 'reopen'])
})

test('DISC-08 a task is made of it with the first status, stands beside it, and undo deletes it', async () => {
  const { press, actions, sent } = show()
  await screen.findByText('Nobody has answered yet.')
  await act(() => press('thread.to-task'))
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Status' }).textContent).toContain('To do'))
  fireEvent.submit(screen.getByRole('form', { name: 'Make a task' }))
  const side = () => within(screen.getByRole('region', { name: 'Task' }))
  await waitFor(() => expect(side().getByRole('link').textContent).toContain('WEB-1'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent.find(({ name }) => name === 'ThreadToTask')?.variables).toMatchObject({ number: 7, input: { workflowId: '1' } })
  await act(async () => void (await actions.undo()))
  await waitFor(() => expect(side().getByRole('button', { name: /Make a task/ })).toBeTruthy())
})

test('DISC-13 what was deleted says so and leads to the others', async () => {
  writeDraft('ana', 'comment:acme/website/9999', 'Not sent yet')
  show({ number: 9999 })
  await until(() => expect(screen.getByText('This discussion was deleted.')).toBeTruthy())
  expect(screen.getByRole('region', { name: 'Your comment was not saved' }).textContent).toContain('Not sent yet')
  expect(screen.getByRole('link', { name: 'All discussions' }).getAttribute('href')).toBe('/acme/projects/website/discussions')
})
