// What axe finds wrong with a page. It runs in the page itself: its wrapper for Playwright opens a second one and moves what passed there, too, which
// costs eight times as much and finds the same.
import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** How much of an element's markup names it. */
const MARKUP = 160

/** The faults, each the rule and the elements, in the parts of the page that the selector names; `without` are rules left out. */
export async function faultsOf(page: Page, within = 'html', without: readonly string[] = []): Promise<string[]> {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window).catch(() => true))) await frame.evaluate(axe.source)
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
  const found = await page.evaluate(
    async ({ within, rules }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        { include: [[within]] },
        // Of what passed nothing is kept but one example.
        { rules, resultTypes: ['violations'] },
      )
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))
    },
    { within, rules },
  )
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((html) => html.slice(0, MARKUP)).join('\n  ')}`)
}
