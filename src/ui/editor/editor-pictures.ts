// Reads pictures one after another and puts them into the text.
import type { EditorView } from '@milkdown/kit/prose/view'
import { nodeType } from './editor-commands.ts'
import { readTextPicture } from './editor-picture.ts'
import type { EditorStore } from './editor-store.ts'

/** Puts the files at the caret, or at the place where they were dropped; says why when one cannot be taken (COMMENT-18). */
export async function addPictures(view: EditorView, files: readonly File[], store: EditorStore, at: number | null): Promise<void> {
  store.set({ problem: null })
  for (const [done, file] of files.entries()) {
    store.set({ reading: done / files.length })
    const read = await readTextPicture(file, (share) => store.set({ reading: (done + share) / files.length }))
    if (view.isDestroyed) return
    if ('problem' in read) {
      store.set({ problem: read.problem })
      continue
    }
    const { state } = view
    const node = nodeType(state.schema, 'image').create({ src: read.src, alt: file.name.replace(/\.[^.]*$/, '') })
    const tr = at === null ? state.tr.replaceSelectionWith(node, false) : state.tr.insert(Math.min(at, state.doc.content.size), node)
    view.dispatch(tr.scrollIntoView())
  }
  store.set({ reading: null })
  view.focus()
}
