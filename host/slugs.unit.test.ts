// Slugs, codes, times and hints as people and routes need them.
import { expect, test } from 'vitest'
import { emailHint } from './resources/invitations/invitations.routes.ts'
import { codeFrom } from './resources/projects/new-project.store.ts'
import { firstFree, isReserved, slugFrom } from './slugs.ts'
import { toCreatedAt } from './wire.ts'

test('slugs keep letters and digits, plain and lower case', () => {
  expect(slugFrom('  Zoë & Söhne GmbH! ', 'team')).toBe('zoe-sohne-gmbh')
  expect(slugFrom('日本', 'team')).toBe('team')
  expect(slugFrom('x'.repeat(80), 'team')).toHaveLength(48)
  expect(slugFrom(`${'x'.repeat(47)} y`, 'team')).toBe('x'.repeat(47))
})

test('DEFECT-21 every first word of a route is reserved', () => {
  const words =
    'workspace profile bp login logout sign-in sign-up forgot-password password-reset accept-invitation create-account notevault api graphql projects' +
    ' inbox search new-task welcome email unsubscribe'
  for (const word of words.split(' ')) expect(isReserved(word), word).toBe(true)
  expect(firstFree('login', new Set(['login-2']))).toBe('login-3')
  expect(firstFree('acme', new Set())).toBe('acme')
})

test('a task code prefix comes from the name and is never taken nor longer than six', () => {
  expect(codeFrom('Website', new Set())).toBe('WEB')
  expect(codeFrom('Website', new Set(['WEB']))).toBe('WEB2')
  expect(codeFrom('The quick brown fox jumps', new Set())).toBe('TQBF')
  expect(codeFrom('日本', new Set())).toBe('PRO')
  const taken = new Set(Array.from({ length: 2000 }, (_, at) => (at === 0 ? 'WEB' : `WEB${at + 1}`)))
  expect(codeFrom('Website', taken)).toMatch(/^[A-Z0-9]{1,6}$/)
})

test('creation times say seconds, words and an ISO instant with offset', () => {
  const now = new Date('2026-11-21T09:00:00Z')
  const at = toCreatedAt(new Date('2026-11-21T07:00:00Z'), now)
  expect(at).toEqual({ timestamp: 1_795_244_400, date_for_humans: '2 hours ago', timezone: '2026-11-21T07:00:00+00:00' })
  expect(toCreatedAt(now, now).date_for_humans).toBe('just now')
})

test('an e-mail hint shows too little to harvest', () => {
  expect(emailHint('mia@example.com')).toBe('m•••@example.com')
})
