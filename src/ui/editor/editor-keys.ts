// The keys inside the editor. Keys of the product never fire there; `$mod+k` and `$mod+Enter` stay free for it.
import { chainCommands, exitCode } from '@milkdown/kit/prose/commands'
import { redo, undo } from '@milkdown/kit/prose/history'
import { keymap } from '@milkdown/kit/prose/keymap'
import { splitListItem } from '@milkdown/kit/prose/schema-list'
import type { Command, Plugin } from '@milkdown/kit/prose/state'
import {
  blockAround,
  clearFormat,
  indent,
  leaveLastBlock,
  nodeType,
  resize,
  selectText,
  toggleCode,
  toggleList,
  toggleQuote,
  toggleStyle,
} from './editor-commands.ts'
import { itemKeys } from './editor-item-keys.ts'

/** What each item does; picture and link ask first and are no commands. */
export const itemCommands: Readonly<Record<string, Command>> = {
  bold: toggleStyle('strong'),
  italic: toggleStyle('emphasis'),
  underline: toggleStyle('underline'),
  strike: toggleStyle('strike_through'),
  quote: toggleQuote,
  code: toggleCode,
  ordered: toggleList('ordered_list'),
  bullet: toggleList('bullet_list'),
  clean: clearFormat,
}

const newLine: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type.spec.code) return false
  dispatch?.(state.tr.replaceSelectionWith(nodeType(state.schema, 'hardbreak').create(), false).scrollIntoView())
  return true
}

/** A new item; a checked one is followed by an open one. */
const newItem: Command = (state, dispatch, view) => {
  const item = blockAround(state, ['list_item'])
  const checked = typeof item?.node.attrs.checked === 'boolean' ? false : null
  return splitListItem(nodeType(state.schema, 'list_item'), { checked })(state, dispatch, view)
}

/** In code a tab is typed; in a list it nests; elsewhere it goes on to the next control, so that nobody is held in. */
const tab =
  (by: 1 | -1): Command =>
  (state, dispatch, view) => {
    if (state.selection.$from.parent.type.spec.code) {
      if (by > 0) dispatch?.(state.tr.insertText('\t'))
      return by > 0
    }
    if (!blockAround(state, ['list_item'])) return false
    indent(by)(state, dispatch, view)
    return true
  }

/** The keymap of one editor. `submit` and `askLink` say whether they took the key. */
export function editorKeys({ submit, askLink }: { submit: () => boolean; askLink: () => boolean }): Plugin {
  const bindings: Record<string, Command> = {
    'Mod-Enter': () => submit(),
    'Mod-K': () => askLink(),
    'Mod-Shift-k': () => askLink(),
    'Mod-a': selectText,
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    Enter: newItem,
    'Shift-Enter': chainCommands(exitCode, newLine),
    Tab: tab(1),
    'Shift-Tab': tab(-1),
    'Mod-]': indent(1),
    'Mod-[': indent(-1),
    'Mod-Shift-.': resize(1),
    'Mod->': resize(1),
    'Mod-Shift-,': resize(-1),
    'Mod-<': resize(-1),
    ArrowDown: leaveLastBlock,
  }
  for (const [item, keys] of Object.entries(itemKeys)) {
    const command = itemCommands[item]
    if (command) bindings[keys.replace('$mod', 'Mod').replaceAll('+', '-')] = command
  }
  return keymap(bindings)
}
