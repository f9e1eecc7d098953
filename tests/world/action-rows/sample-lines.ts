// A project of invented work: made, and taken away.
import type { Line } from './line.ts'

/** What a sample is made of (FIRST-04). */
const SAMPLED = [
  ...[
    'projects',
    'project_members',
    'project_task_totals',
    'workflows',
    'task_types',
    'task_efforts',
    'labels',
    'sprints',
    'sprint_events',
  ],
  ...['tasks', 'task_labels', 'task_people', 'task_completions', 'comments', 'time_entries'],
]

/** The lines. */
export const sampleLines: readonly Line[] = [
  {
    id: 'project.create-sample',
    given: async (bench) => ({ subjects: { workspace: [bench.workspace] } }),
    touches: SAMPLED.map((table) => `+${table}`),
    unlogged: 'it is no work of the workspace',
    noUndo: 'the button above its pages removes it',
  },
  {
    id: 'project.remove-sample',
    given: async (bench) => {
      const { slug, name } = (await bench.world.host.as('ana').post('/projects/sample/', { company_slug: 'acme' }, {})).body.data
      const at = { company_slug: 'acme', project_slug: slug, per_page: '100' }
      const tasks = (await bench.world.host.as('ana').get('/tasks/', at)).body.data
      return {
        around: tasks.map(({ uuid }: { uuid: string }) => uuid),
        subjects: { project: [{ ...bench.project, id: `acme/${slug}`, slug, name, isSample: true }] },
      }
    },
    touches: SAMPLED.map((table) => `-${table}`),
    unlogged: 'it was no work of the workspace',
    held: true,
  },
]
