// What axe finds wrong with a page. It runs in the page itself: its wrapper for Playwright opens a second one and moves what passed there, too, which
// costs eight times as much and finds the same.
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './product.ts'

/** How much of an element's markup names it. */
const MARKUP = 160

/** The rules that look at colors: all that another theme changes. */
const OF_COLORS = ['color-contrast', 'link-in-text-block']

/** The folder that pictures are written to, for whoever wants to look at them. */
const PICTURES = process.env.LOOKS

/** The faults, each the rule and the elements, in the parts of the page that the selector names; `without` are rules left out, `only` the ones asked. */
export async function faultsOf(
  page: Page,
  within = 'html',
  without: readonly string[] = [],
  only: readonly string[] | null = null,
): Promise<string[]> {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window).catch(() => true))) await frame.evaluate(axe.source)
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
  const found = await page.evaluate(
    async ({ within, rules, only }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        { include: [[within]] },
        // Of what passed nothing is kept but one example.
        { rules, resultTypes: ['violations'], ...(only && { runOnly: { type: 'rule', values: [...only] } }) },
      )
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))
    },
    { within, rules, only },
  )
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((html) => html.slice(0, MARKUP)).join('\n  ')}`)
}

/** Looks at what is on the screen in both themes, beginning with the one that is there: no faults, and a picture of each where `LOOKS` names a folder. */
export async function look(page: Page, name: string, within = 'html', without: readonly string[] = []) {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const both = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  // The runner cannot change the theme of the system in Firefox.
  const themes = page.context().browser()?.browserType().name() === 'firefox' ? both.slice(0, 1) : both
  for (const theme of themes) {
    await page.evaluate(stopTransitions)
    if (theme !== themes[0]) {
      await page.emulateMedia({ colorScheme: theme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    }
    await page.evaluate(settle)
    const rules = theme === themes[0] ? null : OF_COLORS
    expect.soft(await faultsOf(page, within, without, rules), `${name}, ${theme}`).toEqual([])
    await pictureOf(page, `${name} ${theme}`)
  }
}

/** A picture of what is on the screen, where `LOOKS` names a folder for it. */
export async function pictureOf(page: Page, name: string) {
  if (PICTURES === undefined) return
  const file = `${name.replaceAll(/\W+/g, '-')}-${page.viewportSize()?.width}.png`
  await page.screenshot({ path: join(PICTURES, file), animations: 'disabled' })
}

/** In the page: every color is the one to come at once; even the shortest transition takes a frame for each element within another. */
function stopTransitions() {
  const still = new CSSStyleSheet()
  still.replaceSync('*, *::before, *::after { transition: none !important }')
  document.adoptedStyleSheets.push(still)
}

/** In the page: colors are settled before transitions are back. */
function settle() {
  document.documentElement.getBoundingClientRect()
  document.adoptedStyleSheets.pop()
}
