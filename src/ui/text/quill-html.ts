// Brings HTML that Quill or GitHub wrote into the form that this product writes; it changes a parsed, inert document in place.

/** Deepest indent of a paragraph, and of a list item below the first level (COMMENT-21). */
export const DEEPEST_INDENT = 8

/** 1–8 from Quill's class `ql-indent-N`, else 0. */
export function indentOf(element: Element): number {
  const level = /(?:^|\s)ql-indent-([1-8])(?:\s|$)/.exec(element.getAttribute('class') ?? '')?.[1]
  return level ? Number(level) : 0
}

/** `small`, `large` or `huge` from Quill's class `ql-size-…`, else null (COMMENT-21). */
export function sizeOf(element: Element): 'small' | 'large' | 'huge' | null {
  const size = /(?:^|\s)ql-size-(small|large|huge)(?:\s|$)/.exec(element.getAttribute('class') ?? '')?.[1]
  return size === 'small' || size === 'large' || size === 'huge' ? size : null
}

/** Quill's flat lists become nested ones, its code blocks `<pre>`, checkboxes in list items their attributes. */
export function fromQuill(body: HTMLElement): void {
  for (const mark of body.querySelectorAll('.ql-ui, .ql-cursor')) mark.remove()
  for (const box of body.querySelectorAll('.ql-code-block-container')) box.replaceWith(codeOf(box))
  for (const br of body.querySelectorAll('pre br')) br.replaceWith('\n')
  for (const list of body.querySelectorAll('ol, ul')) if (isFlat(list)) list.replaceWith(...nested(list))
  for (const box of body.querySelectorAll('li > input[type="checkbox"], li > p:first-child > input[type="checkbox"]')) {
    const item = box.closest('li')
    item?.setAttribute('data-item-type', 'task')
    item?.setAttribute('data-checked', String(box.hasAttribute('checked')))
    box.remove()
  }
}

function codeOf(box: Element): Element {
  const pre = box.ownerDocument.createElement('pre')
  const lines = [...box.querySelectorAll('.ql-code-block')]
  const language = lines[0]?.getAttribute('data-language')
  if (language) pre.setAttribute('data-language', language)
  const code = box.ownerDocument.createElement('code')
  code.textContent = `${lines.map((line) => line.textContent ?? '').join('\n')}\n`
  pre.append(code)
  return pre
}

function isFlat(list: Element): boolean {
  return [...list.children].some((item) => item.localName === 'li' && (item.hasAttribute('data-list') || indentOf(item) > 0))
}

/** The lists that a flat one means: a new list where the kind changes, a list inside the last item where the indent grows. */
function nested(flat: Element): Element[] {
  const roots: Element[] = []
  /** The open list of each level. */
  const open: Element[] = []
  for (const item of [...flat.children]) {
    if (item.localName !== 'li') continue
    const said = item.getAttribute('data-list')
    const name = said === null ? flat.localName : said === 'ordered' ? 'ol' : 'ul'
    const level = Math.min(indentOf(item), open.length)
    open.length = Math.min(open.length, level + 1)
    let list = open[level]
    if (list?.localName !== name) {
      list = flat.ownerDocument.createElement(name)
      const parent = level > 0 ? open[level - 1]?.lastElementChild : null
      if (parent) parent.append(list)
      else roots.push(list)
      open[level] = list
    }
    if (said === 'checked' || said === 'unchecked') {
      item.setAttribute('data-item-type', 'task')
      item.setAttribute('data-checked', String(said === 'checked'))
    }
    item.removeAttribute('data-list')
    item.removeAttribute('class')
    list.append(item)
  }
  return roots
}
