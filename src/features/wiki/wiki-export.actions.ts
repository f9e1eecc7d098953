// Pages as files: one as Markdown, the wiki as an archive (WIKI-16).
import { FileArchiveIcon, FileDownIcon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Api } from '#src/data/api.ts'
import { saying } from '#src/data/errors/error-text.ts'
import { publicId } from '#src/data/ids/session-ids.ts'
import { saveFile } from '#src/data/save-file.ts'
import { fileName } from '#src/lib/sheet-name.ts'
import { wikiWords } from './wiki.actions.ts'
import { type InProject, placeOf } from './wiki-places.ts'

const words = [...wikiWords, 'markdown', 'download', 'zip', 'backup']

/** Saves it under its title; the gateway says by its type whether it is an archive. */
async function save(api: Api, at: InProject, title: string, page: { pageId: string } | null): Promise<void> {
  const query = new URLSearchParams({ ...placeOf(at), ...page })
  const failed = page ? 'The page could not be exported. Please try again.' : 'The wiki could not be exported. Please try again.'
  const file = await api.transfers.download(`/api/wiki/export?${query}`).catch(saying(failed))
  saveFile(file, fileName(title, file.type.startsWith('text/markdown') ? 'md' : 'zip', 'Page'))
}

/** Saves a page as Markdown; with pictures it is an archive. */
export const exportPage = defineAction({
  id: 'page.export',
  on: 'page',
  title: 'Export page as Markdown',
  short: 'Export',
  icon: FileDownIcon,
  group: 'wiki',
  keywords: words,
  shortcut: 'Shift+x',
  menu: 'place',
  single: true,
  when: ({ pages: [{ draft }] }) => !draft || 'hidden',
  run: ({ api, pages: [page] }) => save(api, page, page.title, { pageId: publicId(page.id) }),
})

/** Saves all published pages of the wiki, in folders after the tree. */
export const exportWiki = defineAction({
  id: 'wiki.export',
  on: 'wiki',
  title: 'Export the wiki as Markdown',
  icon: FileArchiveIcon,
  group: 'wiki',
  keywords: [...words, 'all pages'],
  single: true,
  run: ({ api, wikis: [wiki] }) => save(api, wiki, `Wiki of ${wiki.projectSlug}`, null),
})

/** Taking pages along. */
export const actions: readonly Action[] = [exportPage, exportWiki]
