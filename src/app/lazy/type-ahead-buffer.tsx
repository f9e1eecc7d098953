// Keeps what is typed while a dialog or a page's field is still on its way, and gives it to that: no key is lost, none reaches the page below.
import { useLayoutEffect } from 'react'
import { isTextSurface, openLayer } from '#src/actions/text-surface.ts'
import { createPageStore, createStore } from '#src/lib/store.ts'

/**
 * For so many turns of the page (400 ms on one that rests) a dialog that came may take to focus its field; then the kept keys are dropped. Not a time:
 * one that is drawn slowly takes few turns, however long.
 */
const FOCUS_TURNS = 100

/** How long keys wait for a field that comes with a page, in ms: its code and what it reads are on their way, too. */
const FIELD_MS = 10_000

/** Of the page: keys are typed ahead into whatever comes, on the screen of whoever it is; `loading` counts the dialogs that are on their way. */
const buffer = createPageStore(() => ({ typed: [] as string[], loading: 0, handing: false }))

/** The moment up to which a field of a page is waited for, 0 for none; it will not come when the session has ended. */
const awaited = createStore(() => 0)

/** What is waited for by that name, and what was kept for each that failed to come: it is for the next of that name. */
const fields = createStore(() => ({ name: '', left: new Map<string, readonly string[]>() }))

/** Stands in for a dialog that is being loaded. */
export function TypeAheadBuffer() {
  useLayoutEffect(() => {
    buffer.get().loading++
    window.addEventListener('keydown', keep, true)
    return () => {
      buffer.get().loading--
      void handOver()
    }
  }, [])
  return null
}

/** Types keys that were pressed before the dialog was asked for into the field that takes the focus, in front of all later ones. */
export function typeAhead(keys: readonly string[]): void {
  buffer.get().typed.push(...keys)
  window.addEventListener('keydown', keep, true)
  void handOver()
}

/** Types what is pressed from now on into the field of that name that an action brings with its page, until the person turns to something else. */
export function awaitField(name: string): void {
  awaited.set(performance.now() + FIELD_MS)
  const { left } = fields.get()
  buffer.get().typed.push(...(left.get(name) ?? []))
  left.delete(name)
  fields.get().name = name
  window.addEventListener('keydown', keep, true)
  for (const turn of TURNS) window.addEventListener(turn, giveUpField)
  void handOver(true)
}

const TURNS = ['pointerdown', 'popstate']

/** The field could not be brought: what was kept for it is for the next one of its name. */
export function missField(): void {
  const { typed } = buffer.get()
  if (awaited.get() !== 0 && typed.length > 0) fields.get().left.set(fields.get().name, [...typed])
  giveUpField()
}

/** The field is not wanted any more: what was kept for it is dropped. */
function giveUpField(): void {
  if (awaited.get() !== 0) stop()
}

const modifiers = new Set(['Control', 'Meta', 'Alt', 'AltGraph', 'Shift', 'CapsLock'])

/** What is pressed while a field of a page is on its way; true where that is not for the field. */
function turnsAway(event: KeyboardEvent): boolean {
  if (openLayer() !== null) return true
  const away = event.key === 'Escape' || ((event.ctrlKey || event.metaKey) && !event.altKey && !modifiers.has(event.key))
  if (away) giveUpField()
  return away
}

function keep(event: KeyboardEvent): void {
  if (awaited.get() !== 0) {
    if (turnsAway(event)) return
  }
  // A dialog that is there closes by Escape, and one without a field has nothing to wait for.
  else if (buffer.get().loading === 0 && (event.key === 'Escape' || !fieldToCome())) {
    stop()
    return
  }
  // Who clicked into a field types there.
  if (buffer.get().loading === 0 && buffer.get().typed.length === 0 && isTextSurface(document.activeElement)) return
  if (!event.isTrusted || event.isComposing || modifiers.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (!event.repeat) buffer.get().typed.push(event.key)
}

function stop(): void {
  buffer.get().typed.length = 0
  awaited.set(0)
  window.removeEventListener('keydown', keep, true)
  for (const turn of TURNS) window.removeEventListener(turn, giveUpField)
}

function dialogInView(): Element | null {
  return document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') ?? null
}

/** A dialog whose keys are commands (`data-commands`) may have a field, but does not focus it. */
function takesCommands(): boolean {
  return dialogInView()?.querySelector('[data-commands]') != null
}

function fieldToCome(): boolean {
  const dialog = dialogInView()
  if (takesCommands()) return false
  return !dialog || dialog.querySelector('input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]') !== null
}

/** Types the kept keys into the field that took the focus; the next ones are kept until then. While a dialog is loaded they go on waiting. */
async function handOver(isForPage = false): Promise<void> {
  if (buffer.get().handing) return
  buffer.get().handing = true
  await typeKept(isForPage)
  buffer.get().handing = false
  if (buffer.get().loading === 0) stop()
}

async function typeKept(wasForPage: boolean): Promise<void> {
  // The dialog that was just asked for may only now begin to be loaded.
  await soon()
  let isForPage = wasForPage
  for (let turns = 0; ; turns++) {
    // Given up: there is nothing to hand over any more.
    if (awaited.get() === 0 && isForPage) return
    if (awaited.get() !== 0) isForPage = true
    if (isFieldThere()) break
    if (buffer.get().loading > 0) return
    if (takesCommands()) return buffer.get().typed.splice(0).forEach(press)
    if (awaited.get() === 0 ? turns >= FOCUS_TURNS : performance.now() > awaited.get())
      return buffer
        .get()
        .typed.filter((key) => key === 'Escape')
        .forEach(press)
    await soon()
  }
  while (buffer.get().loading === 0) {
    const key = buffer.get().typed.shift()
    if (key === undefined) return
    // Fires `input` as typing does, and keeps the browser's own undo.
    if ([...key].length === 1) document.execCommand('insertText', false, key)
    else if (key === 'Backspace') document.execCommand('delete')
    // A text of several lines goes on in the next one, unless Enter means something else there.
    else if (press(key) && key === 'Enter' && isOfLines(document.activeElement)) document.execCommand('insertParagraph')
    else {
      await soon()
      continue
    }
    // What the field does with it is done then, and no click comes between: the rest would go astray.
    await Promise.resolve()
  }
}

/** Whether nothing used the key. */
function press(key: string): boolean {
  return document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })) ?? false
}

function isOfLines(field: Element | null): boolean {
  return field instanceof HTMLTextAreaElement || (field instanceof HTMLElement && field.isContentEditable)
}

/** A page's field is none in a dialog that lies above it. */
function isFieldThere(): boolean {
  return isTextSurface(document.activeElement) && (awaited.get() === 0 || openLayer()?.contains(document.activeElement) !== true)
}

function soon(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
