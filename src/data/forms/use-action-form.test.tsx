// What a form sends, and what an answer may do to whom.
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { endSession, startSession } from '#src/data/storage/session.ts'
import { Openable } from '#tests/kit/openable.tsx'
import { type Submission, useActionForm } from './use-action-form.ts'
import { useFormDraft } from './use-form-draft.ts'
import { useFormState } from './use-form-state.ts'

beforeEach(() => {
  endSession('signed-out')
  startSession({ token: 'token', viewer: { username: 'ana', name: 'Ana Souza', avatar: null, headline: null } })
})

interface Told {
  sent: { values: string[]; intent: string; resolve: (arrived: boolean) => void; reject: (error: Error) => void }[]
  heard: string[]
}

function Form({ told, close, many = false, ...submission }: { told: Told; close: () => void; many?: boolean } & Partial<Submission>) {
  const form = useActionForm({ many, say: { error: (text) => told.heard.push(`said ${text}`) } })
  const name = useFormDraft(form, 'form:name')
  const note = useFormDraft(form, 'form:note')
  const [role, setRole] = useFormState(form, '')
  const leave = () => {
    told.heard.push('left')
    close()
  }
  const submit = () =>
    form.submit({
      check: () => (name.text === '' ? { name: 'A name is required.' } : {}),
      send: ({ intent }) =>
        new Promise((resolve, reject) =>
          told.sent.push({
            values: [name.text, note.text, role],
            intent,
            reject,
            resolve: (arrived) => resolve({ arrived, leave, late: () => told.heard.push('late') }),
          }),
        ),
      ...submission,
    })
  const field = (label: string, value: string, change: (text: string) => void) => (
    <input aria-label={label} value={value} onChange={(event) => change(event.target.value)} />
  )
  return (
    <div data-sending={form.sending} data-busy={form.busy}>
      {field('Name', name.text, name.setText)}
      {field('Note', note.text, note.setText)}
      {field('Role', role, setRole)}
      <button type="button" onClick={() => void submit()}>
        Send
      </button>
      <p>{form.problems.name}</p>
    </div>
  )
}

function show(more: { many?: boolean } & Partial<Submission> = {}) {
  const told: Told = { sent: [], heard: [] }
  render(<Openable>{(close) => <Form told={told} close={close} {...more} />}</Openable>)
  return {
    ...told,
    async answer(arrived: boolean, at = 0) {
      await act(async () => told.sent[at]?.resolve(arrived))
    },
    async fail(at = 0) {
      await act(async () => told.sent[at]?.reject(new Error('down')))
    },
  }
}

const value = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label }).value
const type = (label: string, text: string) => fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const state = () => Object.values({ ...screen.getByText('Send').parentElement?.dataset })
const drafts = () => Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('draft:'))

test('what will not do is said at its field, and nothing is sent or taken', () => {
  const { sent } = show()
  type('Note', 'By hand')
  press('Send')
  expect([sent, screen.queryByText('A name is required.') !== null, value('Note')]).toEqual([[], true, 'By hand'])
})

test('what was sent stays in sight, is sent once, and goes with the answer, which closes the form', async () => {
  const { sent, heard, answer } = show()
  type('Name', 'Acme')
  type('Role', 'owner')
  press('Send')
  press('Send')
  expect([sent.map(({ values }) => values), value('Name'), state()]).toEqual([[['Acme', '', 'owner']], 'Acme', ['true', 'true']])
  await answer(true)
  expect([heard, drafts(), screen.queryByText('Send')]).toEqual([['left'], [], null])
})

test.each(['Name', 'Note', 'Role'])('OPEN-09 whoever changes the %s before the answer keeps the form and what was typed', async (label) => {
  const { heard, answer } = show()
  type('Name', 'Acme')
  press('Send')
  type(label, 'Another')
  expect(state()).toEqual(['true', 'false'])
  await answer(true)
  expect([heard, value(label), state()]).toEqual([['late'], 'Another', ['false', 'false']])
  expect(value('Name')).toBe(label === 'Name' ? 'Another' : '')
})

test('OPEN-09 the answer to a form that was closed touches nothing of the one that was opened since', async () => {
  const { heard, answer } = show()
  type('Name', 'Acme')
  press('Send')
  press('Close it')
  press('Open again')
  expect(value('Name')).toBe('')
  type('Name', 'Initech')
  await answer(true)
  expect([heard, value('Name'), drafts()]).toEqual([['late'], 'Initech', [['draft:ana:form:name', 'Initech']]])
})

test('OPEN-09 what did not arrive is in its fields again; sent again as it was it is a retry, with anything new in it another one', async () => {
  const { sent, heard, answer, fail } = show()
  type('Name', 'Acme')
  type('Note', 'By hand')
  press('Send')
  await fail()
  expect([heard, value('Name'), value('Note')]).toEqual([['said Something went wrong. Please try again.'], 'Acme', 'By hand'])
  press('Send')
  await answer(false, 1)
  expect([sent[1]?.intent, value('Note'), heard.length]).toEqual([sent[0]?.intent, 'By hand', 1])
  type('Note', 'By machine')
  press('Send')
  expect(sent[2]?.values).toEqual(['Acme', 'By machine', ''])
  expect(sent[2]?.intent).not.toBe(sent[0]?.intent)
})

test('MISC-02 a failure is shown in the form while that is there, else said', async () => {
  const failed = vi.fn(() => true)
  const { heard, fail } = show({ failed })
  type('Name', 'Acme')
  press('Send')
  await fail()
  expect([failed.mock.calls, heard]).toEqual([[[expect.any(Error), true]], []])
  press('Send')
  press('Close it')
  await fail(1)
  expect([failed.mock.calls.length, heard]).toEqual([1, ['said Something went wrong. Please try again.']])
})

test('with `many` the fields are empty for the next at once, each answer is about its own, and what fails stands before nothing that is typed', async () => {
  const { sent, heard, answer, fail } = show({ many: true, stays: false })
  type('Name', 'Acme')
  press('Send')
  expect(value('Name')).toBe('')
  type('Name', 'Initech')
  press('Send')
  type('Name', 'Globex')
  expect(sent.map(({ values }) => values[0])).toEqual(['Acme', 'Initech'])
  await fail(0)
  await answer(true, 1)
  expect([value('Name'), heard]).toEqual(['Globex', ['said Something went wrong. Please try again.', 'late']])
  type('Name', '')
  expect(value('Name')).toBe('Acme')
})

test('nothing of it is told where the answer follows while the form is there', async () => {
  const tell = vi.fn()
  const late = vi.fn()
  show({ send: async () => ({ arrived: true, tell, late }) })
  type('Name', 'Acme')
  await act(async () => void press('Send'))
  type('Name', 'Initech')
  await act(async () => {
    press('Send')
    type('Name', 'Globex')
  })
  expect([tell.mock.calls.length, late.mock.calls.length]).toEqual([2, 0])
})
