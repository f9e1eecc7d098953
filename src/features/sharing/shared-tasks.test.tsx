// What of a project is shared, in its settings: each link is ended after a question, because it is dead for good.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import { SharedTasks } from './shared-tasks.tsx'

const share = {
  id: 't-1',
  code: 'WEB-1',
  title: 'Tell the world',
  isOn: true,
  key: 'k',
  by: fakePerson('ana'),
  since: '2026-11-20T10:00:00Z',
}

test('SHARE-03 a shared task is listed with who shared it; its link is ended only by who says yes', async () => {
  const script = { confirm: [false, true] }
  const { mutations, actions } = renderFeature(<SharedTasks project={{ workspaceSlug: 'acme', slug: 'website' }} />, {
    script,
    roots: {
      taskShares: () => [share],
      setTaskShare: () => ({ share: { ...share, isOn: false, key: null }, userErrors: [] }),
    },
  })
  expect((await screen.findByRole('link', { name: 'WEB-1 Tell the world' })).getAttribute('href')).toContain('task=t-1')
  expect(screen.getByText(/^Shared by .+ on 20 Nov$/)).toBeTruthy()
  const end = screen.getByRole('button', { name: 'Stop sharing WEB-1' })
  fireEvent.click(end)
  await waitFor(() => expect(actions.asked.map(({ question }) => question.title)).toEqual(['Stop sharing WEB-1?']))
  await waitFor(() => expect(script.confirm).toEqual([true]))
  expect(mutations()).toEqual([])
  fireEvent.click(end)
  await waitFor(() => expect(mutations()).toEqual(['SetTaskShare']))
  await waitFor(() => expect(actions.said.map(({ text }) => text)).toEqual(['The link shows nothing any more']))
})

test('nothing is shared: the section says what to do about it', async () => {
  renderFeature(<SharedTasks project={{ workspaceSlug: 'acme', slug: 'website' }} />, { roots: { taskShares: () => [] } })
  expect(await screen.findByText(/^No task is shared: open one/)).toBeTruthy()
})
