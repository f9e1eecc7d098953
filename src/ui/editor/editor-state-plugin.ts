// Tells the store what is on at the caret after every change, and leads the keys of the list of people.
import { type EditorState, Plugin } from '@milkdown/kit/prose/state'
import type { EditorView } from '@milkdown/kit/prose/view'
import { blockAround, hasStyle } from './editor-commands.ts'
import { isBlank } from './editor-html.ts'
import { type EditorPerson, insertMention, matchingPeople, typedMention } from './editor-mention.ts'
import type { EditorStore } from './editor-store.ts'

const styles = { bold: 'strong', italic: 'emphasis', underline: 'underline', strike: 'strike_through', link: 'link' } as const

/** The toolbar items that are on at the caret. */
export function pressedItems(state: EditorState): ReadonlySet<string> {
  const pressed = new Set<string>()
  for (const [item, mark] of Object.entries(styles)) if (hasStyle(state, mark)) pressed.add(item)
  const list = blockAround(state, ['bullet_list', 'ordered_list'])?.node.type.name
  if (list) pressed.add(list === 'bullet_list' ? 'bullet' : 'ordered')
  if (blockAround(state, ['blockquote'])) pressed.add('quote')
  if (blockAround(state, ['code_block'])) pressed.add('code')
  return pressed
}

/** Keeps the store true; `people` is asked at every key. */
export function editorState(store: EditorStore, people: () => readonly EditorPerson[]): Plugin {
  const follow = (view: EditorView) => {
    const { mention: before, mentionClosedAt } = store.get()
    const typed = people().length > 0 ? typedMention(view.state) : null
    const closed = typed !== null && typed.from === mentionClosedAt
    const mention = typed && !closed && matchingPeople(people(), typed.query).length > 0 ? typed : null
    const same = before?.query === mention?.query && before?.from === mention?.from
    const { doc } = view.state
    store.set({
      pressed: pressedItems(view.state),
      empty: isBlank(doc) && doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph',
      mentionClosedAt: closed ? mentionClosedAt : null,
      ...(!same && { mention, mentionAt: 0 }),
    })
  }
  return new Plugin({
    view: (view) => {
      follow(view)
      return { update: follow }
    },
    props: {
      handleKeyDown(view, event) {
        const { mention, mentionAt } = store.get()
        if (!mention || event.isComposing || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return false
        const found = matchingPeople(people(), mention.query)
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
        if (step !== 0) {
          store.set({ mentionAt: (mentionAt + step + found.length) % found.length })
          return true
        }
        const chosen = found[mentionAt]
        if ((event.key !== 'Enter' && event.key !== 'Tab') || !chosen) return false
        insertMention(view, mention, chosen)
        return true
      },
    },
  })
}
