// How long the palette takes from a key to painted results, beside stock cmdk over the same entities, in one browser.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { launchChromium } from '#tests/kit/chromium.ts'
import type { PaletteBench } from './palette/page.tsx'

/** Typed letter by letter: commands, words of titles, a code, a slip. */
const words = ['assign', 'timer dark', 'WEB-142', 'invocie', 'fix login']

interface Measured {
  p50: number
  p95: number
  frame: number
  /** Opening to painted, p95 of ten; null for cmdk, which is mounted open. */
  opened: number | null
}

/** Measures both palettes; one line a result. */
export async function benchPalette(): Promise<string[]> {
  const root = fileURLToPath(new URL('./palette', import.meta.url))
  const outDir = await mkdtemp(join(tmpdir(), 'palette-bench-'))
  const plugins = [react(), vanillaExtractPlugin()]
  await build({ configFile: false, root, plugins, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  const server = await preview({ configFile: false, root, logLevel: 'error', build: { outDir }, preview: { port: 0 } })
  const address = server.resolvedUrls?.local[0]
  const browser = await launchChromium()
  try {
    if (!address) throw new Error('The bench page has no address')
    const lines: string[] = []
    const mine = new Map<number, Measured>()
    for (const count of [200, 1_000, 10_000, 50_000]) {
      const measured = await measure(browser, `${address}?palette=ours&count=${count}`)
      mine.set(count, measured)
      lines.push(
        `palette ${String(count).padStart(6)} entities  key→paint ${show(measured)} (${frames(measured)})  open p95 ${measured.opened?.toFixed(0)} ms`,
      )
    }
    for (const count of [200, 1_000, 10_000]) {
      const measured = await measure(browser, `${address}?palette=stock&count=${count}`)
      const own = mine.get(count)
      const ratio = own ? `${(measured.p50 / own.p50).toFixed(1)}× / ${(measured.p95 / own.p95).toFixed(1)}×` : ''
      lines.push(`cmdk    ${String(count).padStart(6)} entities  key→paint ${show(measured)}  ours is ${ratio} as fast`)
    }
    const [least, most] = [mine.get(200), mine.get(50_000)]
    if (least && most)
      lines.push(
        `palette 50,000 against 200 entities: p50 ${(most.p50 / least.p50).toFixed(2)}×, p95 ${(most.p95 / least.p95).toFixed(2)}×`,
      )
    return lines
  } finally {
    await browser.close()
    await server.close()
    await rm(outDir, { recursive: true, force: true })
  }
}

function show({ p50, p95 }: Measured): string {
  return `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`
}

function frames({ p50, p95, frame }: Measured): string {
  return `${(p50 / frame).toFixed(1)} and ${(p95 / frame).toFixed(1)} frames of ${frame.toFixed(1)} ms`
}

declare const window: { paletteBench: PaletteBench }

async function measure(browser: Browser, url: string): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(url)
  await page.waitForFunction(() => 'paletteBench' in window)
  const frame = await page.evaluate(() => window.paletteBench.frame())
  const own = url.includes('palette=ours')
  const opened: number[] = []
  if (own) for (let round = 0; round < 10; round++) opened.push(await page.evaluate(() => window.paletteBench.opened()))
  const input = page.getByRole('combobox')
  await input.focus()
  const times: number[] = []
  // The first round warms the engine up; a person's second word is what counts.
  for (const round of [0, 1, 2]) {
    for (const word of words) {
      await input.fill('')
      for (const letter of word) {
        const before = await page.evaluate(() => window.paletteBench.painted.length)
        await page.keyboard.press(letter === ' ' ? 'Space' : letter)
        await page.waitForFunction((count) => window.paletteBench.painted.length > count, before)
      }
    }
    const all = await page.evaluate(() => window.paletteBench.painted.splice(0))
    if (round > 0) times.push(...all)
  }
  await page.close()
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), frame, opened: own ? quantile(opened, 0.95) : null }
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
