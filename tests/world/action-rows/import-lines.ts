// Ending an import before it is done, and taking one back.
import { importFile, readFile } from '#tests/kit/brought-files.ts'
import type { Line } from './line.ts'

const ACME = { company_slug: 'acme' }
const PLACE = { workspaceSlug: 'acme', projectSlug: null }
const CSV = 'Id,Title\nL-1,One of a line\n'

const subject = ({ uuid, state, undo_until }: { uuid: string; state: string; undo_until: object | null }) => ({
  ...{ id: uuid, state: state.toUpperCase() as 'MAPPING' | 'DONE', filename: 'tasks.csv', problems: 0, ...PLACE },
  ...{ undoUntil: undo_until && new Date(Date.now() + 86_400_000).toISOString(), viewerCan: ['ADMIN' as const] },
})

/** The lines. */
export const importLines: readonly Line[] = [
  {
    id: 'import.cancel',
    given: async ({ world }) => ({ subjects: { import: [subject((await readFile(world.host, 'ana', ACME, CSV)) as never)] } }),
    touches: ['imports.finished_at', 'imports.state'],
    unlogged: 'nothing of it came',
    noUndo: 'the file can be imported again',
  },
  {
    id: 'import.undo',
    given: async ({ world }) => ({
      subjects: {
        import: [subject((await importFile(world.host, 'ana', ACME, CSV, { change: { into: 'new', into_name: 'Line' } })) as never)],
      },
      script: { confirm: [true] },
    }),
    // The host does the rest by and by.
    touches: ['imports.ends_as', 'imports.finished_at', 'imports.rows_done', 'imports.started_at', 'imports.state'],
    noUndo: 'the file can be imported again',
  },
]
