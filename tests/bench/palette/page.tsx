// One palette at a time, by address: ?palette=ours|stock&count=10000. Measures each key until its results are painted.
import { createRoot } from 'react-dom/client'
import { startTheme } from '#src/theme/start-theme.ts'
import { benchTasks } from './entities.ts'
import { ours } from './ours.tsx'
import { StockPalette } from './stock.tsx'

/** What the driver reads: milliseconds from a key to its paint, from opening to its paint, and one frame of this browser. */
export interface PaletteBench {
  painted: number[]
  opened: () => Promise<number>
  frame: () => Promise<number>
}

declare global {
  interface Window {
    paletteBench: PaletteBench
  }
}

function afterPaint(then: () => void): void {
  requestAnimationFrame(() => {
    const channel = new MessageChannel()
    channel.port1.onmessage = then
    channel.port2.postMessage(null)
  })
}

startTheme()
const query = new URLSearchParams(location.search)
const tasks = benchTasks(Number(query.get('count') ?? '200'))
const root = createRoot(document.getElementById('root') ?? document.body)
const mine = query.get('palette') === 'stock' ? null : ours(tasks)
root.render(mine ? mine.element : <StockPalette tasks={tasks} />)

const painted: number[] = []
window.addEventListener(
  'keydown',
  () => {
    const start = performance.now()
    afterPaint(() => painted.push(performance.now() - start))
  },
  { capture: true },
)

window.paletteBench = {
  painted,
  opened: () =>
    new Promise((resolve) => {
      mine?.close()
      afterPaint(() => {
        const start = performance.now()
        mine?.open()
        afterPaint(() => resolve(performance.now() - start))
      })
    }),
  frame: () =>
    new Promise((resolve) => {
      const stamps: number[] = []
      const next = (at: number) => {
        stamps.push(at)
        if (stamps.length < 31) requestAnimationFrame(next)
        else resolve(((stamps.at(-1) ?? 0) - (stamps[0] ?? 0)) / 30)
      }
      requestAnimationFrame(next)
    }),
}
