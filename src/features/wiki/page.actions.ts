// What a person can do to a page of the wiki: below it, its title, its address, and whether it is there.
import { BellIcon, CopyIcon, FilePlus2Icon, LinkIcon, PencilLineIcon, Trash2Icon } from 'lucide-react'
import type { Action, Outcome } from '#src/actions/action.ts'
import { copyLink } from '#src/actions/copy-link.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { CHANGED_SINCE, UndoRefused } from '#src/actions/undo.ts'
import { cutToFit, plural } from '#src/lib/text.ts'
import { type Deletable, removeItem } from '#src/model/catalogue/item-actions.ts'
import { CreateWikiPage, DeleteWikiPage, FollowWikiPage, GetWikiPage, RenameWikiPage, SaveWikiDraft } from '#src/model/wiki/wiki.graphql.ts'
import type { PageSubject } from '#src/model/wiki/wiki-subject.ts'
import { makePage, pageTitleProblem, wikiWords } from './wiki.actions.ts'
import { editedPage, pagePath, placeOf, wikiPath } from './wiki-places.ts'

/** Makes a page below this one. */
export const newChild = defineAction({
  id: 'page.new-child',
  on: 'page',
  title: 'New page below this one',
  short: 'New page below',
  icon: FilePlus2Icon,
  group: 'create',
  keywords: [...wikiWords, 'child', 'subpage', 'create', 'add'],
  shortcut: 'Shift+n',
  needs: 'EDIT',
  menu: 'place',
  single: true,
  run: (context) => makePage(context, context.pages[0], context.pages[0]),
})

/** Gives a page another title; old addresses keep working (WIKI-01). */
export const renamePage = defineAction({
  id: 'page.rename',
  on: 'page',
  title: 'Rename page',
  icon: PencilLineIcon,
  group: 'wiki',
  keywords: [...wikiWords, 'title'],
  shortcut: 'Shift+e',
  needs: 'EDIT',
  menu: 'properties',
  single: true,
  async run({ api, ask, pages: [page] }): Promise<Outcome | undefined> {
    const { id, title: before } = page
    const typed = await ask.text({
      title: 'Rename page',
      initial: before,
      check: pageTitleProblem,
      submit: 'Rename',
      draft: `wiki:${id}:title`,
    })
    const title = typed?.trim() ?? before
    if (title === before) return undefined
    const project = placeOf(page)
    const rename = (to: string) => api.mutate(RenameWikiPage, { project, id, title: to }, { lane: `WikiPage:${id}` })
    await rename(title)
    return {
      said: `Renamed to “${title}”`,
      async undo() {
        const { wikiPage } = await api.query(GetWikiPage, { ...project, slug: id }, { requestPolicy: 'network-only' })
        if (wikiPage?.title !== title) throw new UndoRefused(CHANGED_SINCE)
        await rename(before)
      },
    }
  },
})

/** Copies the address of a page. */
export const copyPageLink = defineAction({
  id: 'page.copy-link',
  on: 'page',
  title: 'Copy link to page',
  short: 'Copy link',
  icon: LinkIcon,
  group: 'wiki',
  keywords: [...wikiWords, 'url', 'address', 'share'],
  shortcut: '$mod+.',
  menu: 'place',
  single: true,
  run: (context) => copyLink(context, pagePath(context.pages[0], context.pages[0].slug)),
})

/** Makes a page with the same text behind it: a draft, which its author goes on to write. */
export const duplicatePage = defineAction({
  id: 'page.duplicate',
  on: 'page',
  title: 'Duplicate page',
  icon: CopyIcon,
  group: 'wiki',
  keywords: [...wikiWords, 'copy', 'clone', 'template'],
  shortcut: '$mod+Shift+d',
  needs: 'EDIT',
  single: true,
  async run({ api, go, pages: [page] }): Promise<Outcome | undefined> {
    const project = placeOf(page)
    const { wikiPage: read } = await api.query(GetWikiPage, { ...project, slug: page.id }, { requestPolicy: 'network-only' })
    if (!read) return undefined
    const title = cutToFit(`Copy of ${read.title}`, 200)
    const input = { title, parentId: read.parentId, after: read.id }
    const { wikiPage } = await api.mutate(CreateWikiPage, { project, input }, { optimistic: false })
    if (!wikiPage) return undefined
    const { id, slug } = wikiPage
    const body = read.ownDraft?.body ?? read.body ?? ''
    await api.mutate(SaveWikiDraft, { project, id, input: { title, body, version: 0 } }, { lane: `WikiPage:${id}` })
    editedPage.set(id)
    go.to(pagePath(page, slug))
    return { said: `“${title}” created`, undo: () => api.mutate(DeleteWikiPage, { project, id }) }
  },
})

/** Is told when a page is published, or not any more (WIKI-19). */
export const followPage = defineAction({
  id: 'page.follow',
  on: 'page',
  title: ({ pages: [{ isFollowing }] }) => (isFollowing ? 'Unfollow page' : 'Follow page'),
  name: 'Follow page, or unfollow it',
  short: 'Follow',
  icon: BellIcon,
  group: 'wiki',
  keywords: [...wikiWords, 'subscribe', 'watch', 'notify', 'unfollow'],
  shortcut: 'Shift+w',
  menu: 'work',
  single: true,
  when: ({ pages: [{ draft }] }) => !draft || 'hidden',
  async run({ api, pages: [page] }): Promise<Outcome> {
    const { id, isFollowing } = page
    const set = (follow: boolean) => api.mutate(FollowWikiPage, { project: placeOf(page), id, follow }, { lane: `WikiPage:${id}` })
    await set(!isFollowing)
    return { said: isFollowing ? 'Not following any more' : 'Following', undo: () => set(isFollowing) }
  },
})

const deletable: Deletable<PageSubject> = {
  id: 'page',
  noun: 'page',
  loses: ({ pagesBelow }) =>
    pagesBelow > 0 ? `${plural(pagesBelow, 'page', 'pages')} below it will be deleted, too.` : 'It stays in the bin for 30 days.',
  delete: (api, project, id) => api.mutate(DeleteWikiPage, { project, id }, { lane: `WikiPage:${id}` }),
}

/** Puts a page into the bin, with all below it (WIKI-17). */
export const deletePage = defineAction({
  id: 'page.delete',
  on: 'page',
  title: 'Delete page',
  icon: Trash2Icon,
  group: 'wiki',
  keywords: [...wikiWords, 'remove', 'bin'],
  shortcut: '$mod+Backspace',
  needs: 'EDIT',
  single: true,
  async run(context): Promise<Outcome | undefined> {
    const {
      go,
      scene,
      pages: [page],
    } = context
    const outcome = await removeItem(deletable, context, placeOf(page), page)
    if (outcome && scene.get().page?.id === page.id) go.to(wikiPath(page))
    return outcome
  },
})

/** What a person can do to a page. */
export const actions: readonly Action[] = [newChild, renamePage, duplicatePage, copyPageLink, followPage, deletePage]
