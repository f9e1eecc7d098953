// Asking real name servers: what is there, what is not, and one that does not answer.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ScriptedDns, startDns } from '#tests/kit/scripted-dns.ts'
import { systemLookup } from './domain-lookup.ts'

let dns: ScriptedDns
beforeAll(async () => {
  dns = await startDns({
    TXT: { '_palette.work.example.com': ['palette-verify=abc', 'other'] },
    CNAME: { 'work.example.com': ['App.Palette.test'] },
    A: { 'app.palette.test': ['192.0.2.2', '192.0.2.1'] },
  })
})
afterAll(() => dns.close())

test('DOMAIN-04 records are read as they stand; names that are not there have none', async () => {
  const { txt, cname, addresses } = systemLookup([dns.address])
  expect(await txt('_palette.work.example.com')).toEqual(['palette-verify=abc', 'other'])
  expect(await cname('work.example.com')).toBe('app.palette.test')
  expect(await addresses('app.palette.test')).toEqual(['192.0.2.1', '192.0.2.2'])
  expect([await txt('work.example.com'), await cname('nothing.example.com'), await addresses('nothing.example.com')]).toEqual([
    [],
    null,
    [],
  ])
})

test('DOMAIN-05 name servers that do not answer are no empty answer', async () => {
  await expect(systemLookup(['127.0.0.1:1']).txt('work.example.com')).rejects.toThrow()
})
