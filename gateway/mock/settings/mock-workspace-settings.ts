// Settings of workspaces in the mock: changed, offered, deleted and had back, as long as the mock runs.
import { found, MockRefusal, type Routes } from '../mock-host.ts'
import { type MockMemory, mockMoment } from '../mock-memory.ts'

type MockWorkspace = MockMemory['workspaces'][number]

const OWN = { time_zone: 'Europe/Berlin', week_start: 1, currency: 'EUR', project_creators: 'members' }
const DAY = 86_400

/** The calls about settings over `memory`; `company` is how a workspace is answered. */
export function mockWorkspaceSettings(memory: MockMemory, company: (one: MockWorkspace) => object): Routes {
  const own = new Map<string, Record<string, unknown>>()
  const gone = new Map<string, { workspace: MockWorkspace; deletion_at: { timestamp: number } }>()
  const offers = new Map<string, { username: string; name: string; expires_at: { timestamp: number } }>()
  const later = (days: number) => ({ timestamp: mockMoment().timestamp + days * DAY })
  const workspaceOf = (slug: string | undefined) => found(memory.workspaces.find((one) => one.slug === slug))
  const answered = (workspace: MockWorkspace) => {
    const { whitelabel_logo: logo, ...others } = own.get(workspace.slug) ?? {}
    const transfer = offers.get(workspace.slug) ?? null
    return { ...OWN, ...company(workspace), ...others, ...(logo !== undefined && { whitelabel: { logo } }), deletion_at: null, transfer }
  }
  return {
    'GET /companies/deleted/': () =>
      [...gone.values()].map(({ workspace: { slug, name }, deletion_at }) => ({ slug, name, logo: null, deletion_at })),
    'GET /companies/:slug/settings': ({ ids }) => answered(workspaceOf(ids.slug)),
    'GET /companies/:slug/contents': ({ ids }) => {
      const { slug } = workspaceOf(ids.slug)
      const all = slug === 'acme'
      return { projects: all ? memory.projects.length : 0, tasks: all ? memory.tasks.length : 0, files: 0, bytes: 0, invoices: 0 }
    },
    'PUT /companies/:slug': ({ ids, body }) => {
      const workspace = workspaceOf(ids.slug)
      if (typeof body.name === 'string') workspace.name = body.name
      own.set(workspace.slug, { ...own.get(workspace.slug), ...body })
      return answered(workspace)
    },
    'GET /companies/:slug/transfer': ({ ids }) => offers.get(workspaceOf(ids.slug).slug) ?? null,
    'POST /companies/:slug/transfer': ({ ids, body }) => {
      const workspace = workspaceOf(ids.slug)
      const member = memory.people.slice(1).find(({ username }) => username === body.username)
      if (member === undefined) {
        const sentence = 'Only a member of this workspace can become its owner.'
        throw new MockRefusal(422, sentence, { username: [sentence] })
      }
      offers.set(workspace.slug, { username: member.username, name: member.name, expires_at: later(7) })
      return answered(workspace)
    },
    'PUT /companies/:slug/transfer': ({ ids }) => {
      offers.delete(workspaceOf(ids.slug).slug)
      return null
    },
    'DELETE /companies/:slug/transfer': ({ ids }) => {
      const workspace = workspaceOf(ids.slug)
      offers.delete(workspace.slug)
      return answered(workspace)
    },
    'DELETE /companies/:slug': ({ ids, body }) => {
      const workspace = workspaceOf(ids.slug)
      if (body.name !== workspace.name) {
        const sentence = 'That is not the name of this workspace.'
        throw new MockRefusal(422, sentence, { name: [sentence] })
      }
      memory.workspaces = memory.workspaces.filter((one) => one !== workspace)
      const deletion_at = later(14)
      gone.set(workspace.slug, { workspace, deletion_at })
      return { deletion_at }
    },
    'POST /companies/:slug/restore': ({ ids }) => {
      const { workspace } = found(gone.get(ids.slug ?? ''))
      gone.delete(workspace.slug)
      memory.workspaces.push(workspace)
      return answered(workspace)
    },
  }
}
