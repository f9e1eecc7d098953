// Proves that what is pressed or focused before its layer's code is there opens when the code comes, on the very same control.

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Slot } from 'radix-ui'
import type { ReactElement } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { LazyTrigger } from './lazy-trigger.tsx'
import type { MenuItem } from './menu-items.tsx'

/** The controls as on a page that was just opened; the code of their layers comes once `open` was called. */
async function justOpened() {
  let open: () => void = () => undefined
  const shut = new Promise<void>((resolve) => {
    open = resolve
  })
  vi.resetModules()
  vi.doMock('./floating-layers.tsx', async (original) => {
    await shut
    return original()
  })
  const [{ ContextMenu }, { DropdownMenu }, { Popover }, { floating }] = await Promise.all([
    import('./context-menu.tsx'),
    import('./dropdown-menu.tsx'),
    import('./popover.tsx'),
    import('./floating.ts'),
  ])
  onTestFinished(() => {
    vi.doUnmock('./floating-layers.tsx')
    vi.resetModules()
  })
  return { ContextMenu, DropdownMenu, Popover, floating, open }
}

const items: MenuItem[] = [{ id: 'one', label: 'One', onSelect: () => undefined }]

test('a menu, a context menu and a popover that are asked for too early open when their code is there, and no control is made anew', async () => {
  const { ContextMenu, DropdownMenu, Popover, floating, open } = await justOpened()
  render(
    <>
      <DropdownMenu label="Sort" items={items} trigger={<button type="button">Sort</button>} />
      <ContextMenu label="Row" items={items}>
        <p>Row</p>
      </ContextMenu>
      <Popover label="News" trigger={<button type="button">Bell</button>}>
        Nothing new
      </Popover>
    </>,
  )
  const sort = screen.getByRole('button', { name: 'Sort' })
  const bell = screen.getByRole('button', { name: 'Bell' })
  const row = screen.getByText('Row')
  expect(sort.getAttribute('aria-haspopup')).toBe('menu')
  expect(bell.getAttribute('aria-expanded')).toBe('false')
  sort.focus()
  expect(fireEvent.keyDown(sort, { key: 'Enter' }), 'the press is held back').toBe(false)
  expect(screen.queryByRole('menu')).toBeNull()
  await act(async () => {
    open()
    await floating.load()
  })
  expect(await screen.findByRole('menu', { name: 'Sort' })).toBeTruthy()
  expect(sort.getAttribute('aria-expanded')).toBe('true')
  await waitFor(() => expect(document.activeElement, 'the first row has the focus').toBe(screen.getByRole('menuitem', { name: 'One' })))
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  expect(screen.queryByRole('menu')).toBeNull()

  expect(fireEvent.contextMenu(row, { clientX: 5, clientY: 5 }), 'the browser shows no menu of its own').toBe(false)
  expect(await screen.findByRole('menu', { name: 'Row' })).toBeTruthy()
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })

  fireEvent.click(bell)
  expect(await screen.findByRole('dialog', { name: 'News' })).toBeTruthy()
  expect([screen.getByText('Sort'), screen.getByText('Bell'), screen.getByText('Row')]).toEqual([sort, bell, row])
})

test('a right click that was heard too early is wanted after its release, a press of the finger is not', () => {
  const heard: string[] = []
  const library = (standIn: ReactElement) => (
    <Slot.Root onContextMenu={() => void heard.push('right click')} onPointerDown={() => void heard.push('press')}>
      {standIn}
    </Slot.Root>
  )
  const trigger = (layer: typeof library | null) => (
    <LazyTrigger
      wakes={{ onContextMenu: () => true, onPointerDown: () => true }}
      forgets={['onPointerUp']}
      awake={layer !== null}
      layer={layer}
    >
      <p>Row</p>
    </LazyTrigger>
  )
  for (const [early, expected] of [
    [fireEvent.contextMenu, ['right click']],
    [fireEvent.pointerDown, []],
  ] as const) {
    const { rerender, unmount } = render(trigger(null))
    early(screen.getByText('Row'))
    fireEvent.pointerUp(screen.getByText('Row'))
    rerender(trigger(library))
    expect(heard.splice(0)).toEqual(expected)
    unmount()
  }
})
