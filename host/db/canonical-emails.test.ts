// What the migration to canonical e-mail addresses does to the accounts that are there.
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type OlderDatabase, openDatabaseBefore } from '#tests/kit/older-database.ts'
import { serveDatabase } from './serve-database.ts'

let older: OlderDatabase
beforeAll(async () => {
  older = await openDatabaseBefore('canonical_emails')
})
afterAll(() => older.close())

function add(username: string, email: string) {
  return older.client.query('insert into people (username, name, email, password_hash) values ($1, $1, $2, $1)', [username, email])
}

test('two accounts with one address stop the start with a sentence that names them; nothing is changed or merged', async () => {
  await add('ana', 'ana@example.com')
  await add('impostor', 'ａｎａ@example.com')
  await add('zoe', 'zoe\u0301@example.com')
  const { host, port, user } = inject('cluster')
  const url = `postgres://${user}@/canonical_emails?host=${encodeURIComponent(host)}&port=${port}`
  await expect(serveDatabase({ databaseUrl: url, databaseConnections: null, dataDir: tmpdir() }, () => undefined)).rejects.toThrow(
    'these accounts have the same e-mail address, written in different characters: ana and impostor; change or delete all but one of each and start again.',
  )
  const { rows } = await older.client.query('select username, email from people order by username')
  expect(rows.map(({ email }) => email)).toEqual(['ana@example.com', 'ａｎａ@example.com', 'zoe\u0301@example.com'])
})

test('once they differ every address gets its one form, and no other form can be written', async () => {
  await older.client.query(`update people set email = 'impostor@example.com' where username = 'impostor'`)
  await older.migrate()
  const { rows } = await older.client.query('select email from people order by username')
  expect(rows.map(({ email }) => email)).toEqual(['ana@example.com', 'impostor@example.com', 'zo\u00e9@example.com'])
  for (const email of ['Bo@example.com', ' bo@example.com', 'bo\u0301@example.com'])
    await expect(add('bo', email)).rejects.toMatchObject({ constraint: 'people_email_canonical' })
})
