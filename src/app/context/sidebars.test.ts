// Proves which sidebar is open when.
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.restoreAllMocks()
  vi.resetModules()
})

async function open(width: number) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1]) }) as MediaQueryList,
  )
  const { sidebars, useSidebars } = await import('./sidebars.ts')
  const { result } = renderHook(useSidebars)
  return { sidebars, state: () => result.current }
}

test('SHELL-07 where there is room the left sidebar is docked, and hiding it lasts', async () => {
  const { sidebars, state } = await open(1280)
  expect(state()).toEqual({ docked: true, left: false, right: false })
  act(() => sidebars.toggleLeft())
  expect(state()).toEqual({ docked: false, left: false, right: false })
  vi.resetModules()
  expect((await open(1280)).state().docked).toBe(false)
})

test('SHELL-06 SHELL-07 below it is a drawer and the docked choice stays', async () => {
  const { sidebars, state } = await open(1279)
  act(() => sidebars.toggleLeft())
  expect(state()).toEqual({ docked: true, left: true, right: false })
})

test('SHELL-06 one drawer at a time; closing closes both', async () => {
  const { sidebars, state } = await open(800)
  act(() => sidebars.toggleLeft())
  act(() => sidebars.toggleRight())
  expect(state()).toMatchObject({ left: false, right: true })
  act(() => sidebars.toggleLeft())
  expect(state()).toMatchObject({ left: true, right: false })
  act(() => sidebars.close())
  expect(state()).toMatchObject({ left: false, right: false })
})
