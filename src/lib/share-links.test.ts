// Addresses of other networks: the right one each, with link and message.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareTargets } from './share-links.ts'

const url = 'https://palette.test/acme/task/website/b99ebff1'
const shared = { url, message: 'Look & tell: 100% “done”?', subject: 'WEB-7 Plan' }
const linkOf = (id: string, what = shared) => shareTargets.find((target) => target.id === id)?.link(what) ?? ''

test('SHARE-01 DEFECT-11 seven networks in order; WeChat says where it leads', () => {
  expect(shareTargets.map(({ name, spoken }) => spoken ?? name)).toEqual([
    'WhatsApp',
    'Telegram',
    'WeChat (via Weibo)',
    'Facebook',
    'LinkedIn',
    'Twitter',
    'Email',
  ])
  expect(shareTargets.map(({ id }) => new URL(linkOf(id)).host)).toEqual([
    'wa.me',
    't.me',
    'service.weibo.com',
    'www.facebook.com',
    'www.linkedin.com',
    'twitter.com',
    '',
  ])
})

test('SHARE-02 OPEN-62 every one carries the link and the message', () => {
  const read = (id: string) => Object.fromEntries(new URL(linkOf(id)).searchParams)
  const both = `${shared.message}\n${url}`
  expect(read('whatsapp')).toEqual({ text: both })
  expect(read('telegram')).toEqual({ url, text: shared.message })
  expect(read('wechat')).toEqual({ url, title: shared.message })
  expect(read('facebook')).toEqual({ u: url, quote: shared.message })
  expect(read('linkedin')).toEqual({ mini: 'true', url, title: shared.subject, summary: shared.message })
  expect(read('twitter')).toEqual({ url, text: shared.message })
  expect(read('email')).toEqual({ subject: shared.subject, body: both })
  expect(linkOf('email')).not.toContain('+')
})

test('OPEN-62 whatever is typed, no message gets out of its place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (message) => {
      for (const { id } of shareTargets) {
        const { searchParams, protocol } = new URL(linkOf(id, { ...shared, message }))
        expect(protocol).toBe(id === 'email' ? 'mailto:' : 'https:')
        expect([...searchParams.values()].join('\n')).toContain(url)
        expect(searchParams.size).toBeLessThanOrEqual(4)
      }
    }),
  )
})
