// An import as the gateway tells of it, for tests of its page: a Jira export of 1,210 rows.
import type { ColumnData, ImportData, ImportDetailData, MappingData } from '#src/features/import/import.graphql.ts'

/** The import itself; nothing is decided. */
export const MADE_IMPORT: ImportData = {
  ...{ id: 'i1', source: 'JIRA', filename: 'jira-shop.csv', size: 48_210, state: 'MAPPING' },
  ...{ project: null, intoProjects: [], person: { username: 'ana', name: 'Ana Souza' } },
  ...{ rowsDone: 0, rowsTotal: 1_210, counts: null, problemCounts: null, reason: null },
  ...{ createdAt: '2026-11-21T09:00:00Z', startedAt: null, finishedAt: null, undoUntil: null },
}

/** What a dry run found. */
export const TRIED = {
  counts: { created: 1_200, updated: 4, unchanged: 0, skipped: 6, comments: 31, checklistItems: 0 },
  problemCounts: { errors: 6, warnings: 2, conflicts: 0 },
} as const

const column = (name: string, samples: string[], more: Partial<ColumnData> = {}): ColumnData => ({
  ...{ name, samples, filled: 1_210, values: [], more: false, dateFormats: [] },
  ...more,
})

const COLUMNS: ColumnData[] = [
  column('Summary', ['Refunds arrive twice', 'Write the release notes', 'Search finds archived orders']),
  column('Status', ['To Do', 'Done'], { values: ['To Do', 'Done', 'Closed'].map((value) => ({ value, count: 400 })) }),
  column('Created', ['03/04/2026', '11/02/2026'], { dateFormats: ['DMY', 'MDY'] }),
  column('Team', ['Shop', 'Apps'], { values: ['Shop', 'Apps'].map((value) => ({ value, count: 600 })) }),
]

const MAPPING: MappingData = {
  ...{ source: 'JIRA', into: 'NEW', intoProject: null, intoName: 'Jira shop', zone: 'Europe/Lisbon', doneStatuses: ['Done'], people: [] },
  columns: (['TITLE', 'STATUS', 'CREATED', 'NAMED_LABEL'] as const).map((target) => ({ target, dateFormat: null })),
}

/** One with its file; `state` and what else of it is told apart are put over it. */
export function madeDetail(one: Partial<ImportData> = {}, more: Partial<ImportDetailData> = {}): ImportDetailData {
  return {
    import: { ...MADE_IMPORT, ...one },
    columns: COLUMNS,
    preview: ['Refunds arrive twice', null].map((title, at) => ({
      ...{ row: at + 1, title, status: 'To Do', type: null, labels: ['Team: Shop'], assignees: ['Kim Lee'], dueDate: null, done: false },
      ...{ comments: 2, parent: null, description: null },
    })),
    notes: [],
    archive: null,
    mapping: MAPPING,
    people: [
      { name: 'Ben Okafor', email: 'ben@example.com', count: 40, proposal: { username: 'ben', name: 'Ben Okafor' }, isCertain: true },
      { name: 'M. Chen', email: null, count: 12, proposal: { username: 'mia', name: 'Mia Chen' }, isCertain: false },
      { name: 'Kim Lee', email: null, count: 3, proposal: null, isCertain: false },
    ],
    makes: [],
    ...{ isHashed: false, touched: [], touchedTotal: 0 },
    ...more,
  }
}

/** An archive of our own with two projects, as it stands once it is read. */
export const madeArchive = (
  more: Partial<NonNullable<ImportDetailData['archive']>> = {},
  one: Partial<ImportData> = {},
): ImportDetailData =>
  madeDetail(
    { source: 'PALETTE', filename: 'acme.zip', state: 'MAPPING', rowsTotal: 813, ...one },
    {
      ...{
        columns: [],
        preview: [],
        mapping: { ...MAPPING, source: 'PALETTE', into: 'EACH', intoName: null, columns: [], doneStatuses: [] },
      },
      archive: {
        ...{ kind: 'WORKSPACE', madeAt: '2026-11-20T09:00:00.000Z', workspace: 'Acme', files: 16, isWhole: true },
        projects: [
          { slug: 'shop', name: 'Shop', tasks: 812 },
          { slug: 'apps', name: 'Apps', tasks: 1 },
        ],
        ...more,
      },
    },
  )
