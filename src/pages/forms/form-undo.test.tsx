// Taking back what was done to a form, in whatever order the server's answers come.
import { act, fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { formCachePart } from '#src/model/form/form.cache.ts'
import { projectSubject } from '#tests/kit/action-fakes.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { FormsPage } from './forms-page.tsx'

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

test('FORM-10 a field removed while its new label is on its way is given back by undo, which takes back what was done last', async () => {
  const { actions, press, answer, labels } = await open()
  act(() => actions.services.scene.activate(`${ID}:2`))
  const label = await until(() => screen.getByDisplayValue('More'))
  act(() => label.focus())
  fireEvent.change(label, { target: { value: 'Which part?' } })
  fireEvent.keyDown(label, { key: 'Enter' })
  await until(() => expect(labels()).toEqual(['Title', 'Which part?']))
  const removing = press('field.remove')
  await answer('updateForm')
  await until(() => expect(labels()).toEqual(['Title']))
  const undoing = press('undo.last')
  await answer('updateForm')
  await removing
  await answer('form')
  await answer('updateForm')
  await undoing
  expect(labels()).toEqual(['Title', 'Which part?'])
  expect(actions.said.at(-1)?.text).toBe('Undone: Field “Which part?” removed')
})
