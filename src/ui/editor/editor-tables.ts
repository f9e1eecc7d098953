// Tables in rich text: kept, and typed in; rows and columns are as they came.
import { $nodeSchema } from '@milkdown/kit/utils'

const spans = (dom: HTMLElement) => ({
  colspan: Number.parseInt(dom.getAttribute('colspan') ?? '1', 10) || 1,
  rowspan: Number.parseInt(dom.getAttribute('rowspan') ?? '1', 10) || 1,
})

function cell(name: 'table_cell' | 'table_header', tag: 'td' | 'th') {
  return $nodeSchema(name, () => ({
    content: 'block+',
    isolating: true,
    attrs: { colspan: { default: 1, validate: 'number' }, rowspan: { default: 1, validate: 'number' } },
    parseDOM: [{ tag, getAttrs: spans }],
    toDOM: ({ attrs }) => [
      tag,
      { ...(attrs.colspan > 1 && { colspan: String(attrs.colspan) }), ...(attrs.rowspan > 1 && { rowspan: String(attrs.rowspan) }) },
      0,
    ],
    parseMarkdown: {
      match: (node) => node.type === 'tableCell' && (node.isHeader === true) === (tag === 'th'),
      runner: (state, node, type) => {
        const { paragraph } = state.schema.nodes
        state.openNode(type)
        if (paragraph) state.openNode(paragraph)
        state.next(node.children)
        if (paragraph) state.closeNode()
        state.closeNode()
      },
    },
    toMarkdown: { match: ({ type }) => type.name === name, runner: (state, node) => void state.next(node.content) },
  }))
}

const row = $nodeSchema('table_row', () => ({
  content: '(table_cell | table_header)+',
  parseDOM: [{ tag: 'tr' }],
  toDOM: () => ['tr', 0],
  parseMarkdown: {
    match: ({ type }) => type === 'tableRow',
    runner: (state, node, type) => {
      state.openNode(type)
      state.next(node.children?.map((child) => ({ ...child, isHeader: node.isHeader })))
      state.closeNode()
    },
  },
  toMarkdown: { match: ({ type }) => type.name === 'table_row', runner: (state, node) => void state.next(node.content) },
}))

const table = $nodeSchema('table', () => ({
  group: 'block',
  content: 'table_row+',
  isolating: true,
  parseDOM: [{ tag: 'table' }],
  toDOM: () => ['table', ['tbody', 0]],
  parseMarkdown: {
    match: ({ type }) => type === 'table',
    runner: (state, node, type) => {
      state.openNode(type)
      state.next(node.children?.map((child, at) => ({ ...child, isHeader: at === 0 })))
      state.closeNode()
    },
  },
  toMarkdown: { match: ({ type }) => type.name === 'table', runner: (state, node) => void state.next(node.content) },
}))

/** Nodes of tables. */
export const editorTables = [table, row, cell('table_header', 'th'), cell('table_cell', 'td')].flat()
