// Figures of a process for Prometheus: what node says of itself, the requests of its servers, and what its parts add.
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Upper bounds of how long requests take, in seconds; the gateway gives up a call after five. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** A figure that is read when somebody asks for it, by the values of its label. */
export interface Reading {
  name: string
  help: string
  /** The name of the label. */
  by: string
  read: () => Readonly<Record<string, number>> | Promise<Readonly<Record<string, number>>>
  /** Of something that several processes share, such as rows of a database: each would tell the same. */
  shared?: boolean
}

/** Figures as they go from one process to another; numbers are texts, so that those that are none arrive, too. */
export type Figures = {
  name: string
  help: string
  type: unknown
  aggregator: string
  values: { labels: Record<string, string | number>; value: string; metricName?: string }[]
}[]

/** What a process counts. */
export interface Metrics {
  /** Counts and times the requests of a server by its routes: never by addresses, which have no end and may be secrets. */
  requests(app: FastifyInstance, server: 'gateway' | 'host'): void
  /** Adds figures that are read when they are asked for. One that cannot be read is left out, and the others are told. */
  reading(reading: Reading): void
  /** Times something by two labels: what it answers takes their values, in order, and how long it took, in seconds. */
  timing(timing: { name: string; help: string; by: readonly [string, string] }): (first: string, second: string, seconds: number) => void
  /** A count that only grows; what it answers adds one for a value of the label `by`. */
  count(counter: Omit<Reading, 'read'>): (of: string) => void
  /** All of it, in the text format of Prometheus, and its media type. */
  text(): Promise<{ type: string; text: string }>
  /** The same for another process, which tells those of several. */
  figures(): Promise<Figures>
}

/** Figures of this process from now on. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'palette_http_request_duration_seconds',
    help: 'How long requests took, from their first byte to the last one of the answer.',
    labelNames: ['server', 'method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers,
  })
  const unread = new Counter({
    name: 'palette_readings_failed_total',
    help: 'Figures that could not be read when somebody asked for them.',
    labelNames: ['name'] as const,
    registers,
  })
  return {
    requests(app, server) {
      app.addHook('onResponse', async (request, reply) => {
        const { url: route = 'none' } = request.routeOptions
        durations.observe({ server, method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
      })
    },
    timing({ name, help, by: [first, second] }) {
      const times = new Histogram({ name, help, labelNames: [first, second], buckets: SECONDS, registers })
      return (one, other, seconds) => times.observe({ [first]: one, [second]: other }, seconds)
    },
    reading({ name, help, by, read, shared = false }) {
      new Gauge({
        name,
        help,
        labelNames: [by],
        registers,
        aggregator: shared ? 'first' : 'sum',
        async collect() {
          this.reset()
          const values = await Promise.resolve()
            .then(read)
            .catch(() => {
              unread.inc({ name })
              return {}
            })
          for (const [of, value] of Object.entries(values)) this.set({ [by]: of }, value)
        },
      })
    },
    count({ name, help, by }) {
      const counter = new Counter({ name, help, labelNames: [by], registers })
      return (of) => counter.inc({ [by]: of })
    },
    figures: async () => numbersAsText((await registry.getMetricsAsJSON()) as unknown as Figures),
    text: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}

function numbersAsText(figures: Figures): Figures {
  return figures.map((figure) => ({ ...figure, values: figure.values.map((one) => ({ ...one, value: String(one.value) })) }))
}
