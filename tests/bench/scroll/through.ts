// Scrolls by wheel to the end and back, and notes what the page does meanwhile.
import type { Page } from '@playwright/test'

/** Milliseconds of each frame and of each task of the page above 50 ms, while it was scrolled. */
export interface Scrolled {
  frames: number[]
  longTasks: number[]
}

/** Pixels of a turn of the wheel. */
const STEP = 240
/** Turns one way at least, so that short parts have enough frames to tell something. */
const LEAST_STEPS = 30

/** Scrolls what is marked `data-scrolled` down to its end, and up again; throws where it does not move. */
export async function scrollThrough(page: Page): Promise<Scrolled> {
  const scroller = page.locator('[data-scrolled]')
  const box = await scroller.boundingBox()
  if (!box) throw new Error('There is nothing to scroll.')
  const steps = Math.max(LEAST_STEPS, Math.ceil((await scroller.evaluate(({ scrollHeight }) => scrollHeight)) / STEP))
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  const handle = await page.evaluateHandle(() => {
    const frames: number[] = []
    const longTasks: number[] = []
    const observer = new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)))
    observer.observe({ type: 'longtask' })
    // Methods: the page knows nothing of what is wrapped around named functions here.
    const watch = {
      last: null as number | null,
      going: true,
      tick(now: number) {
        if (watch.last !== null) frames.push(now - watch.last)
        watch.last = now
        if (watch.going) requestAnimationFrame(watch.tick)
      },
      end() {
        watch.going = false
        longTasks.push(...observer.takeRecords().map(({ duration }) => duration))
        observer.disconnect()
        return { frames, longTasks }
      },
    }
    requestAnimationFrame(watch.tick)
    return watch
  })
  const turn = async (by: number) => {
    for (let step = 0; step < steps; step++) await page.mouse.wheel(0, by)
    return scroller.evaluate(({ scrollTop }) => scrollTop)
  }
  const [down, up] = [await turn(STEP), await turn(-STEP)]
  if (down === 0 || up !== 0) throw new Error(`It scrolled down to ${down} and up to ${up}.`)
  return handle.evaluate((watch) => watch.end())
}
