// What a person can do in the wiki of a project: make pages, and take deleted ones back.
import { ArchiveRestoreIcon, FilePlusIcon, Trash2Icon } from 'lucide-react'
import type { Action, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Services } from '#src/actions/services.ts'
import { formatRelative } from '#src/lib/dates/date-format.ts'
import { plural } from '#src/lib/text.ts'
import { CreateWikiPage, DeleteWikiPage, EmptyWikiBin, ListWikiBin, RestoreWikiPage } from '#src/model/wiki/wiki.graphql.ts'
import { editedPage, type InProject, openAll, pagePath, placeOf } from './wiki-places.ts'

/** Words by which people look for the wiki. */
export const wikiWords = ['wiki', 'document', 'notes', 'handbook', 'knowledge']

/** Why a title will not do. */
export function pageTitleProblem(text: string): string | null {
  if (text.trim() === '') return 'A title is required.'
  return text.trim().length > 200 ? 'A title has at most 200 characters.' : null
}

/** Asks for a title, makes the page, a draft until it is published, and goes on to write it. */
export async function makePage(
  { api, ask, go, typing }: Pick<Services, 'api' | 'ask' | 'go' | 'typing'>,
  at: InProject,
  parent: { id: string; title: string } | null,
): Promise<Outcome | undefined> {
  const project = placeOf(at)
  const title = await ask.text({
    title: parent ? `New page below “${parent.title}”` : 'New page',
    placeholder: 'Title',
    check: pageTitleProblem,
    submit: 'Create',
    draft: `wiki:${at.workspaceSlug}/${at.projectSlug}:${parent?.id ?? 'root'}:title`,
  })
  if (title === null) return undefined
  typing.ahead('wiki page')
  const input = { title: title.trim(), ...(parent && { parentId: parent.id }) }
  const { wikiPage } = await api.mutate(CreateWikiPage, { project, input }, { optimistic: false })
  if (!wikiPage) {
    typing.giveUp()
    return undefined
  }
  if (parent) openAll([parent.id])
  editedPage.set(wikiPage.id)
  go.to(pagePath(at, wikiPage.slug))
  return { said: `“${wikiPage.title}” created`, undo: () => api.mutate(DeleteWikiPage, { project, id: wikiPage.id }) }
}

/** Makes a page at the root (WIKI-18). */
export const newPage = defineAction({
  id: 'page.new',
  on: 'wiki',
  title: 'New page',
  icon: FilePlusIcon,
  group: 'create',
  keywords: [...wikiWords, 'create', 'add'],
  shortcut: 'n',
  places: ['wiki.head'],
  needs: 'EDIT',
  single: true,
  run: (context) => makePage(context, context.wikis[0], null),
})

/** Takes a page and what went with it out of the bin (WIKI-17). */
export const openBin = defineAction({
  id: 'wiki.bin',
  on: 'wiki',
  title: 'Restore a deleted page…',
  short: 'Deleted pages',
  icon: ArchiveRestoreIcon,
  group: 'wiki',
  keywords: [...wikiWords, 'bin', 'undelete', 'deleted'],
  needs: 'EDIT',
  single: true,
  async run(context: Context<'wiki'>): Promise<Outcome | undefined> {
    const {
      api,
      ask,
      now,
      wikis: [wiki],
    } = context
    const project = placeOf(wiki)
    const id = await ask.pick<string>({
      title: 'Restore a deleted page',
      placeholder: 'Search deleted pages…',
      empty: 'The bin is empty. Deleted pages stay in it for 30 days.',
      async options() {
        const { wikiBin } = await api.query(ListWikiBin, project, { requestPolicy: 'network-only' })
        return wikiBin.nodes.map(({ page, deletedAt, pagesBelow }) => {
          const when = deletedAt === null ? '' : formatRelative(new Date(deletedAt), now())
          const more = pagesBelow > 0 ? `with ${plural(pagesBelow, 'page', 'pages')} below, ` : ''
          return { id: page.id, value: page.id, title: page.title, hint: `${more}deleted ${when}` }
        })
      },
    })
    if (id === null) return undefined
    const { wikiPage } = await api.mutate(RestoreWikiPage, { project, id }, { optimistic: false })
    if (!wikiPage) return undefined
    return { said: `“${wikiPage.title}” restored`, undo: () => api.mutate(DeleteWikiPage, { project, id }) }
  },
})

/** Deletes for good what is in the bin, after it was asked once: there is no way back (WIKI-17, SCREEN-07). */
export const emptyBin = defineAction({
  id: 'wiki.empty-bin',
  on: 'wiki',
  title: 'Delete all pages in the bin for good',
  short: 'Empty the bin',
  icon: Trash2Icon,
  group: 'wiki',
  keywords: [...wikiWords, 'bin', 'empty', 'purge', 'erase', 'deleted'],
  needs: 'ADMIN',
  single: true,
  seldom: true,
  async run({ api, ask, wikis: [wiki] }): Promise<Outcome | undefined> {
    const project = placeOf(wiki)
    const { wikiBin } = await api.query(ListWikiBin, project, { requestPolicy: 'network-only' })
    const { nodes, totalCount } = wikiBin
    // Without entries there may still be drafts of others, which nobody else is told of.
    if (nodes.length === 0) return { said: 'The bin is empty' }
    const roots = totalCount ?? nodes.length
    const below = nodes.reduce((sum, { pagesBelow }) => sum + pagesBelow, 0)
    const what = roots > nodes.length ? `${plural(roots, 'page', 'pages')} and all below them` : plural(roots + below, 'page', 'pages')
    const sure = await ask.confirm({
      title:
        roots + below === 1
          ? 'Are you sure you want to delete this page for good?'
          : 'Are you sure you want to delete these pages for good?',
      text: `${what} will be gone from the bin, with every version. This cannot be undone.`,
      danger: true,
    })
    if (!sure) return undefined
    await api.mutate(EmptyWikiBin, { project }, { optimistic: false })
    return { said: 'The bin was emptied', stays: 'What was in the bin is gone for good.' }
  },
})

/** What a person can do in the wiki. */
export const actions: readonly Action[] = [newPage, openBin, emptyBin]
