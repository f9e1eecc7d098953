// Saving the text of one note: kept in the browser with every key, sent when typing rests, and both kept where two devices saved (NOTE-04).

import type { Services } from '#src/actions/services.ts'
import { clearDraft, readDraft, writeDraft } from '#src/data/drafts/drafts.ts'
import { ApiError } from '#src/data/errors/api-error.ts'
import { inertDocument } from '#src/lib/html/trusted.ts'
import { CreateNote, type NoteWholeData, UpdateNote } from '#src/model/note/note.graphql.ts'
import { noteLane } from '#src/model/note/note-subject.ts'

/** Typing rests this long before it is sent, in ms. */
export const REST_MS = 800

/** How far what was typed has come. */
export type SaveState = 'same' | 'typed' | 'saved' | 'here'

/** What it is made with. `clash` hears of the note in which the own text was kept. */
export interface SaverParts {
  api: Services['api']
  username: string
  note: NoteWholeData
  tell: (state: SaveState) => void
  clash: (kept: { id: string; title: string }) => void
}

/** Saves one note as long as it is open, and what is left when it is closed. */
export interface NoteSaver {
  /** The text to begin with: what an earlier visit typed, else what is saved. */
  start: string
  type(html: string): void
  /** Sends what waits, now. */
  flush(): Promise<void>
  /** The text of another device, where nothing here would be lost for it; else null. */
  follow(note: NoteWholeData): string | null
  /** Nothing was ever written in it. */
  isBlank(): boolean
}

const textOf = (id: string) => `note:${id}:text`
const beganOf = (id: string) => `note:${id}:began`

/** Opens one. */
export function createNoteSaver({ api, username, note, tell, clash }: SaverParts): NoteSaver {
  const { id } = note
  let saved = note.html ?? ''
  const left = readDraft(username, textOf(id))
  let version = left === null ? note.version : Number(readDraft(username, beganOf(id)) ?? note.version)
  let typed = left
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | null = null

  const forget = () => {
    typed = null
    clearDraft(username, textOf(id))
    clearDraft(username, beganOf(id))
  }
  const keepBoth = async (html: string) => {
    const second = secondVersion(html)
    const { note: kept } = await api.mutate(CreateNote, { input: { html: second, tags: [...note.tags] } }, { optimistic: false })
    if (!kept) return
    forget()
    clash({ id: kept.id, title: kept.title })
  }
  const send = async (html: string) => {
    try {
      const { note: now } = await api.mutate(UpdateNote, { id, input: { html, version } }, { lane: noteLane(id), optimistic: false })
      if (now) version = now.version
      saved = html
      if (typed === html) {
        forget()
        tell('saved')
      } else writeDraft(username, beganOf(id), String(version))
    } catch (error) {
      const isClash = error instanceof ApiError && (error.code === 'CONFLICT' || error.code === 'NOT_FOUND')
      // Kept in the browser; the next key, or the connection coming back, tries again.
      if (isClash) await keepBoth(typed ?? html).catch(() => tell('here'))
      else tell('here')
    }
  }
  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    if (sending) await sending
    if (typed === null) return
    if (typed === saved) {
      forget()
      tell('saved')
      return
    }
    sending = send(typed).finally(() => {
      sending = null
    })
    await sending
  }
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), REST_MS)
  }
  if (left !== null) later()

  return {
    start: left ?? saved,
    type(html) {
      if (typed === null && html === saved) return
      typed = html
      writeDraft(username, textOf(id), html)
      writeDraft(username, beganOf(id), String(version))
      tell('typed')
      later()
    },
    flush,
    follow(now) {
      if (now.version <= version || typed !== null || sending !== null) return null
      version = now.version
      saved = now.html ?? ''
      return saved
    },
    isBlank: () => saved === '' && (typed ?? '') === '',
  }
}

/** The same text under another name: its first line ends with (2). */
export function secondVersion(html: string): string {
  const { body } = inertDocument(html)
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  let first: Text | null = null
  while (!first && walker.nextNode()) if (walker.currentNode.textContent?.trim()) first = walker.currentNode as Text
  if (!first) return `<p>(2)</p>${html}`
  let line: Element | null = first.parentElement
  while (line && line !== body && !/^(p|h[1-6]|li|pre|td|th|div)$/.test(line.localName)) line = line.parentElement
  const end = line?.querySelector('br, ul, ol, p')
  const [, title = '', number] = /^(.*?)(?: \((\d+)\))?$/s.exec(first.textContent ?? '') ?? []
  if (number !== undefined) first.textContent = `${title} (${Number(number) + 1})`
  else if (end && !end.contains(first)) end.before(' (2)')
  else (line ?? body).append(' (2)')
  return body.innerHTML
}
