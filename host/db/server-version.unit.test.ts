// A server that is too old is refused before anything is done to it.
import type pg from 'pg'
import { expect, test } from 'vitest'
import { assertVersion } from './server-version.ts'

const serverOf = (version: string) => ({ query: async () => ({ rows: [{ version }] }) }) as unknown as pg.Client

test('PostgreSQL from 14 on is taken, as packagers and betas write it, too; an older one is a sentence', async () => {
  for (const version of ['14.0', '15.18 (Debian 15.18-0+deb12u1)', '18.4', '19beta1']) await assertVersion(serverOf(version))
  for (const version of ['13.21', '9.6.24'])
    await expect(assertVersion(serverOf(version))).rejects.toThrow(`PostgreSQL ${version} is too old: the product needs 14 or newer.`)
})
