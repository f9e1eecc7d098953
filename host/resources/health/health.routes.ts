// Is the host alive, and does its database answer?
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Host } from '../../host.ts'

/** `GET /healthz`: 200 with the database reachable, 500 otherwise. */
export function healthRoutes({ app, db }: Host): void {
  app.get(
    '/healthz',
    { config: { who: 'public' }, schema: { summary: 'Alive and connected', response: { 200: z.object({ ok: z.literal(true) }) } } },
    async () => {
      await db.execute(sql`select 1`)
      return { ok: true as const }
    },
  )
}
