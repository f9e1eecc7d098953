// Exports in the mock: ready at the second look, an archive without files, thrown away.
import { Readable } from 'node:stream'
import { found, MockAnswer, type Routes } from '../mock-host.ts'
import { mockMoment } from '../mock-memory.ts'

/** An archive that has nothing in it. */
const EMPTY = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)])
const TASKS = 40

type MockExport = { uuid: string; company: string; project: string | null; kind: string; files: boolean; looks: number }

/** The calls about exports. */
export function mockExports(): Routes {
  const kept: MockExport[] = []
  let made = 0
  const now = () => ({ timestamp: mockMoment().timestamp })
  const answered = ({ uuid, company, project, kind, files, looks }: MockExport) => {
    const isReady = looks > 1
    return {
      ...{ uuid, kind, files, state: isReady ? 'ready' : looks === 1 ? 'running' : 'waiting' },
      ...{ done: isReady ? TASKS : looks * 10, total: looks === 0 ? 0 : TASKS, problems: 0, lacking: [], reason: null },
      ...{ size: isReady ? EMPTY.length : null, sha256: isReady ? 'e3b0'.repeat(16) : null },
      counts: isReady ? { projects: 1, tasks: TASKS, files: files ? 3 : 0 } : null,
      filename: `${[company, ...(project === null ? [] : [project])].join('-')}.zip`,
      project: project === null ? null : { slug: project, name: project },
      person: { username: 'ana', name: 'Ana Kovac' },
      ...{ created_at: now(), ready_at: isReady ? now() : null, expires_at: isReady ? now() : null },
    }
  }
  const of = ({ company_slug: company = '', project_slug: project = '' }: Readonly<Record<string, string>>) =>
    kept.filter((one) => one.company === company && (project === '' || one.project === project))
  return {
    'GET /exports/': ({ query }) => {
      const shown = of(query)
      for (const one of shown) one.looks += 1
      return shown.map(answered)
    },
    'GET /exports/:uuid/content': ({ ids, query }) => {
      found(of(query).find(({ uuid, looks }) => uuid === ids.uuid && looks > 1))
      return new MockAnswer(Readable.from([EMPTY]), { headers: { 'content-type': 'application/zip' } })
    },
    'POST /exports/': ({ query, body }) => {
      made += 1
      const uuid = `00000000-0000-4000-8000-0000000ee${String(made).padStart(3, '0')}`
      const { company_slug: company = '', project_slug: project = '' } = query
      const files = body.kind !== 'markdown' && body.files !== false
      const one = { uuid, company, project: project === '' ? null : project, kind: String(body.kind ?? 'zip'), files, looks: 0 }
      kept.unshift(one)
      return answered(one)
    },
    'DELETE /exports/:uuid/': ({ ids, query }) => {
      kept.splice(kept.indexOf(found(of(query).find(({ uuid }) => uuid === ids.uuid))), 1)
      return null
    },
  }
}
