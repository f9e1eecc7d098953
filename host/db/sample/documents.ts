// The documents of the sample world: what a team keeps beside its tasks, some of it linked with tasks, one in its third version.
import { sql } from 'drizzle-orm'
import { attachmentLinks, attachments, attachmentVersions } from '../../resources/attachments/attachments.table.ts'
import type { Database } from '../open.ts'
import { barChart, pdfOf, wireframe } from './file-bytes.ts'
import { randomFrom } from './random.ts'
import { pdf, png, type SampleFile, text } from './sample-file.ts'

const DAY = 86_400_000

/**
 * A document: who put it up how many days ago, with how many tasks of its project it is linked, and the bytes of its older versions, the first one
 * first.
 */
type SampleDocument = SampleFile & { project: string; by: string; days: number; linked: number; older?: readonly (() => Buffer)[] }

const put = (file: SampleFile, project: string, by: string, days: number, linked = 0): SampleDocument => ({
  ...file,
  project,
  by,
  days,
  linked,
})

const plan = (weeks: readonly string[]) => pdfOf('Launch plan', weeks)
const FIRST = ['Week 1: landing page', 'Week 2: checkout', 'Week 3: launch']

/** The documents; no two have the same name. */
export const SAMPLE_DOCUMENTS: readonly SampleDocument[] = [
  {
    ...put(
      pdf('launch-plan.pdf', 'Launch plan', [...FIRST, 'Week 4: what we learned', '', 'Checkout gets a week of its own.']),
      'website',
      'ana',
      1,
      3,
    ),
    older: [() => plan(FIRST), () => plan([...FIRST, 'Week 4: what we learned'])],
  },
  put(
    png('home-page-wireframe.png', () => wireframe(3)),
    'website',
    'mia',
    2,
    1,
  ),
  put(
    text('tone-of-voice.md', 'text/markdown', [
      '# Tone of voice',
      '',
      'We write as we would speak to a colleague at the next desk.',
      '',
      '- Short words first.',
      '- No exclamation marks.',
      '- Say what happens, then why.',
    ]),
    ...(['website', 'mia', 4] as const),
  ),
  put(
    text('visitors-by-country.csv', 'text/csv', ['country,visits,share', 'Germany,18230,0.41', 'Austria,6120,0.14', 'Portugal,5480,0.12']),
    ...(['website', 'ben', 9, 1] as const),
  ),
  put(
    png('page-speed-autumn.png', () => barChart([91, 88, 74, 70, 66, 52, 47, 41])),
    'website',
    'ben',
    12,
  ),
  put(
    text('redirects.json', 'application/json', [
      '{',
      '  "/old-pricing": "/pricing",',
      '  "/blog/1": "/journal/hello",',
      '  "/team": "/about"',
      '}',
    ]),
    ...(['website', 'ben', 26] as const),
  ),
  put(
    pdf('contract-hosting-2026-signed-by-both-sides-final-with-appendix-on-data-protection.pdf', 'Hosting contract', [
      'Between Acme and its host, for twelve months.',
      'Availability 99.9 % a month, support within four hours.',
    ]),
    ...(['website', 'ana', 33] as const),
  ),
  put(
    png('product-page-two-columns.png', () => wireframe(2)),
    'website',
    'mia',
    38,
    2,
  ),
  put(
    text('migrate-prices.sql', 'application/sql', ['begin;', "update plans set month = 8 where name = 'Team';", 'commit;']),
    ...(['website', 'ben', 41] as const),
  ),
  put(
    text('interview-guide.txt', 'text/plain', [
      '1. How do you plan your week?',
      '2. Show me where that is written down.',
      '3. What do you do first?',
    ]),
    ...(['website', 'mia', 55] as const),
  ),
  put(
    pdf('brand-guidelines.pdf', 'Brand guidelines', [
      'One typeface, one accent.',
      'Grey carries, indigo points.',
      'Never more than one thing bold.',
    ]),
    ...(['website', 'ana', 71, 1] as const),
  ),
  put(
    text('budget-2026.csv', 'text/csv', ['month,planned,spent', '2026-01,12000,11340', '2026-02,12000,12890', '2026-03,9000,8120']),
    ...(['website', 'ana', 74] as const),
  ),
  put(
    text('deploy.sh', 'application/x-sh', ['#!/bin/sh', 'set -e', 'npm ci', 'npm run build', 'rsync -a dist/ web:/srv/site/']),
    ...(['website', 'ben', 96] as const),
  ),
  put(
    png('onboarding-screens.png', () => wireframe(4)),
    'mobile',
    'mia',
    6,
    1,
  ),
  put(
    text('store-texts.md', 'text/markdown', ['# Texts for the stores', '', 'Your tasks, one thumb away.']),
    ...(['mobile', 'ana', 20] as const),
  ),
]

/** Adds the documents with their links and older versions; chance of its own, so that nothing else of the world changes. Only rows, as `seedFiles`. */
export async function seedDocuments(db: Database, now: Date): Promise<void> {
  const random = randomFrom(46_046)
  const { rows: places } = await db.execute<{ slug: string; id: string; company_id: string; tasks: string[] }>(sql`
    select p.slug, p.id, p.company_id, array(select t.id from tasks t where t.project_id = p.id and not t.is_archived order by t.position limit 24) as tasks
    from projects p join companies c on c.id = p.company_id where c.slug = 'acme'`)
  const { rows: people } = await db.execute<{ id: string; username: string }>(sql`select id, username from people`)
  for (const { name, mimetype, bytes, project, by, days, linked, older = [] } of [...SAMPLE_DOCUMENTS].reverse()) {
    const place = places.find(({ slug }) => slug === project)
    const authorId = people.find(({ username }) => username === by)?.id
    if (place === undefined || authorId === undefined) throw new Error(`${name} has no place in the sample world.`)
    const uuid = random.uuid()
    const at = (ago: number) => new Date(now.getTime() - ago * DAY - 3 * 3_600_000)
    const common = { filename: name, mimetype, authorId }
    const [made] = await db
      .insert(attachments)
      .values({
        ...common,
        uuid,
        companyId: place.company_id,
        projectId: place.id,
        size: bytes().length,
        createdAt: at(days),
        version: older.length + 1,
      })
      .returning({ id: attachments.id })
    const attachmentId = made?.id ?? 0
    const versions = older.map((old, index) => ({
      ...common,
      companyId: place.company_id,
      attachmentId,
      number: index + 1,
      file: random.uuid(),
      size: old().length,
      createdAt: at(days + 4 * (older.length - index)),
    }))
    if (versions.length > 0) await db.insert(attachmentVersions).values(versions)
    const tasks = place.tasks
      .slice(attachmentId % 5)
      .filter((_, index) => index % 4 === 0)
      .slice(0, linked)
    const links = tasks.map((taskId) => ({ companyId: place.company_id, attachmentId, taskId, createdAt: at(days) }))
    if (links.length > 0) await db.insert(attachmentLinks).values(links)
  }
}
