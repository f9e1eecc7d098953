// A page on which a question is open, for component tests of questions.
import { act, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { Option } from '#src/actions/services.ts'
import { palettePage } from './palette-page.tsx'

/** The page, with keys where focus is, text for the question's input, and its rows as texts. */
export function questionPage(sources: NonNullable<Parameters<typeof palettePage>[0]['sources']> = {}) {
  const made = palettePage({ actions: [], sources })
  const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, code: key, ...more })
  const type = (text: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value: text } })
  const rows = () => [...document.querySelectorAll('[cmdk-item]')].map((row) => row.textContent)
  return { ...made, press, type, rows }
}

/** Asks, and tells the answer once there is one. */
export function asking<T>(ask: () => Promise<T>) {
  const answer = vi.fn<(value: T) => void>()
  act(() => void ask().then(answer))
  return answer
}

/** A line whose value and id are its title. */
export function option(title: string, more: Partial<Option<string>> = {}): Option<string> {
  return { id: title, value: title, title, ...more }
}
