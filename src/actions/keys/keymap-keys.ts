// What the tests of the keyboard share: the keys of the product, as actions. Test data only.
import { CopyIcon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { createRegistry, defineAction, type Registry } from '#src/actions/define-action.ts'
import type { Permission, SubjectKind } from '#src/actions/subject.ts'

/** Every key of design §9. */
export const productKeys = [
  ...['$mod+k', 'c', 'Shift+c', 'j', 'k', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'x', 'Shift+ArrowDown', '$mod+a', 'Escape'],
  ...['Enter', 'Space', '$mod+Enter', 'e', 's', 'Shift+s', 'a', 'i', 'l', 't', 'd', 'Shift+d', 'p', 'y', 'b', 'r s', 'r u', 'r p', 'r n'],
  ...['Shift+t', 'w', 'm', '$mod+Shift+d', '$mod+Backspace', 'f', 'Shift+f', '#', 'h', '$mod+.', '. c', '. t', 'Shift+i', 'g w', 'g ,'],
  ...['g n', 'o p', '[', ']', '?', '$mod+z', 'Home', 'End', 'z r', 'z 1'],
]

/** An action that does nothing but have a key; its name is `id`. */
export function keyAction(
  id: string,
  shortcut: string | readonly string[],
  more: { on?: SubjectKind; hidden?: boolean; needs?: Permission; when?: () => true | 'hidden' } = {},
): Action {
  return defineAction({
    id: `test.${id}`,
    on: more.on ?? 'app',
    title: id,
    icon: CopyIcon,
    group: 'view',
    shortcut,
    ...(more.needs && { needs: more.needs }),
    when: more.when ?? (() => (more.hidden ? 'hidden' : true)),
    run: () => undefined,
  })
}

/** A registry of these that stays as it is, as the keymap asks for it. */
export function present(actions: readonly Action[]): () => Registry {
  const registry = createRegistry(actions)
  return () => registry
}

/** The physical key of a US keyboard for a key's name. */
export function codeOf(key: string): string {
  return /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key
}
