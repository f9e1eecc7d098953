// Jira's XML: a feed with an item for each issue, read as a stream (IMPORT-01, IMPORT-12).
import { SaxesParser } from 'saxes'
import { UnreadableFile } from '../import-item.ts'
import { readDate } from './dates.ts'
import { commentCell, recordOf, type TaskRecord } from './task-records.ts'
import type { TextFile } from './text-of-file.ts'

/** Elements go no deeper into each other. */
const DEEPEST = 50
/** The text of one issue, in signs. */
const LONGEST_ITEM = 16 * 1024 * 1024

type Element = { name: string; attributes: Readonly<Record<string, string>>; text: string; parts: Element[] }

const NO_JIRA = 'This XML is not an export of Jira: it has no issues that could be read.'

/** The issues of a file, one after the other. */
export async function* jiraRecords(file: TextFile): AsyncGenerator<TaskRecord> {
  let items: Element[] = []
  let found = 0
  const parser = parserFor((item) => items.push(item))
  for await (const text of file.chunks()) {
    parser.write(text)
    for (const item of items) if (partOf(item, 'key') !== undefined) yield recordIn(item)
    found += items.length
    items = []
  }
  parser.close()
  if (found === 0) throw new UnreadableFile(NO_JIRA)
}

/** Keeps the elements of one item at a time. */
function parserFor(done: (item: Element) => void): SaxesParser {
  const parser = new SaxesParser()
  const open: Element[] = []
  let inItem = 0
  let size = 0
  const place = () => `line ${parser.line}, column ${parser.column}`
  const addText = (text: string) => {
    const last = open.at(-1)
    if (inItem === 0 || last === undefined) return
    size += text.length
    if (size > LONGEST_ITEM) throw new UnreadableFile(`A task is too large at ${place()}.`)
    last.text += text
  }
  parser.on('error', (error) => {
    throw new UnreadableFile(`The XML is broken at ${place()}: ${error.message.replace(/^(\S*:)?\d+:\d+: /, '').slice(0, 200)}`)
  })
  parser.on('doctype', () => {
    throw new UnreadableFile(`The XML has a document type at ${place()}. Files with one are not read, because it can change what they say.`)
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length >= DEEPEST) throw new UnreadableFile(`The XML goes deeper than ${DEEPEST} levels at ${place()}.`)
    if (open.length === 0 && name !== 'rss' && name !== 'item' && name !== 'channel') throw new UnreadableFile(NO_JIRA)
    const element: Element = { name, attributes, text: '', parts: [] }
    if (inItem > 0) open.at(-1)?.parts.push(element)
    open.push(element)
    if (inItem === 0 && name === 'item') {
      inItem = open.length
      size = 0
    }
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const element = open.pop()
    if (inItem === 0 || open.length >= inItem || element === undefined) return
    inItem = 0
    done(element)
  })
  return parser
}

const partOf = (element: Element | undefined, name: string) => element?.parts.find((part) => part.name === name)
const partsOf = (element: Element | undefined, name: string) => element?.parts.filter((part) => part.name === name) ?? []
const textOf = (element: Element, name: string) => partOf(element, name)?.text.trim() ?? ''

/** Jira’s feed writes moments as mails do; other readers of this table want them as ISO 8601 does. */
function momentOf(text: string): string {
  return readDate(text, 'dmy', 'UTC')?.toISOString() ?? text.trim()
}

/** A due day is written as its midnight in the zone of the server: it is that day, whatever the zone. */
function dayOf(text: string): string {
  const day = readDate(text.replace(/ 00:00:00 [+-]\d{4}\s*$/, ''), 'dmy', 'UTC')
  return / 00:00:00 [+-]\d{4}\s*$/.test(text) && day !== null ? day.toISOString().slice(0, 10) : momentOf(text)
}

/** A person, or nobody: `Unassigned` has the account -1. */
function personOf(element: Element | undefined): string {
  const nobody = element?.attributes.username === '-1' || element?.attributes.accountid === '-1'
  return nobody ? '' : (element?.text.trim() ?? '')
}

function recordIn(item: Element): TaskRecord {
  const text = (name: string) => textOf(item, name)
  const texts = (name: string, within = item) => partsOf(within, name).map((part) => part.text.trim())
  const comments = partsOf(partOf(item, 'comments'), 'comment').map((comment) =>
    commentCell(momentOf(comment.attributes.created ?? ''), comment.attributes.author ?? '', comment.text),
  )
  const fields = partsOf(partOf(item, 'customfields'), 'customfield').flatMap((field) => {
    const values = partOf(field, 'customfieldvalues')?.parts.map((value) => whole(value)) ?? []
    return values.some((value) => value !== '') ? [[textOf(field, 'customfieldname'), values] as const] : []
  })
  const links = partsOf(partOf(item, 'issuelinks'), 'issuelinktype').flatMap((type) =>
    type.parts.flatMap((way) =>
      partsOf(way, 'issuelink').map((link) => `${way.attributes.description ?? textOf(type, 'name')} ${textOf(link, 'issuekey')}`),
    ),
  )
  const parent = partOf(item, 'parent')
  return recordOf(
    {
      'Issue id': partOf(item, 'key')?.attributes.id ?? '',
      'Issue key': text('key'),
      Summary: text('summary') || text('title').replace(/^\[[^\]]+\]\s*/, ''),
      Description: text('description'),
      'Issue Type': text('type'),
      Status: text('status'),
      Resolution: /^unresolved$/i.test(text('resolution')) ? '' : text('resolution'),
      Priority: text('priority'),
      Assignee: personOf(partOf(item, 'assignee')),
      Reporter: personOf(partOf(item, 'reporter')),
      Labels: texts('label', partOf(item, 'labels') ?? item),
      Created: momentOf(text('created')),
      Resolved: momentOf(text('resolved')),
      'Due date': dayOf(text('due')),
      'Parent key': parent?.text.trim() ?? '',
      Comment: comments,
      Attachment: partsOf(partOf(item, 'attachments'), 'attachment').map((file) => file.attributes.name ?? ''),
      Link: text('link'),
      Project: text('project'),
      Component: texts('component'),
      'Fix version': texts('fixVersion'),
      'Affects version': texts('version'),
      Environment: text('environment'),
      'Sub-tasks': texts('subtask', partOf(item, 'subtasks') ?? item),
      'Issue links': links,
      'Original estimate': text('timeoriginalestimate'),
      'Time spent': text('timespent'),
    },
    fields,
  )
}

/** The text of an element and of what is in it. */
function whole(element: Element): string {
  return [element.text, ...element.parts.map(whole)].join(' ').replace(/\s+/g, ' ').trim()
}
