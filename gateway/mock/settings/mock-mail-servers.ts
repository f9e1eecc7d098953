// The mail server of a workspace in the mock: set, tried with success, taken away and given back.
import { found, MockAnswer, type Routes } from '../mock-host.ts'
import { mockMoment } from '../mock-memory.ts'

type MockServer = Record<string, unknown> & { host: string; password?: string }

const NEW = {
  ...{ port: 587, security: 'starttls', username: '', from_email: 'ana@example.com', from_name: null, reply_to: null },
  ...{ fallback: true, state: 'untested', tested_at: null, last_reply: null },
}

/** What changes neither the connection nor the address: mail goes on (SMTP-05). */
const UNTRIED = ['from_name', 'reply_to', 'fallback']

/** The calls about mail servers. */
export function mockMailServers(): Routes {
  const servers = new Map<string, MockServer>()
  const gone = new Map<string, MockServer>()
  const answered = ({ password, ...server }: MockServer) => ({ ...server, has_password: Boolean(password) })
  const PATH = '/companies/:slug/smtp'
  return {
    [`GET ${PATH}/mails`]: () => new MockAnswer({ data: [], current_page: 1, total_pages: 1, total: 0 }),
    [`GET ${PATH}`]: ({ ids: { slug = '' } }) => {
      const server = servers.get(slug)
      return server ? answered(server) : null
    },
    [`PUT ${PATH}`]: ({ ids: { slug = '' }, body }) => {
      const carries = Object.keys(body).every((field) => UNTRIED.includes(field))
      const server = { ...NEW, ...servers.get(slug), ...body, ...(!carries && { state: 'untested' }) } as unknown as MockServer
      servers.set(slug, server)
      return answered(server)
    },
    [`POST ${PATH}/test`]: ({ ids: { slug = '' } }) => {
      const server = found(servers.get(slug))
      Object.assign(server, { state: 'working', tested_at: { timestamp: mockMoment().timestamp }, last_reply: 'sent: 250 ok' })
      const message = `Sent to ana@example.com. Mail of this workspace now goes through ${server.host}.`
      return { stage: 'sent', ok: true, reply: '250 ok', message, server: answered(server) }
    },
    [`DELETE ${PATH}`]: ({ ids: { slug = '' } }) => {
      gone.set(slug, found(servers.get(slug)))
      servers.delete(slug)
      return null
    },
    [`POST ${PATH}/restore`]: ({ ids: { slug = '' } }) => {
      const server = found(gone.get(slug))
      servers.set(slug, server)
      return answered(server)
    },
  }
}
