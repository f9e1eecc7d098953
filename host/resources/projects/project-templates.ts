// What a new project can start with: statuses, types, labels and efforts for a kind of work, and tasks that teach the keys (FIRST-03).

type Colored = readonly [title: string, color: string]

/** What a project starts with. The last status is the one of what is done. */
export type ProjectTemplate = {
  name: string
  about: string
  workflows: readonly Colored[]
  types: readonly Colored[]
  labels: readonly Colored[]
  efforts: readonly (readonly [title: string, hours: number])[]
}

const [TODO, DOING, REVIEW, DONE] = [
  ['To do', '#64748b'],
  ['In progress', '#3b82f6'],
  ['In review', '#a855f7'],
  ['Done', '#16a34a'],
] as const
const TASK = ['Task', '#088EFB'] as const
const BUG = ['Bug', '#e5484d'] as const
const SIZES = [
  ['XS', 1],
  ['S', 2],
  ['M', 4],
  ['L', 8],
  ['XL', 16],
] as const

/** By key, in the order in which they are offered. */
export const PROJECT_TEMPLATES = {
  blank: {
    name: 'Blank',
    about: 'Four steps and the usual types. Yours from the start.',
    workflows: [TODO, DOING, REVIEW, DONE],
    types: [TASK, BUG, ['Feature', '#8b5cf6'], ['Chore', '#8a8f98']],
    labels: [],
    efforts: SIZES,
  },
  software: {
    name: 'Software',
    about: 'Bugs, features and reviews, from the backlog to the release.',
    workflows: [['Backlog', '#8a8f98'], TODO, DOING, REVIEW, DONE],
    types: [['Feature', '#8b5cf6'], BUG, ['Chore', '#8a8f98'], ['Spike', '#0e9bb5']],
    labels: [
      ['frontend', '#0e9bb5'],
      ['backend', '#8b5cf6'],
      ['design', '#d6409f'],
      ['urgent', '#e5484d'],
    ],
    efforts: SIZES,
  },
  marketing: {
    name: 'Marketing',
    about: 'Ideas, drafts and approvals, for every channel.',
    workflows: [
      ['Idea', '#8a8f98'],
      ['Writing', '#3b82f6'],
      ['Approval', '#d97706'],
      ['Published', '#16a34a'],
    ],
    types: [
      ['Post', '#088EFB'],
      ['Campaign', '#d6409f'],
      ['Event', '#8b5cf6'],
    ],
    labels: [
      ['newsletter', '#0e9bb5'],
      ['social', '#d6409f'],
      ['website', '#3b82f6'],
      ['print', '#8a8f98'],
    ],
    efforts: SIZES,
  },
  client: {
    name: 'Client work',
    about: 'Hours that are invoiced, and a step for what the client looks at.',
    workflows: [TODO, DOING, ['With client', '#d97706'], DONE],
    types: [TASK, ['Meeting', '#8b5cf6'], ['Change request', '#d97706'], BUG],
    labels: [
      ['billable', '#16a34a'],
      ['not billable', '#8a8f98'],
      ['waiting', '#d97706'],
    ],
    efforts: SIZES,
  },
  personal: {
    name: 'Personal',
    about: 'Three steps for what only you have to do.',
    workflows: [TODO, ['Doing', '#3b82f6'], DONE],
    types: [TASK, ['Errand', '#d97706'], ['Idea', '#8b5cf6']],
    labels: [
      ['home', '#0e9bb5'],
      ['work', '#3b82f6'],
      ['someday', '#8a8f98'],
    ],
    efforts: SIZES,
  },
} as const satisfies Record<string, ProjectTemplate>

/** The key of a template. */
export type ProjectTemplateKey = keyof typeof PROJECT_TEMPLATES

/** The keys, in their order. */
export const PROJECT_TEMPLATE_KEYS = Object.keys(PROJECT_TEMPLATES) as ProjectTemplateKey[]

/** Tasks that teach a key each, the first on top. */
export const STARTER_TASKS = [
  'Press S to change my status',
  'Press I to take me',
  'Press L to give me a label',
  'Press E to write me anew',
  'Press Ctrl+K and type what you want',
  'Press Shift+S when I am done',
] as const
