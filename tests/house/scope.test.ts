// Scope by construction: no write of the host picks a row of a workspace by its id alone (issue 12, point 11).
import { expect, test } from 'vitest'
import { sources } from './sources.ts'

const host = sources('host').filter(({ path }) => !/\.test\.ts$|^host\/db\/sample\//.test(path))

/** Tables whose rows belong to a workspace, by their names in code. */
const owned = new Set(
  host.flatMap(({ text }) =>
    [...text.matchAll(/export const (\w+) = pgTable\(([\s\S]*?)\n\)/g)].flatMap(([, name = '', columns = '']) =>
      /\bcompanyId\b/.test(columns) ? [name] : [],
    ),
  ),
)

/** Writes that have no workspace to name, each with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'host/resources/tasks/tasks.store.ts: projects': 'the numbers of a project that its scope found: the id is the scope',
  'host/resources/mails/mail-queue.store.ts: mails': 'the queue is worked off for all workspaces, and some mails are of none',
}

/** `path: table` of each write whose rows are picked by id alone. */
function unscoped({ path, text }: { path: string; text: string }): string[] {
  return [
    ...text.matchAll(
      /\.(?:update|delete)\((\w+)\)((?:(?!\.(?:update|delete|insert|select)\()[\s\S]){0,800}?)\.where\(\s*([^\n]*(?:\n[^\n]*)?)/g,
    ),
  ].flatMap(([, table = '', , where = '']) => {
    const byId = new RegExp(`^(?:eq\\(${table}\\.id, [^()]*\\)\\s*\\)|sql\`\\$\\{${table}\\.id\\} = [^\`]*\`\\s*\\))`).test(where)
    return owned.has(table) && byId ? [`${path}: ${table}`] : []
  })
}

test('#12 point 11: updates and deletes name the workspace of their row, by `inCompany` or a condition of their own', () => {
  expect(owned.size).toBeGreaterThan(60)
  const found = host.flatMap(unscoped)
  expect([...new Set(found)].filter((one) => !(one in ALLOWED))).toEqual([])
  expect(Object.keys(ALLOWED).filter((one) => !found.includes(one))).toEqual([])
})

test('a write by id alone is found, however it is broken into lines', () => {
  const planted = [
    'await tx.update(tasks).set({ title }).where(eq(tasks.id, id))',
    'await tx\n  .delete(tasks)\n  .where(eq(tasks.id, task.id))\n  .returning()',
    `await tx.update(tasks).set(change).where(sql\`${'$'}{tasks.id} = ${'$'}{id}\`)`,
  ]
  for (const text of planted) expect(unscoped({ path: 'x', text }), text).toEqual(['x: tasks'])
  const scoped = 'await tx.update(tasks).set({ title }).where(inCompany(tasks, place.companyId, id))'
  expect(unscoped({ path: 'x', text: scoped })).toEqual([])
})
