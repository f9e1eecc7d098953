// What the link in a mail that ends such mails does: nothing until it is asked to.
import { fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'
import { UnsubscribePage } from './unsubscribe-page.tsx'

function show(roots: FakeRoots) {
  const page = (
    <Routes>
      <Route path="/unsubscribe/:token" element={<UnsubscribePage />} />
    </Routes>
  )
  return renderFeature(page, { signedOut: true, at: '/unsubscribe/tok-1', roots })
}

test('INBOX-13 opening the link stops nothing; the button does, and says what', async () => {
  const { mutations, sent } = show({ unsubscribe: () => ({ kind: 'REST', workspaceName: 'Acme', userErrors: [] }) })
  expect(mutations()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Stop them' }))
  await screen.findByRole('heading', { name: 'These mails have stopped' })
  expect(screen.getByText(/^You get no more summaries from Acme\./)).toBeTruthy()
  expect(sent.map(({ variables }) => variables)).toEqual([{ token: 'tok-1' }])
})

test('INBOX-13 a link that stops nothing any more says so', async () => {
  const gone = { code: 'NOT_FOUND', field: null, message: 'This link stops nothing any more.' }
  show({ unsubscribe: () => ({ kind: null, workspaceName: null, userErrors: [gone] }) })
  fireEvent.click(screen.getByRole('button', { name: 'Stop them' }))
  await screen.findByText('This link stops nothing any more.')
})
