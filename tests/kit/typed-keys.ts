// Every key of the product in every text surface of a page: what else a key did there than typing.
import { act } from '@testing-library/react'
import { type Press, parseShortcut } from '#src/actions/keys/key-press.ts'
import { codeOf } from '#src/actions/keys/keymap-keys.ts'
import { keysIn } from '#src/actions/own-keys.ts'
import { openLayer } from '#src/actions/text-surface.ts'
import type { Preferences } from '#src/lib/preferences.ts'
import { keyOverlay, PRESET_TITLES, type PresetName } from '#src/model/account/keys/key-presets.ts'
import { allActions } from './all-actions.ts'

const OVERLAYS = (Object.keys(PRESET_TITLES) as PresetName[]).map((preset) => keyOverlay(preset, []))
const keysOf = (id: string, declared: readonly string[]) => [...new Set(OVERLAYS.flatMap((overlay) => keysIn(overlay, id, declared)))]

/** A key that no keyboard has, by which a test runs this one action. */
export const probeOf = (id: string) => `Probe${allActions.findIndex((action) => action.id === id)}`

/** Each action with its probe and its keys of all sets at once. */
export const ALL_SETS: Preferences['keys'] = Object.fromEntries(
  allActions.map(({ id, declared }) => [id, [probeOf(id), ...keysOf(id, declared)]]),
)

/** What `$mod+k` opens works in text surfaces, too: the keymap knows it by this key. */
const opensPalette = (declared: readonly string[]) => declared.includes('$mod+k')

/** What is pressed for the keys of all sets, alone or in a sequence, each once; without what works in text surfaces. */
export const TYPED: readonly Press[] = [
  ...new Map(
    allActions
      .filter(({ declared }) => !opensPalette(declared))
      .flatMap(({ id, declared }) => keysOf(id, declared))
      .flatMap((keys) => parseShortcut(keys, 'other'))
      .map((press) => [JSON.stringify({ ...press, text: '' }), press]),
  ).values(),
]

/** Presses a key where the focus is; whether something used it. */
export async function pressKey(key: string): Promise<boolean> {
  const [press] = parseShortcut(key, 'other')
  if (!press) throw new Error(`Not a key: ${key}`)
  const event = keydownOf(press)
  await act(async () => void (document.activeElement ?? document.body).dispatchEvent(event))
  return event.defaultPrevented
}

/** The keydown of a press on a US keyboard. */
function keydownOf({ text, control, meta, alt, shift }: Press): KeyboardEvent {
  const name = text.split('+').at(-1) || '+'
  const typed = name === 'Space' ? ' ' : shift && name.length === 1 ? name.toUpperCase() : name
  const held = { ctrlKey: control, metaKey: meta, altKey: alt, shiftKey: shift }
  return new KeyboardEvent('keydown', { key: typed, code: codeOf(typed), ...held, bubbles: true, cancelable: true, composed: true })
}

const NO_TEXT = ['button', 'submit', 'reset', 'checkbox', 'radio', 'file', 'image', 'color', 'hidden'].map((type) => `[type=${type}]`)
const ROLES = ['textbox', 'searchbox', 'combobox', 'spinbutton'].map((role) => `[role=${role}]`)
const SURFACES = [`input:not(${NO_TEXT.join()})`, 'textarea', 'select', '[contenteditable]:not([contenteditable=false])', ...ROLES].join()

/** The places on the page where typing makes text or a choice; said here once more, so that the product's own list is held against it. */
export function textSurfaces(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(SURFACES)].filter((one) => !one.matches(':disabled, [aria-hidden=true] *, [inert] *'))
}

/** Whether typing makes text or a choice here. */
export const isSurface = (element: Element) => element.matches(SURFACES)

/** What a surface is called in a report. */
export function nameOf(surface: HTMLElement): string {
  const { id } = surface
  const label = surface.getAttribute('aria-label') ?? (id && document.querySelector(`label[for="${id}"]`)?.textContent)
  return `${surface.tagName.toLowerCase()} “${label || surface.getAttribute('placeholder') || id}”`
}

const holdsText = (surface: HTMLElement) => surface.matches('textarea, [contenteditable], input:not([type=range], [type=number])')
/** The digits of a question are its rows, as long as nothing is typed. */
const isRow = (surface: HTMLElement, { key }: Press) => surface.hasAttribute('cmdk-input') && /^[1-9]$/.test(String(key))
const isCharacter = ({ key, control, meta, alt }: Press) => String(key).length === 1 && !control && !meta && !alt

const ends = ({ key }: Press) => key === 'enter' || key === 'escape'

/** Presses all keys in a surface; answers those that something beyond the page's own parts used, and characters that could not be typed. */
export async function typeAll(surface: HTMLElement): Promise<string[]> {
  const wrong: string[] = []
  let before: boolean | null = null
  // The keyboard of the product listens at the window, after everything on the page.
  const look = (event: Event) => {
    before = event.defaultPrevented
  }
  document.addEventListener('keydown', look)
  await act(async () => {
    surface.focus()
    for (const press of TYPED.filter((one) => !ends(one) && !isRow(surface, one))) {
      if (!surface.isConnected) break
      before = null
      const event = keydownOf(press)
      surface.dispatchEvent(event)
      if (before !== null && event.defaultPrevented !== before) wrong.push(`${press.text} does something`)
      else if (event.defaultPrevented && holdsText(surface) && isCharacter(press)) wrong.push(`${press.text} cannot be typed`)
    }
    // What a surface does with these is its own affair, and might be its end: the keyboard alone is asked.
    for (const press of TYPED.filter(ends)) {
      const event = Object.assign(keydownOf(press), { composedPath: () => [surface] })
      if (!openLayer()) window.dispatchEvent(event)
      if (event.defaultPrevented) wrong.push(`${press.text} does something`)
    }
  })
  document.removeEventListener('keydown', look)
  return wrong.map((what) => `${nameOf(surface)}: ${what}`)
}
