// A comment whose answer was lost, while its author types on.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { expect, test, vi } from 'vitest'
import { taskSubject } from '#tests/kit/action-fakes.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { actions } from './comment.actions.ts'
import { commentCachePart } from './comment.cache.ts'
import { CommentsPanel } from './comments-panel.tsx'

const author = { name: 'Ana Souza', avatar: null, username: 'ana', headline: null }

/** A host that keeps the first comment and loses its answer, once `lose` is called; what it is asked from then on waits for `letRead`. */
function losing() {
  const stored: object[] = []
  const host: { lose?: () => void; letRead?: () => void; reading?: Promise<void> } = {}
  const { sent } = renderFeature(<CommentsPanel task={taskSubject(1, { viewerCan: ['EDIT'] })} />, {
    roots: {
      comments: async () => {
        const now = stored.toReversed()
        await host.reading
        return now
      },
      workflows: () => [],
      members: () => [],
      addComment: async ({ input: { html } }: { input: { html: string } }) => {
        const comment = { id: String(stored.length + 1), html, createdAt: new Date().toISOString(), createdAtForHumans: 'now', author }
        stored.push(comment)
        if (stored.length > 1) return { comment, userErrors: [] }
        host.reading = new Promise((resolve) => Object.assign(host, { letRead: resolve }))
        await new Promise<void>((resolve) => Object.assign(host, { lose: resolve }))
        throw new GraphQLError('Lost.', { extensions: { code: 'UPSTREAM_TIMEOUT', outcomeUnknown: true } })
      },
    },
    actions,
    cacheParts: [commentCachePart(vi.fn())],
  })
  const written = () => sent.filter(({ name }) => name === 'AddComment').map(({ variables }) => Object(variables.input).html)
  return { host, written }
}

const editor = () => screen.getByRole('textbox', { name: 'Comment' }) as HTMLTextAreaElement
const type = (html: string) => fireEvent.change(editor(), { target: { value: html } })
const share = () => screen.getByRole('button', { name: /^Share Comment/ })

test('COMMENT-09 MISC-02 a comment whose answer was lost is looked for before it comes back: what was typed since goes by itself', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { host, written } = losing()
  await screen.findByText(/^Ask a question/)
  type('<p>First</p>')
  fireEvent.click(share())
  await waitFor(() => expect(host.lose).toBeTruthy())
  type('<p>Second</p>')
  host.lose?.()
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1))
  expect(editor().value).toBe('<p>Second</p>')
  host.letRead?.()
  await screen.findByText('First')
  await waitFor(() => expect(share().getAttribute('aria-busy')).toBeNull())
  expect(editor().value).toBe('<p>Second</p>')
  fireEvent.click(share())
  await screen.findByText('Second')
  expect(written()).toEqual(['<p>First</p>', '<p>Second</p>'])
  warn.mockRestore()
})
