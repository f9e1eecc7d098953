// The page of one import over a server of a few lines: what is decided comes back as it was sent, a check comes through at once.
import type { Permission } from '#src/actions/subject.ts'
import { importCache } from '#src/features/import/import.cache.ts'
import type { ImportDetailData, MappingInput } from '#src/features/import/import.graphql.ts'
import { ImportView } from '#src/features/import/import-view.tsx'
import { workspaceSubject } from './action-fakes.ts'
import { type FakeRoots, fakePerson, renderFeature } from './feature-world.tsx'
import { TRIED } from './import-details.ts'

/** Shows it at a step, else where it stands; `decided` are the decisions that were sent. */
export function showImport(
  first: ImportDetailData,
  { step = '', can = ['ADMIN', 'OWN', 'PAID'] }: { step?: string; can?: Permission[] } = {},
): { decided: MappingInput[] } {
  let stored = first
  const decided: MappingInput[] = []
  const roots: FakeRoots = {
    import: () => stored,
    importProblems: () => ({
      problems: [{ row: 0, column: null, value: 'Kim Lee', reason: 'Nobody was invited.', severity: 'WARNING' }],
      total: 1,
    }),
    workspace: () => workspaceSubject({ slug: 'acme', viewerCan: can }),
    teamMembers: () => ({
      ...{ page: 1, totalPages: 1, totalCount: 1 },
      nodes: [{ id: 'ben', person: { ...fakePerson('ben'), name: 'Ben here' } }],
    }),
    setImportMapping: ({ mapping }: { mapping: MappingInput }) => {
      decided.push(mapping)
      stored = { ...stored, mapping: { ...mapping } as ImportDetailData['mapping'] }
      return { import: stored, userErrors: [] }
    },
    dryRunImport: () => {
      stored = { ...stored, import: { ...stored.import, state: 'READY', ...TRIED } }
      return { import: stored, userErrors: [] }
    },
  }
  renderFeature(<ImportView place={{ workspaceSlug: 'acme', projectSlug: null }} id="i1" />, {
    at: `/acme/settings/import?import=i1${step && `&step=${step}`}`,
    cacheParts: [importCache],
    roots,
  })
  return { decided }
}
