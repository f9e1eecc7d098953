// Taking back what was done to a form, in whatever order the server's answers come.
import { act, fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formCachePart } from '#src/model/form/form.cache.ts'
import { projectSubject } from '#tests/kit/action-fakes.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { FormsPage } from './forms-page.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const ID = '5c1d5f0e-0000-4000-8000-000000000001'

const field = (number: number, label: string) => ({
  ...{ number, kind: 'SHORT', label, help: '', isRequired: false, min: null, max: null, options: [] },
  goal: number === 1 ? 'TITLE' : 'NONE',
})

/** A form on the screen; every answer of its server waits until the test lets it go, by the operation's name. */
async function open() {
  let form = {
    ...{ id: ID, title: 'Wishes', state: 'CLOSED', closesOn: null, token: 'token', version: 1, fieldsCount: 2, newCount: 0 },
    ...{ submissionsCount: 0, lastAt: null, isFollowing: false, createdAt: null, intro: '', thanks: '', dailyLimit: 200 },
    presets: { workflowId: null, typeId: null, boardId: null, labelIds: [], usernames: [], isDraft: true },
    ...{ fields: [field(1, 'Title'), field(2, 'More')], lastFieldNumber: 2 },
  }
  const held: { name: string; go: () => void }[] = []
  let holding = false
  const later = <T,>(name: string, value: T) =>
    holding ? new Promise<T>((resolve) => held.push({ name, go: () => resolve(value) })) : value
  const world = renderFeature(
    <Routes>
      <Route path="/:companySlug/projects/:projectSlug/form2task" element={<FormsPage />} />
    </Routes>,
    {
      at: `/acme/projects/website/form2task?form=${ID}`,
      actions: registry.all,
      cacheParts: [formCachePart],
      roots: {
        form: () => later('form', form),
        updateForm({ version, input }: { version: number; input: Partial<typeof form> }) {
          if (version !== form.version)
            return { form: null, userErrors: [{ code: 'CONFLICT', field: null, message: 'Somebody else changed this form.' }] }
          form = { ...form, ...input, version: version + 1 }
          return later('updateForm', { form, userErrors: [] })
        },
      },
    },
  )
  act(() => world.actions.services.scene.set({ project: projectSubject({ viewerCan: ['EDIT', 'ADMIN', 'PAID'] }) }))
  await until(() => screen.getByRole('textbox', { name: 'Title of form' }))
  holding = true
  return {
    ...world,
    labels: () => form.fields.map(({ label }) => label),
    /** Some time later the window has the focus again: the form is read anew, as the server has it now. */
    async refresh() {
      vi.setSystemTime(Date.now() + 60_000)
      window.dispatchEvent(new Event('focus'))
      await until(() => expect(held.map(({ name }) => name)).toEqual(['form']))
    },
    /** Lets everything go until this is done. */
    async answerAll(done: () => Promise<unknown>) {
      holding = false
      for (const { go } of held.splice(0)) go()
      await act(done)
    },
    /** Waits until the server has been asked, and lets its answer go. */
    async answer(name: string) {
      const found = await until(() => {
        const at = held.findIndex((one) => one.name === name)
        if (at === -1) throw new Error(`Nothing waits for ${name}: ${held.map((one) => one.name).join()}`)
        return held.splice(at, 1)[0]
      })
      await act(async () => found?.go())
    },
  }
}

/** Types another label where it stands, as a person does. */
async function rename({ actions, labels }: Awaited<ReturnType<typeof open>>) {
  act(() => actions.services.scene.activate(`${ID}:2`))
  const label = await until(() => screen.getByDisplayValue('More'))
  act(() => label.focus())
  fireEvent.change(label, { target: { value: 'Which part?' } })
  fireEvent.keyDown(label, { key: 'Enter' })
  await until(() => expect(labels()).toEqual(['Title', 'Which part?']))
  // The keys that follow are none of a text's.
  expect(document.activeElement?.matches('textarea, input')).toBe(false)
}

/** What is pressed, and whose answer comes: of the new label, of the removal, of a refresh that was asked before both. */
type Turn = 'remove' | 'undo' | 'label answered' | 'removal answered' | 'refresh answered'

test.each<readonly Turn[][]>([
  [['label answered', 'remove', 'removal answered', 'undo']],
  [['label answered', 'remove', 'undo', 'removal answered']],
  [['remove', 'label answered', 'removal answered', 'undo']],
  [['remove', 'label answered', 'undo', 'removal answered']],
  [['remove', 'undo', 'label answered', 'removal answered']],
  [['label answered', 'remove', 'refresh answered', 'removal answered', 'undo']],
  [['label answered', 'remove', 'removal answered', 'refresh answered', 'undo']],
  [['label answered', 'remove', 'removal answered', 'undo', 'refresh answered']],
])('FORM-10 a field that was named anew and removed is given back by undo: %j', async (turns) => {
  const world = await open()
  const { actions, press, answer, labels } = world
  if (turns.includes('refresh answered')) await world.refresh()
  await rename(world)
  const pressed: Promise<void>[] = []
  const take: Record<Turn, () => unknown> = {
    remove: () => pressed.push(press('field.remove')),
    undo: () => pressed.push(press('undo.last')),
    'label answered': () => answer('updateForm'),
    'removal answered': () => answer('updateForm'),
    'refresh answered': () => answer('form'),
  }
  for (const turn of turns) await take[turn]()
  await world.answerAll(() => Promise.all(pressed))
  expect(labels()).toEqual(['Title', 'Which part?'])
  expect(actions.said.at(-1)?.text).toBe('Undone: Field “Which part?” removed')
})
