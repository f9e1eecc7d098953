// How the documents of a project are looked at.
import { FilterIcon, LayoutGridIcon } from 'lucide-react'
import { createElement } from 'react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { filterLine } from '#src/actions/filter-line.ts'
import { saying } from '#src/data/errors/error-text.ts'
import { writeStored } from '#src/data/storage/stored-value.ts'
import { pathTo } from '#src/lib/paths.ts'
import '#src/model/attachment/attachment-subject.ts'
import { ProjectCatalogue } from '#src/model/task/task.graphql.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { type DocumentsView, documentChoices, readView, tilesChoice, writeView } from './documents-view.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'documents.filter': true
  }
}

/** Shows documents as tiles, or as a list again (DOCS-04). */
export const showTiles = defineAction({
  id: 'document.tiles',
  on: 'documents',
  title: () => (tilesChoice.read() ? 'Show documents as a list' : 'Show documents as tiles'),
  name: 'Show documents as tiles, or as a list',
  icon: LayoutGridIcon,
  group: 'view',
  keywords: ['grid', 'pictures', 'thumbnails', 'file', 'attachment'],
  shortcut: 'Shift+v',
  run: () => void writeStored(tilesChoice, !tilesChoice.read()),
})

/** Asks what to narrow, order or group them by; what is set is ticked, and choosing it again takes it away (DOCS-02, SCREEN-02). */
export const filterDocuments = defineAction({
  id: 'document.filter',
  on: 'documents',
  title: 'Filter documents…',
  short: 'Filter',
  icon: FilterIcon,
  group: 'view',
  keywords: ['narrow', 'show only', 'kind', 'uploader', 'sort', 'order', 'group', 'file', 'attachment'],
  shortcut: 'f',
  places: ['documents.filter'],
  single: true,
  async run({ api, ask, go, documentss: [{ workspaceSlug, projectSlug, query = '' }] }) {
    const address = new URLSearchParams(query)
    const view = readView(address)
    const choice = await ask.pick<Partial<DocumentsView>>({
      title: 'Filter by',
      placeholder: 'Kind, uploader, order or groups…',
      async options() {
        const { members } = await api
          .query(ProjectCatalogue, { workspaceSlug, projectSlug })
          .catch(saying('The people of this project could not be read. Please try again.'))
        return [
          ...documentChoices.kind.map(({ value, label: title }) => filterLine(view, 'kind', value, { title, group: 'Kind' })),
          ...members.map(({ person }) =>
            filterLine(view, 'user', person.username, {
              ...{ title: person.name, hint: `@${person.username}`, group: 'Uploader' },
              icon: createElement(Avatar, { person, size: 20, decorative: true }),
            }),
          ),
          { id: 'all', value: { all: !view.all }, title: 'Files of tasks, too', group: 'Show', ...(view.all && { checked: true }) },
          ...documentChoices.sort.map(({ value, label: title }) =>
            filterLine(view, 'sort', value, { title, group: 'Order', usual: 'newest' }),
          ),
          ...documentChoices.group.map(({ value, label: title }) =>
            filterLine(view, 'group', value, { title, group: 'Groups', usual: 'month' }),
          ),
        ]
      },
    })
    if (!choice) return
    const next = writeView(address, choice)
    const path = pathTo('projects.documents', { companySlug: workspaceSlug, projectSlug })
    go.to(next.size === 0 ? path : `${path}?${next}`, { replace: true })
  },
})

/** Looking at documents. */
export const actions: readonly Action[] = [showTiles, filterDocuments]
