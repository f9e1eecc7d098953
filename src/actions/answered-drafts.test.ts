// What a question's answer makes is made once, however often it is sent.
import { parse } from 'graphql'
import { PlusIcon } from 'lucide-react'
import { beforeEach, expect, test } from 'vitest'
import { readDraft, writeDraft } from '#src/data/drafts/drafts.ts'
import { readSent } from '#src/data/drafts/sent-drafts.ts'
import { ApiError } from '#src/data/errors/api-error.ts'
import { endStores } from '#src/lib/store.ts'
import { actionWorld, taskSubject } from '#tests/kit/action-fakes.ts'
import { hereOf } from './actions-context.tsx'
import { defineAction } from './define-action.ts'
import { perform } from './perform.ts'

const DRAFT = 'thing-new:acme'
const LOST = new ApiError('UPSTREAM_UNREACHABLE', '', { outcomeUnknown: true })
const REFUSED = new ApiError('FORBIDDEN', 'No.')
const document = (name: string) => parse(`mutation ${name} { done }`) as never

/** Answers a question with `text`; what comes of it is sent as the mutations `names`, the last of which fails with `failure`. Answers their intents. */
async function make(text: string, failure: ApiError | null, names = ['CreateThing']): Promise<(string | undefined)[]> {
  const action = defineAction({
    ...{ id: 'thing.new', on: 'task', title: 'New thing', icon: PlusIcon, group: 'create' },
    async run({ api, ask }) {
      const title = await ask.text({ title: 'New thing', draft: DRAFT })
      for (const name of names) await api.mutate(document(name), { title } as never)
    },
  })
  const fails = () => {
    if (failure) throw failure
    return {}
  }
  const answers = Object.fromEntries(names.map((name, at) => [name, at === names.length - 1 ? fails : {}]))
  const world = actionWorld({ viewer: 'ana', script: { text: [text] }, answers })
  expect(await perform(action, hereOf(world.services, { task: [taskSubject(1)] }), 'key')).toBe(failure ? 'failed' : 'done')
  return world.sent.map(({ options }) => (options as { intent?: string }).intent)
}

const typed = (text: string) => writeDraft('ana', DRAFT, text)
const kept = () => ({ typed: readDraft('ana', DRAFT), sent: readSent('ana', DRAFT).map(({ text }) => text) })

beforeEach(() => {
  localStorage.clear()
  endStores()
})

test('OPEN-09 what was typed into a question is one thing when its answer was lost and it is sent again, also after a reload', async () => {
  typed('Launch')
  const [first] = await make('Launch', LOST)
  expect(first).toBeTruthy()
  expect(kept()).toEqual({ typed: null, sent: ['Launch'] })
  endStores()
  expect(readSent('ana', DRAFT)).toMatchObject([{ intent: first, earlier: true }])
  expect(await make('Launch', LOST)).toEqual([first])
  expect(await make('Launch', null)).toEqual([first])
  expect(kept()).toEqual({ typed: null, sent: [] })
  expect(await make('Launch', null)).not.toEqual([first])
})

test('OPEN-09 changed after a lost answer it is another thing, and what was typed anew meanwhile stays', async () => {
  const [first] = await make('Launch', LOST)
  typed('Half a thou')
  expect(await make('Launch 2', null)).not.toEqual([first])
  expect(kept()).toEqual({ typed: 'Half a thou', sent: ['Launch'] })
})

test('SCREEN-06 refused it waits in its question as it was typed, and is a new wish when it is sent again', async () => {
  typed('Launch')
  const [first] = await make('Launch', REFUSED)
  expect(kept()).toEqual({ typed: 'Launch', sent: [] })
  expect(await make('Launch', null)).not.toEqual([first])
})

test('OPEN-09 where a part was made before the refusal the part is not made again', async () => {
  const names = ['CreateThing', 'AddPart']
  const before = await make('Launch', REFUSED, names)
  expect(before).toEqual(Array(2).fill(expect.any(String)))
  expect(await make('Launch', null, names)).toEqual(before)
})

test('the same made twice in one run is two things; what changes something goes without', async () => {
  const [one, two, changed] = await make('Launch', null, ['CreateThing', 'CreateThing', 'UpdateThing'])
  expect([one === two, one !== undefined, changed]).toEqual([false, true, undefined])
})
