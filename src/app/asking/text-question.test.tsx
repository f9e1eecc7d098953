// A question that is answered with a line of text whose answer an earlier visit did not hear.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readSent, sendDraft } from '#src/data/drafts/sent-drafts.ts'
import { endSession, startSession } from '#src/data/storage/session.ts'
import { endStores } from '#src/lib/store.ts'
import { asking, questionPage as page } from '#tests/kit/question-page.tsx'

test('OPEN-09 text: what an earlier visit sent without an answer is there again and says that it may have been created', async () => {
  localStorage.clear()
  startSession({ token: 'token', viewer: { username: 'ana', name: 'Ana Souza', avatar: null, headline: null } })
  const { intent } = sendDraft('ana', 'form-new:1', 'Bug report')
  endStores()
  const { ask } = page()
  asking(() => ask.text({ title: 'New form', draft: 'form-new:1' }))
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'New form' })
  expect([input.value, screen.queryByText('Not saved last time')]).toEqual(['Bug report', null])
  screen.getByText('This may have been created already.')
  expect(readSent('ana', 'form-new:1').map((one) => one.intent)).toEqual([intent])
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect([input.value, readSent('ana', 'form-new:1')]).toEqual(['', []])
  endSession('signed-out')
})
