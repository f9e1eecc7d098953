// How long the product's own palette takes from a key to painted results, over the tasks of the sample and over 50,000, by turns in one browser.
import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { launchChromium } from '#tests/kit/chromium.ts'
import { buildClientIfStale } from '../../bin/build-client.ts'
import { type Child, startChild } from './child.ts'
import { milliseconds, table } from './figures.ts'
import { openSignedIn } from './open-signed-in.ts'
import { CATEGORIES, MARKS, paintsOf, type TraceEvent } from './palette/key-paints.ts'
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
    for (let round = 0; round < (quick ? 3 : 6); round++) for (const place of places) await measure(browser, place, round > 0)
    return told(places, frame)
  } finally {
    await browser.close()
    for (const child of children) await child.stop()
  }
}

declare const window: { paintWatch: PaintWatch }

async function openPlace(browser: Browser, ready: ProductPage, size: number): Promise<Place> {
  const page = await openSignedIn(browser, ready, { run: installWatch, given: MARKS })
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

async function measure(browser: Browser, { page, measured }: Place, counts: boolean): Promise<void> {
  await page.bringToFront()
  await browser.startTracing(page, { categories: CATEGORIES })
  for (const word of WORDS) {
    await press(page, 'ControlOrMeta+k')
    for (const letter of word) await press(page, letter === ' ' ? 'Space' : letter)
    // The first one empties the line.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  const timeline = JSON.parse((await browser.stopTracing()).toString('utf8')) as { traceEvents: TraceEvent[] }
  const paints = paintsOf(timeline.traceEvents)
  if (!counts) return
  for (const word of WORDS) {
    measured.opened.push(...paints.splice(0, 1))
    measured.keys.push(...paints.splice(0, word.length))
  }
}

/** Presses a key at any moment of a frame, as people do, and waits for the last thing that changes for it. */
async function press(page: Page, key: string): Promise<void> {
  await page.evaluate(() => window.paintWatch.begin())
  await setTimeout(Math.random() * 16.7)
  await page.keyboard.press(key)
  await page.evaluate(() => window.paintWatch.settled())
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
    ['tasks', 'key→paint p50 ms', 'p95', 'frames (≤ 1 / ≤ 2)', 'open p50 ms (≤ 50)', 'p95', 'longest task ms', 'scripts hold MB'],
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
