// Rows of the wiki as they are answered.
import type { z } from 'zod'
import { toActor, toInstant } from '../../wire.ts'
import type { Linked, MentionView } from './wiki-links.store.ts'
import type {
  linkedShape,
  mentionShape,
  wikiBinShape,
  wikiHitShape,
  wikiPageShape,
  wikiRowShape,
  wikiVersionShape,
} from './wiki-pages.schema.ts'
import type { WikiBinned, WikiHit, WikiPageView, WikiRow } from './wiki-read.store.ts'
import type { WikiStep } from './wiki-sight.ts'
import { slugOf } from './wiki-text.ts'
import type { WikiVersion } from './wiki-writing.store.ts'

const instant = (at: string) => toInstant(new Date(at))

/** A page as others lead to it. */
export function toStep({ uuid, key, title }: WikiStep) {
  return { uuid, slug: slugOf({ title, key }), title }
}

/** A row of the tree. */
export function toWikiRow({ parentId, updatedAt, childrenCount, position, version, user, ...page }: WikiRow): z.infer<typeof wikiRowShape> {
  const counted = { position, version, children_count: childrenCount, draft: version === 0 }
  return { ...toStep(page), parent_id: parentId, ...counted, updated_at: instant(updatedAt), user: user && toActor(user) }
}

/** A whole page. */
export function toWikiPage(page: WikiPageView): z.infer<typeof wikiPageShape> {
  const { body, path, pagesBelow, backlinks, authors, publishedAt, ownDraft, editing, following } = page
  return {
    ...toWikiRow(page),
    ...{ body, backlinks, authors, pages_below: pagesBelow },
    path: path.map(toStep),
    published_at: publishedAt === null ? null : instant(publishedAt),
    own_draft: ownDraft && toDraft(ownDraft),
    editing: editing.map(({ user, at }) => ({ user: toActor(user), at: instant(at) })),
    following,
    linked: toLinked(page),
  }
}

/** What texts name. */
export function toLinked({ linkedPages, linkedTasks }: Linked): z.infer<typeof linkedShape> {
  return { pages: linkedPages.map((linked) => ({ ...toStep(linked), deleted: linked.deleted })), tasks: linkedTasks }
}

/** What names a thing. */
export function toMention(mention: MentionView): z.infer<typeof mentionShape> {
  const { kind, uuid, key, title, number, commentId, projectSlug, closed, made, at, user } = mention
  const place = { slug: key === null ? null : slugOf({ title, key }), number, comment_id: commentId, project_slug: projectSlug }
  return { kind, uuid, title, ...place, is_closed: closed, made, at: instant(at), user: user && toActor(user) }
}

function toDraft({ savedAt, ...draft }: NonNullable<WikiPageView['ownDraft']>) {
  return { ...draft, saved_at: instant(savedAt) }
}

/** A page that was found. */
export function toWikiHit(hit: WikiHit): z.infer<typeof wikiHitShape> {
  return { ...toWikiRow(hit), snippet: hit.snippet, path: hit.path.map(toStep) }
}

/** A page in the bin. */
export function toWikiBinned(page: WikiBinned): z.infer<typeof wikiBinShape> {
  return { ...toWikiRow(page), deleted_at: instant(page.deletedAt), pages_below: page.pagesBelow }
}

/** A version, without what it said. */
export function toWikiVersion({
  added,
  removed,
  at,
  user,
  number,
  title,
  note,
}: Omit<WikiVersion, 'body'>): z.infer<typeof wikiVersionShape> {
  return { number, title, note, user: user && toActor(user), at: instant(at), words: { added, removed } }
}
