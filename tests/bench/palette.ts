// How long the product's own palette takes from a key to painted results, over the tasks of the sample and over 50,000, by turns in one browser.
import type { Browser, Page } from '@playwright/test'
import { launchChromium } from '#tests/kit/chromium.ts'
import { buildClientIfStale } from '../../bin/build-client.ts'
import { type Child, startChild } from './child.ts'
import { milliseconds, table } from './figures.ts'
import { openSignedIn } from './open-signed-in.ts'
import { installWatch, type PaintWatch } from './palette/paint-watch.ts'
import type { ProductPage } from './product-page.ts'

/** Typed letter by letter: commands, words of titles, a code, slips. */
const WORDS = ['assign', 'timer dark', 'WEB-142', 'invocie', 'fix login', 'chekout']

/** Tasks that a workspace has; 0 is the sample as it is. */
const SIZES = [0, 50_000] as const

interface Measured {
  keys: number[]
  opened: number[]
}

interface Place {
  page: Page
  tasks: number
  /** The longest task of the main thread, in ms, while what can be found was taken in. */
  longest: number
  /** MB of 1,000,000 bytes that scripts hold, rubbish collected. */
  heap: number
  measured: Measured
}

/** Measures both sizes by turns; `quick` types each word twice. One line a size. */
export async function benchPalette({ quick }: { quick: boolean }): Promise<string[]> {
  await buildClientIfStale((line) => process.stderr.write(`${line}\n`))
  const children: Child<ProductPage>[] = []
  const browser = await launchChromium()
  try {
    const places: Place[] = []
    for (const size of SIZES) {
      const child = await startChild<ProductPage>('palette.process.ts', [String(size)])
      children.push(child)
      places.push(await openPlace(browser, child.ready, size))
    }
    const frame = await frameOf(places[0]?.page)
    // The first round warms the engine up; a person's second word is what counts.
    for (let round = 0; round < (quick ? 3 : 6); round++) for (const place of places) await measure(place, round > 0)
    return told(places, frame)
  } finally {
    await browser.close()
    for (const child of children) await child.stop()
  }
}

declare const window: { paintWatch: PaintWatch }

async function openPlace(browser: Browser, ready: ProductPage, size: number): Promise<Place> {
  const page = await openSignedIn(browser, ready, installWatch)
  await page.waitForFunction((least) => window.paintWatch.takenIn() >= least, Math.max(100, size), { timeout: 120_000 })
  const longest = await page.evaluate(() => window.paintWatch.longest())
  const tasks = await page.evaluate(() => window.paintWatch.takenIn())
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return { page, tasks, longest, heap: usedSize / 1_000_000, measured: { keys: [], opened: [] } }
}

async function frameOf(page: Page | undefined): Promise<number> {
  return (await page?.evaluate(() => window.paintWatch.frame())) ?? Number.NaN
}

async function measure({ page, measured }: Place, counts: boolean): Promise<void> {
  await page.bringToFront()
  for (const word of WORDS) {
    const opened = await timed(page, 'ControlOrMeta+k')
    const keys: number[] = []
    for (const letter of word) keys.push(await timed(page, letter === ' ' ? 'Space' : letter))
    if (counts) {
      measured.opened.push(opened)
      measured.keys.push(...keys)
    }
    // The first one empties the line.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
}

/** From the key to the paint of the last thing that changed for it. */
async function timed(page: Page, key: string): Promise<number> {
  await page.evaluate(() => window.paintWatch.begin())
  await page.keyboard.press(key)
  return page.evaluate(() => window.paintWatch.painted())
}

function told(places: readonly Place[], frame: number): string[] {
  const [least, most] = places
  const rows = places.map(({ tasks, measured: { keys, opened }, longest, heap }) => [
    tasks.toLocaleString('en'),
    milliseconds(quantile(keys, 0.5)),
    milliseconds(quantile(keys, 0.95)),
    `${(quantile(keys, 0.5) / frame).toFixed(1)} / ${(quantile(keys, 0.95) / frame).toFixed(1)}`,
    milliseconds(quantile(opened, 0.5)),
    milliseconds(quantile(opened, 0.95)),
    milliseconds(longest),
    heap.toFixed(1),
  ])
  const lines = table(
    ['tasks', 'key→paint p50 ms', 'p95', 'frames (≤ 1 / ≤ 2)', 'open p50 ms', 'p95 (≤ 50)', 'longest task ms', 'scripts hold MB'],
    rows,
  )
  if (!least || !most) return lines
  const ratio = (share: number) => (quantile(most.measured.keys, share) / quantile(least.measured.keys, share)).toFixed(2)
  return [
    ...lines,
    `One frame takes ${milliseconds(frame)} ms. 50,000 against the sample: p50 ${ratio(0.5)}×, p95 ${ratio(0.95)}×, ${(most.heap - least.heap).toFixed(1)} MB more (≤ 60).`,
  ]
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
