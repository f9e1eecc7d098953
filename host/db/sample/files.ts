// The files of the sample world: what hangs on which task, and its bytes.
import { sql } from 'drizzle-orm'
import type { Files } from '../../files/files.ts'
import { attachments, attachmentVersions } from '../../resources/attachments/attachments.table.ts'
import type { Database } from '../open.ts'
import { SAMPLE_DOCUMENTS } from './documents.ts'
import { barChart, wireframe } from './file-bytes.ts'
import type { Random } from './random.ts'
import { pdf, png, type SampleFile, text } from './sample-file.ts'

const MINUTE = 60_000

const FILES: readonly SampleFile[] = [
  png('landing-two-columns.png', () => wireframe(2)),
  pdf('brief-landing-page.pdf', 'Landing page: what we agreed', [
    'One promise above the fold, one button, one picture of the product.',
    '',
    '1. The headline says what it does, not what it is.',
    '2. Nothing moves before the first paint.',
    '3. Prices are in the currency of the reader.',
    '4. The page is under 150 kB on the first visit.',
    '',
    'Open: who writes the three customer stories?',
  ]),
  text('lighthouse-before.csv', 'text/csv', [
    'page,performance,accessibility,best practices,seo',
    '/,71,94,92,100',
    '/pricing,64,91,92,100',
    '/docs,83,97,96,98',
    '/blog,58,88,92,95',
  ]),
  text('review-notes.md', 'text/markdown', [
    '# Review, Thursday',
    '',
    '- The empty state says too much: one sentence is enough.',
    '- Focus is lost when the menu closes.',
    '- Keep the second variant, it survived all five interviews.',
    '',
    'Ben measures again after the merge.',
  ]),
  png('load-times-by-week.png', () => barChart([82, 78, 80, 66, 61, 58, 44, 39, 36])),
  text('pricing-table.json', 'application/json', [
    '{',
    '  "currency": "EUR",',
    '  "plans": [',
    '    { "name": "Starter", "seats": 3, "month": 0 },',
    '    { "name": "Team", "seats": 25, "month": 8 },',
    '    { "name": "Company", "seats": null, "month": 14 }',
    '  ]',
    '}',
  ]),
  png('checkout-four-steps.png', () => wireframe(4)),
  text('interview-summary.txt', 'text/plain', [
    'Five people, 30 minutes each.',
    '',
    'Everybody found the search. Two did not see that it takes dates.',
    'Nobody opened the second tab on their own.',
    'Most said: "I would rather type it."',
  ]),
  pdf('minutes-kick-off.pdf', 'Kick-off', [
    'Present: Ana, Ben, Mia',
    '',
    'We ship every Friday. What is not done waits a week.',
    'Mia has the last word on copy, Ben on dates.',
  ]),
  text('import-headers.sql', 'application/sql', [
    'select column_name, data_type',
    'from information_schema.columns',
    "where table_name = 'orders'",
    'order by ordinal_position;',
  ]),
]

/** Hangs files on some tasks of every paid project: seven on one, two on a few. Only rows; `writeSampleFiles` writes the bytes. */
export async function seedFiles(db: Database, random: Random): Promise<void> {
  const { rows: tasks } = await db.execute<{
    id: string
    company_id: string
    project_id: string
    creator_id: string
    updated: number
    rank: number
  }>(sql`
    select id, company_id, project_id, creator_id, updated, rank::int from (
      select t.id, t.company_id, t.project_id, t.creator_id, p.slug, extract(epoch from t.updated_at)::float8 as updated,
        row_number() over (partition by t.project_id order by t.position) as rank
      from tasks t join projects p on p.id = t.project_id join companies c on c.id = p.company_id
      where not t.is_archived and c.unlimited_workspaces and c.subscription <> 'free') as ranked
    where rank in (3, 8, 12, 17) order by slug, rank`)
  let next = 0
  const rowsToAdd = tasks.flatMap((task) =>
    Array.from({ length: task.rank === 3 ? 7 : 2 }, (_, at) => {
      const file = FILES[next % FILES.length] ?? FILES[0]
      next += 1
      if (file === undefined) throw new Error('There are no sample files.')
      return {
        uuid: random.uuid(),
        companyId: task.company_id,
        projectId: task.project_id,
        taskId: task.id,
        filename: file.name,
        mimetype: file.mimetype,
        size: file.bytes().length,
        authorId: task.creator_id,
        createdAt: new Date(task.updated * 1000 - (8 - at) * 47 * MINUTE),
      }
    }),
  )
  await db.insert(attachments).values(rowsToAdd)
}

/** Writes the bytes of the sample files. Call it right after seeding, in the same transaction: later, a person's file may have the same name. */
export async function writeSampleFiles(db: Database, files: Files): Promise<void> {
  const bytes = new Map([...FILES, ...SAMPLE_DOCUMENTS].map((file) => [file.name, file.bytes()]))
  for (const { uuid, filename } of await db.select({ uuid: attachments.uuid, filename: attachments.filename }).from(attachments)) {
    const content = bytes.get(filename)
    if (content !== undefined) await files.put(uuid, content)
  }
  for (const { file, filename, number } of await db.select().from(attachmentVersions)) {
    const content = SAMPLE_DOCUMENTS.find(({ name }) => name === filename)?.older?.[number - 1]
    if (content !== undefined) await files.put(file, content())
  }
}
