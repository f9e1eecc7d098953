// A board of Trello as a table of its cards (IMPORT-01, IMPORT-06).
import { at, commentCell, listAt, recordOf, type TaskRecord, textAt, textsAt } from './task-records.ts'

/** Trello writes no more actions than this into a file, the newest. */
const MOST_ACTIONS = 1_000

const LIMITED = 'Trello writes only the last 1,000 actions into a file, and this one has so many: older comments are missing from it.'

/** Whether JSON is a board. */
export const isBoard = (json: unknown): boolean => Array.isArray(at(json, 'cards')) && Array.isArray(at(json, 'lists'))

/** Cards in the order of the board, and what is missing from the file. */
export function trelloRecords(board: unknown): { records: () => Iterable<TaskRecord>; notes: string[] } {
  const known = knownOf(board)
  const place = (card: unknown) => known.lists.get(textAt(card, 'idList'))?.place ?? Number.MAX_SAFE_INTEGER
  const pos = (card: unknown) => Number(textAt(card, 'pos')) || 0
  const cards = listAt(board, 'cards').toSorted((one, other) => place(one) - place(other) || pos(one) - pos(other))
  return {
    *records() {
      for (const card of cards) yield cardOf(card, known)
    },
    notes: listAt(board, 'actions').length >= MOST_ACTIONS ? [LIMITED] : [],
  }
}

type Known = {
  board: string
  lists: Map<string, { name: string; isClosed: boolean; place: number }>
  members: Map<string, string>
  labels: Map<string, string>
  checklists: Map<string, unknown[]>
  comments: Map<string, string[]>
  creators: Map<string, string>
  fields: Map<string, { name: string; options: Map<string, string> }>
}

function knownOf(board: unknown): Known {
  const comments = new Map<string, string[]>()
  const creators = new Map<string, string>()
  // The newest is first in the file.
  for (const action of listAt(board, 'actions').toReversed()) {
    const card = textAt(action, 'data', 'card', 'id')
    const who = textAt(action, 'memberCreator', 'fullName') || textAt(action, 'memberCreator', 'username')
    const type = textAt(action, 'type')
    if (type === 'commentCard' || type === 'copyCommentCard')
      addTo(comments, card, commentCell(textAt(action, 'date'), who, textAt(action, 'data', 'text')))
    if (type === 'createCard') creators.set(card, who)
  }
  return {
    ...{ board: textAt(board, 'name'), comments, creators },
    lists: new Map(
      listAt(board, 'lists').map((list, place) => [
        textAt(list, 'id'),
        { name: textAt(list, 'name'), isClosed: at(list, 'closed') === true, place },
      ]),
    ),
    members: new Map(
      listAt(board, 'members').map((member) => [textAt(member, 'id'), textAt(member, 'fullName') || textAt(member, 'username')]),
    ),
    labels: new Map(listAt(board, 'labels').map((label) => [textAt(label, 'id'), labelOf(label)])),
    checklists: grouped(listAt(board, 'checklists')),
    fields: new Map(
      listAt(board, 'customFields').map((field) => [
        textAt(field, 'id'),
        {
          name: textAt(field, 'name'),
          options: new Map(listAt(field, 'options').map((option) => [textAt(option, 'id'), textAt(option, 'value', 'text')])),
        },
      ]),
    ),
  }
}

/** A label without a name is known by its color. */
const labelOf = (label: unknown) => textAt(label, 'name') || textAt(label, 'color')

function cardOf(card: unknown, known: Known): TaskRecord {
  const id = textAt(card, 'id')
  const list = known.lists.get(textAt(card, 'idList'))
  const inCard = listAt(card, 'labels').map(labelOf)
  const labels = inCard.length > 0 ? inCard : listAt(card, 'idLabels').flatMap((label) => known.labels.get(String(label)) ?? [])
  const fields = listAt(card, 'customFieldItems').flatMap((item) => {
    const field = known.fields.get(textAt(item, 'idCustomField'))
    if (field === undefined) return []
    const value = ['text', 'number', 'date', 'checked'].map((kind) => textAt(item, 'value', kind)).find((text) => text !== '')
    return [[field.name, [value ?? field.options.get(textAt(item, 'idValue')) ?? '']] as const]
  })
  return recordOf(
    {
      Id: id,
      Name: textAt(card, 'name'),
      Description: textAt(card, 'desc'),
      List: list?.name ?? '',
      Labels: labels,
      Members: listAt(card, 'idMembers').map((member) => known.members.get(String(member)) ?? ''),
      'Created by': known.creators.get(id) ?? '',
      Created: createdOf(id),
      Start: textAt(card, 'start'),
      Due: textAt(card, 'due'),
      'Due complete': textAt(card, 'dueComplete') === 'true' ? 'true' : '',
      Archived: at(card, 'closed') === true || list?.isClosed === true ? 'true' : '',
      Checklists: checklistOf(known.checklists.get(id) ?? []),
      Comments: known.comments.get(id) ?? [],
      Attachments: textsAt(listAt(card, 'attachments'), 'url'),
      URL: textAt(card, 'shortUrl') || textAt(card, 'url'),
      Board: known.board,
    },
    fields,
  )
}

/** An id of Trello's begins with the second it was made in, as 8 hexadecimal digits. */
function createdOf(id: string): string {
  return /^[0-9a-f]{24}$/i.test(id) ? new Date(Number.parseInt(id.slice(0, 8), 16) * 1000).toISOString() : ''
}

function checklistOf(lists: readonly unknown[]): string[] {
  return lists.flatMap((list) => {
    const prefix = lists.length > 1 && textAt(list, 'name') !== '' ? `${textAt(list, 'name')}: ` : ''
    return listAt(list, 'checkItems')
      .toSorted((one, other) => Number(textAt(one, 'pos')) - Number(textAt(other, 'pos')))
      .map((item) => `[${textAt(item, 'state') === 'complete' ? 'x' : ' '}] ${prefix}${textAt(item, 'name')}`)
  })
}

function grouped(checklists: readonly unknown[]): Map<string, unknown[]> {
  const byCard = new Map<string, unknown[]>()
  for (const list of checklists) addTo(byCard, textAt(list, 'idCard'), list)
  return byCard
}

function addTo<Thing>(lists: Map<string, Thing[]>, key: string, thing: Thing): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [thing])
  else list.push(thing)
}
