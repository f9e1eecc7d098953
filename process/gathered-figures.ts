// Figures of several processes as one text for Prometheus: each under the name of its process, so that a new one is no jump of a sum.
import { AggregatorRegistry, type PrometheusContentType } from 'prom-client'
import type { Figures } from './metrics.ts'

/** What a process counts, by its name. */
export interface OfProcess {
  process: string
  figures: Figures
}

/** The text and its media type. Figures of something that all of them share are told once. */
export async function gatherFigures(all: readonly OfProcess[]): Promise<{ type: string; text: string }> {
  const named = all.map(({ process, figures }) =>
    figures.map((figure) => {
      const shared = figure.aggregator === 'first' && figure.name.startsWith('palette_')
      return {
        ...figure,
        aggregator: shared ? 'first' : 'sum',
        values: figure.values.map(({ labels, value, ...rest }) => ({
          ...rest,
          labels: shared ? labels : { ...labels, process },
          value: Number(value),
        })),
      }
    }),
  )
  const registry = AggregatorRegistry.aggregate<PrometheusContentType>(named)
  return { type: registry.contentType, text: await registry.metrics() }
}
