// Says where keys belong to what has focus and not to the product: text surfaces, controls, open layers.

const typing = 'textarea, select, [role=textbox], [role=searchbox], [role=combobox], [role=spinbutton]'
const buttonTypes = new Set(['button', 'submit', 'reset', 'checkbox', 'file', 'image', 'color'])
const pressed =
  'button, a[href], summary, input, [role=button], [role=link], [role=checkbox], [role=switch], [role=radio], [role=tab], [role=option]'

/** The element a key event is for, also inside a shadow root. */
export function targetOf(event: Event): Element | null {
  const first = event.composedPath()[0] ?? event.target
  return first instanceof Element ? first : null
}

/** True where typing makes text or a choice: no key of the product may fire there. */
export function isTextSurface(target: Element | null): boolean {
  if (!target) return false
  if (target instanceof HTMLInputElement) return !buttonTypes.has(target.type)
  if (target.closest(typing)) return true
  const editable = target.closest('[contenteditable]')
  return editable !== null && editable.getAttribute('contenteditable')?.toLowerCase() !== 'false'
}

/** True where Enter and Space press the focused control itself. */
export function isControl(target: Element | null): boolean {
  return target?.closest(pressed) != null
}

/**
 * The open dialog or menu that owns the keyboard, or null. Panels beside the work (`data-panel`, the task detail, also when a dialog
 * wraps it) are no such layer: their task is the subject in view.
 */
export function openLayer(): Element | null {
  const open = document.querySelectorAll(
    '[role=dialog][data-state=open], [role=alertdialog][data-state=open], [role=menu][data-state=open], [role=listbox][data-state=open]',
  )
  return [...open].find((layer) => !layer.hasAttribute('data-panel') && layer.querySelector('[data-panel]') === null) ?? null
}
