// What the host tells Prometheus is what is in its database and pool.
import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '#host/db/open.ts'
import { mails } from '#host/resources/mails/mails.table.ts'
import { createMetrics } from '#process/metrics.ts'
import { openHostWorld } from '#tests/kit/host-world.ts'
import { tellFigures } from './figures.ts'

test('mails by state and connections are told as they are; a database that is gone hides its own figures only', async () => {
  const world = await openHostWorld()
  const { rows } = await world.db.execute<{ name: string }>(sql`select current_database() as name`)
  const { host, port, user } = inject('cluster')
  const opened = openDatabase({ host, port, user, database: String(rows[0]?.name) })
  try {
    const metrics = createMetrics()
    tellFigures(metrics, opened)
    const body = { title: 'Hello', lines: [] } as unknown as (typeof mails.$inferInsert)['body']
    const mail = { kind: 'test', toEmail: 'mia@example.com', subject: 'Hello', body }
    await world.db.insert(mails).values([{ ...mail, state: 'failed' }, { ...mail, state: 'failed' }, mail])
    const { text } = await metrics.text()
    for (const [state, count] of Object.entries({ waiting: 1, sent: 0, failed: 2 }))
      expect(text).toContain(`palette_mails{state="${state}"} ${count}`)
    expect(text).toMatch(/palette_database_connections\{state="open"\} [01]\n/)
    expect(text).not.toContain('mia@example.com')
    await opened.close()
    const without = (await metrics.text()).text
    expect(without).not.toContain('palette_mails{')
    expect(without).toContain('palette_database_waiting{for="turn"} 0')
    // Counted while it is read, so that the next answer has it.
    expect((await metrics.text()).text).toMatch(/palette_readings_failed_total\{name="palette_mails"\} [12]/)
  } finally {
    await world.close()
  }
})
