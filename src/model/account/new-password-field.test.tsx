// What is said of a new password while it is typed.
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { NewPasswordField } from './new-password-field.tsx'

function Form() {
  const [value, setValue] = useState('')
  return <NewPasswordField value={value} onChange={setValue} error={undefined} known={['Eve Example', 'eve@example.com']} />
}

test('SESS-02 the strength of a password is said in words, with name and address as what is tried first', async () => {
  render(<Form />)
  const field = screen.getByLabelText<HTMLInputElement>('Password')
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  expect(screen.getByText('At least 10 characters.')).toBeTruthy()
  type('eveexample')
  expect(await screen.findByText(/^(Very e|E)asy to guess\. A few unrelated words are better\.$/, {}, { timeout: 20_000 })).toBeTruthy()
  type('kettle orbit walnut')
  const said = await screen.findByText('Strength: strong.')
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.contains(said)).toBe(true)
  type('short')
  expect(await screen.findByText('At least 10 characters.')).toBeTruthy()
})

test('SESS-02 a password can be shown and hidden again', () => {
  render(<Form />)
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(screen.getByLabelText('Password')).toHaveProperty('type', 'text')
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(screen.getByLabelText('Password')).toHaveProperty('type', 'password')
})
