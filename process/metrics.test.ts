// Figures for Prometheus: what is counted, and that nothing of people is in it.
// @vitest-environment node
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { gatherFigures } from './gathered-figures.ts'
import { createMetrics } from './metrics.ts'
import { withMetrics } from './metrics-server.ts'

test('requests are counted by route and status, never by address', async () => {
  const metrics = createMetrics()
  const app = fastify()
  metrics.requests(app, 'gateway')
  app.get('/invitations/:token', async () => 'hello')
  for (const url of ['/invitations/secret-1', '/invitations/secret-2', '/nowhere/secret-3']) await app.inject({ url })
  const { text, type } = await metrics.text()
  expect(type).toContain('text/plain')
  expect(text).toContain(
    'palette_http_request_duration_seconds_count{server="gateway",method="GET",route="/invitations/:token",status="200"} 2',
  )
  expect(text).toContain('palette_http_request_duration_seconds_count{server="gateway",method="GET",route="none",status="404"} 1')
  expect(text).not.toContain('secret')
  expect(text).toContain('process_resident_memory_bytes')
})

test('a figure that cannot be read is left out and counted; the others are there', async () => {
  const metrics = createMetrics()
  metrics.reading({ name: 'palette_good', help: 'Good.', by: 'kind', read: () => ({ one: 1, two: 2 }) })
  metrics.reading({
    name: 'palette_gone',
    help: 'Gone.',
    by: 'kind',
    read: async () => {
      throw new Error('the database is gone')
    },
  })
  await metrics.text()
  const { text } = await metrics.text()
  expect(text).toContain('palette_good{kind="two"} 2')
  expect(text).not.toMatch(/^palette_gone\{/m)
  expect(text).toMatch(/palette_readings_failed_total\{name="palette_gone"\} [12]/)
})

test('what ended and how long it took, and what happened how often', async () => {
  const metrics = createMetrics()
  metrics.timing({ name: 'palette_calls', help: 'Calls.', by: ['method', 'outcome'] })('GET', 'timeout', 6)
  const count = metrics.count({ name: 'palette_failed_total', help: 'Failures.', by: 'round' })
  count('mails')
  count('mails')
  const { text } = await metrics.text()
  expect(text).toContain('palette_calls_bucket{le="5",method="GET",outcome="timeout"} 0')
  expect(text).toContain('palette_calls_bucket{le="10",method="GET",outcome="timeout"} 1')
  expect(text).toContain('palette_failed_total{round="mails"} 2')
})

test('figures of several processes are told under the name of each; what they share is told once, and what is no number arrives', async () => {
  const told = await Promise.all(
    [1, 2].map(async (number) => {
      const metrics = createMetrics()
      metrics.reading({ name: 'palette_places', help: 'Places.', by: 'kind', read: () => ({ one: number, none: Number.NaN }) })
      metrics.reading({ name: 'palette_rows', help: 'Rows.', by: 'state', shared: true, read: () => ({ sent: 7 }) })
      metrics.timing({ name: 'palette_calls', help: 'Calls.', by: ['method', 'outcome'] })('GET', '200', number)
      // As it goes from one process to another.
      return { process: String(number), figures: JSON.parse(JSON.stringify(await metrics.figures())) }
    }),
  )
  const { text, type } = await gatherFigures(told)
  expect(type).toContain('text/plain')
  for (const number of [1, 2]) {
    expect(text).toContain(`palette_places{kind="one",process="${number}"} ${number}`)
    expect(text).toContain(`palette_places{kind="none",process="${number}"} Nan`)
    expect(text).toContain(`palette_calls_sum{method="GET",outcome="200",process="${number}"} ${number}`)
    expect(text).toMatch(new RegExp(`process_resident_memory_bytes\\{process="${number}"\\} \\d+`))
  }
  expect(text.match(/^palette_rows\{.*/gm)).toEqual(['palette_rows{state="sent"} 7'])
  expect(text.match(/^# TYPE palette_places /gm)).toHaveLength(1)
})

test('METRICS_PORT unset: nothing is counted; set: /metrics answers until what is counted has stopped', async () => {
  const unset = await withMetrics({}, async (metrics) => ({ metrics, stop: async () => undefined }))
  expect(unset.metrics).toBeNull()
  const stopped: string[] = []
  const running = await withMetrics({ METRICS_PORT: '0' }, async (metrics) => ({
    metrics,
    async stop() {
      stopped.push('it')
    },
  }))
  const answer = await fetch(`${running.metricsUrl}/metrics`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await answer.text()).toContain('nodejs_eventloop_lag_seconds')
  await running.stop()
  expect(stopped).toEqual(['it'])
  await expect(fetch(`${running.metricsUrl}/metrics`)).rejects.toThrow()
})

test('a METRICS_PORT that is taken is said before anything is started', async () => {
  const taken = fastify()
  await taken.listen({ port: 0, host: 'localhost' })
  const { port } = taken.server.address() as { port: number }
  const starts: string[] = []
  const starting = withMetrics({ METRICS_PORT: String(port) }, async () => {
    starts.push('started')
    return { stop: async () => undefined }
  })
  await expect(starting).rejects.toThrow(`Port ${port} is taken; stop what listens there or set METRICS_PORT.`)
  expect(starts).toEqual([])
  await taken.close()
})
