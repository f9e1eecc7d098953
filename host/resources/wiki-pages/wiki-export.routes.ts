// The call that hands out pages as files; ASSUMED (WIKI-16).
import { z } from 'zod'
import { projectScope } from '../../access.ts'
import type { Host } from '../../host.ts'
import { projectQuery } from '../../wire.ts'
import { record } from '../audit-events/audit-events.store.ts'
import { exportPage, exportWiki } from './wiki-export.store.ts'
import { readerOf } from './wiki-pages.routes.ts'

const query = projectQuery.extend({ page_uuid: z.uuid().optional() })

/** `/export-wiki/`. */
export function wikiExportRoutes({ app, db }: Host): void {
  const schema = { tags: ['wiki'], summary: 'One page as Markdown, or the whole wiki as an archive', querystring: query }
  app.get('/export-wiki/', { config: { who: 'project-read' }, schema }, async (request, reply) => {
    const { project, person } = projectScope(request)
    const { page_uuid: id } = request.query
    const reader = readerOf(request)
    const { type, filename, content } = id === undefined ? await exportWiki(db, reader) : await exportPage(db, reader, id)
    await record(db, project, person.id, {
      action: 'export.wiki',
      said: id === undefined ? 'exported the wiki' : 'exported a page of the wiki',
    })
    return reply
      .headers({
        'content-type': type,
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      .send(content)
  })
}
