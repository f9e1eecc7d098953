// What is offered while a name is typed: people at once, pages and tasks as they are found.
import type { EditorView } from '@milkdown/kit/prose/view'
import { foldWords } from '#src/lib/search/search-text.ts'
import { insertMention, matchingPeople } from './editor-mention.ts'
import { type EditorNames, insertName, insertNewPage } from './editor-names.ts'
import type { EditorStore } from './editor-store.ts'
import type { EditorPerson, Offer, TypedMention } from './offer.ts'

/** Typing rests this long before the server is asked, in ms. */
const REST_MS = 120

/** Where names come from, asked at every key. */
export interface NameSources {
  people: () => readonly EditorPerson[]
  names: () => EditorNames | undefined
}

/** Offers of people; those of pages and tasks come later, the ones of the same name being typed stay until then. */
export function offersNow(typed: TypedMention, { people, names }: NameSources, store: EditorStore): readonly Offer[] | null {
  if (typed.kind === 'person') return matchingPeople(people(), typed.query).map((person) => ({ key: person.username, person }))
  if (names() === undefined) return []
  const { mention, offers } = store.get()
  return mention?.kind === typed.kind && mention.from === typed.from ? offers : null
}

/** Asks for pages and tasks; answers that come too late are dropped. */
export function createSearching(store: EditorStore, { names }: NameSources) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = 0
  const stop = () => {
    clearTimeout(timer)
    asked += 1
  }
  return {
    stop,
    ask(typed: TypedMention) {
      const source = names()
      stop()
      if (!source || typed.kind === 'person') return
      const own = asked
      const find = async () => {
        const found = await (typed.kind === 'page' ? source.pages(typed.query) : source.tasks(typed.query))
        if (own !== asked) return
        const title = typed.query.trim()
        const same = foldWords(title).join(' ')
        const isNew =
          typed.kind === 'page' && source.newPage && title !== '' && !found.some((one) => foldWords(one.title).join(' ') === same)
        const offers = found.map((thing): Offer => ({ key: `${thing.path ?? thing.kind}:${thing.id}`, thing }))
        store.set({ offers: isNew ? [...offers, { key: 'new', newPage: title }] : offers, mentionAt: 0 })
      }
      timer = setTimeout(
        () =>
          find().catch((error: unknown) => {
            // The words stay as they are typed.
            console.warn('What can be named could not be read:', error)
            if (own === asked) store.set({ offers: [] })
          }),
        REST_MS,
      )
    },
  }
}

/** Puts what was chosen where it was being typed. */
export function choose(view: EditorView, typed: TypedMention, offer: Offer, store: EditorStore, names: EditorNames | undefined): void {
  if ('person' in offer) insertMention(view, typed, offer.person)
  else if ('thing' in offer) insertName(view, typed, offer.thing)
  else if (names?.newPage)
    void insertNewPage(view, typed, names.newPage, (error) => {
      console.warn(error)
      store.set({ problem: `The page “${offer.newPage}” could not be made.` })
    })
}
