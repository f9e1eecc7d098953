// Writing a page: begin, publish, throw away.
import { SendIcon, SquarePenIcon, UndoDotIcon } from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { ApiError, asApiError } from '#src/data/errors/api-error.ts'
import { sessionIds } from '#src/data/ids/session-ids.ts'
import { isSameHtml } from '#src/lib/html/same-html.ts'
import {
  DiscardWikiDraft,
  GetWikiPage,
  ListWikiVersions,
  PublishWikiPage,
  RestoreWikiVersion,
  SaveWikiDraft,
} from '#src/model/wiki/wiki.graphql.ts'
import type { PageSubject } from '#src/model/wiki/wiki-subject.ts'
import { wikiWords } from './wiki.actions.ts'
import { editedPage, pagePath, placeOf } from './wiki-places.ts'

/** A text to publish, and the version that it began with. */
export interface WrittenPage {
  body: string
  version: number
  /** What was sent before without an answer: where the page is that by now, it is one's own. */
  sent?: string
}

/** Puts the cursor into the text (WIKI-04). */
export const editPage = defineAction({
  id: 'page.edit',
  on: 'page',
  title: 'Edit page',
  short: 'Edit',
  icon: SquarePenIcon,
  group: 'wiki',
  keywords: [...wikiWords, 'write', 'change'],
  shortcut: 'e',
  places: ['page.head'],
  needs: 'EDIT',
  menu: 'work',
  single: true,
  run({ go, scene, pages: [page] }) {
    editedPage.set(page.id)
    if (scene.get().page?.id !== page.id) go.to(pagePath(page, page.slug))
  },
})

const publishing: ActionDefinition<'page'> = {
  id: 'page.publish',
  on: 'page',
  title: 'Publish page',
  short: 'Publish',
  icon: SendIcon,
  group: 'wiki',
  keywords: [...wikiWords, 'save', 'release'],
  shortcut: '$mod+Enter',
  needs: 'EDIT',
  menu: 'work',
  single: true,
  when: ({ pages: [{ hasDraft, draft }] }) => hasDraft || draft || 'hidden',
  async run(context) {
    const [page] = context.pages
    const { wikiPage } = await context.api.query(GetWikiPage, { ...placeOf(page), slug: page.id }, { requestPolicy: 'network-only' })
    const written = wikiPage?.ownDraft ?? { body: wikiPage?.body ?? '', version: wikiPage?.version ?? 0 }
    return publish(context, written, { clash: () => editedPage.set(page.id) })
  },
}

/** Publishes what the viewer has written of a page. */
export const publishPage = defineAction(publishing)

/** What came of it, before the action ends. */
interface Published {
  /** Somebody else published in between, and nothing is written (WIKI-06). */
  clash(): void
  /** It is written: as this, which what is typed on begins with. */
  done?(page: WrittenPage): void
}

/** The same with what stands in the editor. */
export function publishWritten(written: WrittenPage, told: Published): Action {
  return defineAction({ ...publishing, when: () => true, run: (context) => publish(context, written, told) })
}

async function publish({ api, pages: [page] }: Context<'page'>, written: WrittenPage, told: Published): Promise<Outcome | undefined> {
  const { body, version } = written
  const send = async (over: number) => {
    const { wikiPage } = await api.mutate(
      PublishWikiPage,
      { project: placeOf(page), id: page.id, input: { body, version: over } },
      { lane: `WikiPage:${page.id}`, optimistic: false },
    )
    return { body: wikiPage?.body ?? body, version: wikiPage?.version ?? over }
  }
  try {
    const published = await send(version).catch(async (error: unknown) => {
      const now = await ownLast({ api }, page, written, error)
      if (now === null) throw error
      // What was written since goes over what is one's own.
      return isSame(now.body, body) ? now : send(now.version)
    })
    told.done?.(published)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'CONFLICT') throw error
    told.clash()
    return undefined
  }
  return { said: 'Published', ...(await backTo({ api }, page, version)) }
}

/** The same text for whoever reads it. */
function isSame(one: string, other: string): boolean {
  const ids = sessionIds()
  return isSameHtml(ids.publicText(one), ids.publicText(other))
}

/** The page as it is, where that is what one sent oneself, now or before, without hearing the answer; null where it is not. */
async function ownLast(
  { api }: Pick<Context<'page'>, 'api'>,
  page: PageSubject,
  { body, version, sent }: WrittenPage,
  error: unknown,
): Promise<WrittenPage | null> {
  const failure = asApiError(error)
  if (!failure?.outcomeUnknown && failure?.code !== 'CONFLICT') return null
  const asked = { ...placeOf(page), slug: page.id }
  // What cannot be read either says nothing: the failure itself is told.
  const read = await api.query(GetWikiPage, asked, { requestPolicy: 'network-only' }).catch(() => null)
  const now = read?.wikiPage
  if (!now || now.version === version) return null
  const own = [...(failure.outcomeUnknown ? [body] : []), ...(sent === undefined ? [] : [sent])]
  return own.some((text) => isSame(now.body ?? '', text)) ? { body: now.body ?? '', version: now.version } : null
}

/** Publishing is taken back by restoring what was there before; the first one stays. */
async function backTo(
  { api }: Pick<Context<'page'>, 'api'>,
  page: PageSubject,
  before: number,
): Promise<Pick<Outcome, 'undo' | 'stays' | 'once'>> {
  if (before === 0) return { stays: 'A published page can be deleted, not unpublished.' }
  const project = placeOf(page)
  const { wikiVersions } = await api.query(ListWikiVersions, { ...project, id: page.id }, { requestPolicy: 'network-only' })
  const earlier = wikiVersions?.nodes[1]
  if (!earlier) return { stays: 'The version before was yours, of the last ten minutes.' }
  const version = wikiVersions?.nodes[0]?.number ?? before + 1
  return {
    // The draft is gone with it.
    once: true,
    undo: () => api.mutate(RestoreWikiVersion, { project, id: page.id, number: earlier.number, version }, { optimistic: false }),
  }
}

/** Throws away what the viewer has written and not published; undo brings it back. */
export const discardDraft = defineAction({
  id: 'page.discard-draft',
  on: 'page',
  title: 'Discard draft',
  icon: UndoDotIcon,
  group: 'wiki',
  keywords: [...wikiWords, 'throw away', 'reset'],
  needs: 'EDIT',
  menu: 'work',
  single: true,
  when: ({ pages: [{ hasDraft }] }) => hasDraft || 'hidden',
  async run({ api, pages: [page] }): Promise<Outcome | undefined> {
    const project = placeOf(page)
    const { wikiPage } = await api.query(GetWikiPage, { ...project, slug: page.id }, { requestPolicy: 'network-only' })
    const draft = wikiPage?.ownDraft
    editedPage.set(null)
    if (!draft) return { said: 'Draft discarded' }
    await api.mutate(DiscardWikiDraft, { project, id: page.id }, { lane: `WikiPage:${page.id}` })
    const { title, body, version } = draft
    return {
      said: 'Draft discarded',
      undo: () => api.mutate(SaveWikiDraft, { project, id: page.id, input: { title, body, version } }, { lane: `WikiPage:${page.id}` }),
    }
  },
})

/** Writing a page. */
export const actions: readonly Action[] = [editPage, publishPage, discardDraft]
