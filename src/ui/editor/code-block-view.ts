// A code block with the list of its languages (COMMENT-20).
import type { Node } from '@milkdown/kit/prose/model'
import type { EditorView, NodeViewConstructor } from '@milkdown/kit/prose/view'
import { codeLanguage, codeLanguages } from '#src/ui/text/code-languages.ts'
import { code } from '#src/ui/text/highlighted-code.css.ts'
import * as styles from './editor.css.ts'

const codeBlockView: NodeViewConstructor = (node, view, getPos) => {
  const dom = document.createElement('div')
  dom.className = styles.codeBox
  const pre = document.createElement('pre')
  pre.className = code
  const contentDOM = document.createElement('code')
  pre.append(contentDOM)
  const select = languageSelect(view, () => getPos())
  dom.append(select, pre)
  const show = ({ attrs }: Node) => showLanguage(select, String(attrs.language))
  show(node)
  return {
    dom,
    contentDOM,
    update(next) {
      if (next.type !== node.type) return false
      show(next)
      select.disabled = !view.editable
      return true
    },
    // Choosing a language is no edit of the text.
    stopEvent: (event) => event.target === select,
    ignoreMutation: (mutation) => mutation.type !== 'selection' && !pre.contains(mutation.target),
  }
}

function languageSelect(view: EditorView, getPos: () => number | undefined): HTMLSelectElement {
  const select = document.createElement('select')
  select.className = styles.codeSelect
  select.contentEditable = 'false'
  select.setAttribute('aria-label', 'Language of the code')
  for (const [key, name] of codeLanguages) select.append(new Option(name, key))
  select.addEventListener('change', () => {
    const pos = getPos()
    if (pos === undefined || !view.editable) return
    view.dispatch(view.state.tr.setNodeAttribute(pos, 'language', select.value === 'plain' ? '' : select.value))
    view.focus()
  })
  return select
}

/** A language that is not ours is shown as plain and stays written as it came. */
function showLanguage(select: HTMLSelectElement, language: string): void {
  select.value = codeLanguage(language)
}

/** Node views of the editor. */
export const codeBlockViews: Readonly<Record<string, NodeViewConstructor>> = { code_block: codeBlockView }
