// The parts of every settings page: addresses of sections and fields, and fields that save by themselves.
import { act, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { useSavedText } from './saved-setting.ts'
import { settingAction } from './setting-action.ts'
import { SettingField, UnsavedHint } from './setting-field.tsx'
import { SettingsSections } from './settings-sections.tsx'

const SECTIONS = [
  { id: 'profile', title: 'Profile', text: 'Who you are.' },
  { id: 'danger', title: 'Danger zone' },
]

const sent: string[] = []
let arriving = Promise.resolve()

function Motto() {
  const [saved, setSaved] = useState('Onward')
  const { text, setText, error, isSaved, unsaved, discard, keys } = useSavedText<string>({
    draft: 'motto',
    saved,
    read: (value) => (value === '' ? { problem: 'Please enter a motto.' } : { value }),
    subjects: {},
    save: (value, refused) =>
      settingAction({
        on: 'app',
        group: 'account',
        title: 'Motto',
        refused,
        async change() {
          const was = saved
          sent.push(value)
          await arriving
          setSaved(value)
          return { said: 'Motto saved', undo: () => setSaved(was) }
        },
      }),
  })
  return (
    <SettingField name="motto" isSaved={isSaved} keys={keys}>
      <TextField
        label="Motto"
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={error}
        hint={unsaved ? <UnsavedHint onDiscard={discard} /> : undefined}
      />
    </SettingField>
  )
}

const show = (at: string) =>
  renderFeature(
    <SettingsSections sections={SECTIONS} shows="all">
      {({ id }) => (id === 'profile' ? <Motto /> : <p>Careful</p>)}
    </SettingsSections>,
    { at },
  )
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Motto' })

test('WSET-06 PROFUP-01 all sections stand in one column, each heading and each field has an address, and the index says where one is', () => {
  show('/settings#danger')
  const heading = screen.getByRole('heading', { name: 'Danger zone' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText('Careful')).toBeTruthy()
  const index = within(screen.getByRole('navigation', { name: 'Settings' }))
  expect(index.getByRole('link', { name: 'Danger zone' }).getAttribute('aria-current')).toBe('true')
  fireEvent.click(index.getByRole('link', { name: 'Profile' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Profile' }))
  expect(index.getByRole('link', { name: 'Danger zone' }).getAttribute('aria-current')).toBe(null)
  expect(screen.getByRole('link', { name: 'Link to Profile' }).getAttribute('href')).toBe('/settings#profile')
})

test('WSET-06 an address that names a field begins there', () => {
  show('/settings#motto')
  expect(document.activeElement).toBe(field())
})

test('a field saves by itself, says so, and one undo takes it back', async () => {
  const { actions } = show('/settings')
  act(() => field().focus())
  fireEvent.change(field(), { target: { value: 'Upward' } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  await until(() => expect(screen.getByText('Saved')).toBeTruthy())
  expect(actions.said.at(-1)?.text).toBe('Motto saved')
  await act(() => actions.undo())
  await until(() => expect(field().value).toBe('Onward'))
})

test('what will not do stays with its reason; what is left unsaved can be discarded', async () => {
  show('/settings')
  fireEvent.change(field(), { target: { value: ' ' } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(await screen.findByText('Please enter a motto.')).toBeTruthy()
  fireEvent.change(field(), { target: { value: 'Half' } })
  fireEvent.keyDown(field(), { key: 'Escape' })
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(field().value).toBe('Onward')
})

test('Tab saves once before the focus goes on, so that it does not stop at a button that is gone then', async () => {
  const { actions } = show('/settings')
  act(() => field().focus())
  fireEvent.change(field(), { target: { value: 'Upward' } })
  fireEvent.keyDown(field(), { key: 'Tab' })
  expect(screen.queryByRole('button', { name: 'Discard' })).toBe(null)
  fireEvent.blur(field())
  await until(() => expect(screen.getByText('Saved')).toBeTruthy())
  expect(actions.said.map(({ text }) => text)).toEqual(['Motto saved'])
})

test('WSET-05 leaving a field that Enter just saved saves it once, however long the answer takes', async () => {
  const { actions } = show('/settings')
  const answers: (() => void)[] = []
  arriving = new Promise<void>((resolve) => void answers.push(resolve))
  sent.length = 0
  fireEvent.change(field(), { target: { value: 'Sideways' } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  await until(() => expect(sent).toEqual(['Sideways']))
  fireEvent.blur(field())
  for (const answer of answers) answer()
  await until(() => screen.getByText('Saved'))
  fireEvent.blur(field())
  expect(sent).toEqual(['Sideways'])
  // One thing was done, so that one undo takes it back.
  await act(async () => actions.services.undo.last())
  expect(field().value).toBe('Onward')
})
