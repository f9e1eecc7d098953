// The domain of a workspace in the mock: claimed, verified at the second look, taken away.
import { found, type Routes } from '../mock-host.ts'
import { mockMoment } from '../mock-memory.ts'

const TARGET = 'palette.example.com'
const TOKEN = '5c3f0a8e9d1b4f6c8a7e2d90b1c4f3a2'

type MockDomain = { domain: string; looks: number }

/** The calls about domains. */
export function mockDomains(): Routes {
  const domains = new Map<string, MockDomain>()
  const now = () => ({ timestamp: mockMoment().timestamp })
  const answered = ({ domain, looks }: MockDomain) => {
    const isVerified = looks > 1
    const value = `palette-verify=${TOKEN}`
    const nothing = 'Found: nothing yet. DNS changes can take up to 48 hours.'
    const checks = [
      {
        kind: 'ownership',
        expected: value,
        ...(isVerified ? { ok: true, found: value, message: `Found ${value}.` } : { ok: false, found: null, message: nothing }),
      },
      { kind: 'routing', expected: TARGET, ok: false, found: null, message: nothing },
    ].map((check) => ({ ...check, at: now() }))
    return {
      ...{ domain, token: TOKEN, target: TARGET, is_apex: domain.split('.').length === 2, broken_at: null },
      ...{ state: isVerified ? 'verified' : 'waiting', verified_at: isVerified ? now() : null },
      txt_record: { name: `_palette.${domain}`, value },
      checks: looks > 0 ? checks : [],
    }
  }
  const PATH = '/companies/:slug/domain'
  return {
    [`GET ${PATH}`]: ({ ids: { slug = '' } }) => {
      const domain = domains.get(slug)
      return domain ? answered(domain) : null
    },
    [`PUT ${PATH}`]: ({ ids: { slug = '' }, body }) => {
      const domain = { domain: String(body.domain).trim().toLowerCase(), looks: 0 }
      domains.set(slug, domain)
      return answered(domain)
    },
    [`POST ${PATH}/check`]: ({ ids: { slug = '' } }) => {
      const domain = found(domains.get(slug))
      domain.looks += 1
      return answered(domain)
    },
    [`DELETE ${PATH}`]: ({ ids: { slug = '' } }) => {
      found(domains.get(slug))
      domains.delete(slug)
      return null
    },
  }
}
