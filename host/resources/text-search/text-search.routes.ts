// The call that searches what people wrote and what files are called; ASSUMED.
import { companyScope } from '../../access.ts'
import type { Host } from '../../host.ts'
import { dataOf, toInstant } from '../../wire.ts'
import { visibleProjectIds } from '../tasks/tasks-list.store.ts'
import { textHitShape, textSearchQuery } from './text-search.schema.ts'
import { searchTexts } from './text-search.store.ts'

/** `/text-search/`. */
export function textSearchRoutes({ app, db }: Host): void {
  const schema = {
    tags: ['search'],
    summary: 'Comments and files with the words that are typed, of every project that the caller sees',
    querystring: textSearchQuery,
    response: { 200: dataOf(textHitShape.array()) },
  }
  app.get('/text-search/', { config: { who: 'company-member', replica: true }, schema }, async (request) => {
    const { company, companyRole, person } = companyScope(request)
    const projectIds = await visibleProjectIds(db, person.id, { companyId: company.id, role: companyRole, archived: true })
    const hits = await searchTexts(db, projectIds, request.query.search)
    return {
      data: hits.map(({ at, projectSlug, projectName, ...hit }) => ({
        ...hit,
        created_at: toInstant(new Date(at)),
        project_slug: projectSlug,
        project_name: projectName,
      })),
    }
  })
}
