// REST calls and wire types of the wiki, all ASSUMED (OPEN-39).
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { pageOf } from '../../rest/page.ts'
import { path } from '../../rest/path.ts'
import type { ProjectAddress } from '../../rest/project-address.ts'
import { actor, anything, flag, moment, number, text, whole } from '../../rest/wire.ts'
import type { MoveWikiPageInput, PublishWikiPageInput, WikiDraftInput, WikiPageInput } from '../../schema-types.d.ts'
import { linked } from '../mention/mention.calls.ts'

const orNone = <Shape extends z.ZodType>(shape: Shape) => shape.nullish().transform((value) => value ?? null)

const step = z.object({ uuid: z.string(), slug: z.string(), title: z.string() }).transform(({ uuid, ...rest }) => ({ id: uuid, ...rest }))
const draft = z
  .object({ title: z.string(), body: z.string(), version: whole, base: z.string(), saved_at: moment })
  .transform(({ saved_at: savedAt, ...rest }) => ({ ...rest, savedAt }))

const row = {
  uuid: z.string(),
  slug: z.string(),
  title: z.string(),
  parent_id: text,
  position: number,
  children_count: whole,
  version: whole,
  updated_at: moment,
  user: actor,
  draft: flag,
}

/** What only a whole page says. */
const wholePage = {
  body: text,
  path: orNone(z.array(step)),
  pages_below: orNone(whole),
  backlinks: orNone(whole),
  authors: orNone(whole),
  published_at: moment,
  own_draft: orNone(draft),
  editing: orNone(z.array(z.object({ user: actor, at: moment }).transform(({ user, at }) => ({ person: user, at })))),
  following: flag.nullish(),
  linked,
}

/** A page, whole or as a row of the tree. */
export const wikiPage = z
  .object({ ...row, ...wholePage })
  .transform(
    ({ uuid, parent_id, children_count, updated_at, user, pages_below, authors, published_at, own_draft, linked: names, ...page }) => ({
      ...page,
      id: uuid,
      parentId: parent_id,
      childrenCount: children_count,
      updatedAt: updated_at,
      author: user,
      pagesBelow: pages_below,
      backlinkCount: page.backlinks,
      authorCount: authors,
      publishedAt: published_at,
      ownDraft: own_draft,
      isFollowing: page.following ?? null,
      linkedPages: names?.pages ?? null,
      linkedTasks: names?.tasks ?? null,
    }),
  )

/** A page as the fields of `WikiPage` are handed it; `at` is its project's address. */
export type WikiPageParent = Omit<z.infer<typeof wikiPage>, 'backlinks'> & { at?: { workspaceSlug: string; projectSlug: string } }

const hit = z.object({ ...row, snippet: z.string(), path: z.array(step) })
const found = z.unknown().transform((wire, context) => {
  const [page, more] = [wikiPage.safeParse(wire), hit.safeParse(wire)]
  if (page.success && more.success) return { page: page.data, snippet: more.data.snippet, path: more.data.path }
  context.addIssue({ code: 'custom', message: 'no page that was found' })
  return z.NEVER
})
const binned = z.unknown().transform((wire, context) => {
  const [page, more] = [wikiPage.safeParse(wire), z.object({ deleted_at: moment, pages_below: whole }).safeParse(wire)]
  if (page.success && more.success) return { page: page.data, deletedAt: more.data.deleted_at, pagesBelow: more.data.pages_below }
  context.addIssue({ code: 'custom', message: 'no page of the bin' })
  return z.NEVER
})

const version = z
  .object({
    number: whole,
    title: z.string(),
    user: actor,
    note: text,
    at: moment,
    words: z.object({ added: whole, removed: whole }),
    body: text,
  })
  .transform(({ user, words, ...rest }) => ({ ...rest, author: user, wordsAdded: words.added, wordsRemoved: words.removed }))

/** Which page of a list. */
interface Paged {
  page: number
  perPage?: number | undefined
}

/** ASSUMED: the pages below one. */
export function listPages(rest: RestClient, at: ProjectAddress, parent: string | null, { page, perPage }: Paged) {
  const query = { ...at, parent_id: parent ?? 'none', page, per_page: perPage }
  return rest.get('/wiki-pages/', { query, answer: pageOf(wikiPage, page), whole: true })
}

