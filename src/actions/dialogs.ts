// Which dialogs are open, and with what. Features declare their dialogs' props here by name; the app mounts them.
import type { Subjects } from './subject.ts'

/** The dialogs of the product and what each is opened with. Extended by features through declaration merging. */
export interface DialogProps {
  /** The palette; `prefix` scopes it (`>` commands, `#` tasks, `@` people, `+` projects); it acts on `about` instead of what is in view. */
  palette: { prefix?: '>' | '#' | '@' | '+'; about?: Subjects | undefined }
  /** The sheet of all shortcuts. */
  help: Record<string, never>
}

/** The name of a dialog. */
export type DialogName = keyof DialogProps

/** An open dialog. */
export type OpenDialog = { [N in DialogName]: { name: N; props: DialogProps[N] } }[DialogName]

/** Opens and closes dialogs; at most one of a name is open, the last opened lies on top. */
export interface Dialogs {
  open<N extends DialogName>(name: N, props: DialogProps[N]): void
  /** Closes what is open under this name; given a dialog, only that one, not another that was opened under its name since. */
  close(which: DialogName | OpenDialog): void
  list(): readonly OpenDialog[]
  subscribe(listener: () => void): () => void
}

/** A store without open dialogs. */
export function createDialogs(): Dialogs {
  let open: readonly OpenDialog[] = []
  const listeners = new Set<() => void>()
  const change = (next: readonly OpenDialog[]) => {
    open = next
    for (const listener of listeners) listener()
  }
  return {
    open(name, props) {
      change([...open.filter((dialog) => dialog.name !== name), { name, props } as OpenDialog])
    },
    close(which) {
      const left = open.filter((dialog) => dialog !== which && dialog.name !== which)
      if (left.length < open.length) change(left)
    },
    list: () => open,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
