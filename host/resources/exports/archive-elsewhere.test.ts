// Archives where workspaces are spread over machines, and where files lie in a bucket.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeTeam } from '#tests/kit/host-team.ts'
import { openHostWorld } from '#tests/kit/host-world.ts'
import { archiveOf, beSilent, jsonIn, makeAll, startExport } from '#tests/kit/made-exports.ts'
import { multipart } from '#tests/kit/multipart.ts'
import { openS3Server } from '#tests/kit/s3-server.ts'
import { OPS, WEBSITE } from '#tests/kit/task-calls.ts'
import { openFiles } from '../../files/open-files.ts'

const ACME = { company_slug: 'acme' }

test('EXPORT-01 over workspaces that are spread an archive has all of its own, and nothing of the others', async () => {
  const world = await openHostWorld({ sample: true, spread: true })
  try {
    const { made, files } = await archiveOf(world, 'ana', ACME)
    const { rows } = await world.db.execute<{ tasks: number }>(sql`
      select count(*)::int as tasks from tasks where company_id = (select id from companies where slug = 'acme')`)
    expect(made).toMatchObject({ state: 'ready', problems: 0, counts: { projects: 3, tasks: rows[0]?.tasks } })
    expect([...files.keys()].filter((path) => path.startsWith('projects/')).sort()).toEqual(
      ['mobile', 'ops', 'website'].map((slug) => `projects/${slug}.json`),
    )
    expect(jsonIn(files, 'projects/ops.json').tasks.length).toBeGreaterThan(10)
    const markdown = await archiveOf(world, 'ana', OPS, { kind: 'markdown' })
    expect(markdown.files.get('projects/ops/README.md')).toContain('# Operations')
    await startExport(world, 'ana', OPS)
    await world.db.execute(sql`update exports set state = 'running', tries = 3, heartbeat_at = now() - interval '1 hour'`)
    expect(await makeAll(world)).toBe(0)
    expect((await world.as('ana').get('/exports/', ACME)).body.data[0]).toMatchObject({
      ...{ state: 'failed', reason: 'The server stopped three times while it was made.' },
    })
  } finally {
    await world.close()
  }
})

test('EXPORT-05 from a bucket and into it; while that is away nothing is called missing', async () => {
  const s3 = await openS3Server()
  const world = await openHostWorld({ env: { S3_URL: s3.url } })
  try {
    await makeTeam(world)
    const query = { ...WEBSITE, attachmentable_type: 'projects', attachmentable_id: '' }
    const sent = await world.as('mia').send({ method: 'POST', url: '/attachments/', query, ...multipart('plan.txt', 'The plan') })
    const { uuid } = sent.body.data
    const { files } = await archiveOf(world, 'ana', ACME)
    expect(files.get(`files/${uuid}/plan.txt`)).toBe('The plan')
    expect([...s3.objects.keys()].filter((name) => name !== uuid)).toEqual([])

    await startExport(world, 'ana', ACME)
    const errors: unknown[] = []
    const reading = openFiles(world.settings)
    const away = {
      ...reading,
      async read(id: string) {
        await s3.close()
        return reading.read(id)
      },
    }
    for (let tries = 1; tries <= 3; tries += 1) {
      expect(await makeAll(world, { files: away, onError: (error) => errors.push(error) })).toBe(1)
      await beSilent(world)
    }
    expect(String(errors[0])).toMatch(/object storage/)
    expect((await world.as('ana').get('/exports/', ACME)).body.data[0]).toMatchObject({ state: 'failed', problems: 0 })
  } finally {
    await world.close()
    await s3.close()
  }
})
