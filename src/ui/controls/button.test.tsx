// Proves that buttons say what they are, and do nothing while they wait or are off.
import { fireEvent, render, screen } from '@testing-library/react'
import { StarIcon } from 'lucide-react'
import { beforeAll, expect, test, vi } from 'vitest'
import { floating } from '#src/ui/layers/floating.ts'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

beforeAll(() => floating.load())

test('a button runs once per click and carries its key', () => {
  const run = vi.fn()
  render(
    <Button keys="c" onClick={run}>
      New task
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'New task' })
  fireEvent.click(button)
  expect(run).toHaveBeenCalledTimes(1)
  expect(button.getAttribute('aria-keyshortcuts')).toBe('C')
  expect(button.getAttribute('type')).toBe('button')
})

test.each([{ loading: true }, { reason: 'Only owners' }])('a button with %j stays focusable and does nothing', (props) => {
  const run = vi.fn()
  const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <Button type="submit" onClick={run} {...props}>
        Send
      </Button>
      <IconButton icon={StarIcon} label="Favourite" onClick={run} {...props} />
    </form>,
  )
  for (const button of screen.getAllByRole('button')) {
    button.focus()
    expect(document.activeElement).toBe(button)
    fireEvent.click(button)
  }
  expect(run).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
})

test('a button drawn as a link stays a link', () => {
  render(
    <Button asChild>
      <a href="/acme">Acme</a>
    </Button>,
  )
  expect(screen.getByRole('link', { name: 'Acme' }).getAttribute('href')).toBe('/acme')
})

test('an icon button is named, shows its tooltip on focus and says whether it is pressed', async () => {
  render(<IconButton icon={StarIcon} label="Favourite" keys="Shift+f" pressed />)
  const button = screen.getByRole('button', { name: 'Favourite', pressed: true })
  fireEvent.focus(button)
  expect((await screen.findByRole('tooltip')).textContent).toContain('Favourite')
})
