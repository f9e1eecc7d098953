// Proves THEME-01..03: three themes, system by default and live, stored and applied on load.
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyTheme, readPreference, setPreference, themePreferences, useTheme, watchTheme } from './theme-preference.ts'

let systemIsDark = false
let systemListeners: Set<() => void>
let stop: () => void

beforeEach(() => {
  systemIsDark = false
  systemListeners = new Set()
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('dark') && systemIsDark
    },
    addEventListener: (_type: string, listener: () => void) => systemListeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => systemListeners.delete(listener),
  }))
  localStorage.clear()
  stop = watchTheme()
})

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function turnSystem(isDark: boolean) {
  systemIsDark = isDark
  for (const listener of systemListeners) listener()
}

const shown = () => document.documentElement.dataset.theme

test('THEME-01 light, dark and system are offered and system is the default', () => {
  expect(themePreferences).toEqual(['light', 'dark', 'system'])
  expect(readPreference()).toBe('system')
  expect(shown()).toBe('light')
})

test.each(['', 'purple', '{"theme":"dark"}', 'DARK'])('THEME-01 a corrupt stored value %j counts as system', (stored) => {
  localStorage.setItem('theme', stored)
  expect(readPreference()).toBe('system')
})

test('THEME-02 system follows the operating system live, and every reader hears of it', () => {
  const { result } = renderHook(() => useTheme())
  expect(result.current).toMatchObject({ preference: 'system', resolved: 'light' })
  act(() => turnSystem(true))
  expect(shown()).toBe('dark')
  expect(result.current).toMatchObject({ preference: 'system', resolved: 'dark' })
  act(() => turnSystem(false))
  expect(result.current.resolved).toBe('light')
})

test('THEME-02 a reader that is drawn between the change and its event says what is on the page', () => {
  const { result, rerender } = renderHook(() => useTheme())
  systemIsDark = true
  rerender()
  expect({ page: shown(), said: result.current.resolved }).toEqual({ page: 'light', said: 'light' })
  act(() => turnSystem(true))
  expect({ page: shown(), said: result.current.resolved }).toEqual({ page: 'dark', said: 'dark' })
})

test('THEME-02 a chosen theme ignores the operating system', () => {
  setPreference('light')
  turnSystem(true)
  expect(shown()).toBe('light')
})

test('THEME-03 a choice is stored under "theme" and applied on the next load', () => {
  const { result } = renderHook(() => useTheme())
  act(() => result.current.setPreference('dark'))
  expect(localStorage.getItem('theme')).toBe('dark')
  expect(result.current).toMatchObject({ preference: 'dark', resolved: 'dark' })
  delete document.documentElement.dataset.theme
  applyTheme()
  expect(shown()).toBe('dark')
})

test('THEME-03 a choice made in another tab arrives here', () => {
  localStorage.setItem('theme', 'dark')
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(shown()).toBe('dark')
})

test('THEME-03 where storage is refused the choice still holds for this page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  setPreference('dark')
  expect(shown()).toBe('dark')
  vi.restoreAllMocks()
  setPreference('system')
  expect(readPreference()).toBe('system')
})
