// No change without its line in the activity log: every route that writes says which it leaves, and a store writes that one (TLOG-02).
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { guardRoutes } from '#host/access.ts'
import { openDatabase } from '#host/db/open.ts'
import { openFiles } from '#host/files/open-files.ts'
import type { App } from '#host/host.ts'
import { argon2id } from '#host/passwords.ts'
import { createLimits } from '#host/rate.ts'
import { AUDIT_NOUNS } from '#host/resources/audit-events/audit-nouns.ts'
import { systemLookup } from '#host/resources/domains/domain-lookup.ts'
import { resources } from '#host/resources.ts'
import { readSettings } from '#host/settings.ts'
import { EXPORTS, RECORDED_ELSEWHERE, RECORDERS } from './recorders.ts'
import { sources } from './sources.ts'

/** The routes of the host that write or hand data out; nothing is started, and no database is asked. */
async function writingRoutes(): Promise<string[]> {
  const app = Fastify() as unknown as App
  const { db } = openDatabase('postgres://nobody@localhost/nothing')
  guardRoutes(app, db)
  const settings = readSettings({})
  for (const addRoutes of resources)
    addRoutes({
      app,
      db,
      files: openFiles(settings),
      settings,
      hasher: argon2id,
      lookup: systemLookup([]),
      limits: createLimits(db),
      replica: null,
      spread: false,
    })
  // Some are registered in a plugin of their own.
  await app.after()
  return [...app.rules.keys()].filter((name) => !name.startsWith('GET ') || EXPORTS.test(name))
}

/** Every action that a source of the host names. */
function namedActions(): Set<string> {
  const nouns = Object.keys(AUDIT_NOUNS).join('|')
  const name = `'((?:${nouns})\\.[a-z-]+)'`
  // `action: 'sprint.start'`, also one of two, and `logPage(tx, reader, id, 'page.move', …)`.
  const literal = new RegExp(`(?:action: (?:\\w+ \\? )?|\\blog[A-Z]\\w*\\([^;]*?)${name}(?: : ${name})?`, 'g')
  const writers = sources('host').filter(({ path }) => !/\.test\.ts$|\/sample\/|audit-nouns/.test(path))
  const text = writers.map((source) => source.text).join('\n')
  const found = new Set([...text.matchAll(literal)].flatMap(([, one, other]) => [one, other].filter((found) => found !== undefined)))
  // Nouns that a kind chooses: `${NOUN[kind]}.create`.
  for (const [, verb] of text.matchAll(/`\$\{NOUN\[kind\]\}\.([a-z]+)`/g))
    for (const noun of ['type', 'effort', 'status']) found.add(`${noun}.${verb}`)
  // `logInvoice(tx, companyId, actorId, 'issue', …)`: its noun is said once.
  for (const [, verb] of text.matchAll(/\blogInvoice\([^;]*?actorId,\s*'([a-z]+)'/g)) found.add(`invoice.${verb}`)
  for (const verb of ['add', 'edit', 'delete']) found.add(`comment.${verb}`)
  return found
}

test('TLOG-02 every route that writes says what it leaves in the log, or why nothing', async () => {
  const routes = await writingRoutes()
  expect(routes.length).toBeGreaterThan(100)
  expect(Object.keys(RECORDERS).toSorted()).toEqual(routes.toSorted())
})

test('TLOG-02 what routes say they record is recorded by a store, and nothing is recorded that no route says', () => {
  const named = namedActions()
  const said = Object.values(RECORDERS).flatMap((actions) => (typeof actions === 'string' ? [] : actions))
  const fits = (action: string, pattern: string) => (pattern.endsWith('.*') ? action.startsWith(pattern.slice(0, -1)) : action === pattern)
  expect(said.filter((pattern) => ![...named].some((action) => fits(action, pattern)))).toEqual([])
  const claimed = [...said, ...RECORDED_ELSEWHERE]
  expect([...named].filter((action) => !claimed.some((pattern) => fits(action, pattern)))).toEqual([])
})
