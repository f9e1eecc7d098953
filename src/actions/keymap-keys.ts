// What the tests of the keyboard share: the keys of the product, as actions. Test data only.
import { CopyIcon } from 'lucide-react'
import type { Action } from './action.ts'
import { defineAction } from './define-action.ts'
import type { SubjectKind } from './subject.ts'

/** Every key of design §9. */
export const productKeys = [
  ...['$mod+k', 'c', 'Shift+c', 'j', 'k', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'x', 'Shift+ArrowDown', '$mod+a', 'Escape'],
  ...['Enter', 'Space', '$mod+Enter', 'e', 's', 'Shift+s', 'a', 'i', 'l', 't', 'd', 'Shift+d', 'p', 'y', 'b', 'r s', 'r u', 'r p', 'r n'],
  ...['Shift+t', 'w', 'm', '$mod+Shift+d', '$mod+Backspace', 'f', 'Shift+f', '#', 'h', '$mod+.', '. c', '. t', 'Shift+i', 'g w', 'g ,'],
  ...['g n', 'o p', '[', ']', '?', '$mod+z'],
]

/** An action that does nothing but have a key; its name is `id`. */
export function keyAction(id: string, shortcut: string | readonly string[], more: { on?: SubjectKind; hidden?: boolean } = {}): Action {
  return defineAction({
    id: `test.${id}`,
    on: more.on ?? 'app',
    title: id,
    icon: CopyIcon,
    group: 'view',
    shortcut,
    when: () => (more.hidden ? 'hidden' : true),
    run: () => undefined,
  })
}

/** The physical key of a US keyboard for a key's name. */
export function codeOf(key: string): string {
  return /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key
}
