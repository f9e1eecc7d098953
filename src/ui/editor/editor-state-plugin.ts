// Tells the store what is on at the caret after every change, and leads the keys of what is offered for a name.
import { type EditorState, Plugin } from '@milkdown/kit/prose/state'
import type { EditorView } from '@milkdown/kit/prose/view'
import { blockAround, hasStyle } from './editor-commands.ts'
import { isBlank } from './editor-html.ts'
import { typedMention } from './editor-mention.ts'
import { choose, createSearching, type NameSources, offersNow } from './editor-offers.ts'
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

/** Keeps the store true, and leads the keys of what is offered. */
export function editorState(store: EditorStore, sources: NameSources): Plugin {
  const searching = createSearching(store, sources)
  const follow = (view: EditorView) => {
    const { mention: before, mentionClosedAt } = store.get()
    const typed = typedMention(view.state)
    const closed = typed !== null && typed.from === mentionClosedAt
    const offers = typed && !closed ? offersNow(typed, sources, store) : []
    const mention =
      typed && !closed && (offers === null || offers.length > 0 || typed.kind !== 'person') && canName(typed.kind) ? typed : null
    const same = before?.query === mention?.query && before?.from === mention?.from && before?.kind === mention?.kind
    const { doc } = view.state
    store.set({
      pressed: pressedItems(view.state),
      empty: isBlank(doc) && doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph',
      mentionClosedAt: closed ? mentionClosedAt : null,
      ...(!same && { mention, mentionAt: 0, offers: mention ? (offers ?? []) : [] }),
    })
    if (same) return
    if (mention) searching.ask(mention)
    else searching.stop()
  }
  const canName = (kind: string) => (kind === 'person' ? sources.people().length > 0 : sources.names() !== undefined)
  return new Plugin({
    view: (view) => {
      follow(view)
      return { update: follow, destroy: searching.stop }
    },
    props: {
      handleKeyDown(view, event) {
        const { mention, mentionAt, offers } = store.get()
        if (!mention || offers.length === 0) return false
        if (event.isComposing || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return false
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
        if (step !== 0) {
          store.set({ mentionAt: (mentionAt + step + offers.length) % offers.length })
          return true
        }
        const chosen = offers[mentionAt]
        if ((event.key !== 'Enter' && event.key !== 'Tab') || !chosen) return false
        choose(view, mention, chosen, store, sources.names())
        return true
      },
    },
  })
}
