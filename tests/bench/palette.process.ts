// The product with a workspace of many tasks, as a process of its own. Argument: how many tasks acme has; 0 leaves the sample as it is.
import { sql } from 'drizzle-orm'
import { growProject } from '#host/db/sample/grow.ts'
import { runPart } from './child.ts'
import { openProductPage } from './product-page.ts'

const wanted = Number(process.argv[2])

await runPart(() =>
  openProductPage('ana', async ({ db }) => {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from tasks t join companies c on c.id = t.company_id where c.slug = 'acme' and not t.is_archived`,
    )
    const missing = wanted - (rows[0]?.count ?? 0)
    if (missing > 0) await growProject(db, { companySlug: 'acme', projectSlug: 'website', tasks: missing })
    return '/acme/projects/website/overview'
  }),
)
