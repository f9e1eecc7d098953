// One's own account in mock mode: what is changed lasts until the mock is closed.
import type { Routes } from './mock-host.ts'
import { MOCK_VIEWER } from './mock-memory.ts'

/** `/auth/me`. */
export function mockAccountRoutes(): Routes {
  const me = { ...MOCK_VIEWER }
  const steps = { project: true, tasks: true, palette: true, done: true, invited: true, shows: false }
  return {
    'GET /auth/me': () => me,
    'GET /auth/me/first-steps': () => steps,
    'PUT /auth/me/first-steps': ({ body }) => Object.assign(steps, body),
    'PUT /auth/me': ({ body }) => Object.assign(me, body),
  }
}
