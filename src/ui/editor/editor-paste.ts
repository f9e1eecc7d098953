// What comes from the clipboard or is dropped: pictures, HTML, Markdown.

import { DOMSerializer, type Schema, type Slice } from '@milkdown/kit/prose/model'
import { Plugin } from '@milkdown/kit/prose/state'
import type { EditorView } from '@milkdown/kit/prose/view'
import type { Parser } from '@milkdown/kit/transformer'
import { inertBody, parsePiece } from './editor-html.ts'

const savedPicture = /^data:image\/(?:png|jpeg);base64,/i

/** HTML from elsewhere without its colours and without pictures that could not be saved; `refused` is called when one was left out. */
function cleanPaste(html: string, refused: () => void): string {
  const body = inertBody(html)
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) element.style.removeProperty('color')
  for (const picture of body.querySelectorAll('img')) {
    const src = picture.getAttribute('src') ?? ''
    if (!/^(?:data|blob|file):/i.test(src) || savedPicture.test(src)) continue
    picture.remove()
    refused()
  }
  return body.innerHTML
}

/** The piece that Markdown text means. Raw HTML in it stays text. */
export function markdownPiece(schema: Schema, parse: Parser, text: string): Slice | null {
  const doc = parse(text)
  if (!doc) return null
  const inert = document.implementation.createHTMLDocument('')
  DOMSerializer.fromSchema(schema).serializeFragment(doc.content, { document: inert }, inert.body)
  return parsePiece(schema, inert.body)
}

/** Takes pictures by `addPictures`, and text without HTML as Markdown, except with Shift or in code. */
export function editorPaste(
  schema: Schema,
  parse: Parser,
  { addPictures, refused }: { addPictures: (view: EditorView, files: readonly File[], at: number | null) => void; refused: () => void },
): Plugin {
  let shift = false
  return new Plugin({
    props: {
      handleKeyDown: (_view, event) => {
        shift = event.shiftKey
        return false
      },
      transformPastedHTML: (html) => cleanPaste(html, refused),
      handlePaste: (view, event) => {
        const data = event.clipboardData
        if (!data) return false
        const html = data.getData('text/html')
        const files = [...data.files]
        // Office programs send a picture of the text beside the text.
        if (files.length > 0 && html.replace(/<[^>]*>/g, '').trim() === '') {
          addPictures(view, files, null)
          return true
        }
        const text = data.getData('text/plain')
        if (html !== '' || text === '' || shift || view.state.selection.$from.parent.type.spec.code) return false
        const piece = markdownPiece(schema, parse, text.replace(/\r\n?/g, '\n'))
        if (!piece) return false
        view.dispatch(view.state.tr.replaceSelection(piece).scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'))
        return true
      },
      handleDrop: (view, event) => {
        const files = [...(event.dataTransfer?.files ?? [])]
        if (files.length === 0) return false
        event.preventDefault()
        addPictures(view, files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? null)
        return true
      },
    },
  })
}
