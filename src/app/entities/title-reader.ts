// Reads titles in a worker of its own, which is gone afterwards.
import { scriptAddress } from '#src/lib/html/trusted.ts'
import type { TitlesAsked, TitlesTold } from './read-titles.ts'
import titlesWorker from './titles.worker.ts?worker&url'

/** Reads titles and tells them; the answer stops it. */
export type TitleReader = (asked: TitlesAsked, tell: (told: TitlesTold) => void) => () => void

/** Where there are no workers, titles are unknown. */
export const readInWorker: TitleReader = (asked, tell) => {
  if (typeof Worker === 'undefined') {
    tell({ kind: 'unknown' })
    return () => undefined
  }
  const worker = new Worker(scriptAddress(titlesWorker), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<TitlesTold>) => {
    tell(data)
    if (data.kind !== 'rows') worker.terminate()
  })
  worker.addEventListener('error', ({ message }) => tell({ kind: 'failed', message }))
  worker.postMessage(asked)
  return () => worker.terminate()
}
