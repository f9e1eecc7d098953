// How smoothly a task with much in it scrolls, beside a plain page of the same height, by turns in one browser.
import type { Page } from '@playwright/test'
import { launchChromium } from '#tests/kit/chromium.ts'
import { buildClientIfStale } from '../../bin/build-client.ts'
import { startChild } from './child.ts'
import { milliseconds, table } from './figures.ts'
import { openSignedIn } from './open-signed-in.ts'
import type { ProductPage } from './product-page.ts'
import { type Scrolled, scrollThrough } from './scroll/through.ts'

/** Slower processors, by how much: as it is, and as on a machine of a quarter of the speed. */
const SLOWER = [1, 4] as const

interface Part {
  name: string
  /** The button that opens it; else it is a tab of its name. */
  button?: string
  /** What it is drawn in, and what stands there once it was read. */
  within: string
  shown: string
  /** The button that draws what is left out at first. */
  all?: string
}

const PANEL = '[role=tabpanel][data-state=active]'

/** The parts of the heavy task. */
const PARTS: readonly Part[] = [
  { name: 'Comments', within: PANEL, shown: '[aria-label=Comments] > li >> nth=199', all: 'Show all' },
  { name: 'Files', within: PANEL, shown: '[aria-label=Files] > * >> nth=10' },
  { name: 'Checklists', within: PANEL, shown: '[role=checkbox], input[type=checkbox] >> nth=99' },
  { name: 'Agile', within: PANEL, shown: 'text=The heavy sprint >> nth=0' },
  { name: 'Related Tasks', within: PANEL, shown: 'text=Subtask 4' },
  { name: 'Time Tracking', within: PANEL, shown: 'text=300 entries' },
  { name: 'Details', button: 'Details', within: '[role=dialog]:not([data-panel]) [aria-label="Time entries"]', shown: 'li >> nth=10' },
]

/** Scrolls each part of a heavy task down and up by wheel, as often as a plain page of its height; `quick` does it once. Two lines a part. */
export async function benchScroll({ quick }: { quick: boolean }): Promise<string[]> {
  await buildClientIfStale((line) => process.stderr.write(`${line}\n`))
  const product = await startChild<ProductPage>('scroll.process.ts', [])
  try {
    return await inBrowser(product.ready, quick ? 1 : 3)
  } finally {
    await product.stop()
  }
}

async function inBrowser(heavy: ProductPage, rounds: number): Promise<string[]> {
  const browser = await launchChromium()
  try {
    const page = await openSignedIn(browser, heavy)
    const plain = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const processors = await Promise.all([page, plain].map((one) => one.context().newCDPSession(one)))
    const rows: string[][] = []
    for (const part of PARTS) {
      await openPart(page, part)
      for (const rate of SLOWER) {
        for (const processor of processors) await processor.send('Emulation.setCPUThrottlingRate', { rate })
        rows.push(row(rate === 1 ? part.name : `… ${rate}× slower`, await byTurns({ page, plain, rounds, part })))
      }
      for (const processor of processors) await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    }
    return table(
      ['part', 'height px', 'frames', 'long tasks: plain', 'task', 'frames > 2: plain', 'task', 'p95 frame ms: plain', 'task', 'p95 ratio'],
      rows,
    )
  } finally {
    await browser.close()
  }
}

async function openPart(page: Page, { name, button, within, shown, all }: Part) {
  const opener = button ? page.getByRole('button', { name: button, exact: true }) : page.getByRole('tab', { name: new RegExp(`^${name}`) })
  await opener.click({ timeout: 60_000 })
  if (all) await page.locator(within).getByRole('button', { name: all }).click({ timeout: 60_000 })
  await page.locator(within).locator(shown).waitFor({ timeout: 60_000, state: 'attached' })
}

interface Turns {
  height: number
  plain: Scrolled
  task: Scrolled
}

async function byTurns({ page, plain, rounds, part }: { page: Page; plain: Page; rounds: number; part: Part }): Promise<Turns> {
  const height = await page.locator(part.within).evaluate((element) => {
    let scroller: Element | null = element
    while (scroller && !(/auto|scroll/.test(getComputedStyle(scroller).overflowY) && scroller.scrollHeight > scroller.clientHeight))
      scroller = scroller.parentElement
    scroller?.setAttribute('data-scrolled', '')
    return scroller?.scrollHeight ?? 0
  })
  await plain.setContent(plainPage(height))
  const turns: { plain: Scrolled[]; task: Scrolled[] } = { plain: [], task: [] }
  for (let round = 0; round < rounds; round++) {
    await plain.bringToFront()
    turns.plain.push(await scrollThrough(plain))
    await page.bringToFront()
    turns.task.push(await scrollThrough(page))
  }
  await page.evaluate(() => document.querySelector('[data-scrolled]')?.removeAttribute('data-scrolled'))
  return { height, plain: together(turns.plain), task: together(turns.task) }
}

/** Lines of text, as high as the part. */
function plainPage(height: number): string {
  const lines = Array.from({ length: Math.ceil(height / 20) }, (_, at) => `<p>Line ${at} of a page that only stands there.</p>`).join('')
  return `<!doctype html><style>body{margin:0;font:13px/20px sans-serif}p{margin:0}div{width:720px;height:800px;overflow:auto}</style><div data-scrolled>${lines}</div>`
}

function together(all: readonly Scrolled[]): Scrolled {
  return { frames: all.flatMap(({ frames }) => frames), longTasks: all.flatMap(({ longTasks }) => longTasks) }
}

function row(tab: string, { height, plain, task }: Turns): string[] {
  // What a frame takes where nothing is to be done.
  const frame = quantile(plain.frames, 0.5)
  const dropped = ({ frames }: Scrolled) => frames.filter((time) => time > 2 * frame).length
  const [least, most] = [quantile(plain.frames, 0.95), quantile(task.frames, 0.95)]
  return [
    tab,
    String(height),
    String(task.frames.length),
    String(plain.longTasks.length),
    String(task.longTasks.length),
    String(dropped(plain)),
    String(dropped(task)),
    milliseconds(least),
    milliseconds(most),
    `${(most / least).toFixed(2)}×`,
  ]
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
