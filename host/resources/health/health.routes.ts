// Does the host run, and can it be of use?
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readinessOf } from '#process/readiness.ts'
import type { FileStore } from '../../files/file-store.ts'
import { folderStore } from '../../files/folder-store.ts'
import type { Host } from '../../host.ts'

const shape = z.object({ ready: z.boolean(), checks: z.record(z.string(), z.enum(['ok', 'degraded', 'failing'])) })

/** `GET /healthz`: 200 with the database reachable, 503 otherwise. `GET /readyz`: 200, or 503 and what does not answer: the database, the folder of files, object storage where that is used. A replica that lists are not read from is `degraded`. */
export function healthRoutes({ app, db, files, settings, replica }: Host): void {
  app.get(
    '/healthz',
    { config: { who: 'public' }, schema: { summary: 'Alive and connected', response: { 200: z.object({ ok: z.literal(true) }) } } },
    async () => {
      await db.execute(sql`select 1`)
      return { ok: true as const }
    },
  )
  const checks = {
    database: () => db.execute(sql`select 1`).then(() => true),
    // What arrives is written there whatever keeps it.
    files: () => answers(folderStore(join(settings.dataDir, 'files'))),
    ...(settings.s3 && { storage: () => answers(files.store) }),
    ...(replica && { replica: async () => replica.state() === 'ok' || ('degraded' as const) }),
  }
  const schema = { summary: 'Whether what the host needs answers', response: { 200: shape, 503: shape } }
  app.get('/readyz', { config: { who: 'public' }, schema }, async (_request, reply) => {
    const readiness = await readinessOf(checks)
    return reply.status(readiness.ready ? 200 : 503).send(readiness)
  })
}

async function answers(store: FileStore): Promise<true> {
  await store.check()
  return true
}