/** ASSUMED: one page. */
export function getPage(rest: RestClient, at: ProjectAddress, slug: string) {
  return rest.get(path`/wiki-pages/${slug}/`, { query: { ...at }, answer: wikiPage })
}

/** ASSUMED. */
export function searchPages(rest: RestClient, at: ProjectAddress, q: string, { page, perPage }: Paged) {
  return rest.get('/wiki-pages/search/', { query: { ...at, q, page, per_page: perPage }, answer: pageOf(found, page), whole: true })
}

/** ASSUMED. */
export function listBin(rest: RestClient, at: ProjectAddress, page: number) {
  return rest.get('/wiki-pages/bin/', { query: { ...at, page }, answer: pageOf(binned, page), whole: true })
}

/** ASSUMED. */
export function listVersions(rest: RestClient, at: ProjectAddress, id: string, page: number) {
  return rest.get(path`/wiki-pages/${id}/versions/`, { query: { ...at, page }, answer: pageOf(version, page), whole: true })
}

/** ASSUMED. */
export function getVersion(rest: RestClient, at: ProjectAddress, id: string, number: number) {
  return rest.get(path`/wiki-pages/${id}/versions/${String(number)}/`, { query: { ...at }, answer: version })
}

/** ASSUMED. */
export function createPage(rest: RestClient, at: ProjectAddress, { title, parentId, after }: WikiPageInput) {
  const body = { title, ...(parentId !== undefined && { parent_id: parentId }), ...(after !== undefined && { after }) }
  return rest.post('/wiki-pages/', { query: { ...at }, body, answer: wikiPage })
}

/** ASSUMED: a title alone renames. */
export function renamePage(rest: RestClient, at: ProjectAddress, id: string, title: string) {
  return rest.put(path`/wiki-pages/${id}/`, { query: { ...at }, body: { title }, answer: wikiPage })
}

/** ASSUMED. */
export function movePage(rest: RestClient, at: ProjectAddress, id: string, { parentId, after }: MoveWikiPageInput) {
  const body = { parent_id: parentId ?? null, after: after ?? null }
  return rest.put(path`/wiki-pages/${id}/move/`, { query: { ...at }, body, answer: wikiPage })
}

/** ASSUMED. */
export function deletePage(rest: RestClient, at: ProjectAddress, id: string) {
  return rest.delete(path`/wiki-pages/${id}/`, { query: { ...at }, answer: anything })
}

/** ASSUMED. */
export function restorePage(rest: RestClient, at: ProjectAddress, id: string) {
  return rest.post(path`/wiki-pages/${id}/restore/`, { query: { ...at }, answer: wikiPage })
}

/** ASSUMED: how many pages are gone. */
export async function emptyBin(rest: RestClient, at: ProjectAddress): Promise<number> {
  return (await rest.post('/wiki-pages/bin/empty/', { query: { ...at }, answer: z.object({ deleted: whole }) })).deleted
}

/** ASSUMED. */
export function saveDraft(rest: RestClient, at: ProjectAddress, id: string, { title, body, version: began }: WikiDraftInput) {
  const answer = z.object({ saved_at: moment })
  return rest.put(path`/wiki-pages/${id}/draft/`, { query: { ...at }, body: { title, body, version: began }, answer })
}

/** ASSUMED. */
export function discardDraft(rest: RestClient, at: ProjectAddress, id: string) {
  return rest.delete(path`/wiki-pages/${id}/draft/`, { query: { ...at }, answer: anything })
}

/** ASSUMED. */
export function followPage(rest: RestClient, at: ProjectAddress, id: string, follow: boolean) {
  return rest.put(path`/wiki-pages/${id}/follow/`, { query: { ...at }, body: { follow }, answer: wikiPage })
}

/** ASSUMED: a body publishes, by the version that it began with. */
export function publishPage(rest: RestClient, at: ProjectAddress, id: string, input: PublishWikiPageInput) {
  const { title, body, version: began, note } = input
  const sent = { ...(title != null && { title }), body, version: began, ...(note != null && { note }) }
  return rest.put(path`/wiki-pages/${id}/`, { query: { ...at }, body: sent, answer: wikiPage })
}

/** ASSUMED. */
export function restoreVersion(rest: RestClient, at: ProjectAddress, id: string, number: number, began: number) {
  return rest.post(path`/wiki-pages/${id}/versions/${String(number)}/restore/`, {
    query: { ...at },
    body: { version: began },
    answer: wikiPage,
  })
}
