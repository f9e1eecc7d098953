// What a noun begins with in the host: a table, what is on the wire, the queries, the routes, and a test that fails.
import { capital, type Noun } from './noun.ts'

/** The files of `host/resources/<nouns>/` by path. */
export function hostFiles(noun: Noun): Record<string, string> {
  const { name, names, Type, many, words, allWords, table } = noun
  const folder = `host/resources/${many}/${many}`
  return {
    [`${folder}.table.ts`]: `// ${capital(allWords)} of a project.
import { sql } from 'drizzle-orm'
import { check, foreignKey, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { projects } from '../projects/projects.table.ts'

/** One row a ${words}. */
export const ${names} = pgTable(
  '${table}',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    title: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [
    unique('${table}_project_id').on(row.projectId, row.id),
    foreignKey({
      name: '${table}_project',
      columns: [row.companyId, row.projectId],
      foreignColumns: [projects.companyId, projects.id],
    }).onDelete('cascade'),
    check('${table}_title_filled', sql\`length(btrim(\${row.title})) between 1 and 120\`),
  ],
)
`,
    [`${folder}.schema.ts`]: `// ${capital(allWords)} on the wire.
import { z } from 'zod'
import { pageNumber, projectQuery } from '../../wire.ts'

/** A ${words}. */
export const ${name}Shape = z.object({ uuid: z.string(), title: z.string() })

/** Query of the list. */
export const ${names}Query = projectQuery.extend({ page: pageNumber })
`,
    [`${folder}.store.ts`]: `// Every query about ${allWords}.
import { asc, count, eq } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { ${names} } from './${many}.table.ts'

/** A ${words} as it is shown. */
export type ${Type} = Pick<typeof ${names}.$inferSelect, 'id' | 'title'>

/** A page of a project's ${allWords}, the oldest first, and how many there are. */
export async function list${noun.Types}(
  db: Database,
  projectId: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ found: ${Type}[]; total: number }> {
  const ofProject = eq(${names}.projectId, projectId)
  const found = await db
    .select({ id: ${names}.id, title: ${names}.title })
    .from(${names})
    .where(ofProject)
    .orderBy(asc(${names}.createdAt), asc(${names}.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const [number] = await db.select({ total: count() }).from(${names}).where(ofProject)
  return { found, total: number?.total ?? 0 }
}
`,
    [`${folder}.routes.ts`]: `// The calls about ${allWords}, each with who may make it.
import { projectScope } from '../../access.ts'
import type { Host } from '../../host.ts'
import { PER_PAGE, pageOf, toPage } from '../../wire.ts'
import { ${name}Shape, ${names}Query } from './${many}.schema.ts'
import { list${noun.Types} } from './${many}.store.ts'

const TAGS = ['${many}']

/** \`/${many}/\` (ASSUMED). */
export function ${names}Routes({ app, db }: Host): void {
  const list = { tags: TAGS, summary: '${capital(allWords)}, the oldest first', querystring: ${names}Query, response: { 200: pageOf(${name}Shape) } }
  app.get('/${many}/', { config: { who: 'project-read' }, schema: list }, async (request) => {
    const { page } = request.query
    const { found, total } = await list${noun.Types}(db, projectScope(request).project.id, { page, perPage: PER_PAGE })
    return toPage(
      found.map(({ id, title }) => ({ uuid: id, title })),
      { page, total },
    )
  })
}
`,
    [`${folder}.test.ts`]: `// ${capital(allWords)} of the host.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

test('a project without ${allWords} has an empty page of them', async () => {
  expect(await world.as('gus').get('/${many}/', WEBSITE)).toMatchObject({ status: 200, body: { data: [] } })
})

test('a member makes a ${words}, a guest does not', async () => {
  expect((await world.as('mia').post('/${many}/', WEBSITE, { title: 'First' })).status).toBe(201)
  expect((await world.as('gus').post('/${many}/', WEBSITE, { title: 'Second' })).status).toBe(403)
})
`,
  }
}
