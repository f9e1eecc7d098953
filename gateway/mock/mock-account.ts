// One's own account in mock mode: what is changed lasts until the mock is closed.
import type { Routes } from './mock-host.ts'
import { MOCK_VIEWER } from './mock-memory.ts'

/** `/auth/me`. */
export function mockAccountRoutes(): Routes {
  const me = { ...MOCK_VIEWER }
  return {
    'GET /auth/me': () => me,
    'PUT /auth/me': ({ body }) => Object.assign(me, body),
  }
}
