// A person's own data as an archive: account, sessions, comments, time and notes (EXPORT-07). Never in it: passwords, tokens, what others wrote.
import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Database } from '../../db/open.ts'
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
export async function ownData(db: Database, { id, account, sessions }: Owner): Promise<Readable> {
  const notes = await noteIdsOf(db, id)
  const zip = new ZipFile()
  const out = new PassThrough()
  zip.outputStream.pipe(out)
  // What fails in the middle breaks the answer: half an archive is none.
  zip.on('error', (error) => out.destroy(error as Error))
  zip.addBuffer(Buffer.from(`${JSON.stringify(account, null, 2)}\n`), 'account.json')
  zip.addBuffer(Buffer.from(`${JSON.stringify(sessions, null, 2)}\n`), 'sessions.json')
  const addCsv = (name: string, lines: () => AsyncGenerator<string>) =>
    zip.addReadStreamLazy(name, (send) =>
      send(
        null,
        Readable.from(lines()).on('error', (error) => out.destroy(error)),
      ),
    )
  addCsv('comments.csv', () => csvOf(['Written (UTC)', 'Workspace', 'Project', 'Task', 'Comment'], commentsOf(db, id), commentLine))
  addCsv('time.csv', () =>
    csvOf(['Start (UTC)', 'End (UTC)', 'Workspace', 'Project', 'Task', 'Comment', 'Hours'], timeOf(db, id), timeLine),
  )
  const taken = new Set<string>()
  const add = async (at: number): Promise<void> => {
    const noteId = notes[at]
    if (noteId === undefined) {
      zip.end()
      return
    }
    const note = await noteOf(db, id, noteId)
    if (note === undefined) return add(at + 1)
    const path = pathOf(note, taken)
    const pictures = new Map<string, Picture>()
    const text = markdownOf(note, (picture) => {
      const name = `pictures/${noteId}-${pictures.size + 1}.${picture.extension}`
      pictures.set(`notes/${name}`, picture)
      return note.isTrashed ? `../${name}` : name
    })
    zip.addReadStreamLazy(path, (send) => {
      for (const [name, { bytes }] of pictures) zip.addBuffer(bytes, name, { compress: false })
      // The next is read when this one is packed: no more than one is held.
      add(at + 1).then(
        () => send(null, Readable.from([Buffer.from(text)])),
        (error: unknown) => send(error, Readable.from([])),
      )
    })
  }
  await add(0)
  return out
}

async function* csvOf<Row>(head: readonly string[], stretches: AsyncIterable<Row[]>, line: (row: Row) => string): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(head)}`
  for await (const rows of stretches) yield rows.map(line).join('')
}

function commentLine({ createdAt, workspace, project, task, html }: OwnComment): string {
  return csvLine([instant(createdAt), workspace, project, task ?? '', wordsOf(html).text])
}

function timeLine({ startedAt, endedAt, workspace, project, task, comment }: OwnTime): string {
  const seconds = endedAt === null ? null : Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1000)
  const texts = [instant(startedAt), endedAt === null ? '' : instant(endedAt), workspace, project, task ?? '', comment]
  return csvLine(texts, [seconds === null ? '' : hoursText(seconds)])
}

/** `2026-12-01T09:00:00Z`. */
function instant(at: string): string {
  return new Date(at).toISOString().replace(/\.\d+Z$/, 'Z')
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
