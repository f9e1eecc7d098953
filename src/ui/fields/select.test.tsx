// Keys of a select, pressed as quickly as somebody who knows it does.
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { Select } from './select.tsx'

const options = [
  { value: 'STARTTLS', label: 'STARTTLS' },
  { value: 'TLS', label: 'TLS' },
  { value: 'OFF', label: 'Off', disabled: true },
  { value: 'NONE', label: 'None' },
] as const

function Security({ chosen }: { chosen: string[] }) {
  const [value, setValue] = useState<(typeof options)[number]['value']>('STARTTLS')
  const choose = (next: typeof value) => {
    chosen.push(next)
    setValue(next)
  }
  return <Select label="Security" value={value} options={options} onChange={choose} />
}

function open() {
  const chosen: string[] = []
  render(<Security chosen={chosen} />)
  const trigger = screen.getByRole('combobox', { name: 'Security' })
  trigger.focus()
  fireEvent.keyDown(trigger, { key: 'Enter' })
  return { chosen, trigger }
}

test('letters typed before its list has the focus aim there, and Enter chooses what they aimed at, once', async () => {
  const { chosen, trigger } = open()
  for (const key of ['N', 'o', 'n', 'e', 'Enter']) fireEvent.keyDown(trigger, { key })
  expect(chosen).toEqual(['NONE'])
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})

test('the list takes the focus to what letters aimed at before it stood', async () => {
  const { chosen, trigger } = open()
  fireEvent.keyDown(trigger, { key: 'n' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('None'))
  expect(chosen).toEqual([])
})

test('letters, arrows, Home and End aim at once, over what is disabled', async () => {
  const { chosen } = open()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('STARTTLS'))
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key })
  const led: (string | null | undefined)[] = []
  for (const key of ['n', 'ArrowUp', 'End', 'ArrowUp', 'Home', 'ArrowUp', 'ArrowDown', 'ArrowDown']) {
    press(key)
    led.push(document.activeElement?.textContent)
  }
  expect(led).toEqual(['None', 'TLS', 'None', 'TLS', 'STARTTLS', 'STARTTLS', 'TLS', 'None'])
  press('Enter')
  expect(chosen).toEqual(['NONE'])
})

test('mod+Enter on a closed select sends the dialog it stands in and opens no list', async () => {
  const sent: string[] = []
  render(
    <Dialog open title="Mail server" onOpenChange={() => undefined}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent.push('form')
        }}
      >
        <Security chosen={[]} />
      </form>
    </Dialog>,
  )
  const trigger = screen.getByRole('combobox', { name: 'Security' })
  trigger.focus()
  fireEvent.keyDown(trigger, { key: 'Enter', ctrlKey: true })
  expect([sent, trigger.getAttribute('aria-expanded')]).toEqual([['form'], 'false'])
  fireEvent.keyDown(trigger, { key: 'Enter' })
  expect(trigger.getAttribute('aria-expanded')).toBe('true')
})
