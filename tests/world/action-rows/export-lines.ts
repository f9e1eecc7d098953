// Taking a workspace or a project along, and throwing away what was made of it.
import { exports } from '#host/resources/exports/exports.table.ts'
import { ListExports } from '#src/features/export/export.graphql.ts'
import type { ActionBench } from '#tests/kit/action-bench.ts'
import { projectSubject } from '#tests/kit/action-fakes.ts'
import type { Line } from './line.ts'

/** One is made at a time. */
const none = (bench: ActionBench) => bench.world.host.db.delete(exports)

async function one(bench: ActionBench) {
  await none(bench)
  const place = { workspaceSlug: 'acme', projectSlug: null }
  await bench.world.host.as('ana').post('/exports/', { company_slug: 'acme' }, {})
  const listed = await (await bench.api()).query(ListExports, place, { requestPolicy: 'network-only' })
  return listed.exports.map(({ id, state, filename }) => ({ id, state, filename, ...place, viewerCan: ['ADMIN' as const] }))
}

/** The lines. */
export const exportLines: readonly Line[] = [
  {
    id: 'workspace.export',
    async given(bench) {
      await none(bench)
      return { subjects: { workspace: [bench.workspace] }, script: { pick: ['all'] } }
    },
    touches: ['+exports'],
    noUndo: 'it can be canceled where it stands',
  },
  {
    id: 'project.export',
    async given(bench) {
      await none(bench)
      return { subjects: { project: [projectSubject({ viewerCan: ['ADMIN'] })] }, script: { pick: ['text'] } }
    },
    touches: ['+exports'],
    noUndo: 'it can be canceled where it stands',
  },
  {
    id: 'export.delete',
    given: async (bench) => ({ subjects: { export: await one(bench) } }),
    touches: ['-exports'],
    noUndo: 'it can be made again',
  },
]
