// The journal of migrations: a database takes those that are younger than its last one, so that each has to be younger than the one before.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const DIR = 'host/db/migrations'
type Entry = { idx: number; when: number; tag: string }

test('each migration is younger than the one before it, has its number, its text and its snapshot, and there are no others', () => {
  const { entries }: { entries: Entry[] } = JSON.parse(readFileSync(`${DIR}/meta/_journal.json`, 'utf8'))
  const number = ({ idx }: Entry) => String(idx).padStart(4, '0')
  expect(entries.filter(({ when }, at) => when <= (entries[at - 1]?.when ?? 0)).map(({ tag }) => tag)).toEqual([])
  expect(entries.filter((one) => !one.tag.startsWith(`${number(one)}_`)).map(({ tag }) => tag)).toEqual([])
  const texts = readdirSync(DIR).filter((name) => name.endsWith('.sql'))
  expect(texts.sort()).toEqual(entries.map(({ tag }) => `${tag}.sql`).sort())
  const snapshots = readdirSync(`${DIR}/meta`).filter((name) => name.endsWith('_snapshot.json'))
  expect(snapshots.sort()).toEqual(entries.map((one) => `${number(one)}_snapshot.json`).sort())
})

/** What PostgreSQL 14 does not read, the oldest version that the product runs on. */
const NEWER = /nulls (not )?distinct|\bmerge into\b|security_invoker|\bset (null|default) \(|\buuidv7\b/i

test('PostgreSQL 14 reads every migration', () => {
  const texts = readdirSync(DIR).filter((name) => name.endsWith('.sql'))
  expect(texts.filter((name) => NEWER.test(readFileSync(`${DIR}/${name}`, 'utf8')))).toEqual([])
})
