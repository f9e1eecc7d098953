// Colours code blocks; after an edit the colours follow when the typing rests (COMMENT-20).
import { type EditorState, Plugin, PluginKey } from '@milkdown/kit/prose/state'
import { Decoration, DecorationSet, type EditorView } from '@milkdown/kit/prose/view'
import type { CodeToken } from '#src/ui/text/code-kinds.ts'
import { codeLanguage } from '#src/ui/text/code-languages.ts'
import { tokensOf } from '#src/ui/text/code-tokens.ts'

/** How long after the last edit of code its colours are made again, in milliseconds (COMMENT-20). */
export const HIGHLIGHT_MS = 1_000

const key = new PluginKey<DecorationSet>('codeHighlighting')

interface Block {
  pos: number
  text: string
  language: string
}

function blocksOf(state: EditorState): Block[] {
  const found: Block[] = []
  state.doc.descendants((node, pos) => {
    if (node.type.name === 'code_block') found.push({ pos, text: node.textContent, language: String(node.attrs.language) })
    return !node.isTextblock
  })
  return found
}

const signature = (state: EditorState) =>
  blocksOf(state)
    .map(({ text, language }) => `${language}\n${text}`)
    .join('\u0000')

/** A ProseMirror plugin; colours are decorations and never part of the text. */
export function codeHighlighting(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, old) => {
        const next: unknown = tr.getMeta(key)
        return next instanceof DecorationSet ? next : old.map(tr.mapping, tr.doc)
      },
    },
    props: { decorations: (state) => key.getState(state) },
    view: (view) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      let done = ''
      const refresh = () => {
        clearTimeout(timer)
        done = signature(view.state)
        void colour(view, done)
      }
      refresh()
      return {
        update: () => {
          const now = signature(view.state)
          if (now === done) return
          clearTimeout(timer)
          timer = setTimeout(refresh, HIGHLIGHT_MS)
        },
        destroy: () => clearTimeout(timer),
      }
    },
  })
}

async function colour(view: EditorView, wanted: string): Promise<void> {
  const blocks = blocksOf(view.state)
  if (blocks.length === 0) return
  const tokens = await Promise.all(blocks.map(({ text, language }) => tokensOf(codeLanguage(language), text)))
  // Typed on while a language was loading: the next round is under way.
  if (view.isDestroyed || signature(view.state) !== wanted) return
  const at = blocksOf(view.state)
  const all = at.flatMap(({ pos }, index) => (tokens[index] ?? []).map((token) => decorationOf(pos + 1, token)))
  view.dispatch(view.state.tr.setMeta(key, DecorationSet.create(view.state.doc, all)).setMeta('addToHistory', false))
}

function decorationOf(start: number, { from, to, kind }: CodeToken): Decoration {
  return Decoration.inline(start + from, start + to, { 'data-code': kind })
}
