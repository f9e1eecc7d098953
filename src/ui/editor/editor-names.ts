// What can be named in a text besides people: pages after `[[`, tasks and user stories after `#` (WIKI-11).

import type { EditorView } from '@milkdown/kit/prose/view'
import { nodeType } from './editor-commands.ts'
import type { NamedThing, TypedMention } from './offer.ts'

/** Where names come from. */
export interface EditorNames {
  /** Pages by title, the best first; those written last for ''. */
  pages(query: string): Promise<readonly NamedThing[]>
  /** Tasks and user stories by code or words. */
  tasks(query: string): Promise<readonly NamedThing[]>
  /** Makes a page of that title; absent where the writer may not. What is sent with its first id before it is made has the right one all the same. */
  newPage?: ((title: string) => { id: string; made: Promise<NamedThing> }) | undefined
}

/** Puts the name and a space where it was being typed. */
export function insertName(view: EditorView, { from, to }: TypedMention, { kind, id, label, path }: NamedThing): void {
  const { schema, tr } = view.state
  const named =
    path === undefined
      ? nodeType(schema, 'reference').create({ kind, id, label })
      : schema.text(label, [schema.marks.link?.create({ href: path }) ?? []].flat())
  view.dispatch(tr.replaceWith(from, to, [named, schema.text(' ')]).scrollIntoView())
  view.focus()
}

/** Names a page that is made just now. It stands there at once; where it could not be made its words stay, and the reason is handed on. */
export async function insertNewPage(
  view: EditorView,
  typed: TypedMention,
  newPage: NonNullable<EditorNames['newPage']>,
  failed: (error: unknown) => void,
): Promise<void> {
  const title = typed.query.trim()
  const making = newPage(title)
  insertName(view, typed, { kind: 'page', id: making.id, label: title, title })
  const made = await making.made.catch((error: unknown) => {
    failed(error)
    return null
  })
  if (view.isDestroyed) return
  view.state.doc.descendants((node, at) => {
    if (node.type.name !== 'reference' || node.attrs.id !== making.id) return
    const { tr, schema } = view.state
    view.dispatch(
      made
        ? tr.setNodeMarkup(at, undefined, { kind: 'page', id: made.id, label: made.label })
        : tr.replaceWith(at, at + node.nodeSize, schema.text(title)),
    )
  })
}
