// Answers of strangers whose answer was lost: taken once, over a host that takes each ticket once.
import { beforeEach, expect, test } from 'vitest'
import type { Api } from '#src/data/api.ts'
import { ApiError } from '#src/data/errors/api-error.ts'
import { sendAnswers } from './send-answers.ts'

const TOKEN = 'form-token'
const NOW = 1_800_000_000_000
const LOST = new ApiError('UPSTREAM_UNREACHABLE', '', { outcomeUnknown: true })
const REFUSED = new ApiError('INVALID', '', { refusals: [{ field: ['field-1'], message: 'Too short.' }] } as never)

/** A host; `says` is heard once each instead of thanks: `lost` of what was taken, `refused` of what was not. */
function host(says: ('lost' | 'refused')[] = []) {
  const taken = new Map<string, unknown>()
  let tickets = 0
  const mutate = async (_: unknown, { input }: { input: { ticket: string; answers: { text: string }[] } }) => {
    const said = says.shift()
    if (said === 'refused') throw REFUSED
    if (!taken.has(input.ticket)) taken.set(input.ticket, input.answers[0]?.text)
    if (said === 'lost') throw LOST
    return { thanks: 'Thanks' }
  }
  const api = { mutate, query: async () => ({ publicForm: { ticket: `fresh-${++tickets}` } }) } as unknown as Api
  // Each page is handed a ticket of its own, and so is one that is brought up to date after a failure.
  const send = (text: string, ticket: string) =>
    sendAnswers(api, TOKEN, {
      fields: [{ name: 'field-1', kind: 'SHORT', label: 'Title', isRequired: true } as never],
      values: { 'field-1': text },
      website: '',
      ticket: { text: ticket, since: NOW - 60_000 },
      now: () => NOW + 60_000 * tickets,
    })
  return { taken: () => [...taken.values()], send }
}

beforeEach(() => localStorage.clear())

test('FORM-06 OPEN-09 answers whose answer was lost are taken once, though the page was handed another ticket or was loaded anew', async () => {
  const { taken, send } = host(['lost', 'lost'])
  expect(await send('Broken', 'first')).toMatchObject({ kind: 'told' })
  expect(await send('Broken', 'second')).toMatchObject({ kind: 'told' })
  expect(await send('Broken', 'third')).toEqual({ kind: 'sent', thanks: 'Thanks' })
  expect(taken()).toEqual(['Broken'])
  expect(await send('Broken', 'fourth')).toMatchObject({ kind: 'sent' })
  expect(taken()).toEqual(['Broken', 'Broken'])
})

test('FORM-06 OPEN-09 what was changed after a lost answer goes by a ticket of its own, and none of it is lost', async () => {
  const { taken, send } = host(['lost'])
  await send('Broken', 'first')
  expect(await send('Broken on Mondays', 'first')).toMatchObject({ kind: 'sent' })
  expect(taken()).toEqual(['Broken', 'Broken on Mondays'])
}, 10_000)

test('FORM-06 what was refused and mended goes through by the same page', async () => {
  const { taken, send } = host(['refused'])
  expect(await send('B', 'first')).toEqual({ kind: 'wrong', problems: { 'field-1': 'Too short.' } })
  expect(await send('Broken', 'first')).toMatchObject({ kind: 'sent' })
  expect(taken()).toEqual(['Broken'])
})
