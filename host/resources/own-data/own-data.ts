// A person's own data as an archive: account, sessions, comments, time and notes (EXPORT-07). Never in it: passwords, tokens, what others wrote.
import type { Readable } from 'node:stream'
import type { Database } from '../../db/open.ts'
import { type PackedFile, packed } from '../../downloads/archive.ts'
import { csvTable, instantText } from '../../downloads/csv.ts'
import { withoutTitle, wordsOf } from '../notes/note-text.ts'
import { csvLine, hoursText } from '../time-trackings/time-export.ts'
import { fileNameOf } from '../wiki-pages/wiki-export.store.ts'
import { type Picture, pageToMarkdown } from '../wiki-pages/wiki-markdown.ts'
import { commentsOf, noteIdsOf, noteOf, type OwnComment, type OwnNote, type OwnTime, timeOf } from './own-data.store.ts'

/** Whose data, and what is known of them without reading: account and sessions as their own calls answer them. */
export interface Owner {
  id: string
  account: object
  sessions: readonly object[]
}

/** The archive, read and packed as it is sent. */
export function ownData(db: Database, owner: Owner): Readable {
  return packed(filesOf(db, owner))
}

async function* filesOf(db: Database, { id, account, sessions }: Owner): AsyncGenerator<PackedFile> {
  yield { path: 'account.json', content: `${JSON.stringify(account, null, 2)}\n` }
  yield { path: 'sessions.json', content: `${JSON.stringify(sessions, null, 2)}\n` }
  yield {
    path: 'comments.csv',
    content: csvTable(['Written (UTC)', 'Workspace', 'Project', 'Task', 'Comment'], commentsOf(db, id), commentLine),
  }
  yield {
    path: 'time.csv',
    content: csvTable(['Start (UTC)', 'End (UTC)', 'Workspace', 'Project', 'Task', 'Comment', 'Hours'], timeOf(db, id), timeLine),
  }
  const taken = new Set<string>()
  for (const noteId of await noteIdsOf(db, id)) {
    const note = await noteOf(db, id, noteId)
    if (note === undefined) continue
    const pictures = new Map<string, Picture>()
    const content = markdownOf(note, (picture) => {
      const name = `pictures/${noteId}-${pictures.size + 1}.${picture.extension}`
      pictures.set(`notes/${name}`, picture)
      return note.isTrashed ? `../${name}` : name
    })
    yield { path: pathOf(note, taken), content }
    for (const [path, { bytes }] of pictures) yield { path, content: bytes, isPacked: true }
  }
}

function commentLine({ createdAt, workspace, project, task, html }: OwnComment): string {
  return csvLine([instantText(createdAt), workspace, project, task ?? '', wordsOf(html).text])
}

function timeLine({ startedAt, endedAt, workspace, project, task, comment }: OwnTime): string {
  const seconds = endedAt === null ? null : Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1000)
  const texts = [instantText(startedAt), endedAt === null ? '' : instantText(endedAt), workspace, project, task ?? '', comment]
  return csvLine(texts, [seconds === null ? '' : hoursText(seconds)])
}

/** Where a note stands in the archive; equal names beside each other are numbered. */
function pathOf({ title, isTrashed }: OwnNote, taken: Set<string>): string {
  const wanted = `notes/${isTrashed ? 'trash/' : ''}${title.trim() === '' ? 'Note' : fileNameOf(title)}`
  let path = wanted
  for (let times = 2; taken.has(path.toLowerCase()); times += 1) path = `${wanted} ${times}`
  taken.add(path.toLowerCase())
  return `${path}.md`
}

function markdownOf({ title, html }: OwnNote, picture: (picture: Picture) => string): string {
  return pageToMarkdown(title, withoutTitle(html), { page: () => null, task: () => null, picture })
}
