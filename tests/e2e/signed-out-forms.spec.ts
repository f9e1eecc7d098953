// How the forms of the login layout read on a phone: axe finds nothing in both themes, nothing is wider than the screen, and what is wrong is said at its field.
import { sql } from 'drizzle-orm'
import { look } from './accessibility.ts'
import { expect, type Product, test } from './product.ts'

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

/** The path of the link in the mail to this address. */
async function mailedPath(product: Product, to: string): Promise<string> {
  await expect.poll(async () => (await product.host.mailsNow()).some((mail) => mail.to === to)).toBe(true)
  const link = new URL(product.host.mails.findLast((mail) => mail.to === to)?.link ?? '')
  return `${link.pathname}${link.search}`
}

test('SESS-10 every form of the login layout is without faults at 390 px in both themes, empty and refused, and nowhere scrolls sideways', async ({
  page,
  product,
}) => {
  test.setTimeout(300_000)
  const { host } = product
  await host.db.execute(sql`update projects set name = ${LONG} where slug = 'mobile'`)
  await host.db.execute(sql`update people set name = ${LONG} where username = 'ana'`)
  const place = { company_slug: 'acme', project_slug: 'mobile' }
  await host.as('ana').post('/project-team-members/invite/', place, { emails: ['kim@example.com'], names: ['Kim'], roles: ['member'] })
  await host.as(null).post('/auth/forgot-password', {}, { email: 'rex@example.com' })
  const forms: [path: string, heading: string, send: string | null][] = [
    ['/sign-in', 'Sign in', 'Sign in'],
    ['/sign-up', 'Create an account', 'Create account'],
    ['/forgot-password', 'Forgot password', 'Send link'],
    [await mailedPath(product, 'rex@example.com'), 'New password', 'Set password'],
    ['/email/verify/unknown', 'This link no longer works', null],
    [await mailedPath(product, 'kim@example.com'), `Join ${LONG}`, null],
    ['/unsubscribe/unknown', 'Stop these mails?', 'Stop them'],
  ]
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [path, heading, send] of forms) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      if (send !== null) {
        await page.getByRole('button', { name: send }).click()
        await expect(page.locator('[aria-invalid="true"], [role=alert]').first()).toBeVisible()
      }
      await look(page, `signed out ${heading.slice(0, 20)}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
    })
  }
})
