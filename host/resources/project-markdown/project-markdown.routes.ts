// A whole project as Markdown, for its admins (EXPORT-03). ASSUMED.
import { projectScope } from '../../access.ts'
import { packed } from '../../downloads/archive.ts'
import { invalid } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { projectQuery } from '../../wire.ts'
import { record } from '../audit-events/audit-events.store.ts'
import { listedIds } from '../tasks/tasks-list.store.ts'
import { readWritten, statusTitles } from './project-markdown.store.ts'
import { markdownFiles } from './project-markdown.ts'

/** The most tasks of an archive. */
const MOST_TASKS = 100_000

/** `/export-markdown/`. */
export function projectMarkdownRoutes({ app, db }: Host): void {
  const schema = { tags: ['projects'], summary: 'A project as Markdown: a list, a file for each task', querystring: projectQuery }
  app.get('/export-markdown/', { config: { who: 'project-admin' }, schema }, async (request, reply) => {
    const { project, person } = projectScope(request)
    const place = { projectIds: [project.id], viewerId: person.id }
    const [open, archived, statuses] = await Promise.all([
      listedIds(db, place, {}, 'position', MOST_TASKS + 1),
      listedIds(db, place, { isArchived: true }, 'position', MOST_TASKS + 1),
      statusTitles(db, project.id),
    ])
    const ids = [...open, ...archived]
    if (ids.length > MOST_TASKS)
      throw invalid({ project_slug: [`An archive has at most ${MOST_TASKS.toLocaleString('en-US')} tasks. Export lists of them as CSV.`] })
    await record(db, project, person.id, { action: 'export.project', said: 'exported the project as Markdown' })
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="project.zip"',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      .send(packed(markdownFiles({ name: project.name, statuses }, readWritten(db, person.id, ids))))
  })
}
