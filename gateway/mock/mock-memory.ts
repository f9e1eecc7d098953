// What the mock remembers, as it goes over the wire: people, two projects of a workspace and their tasks, until it stops.
import { randomUUID } from 'node:crypto'

/** A status, type or label. */
export interface MockChip {
  id: number
  title: string
  color: string
}

const person = (username: string, name: string, headline: string) => ({ username, name, avatar: null, headline })
/** A person. */
export type MockPerson = ReturnType<typeof person>

/** What came of a task of a completed sprint. */
export interface MockResult {
  task: { uuid: string; code: string; title: string }
  hours: number
  outcome: 'done' | 'carried'
  target: { id: number; slug: string; title: string } | null
}

/** A sprint; `results` once it is completed. */
export interface MockSprint {
  id: number
  slug: string
  title: string
  start_date: string
  end_date: string
  goal: string | null
  timebox: string
  state: 'planned' | 'active' | 'completed'
  started_at: { timestamp: number } | null
  completed_at: { timestamp: number } | null
  committed: { tasks: number; hours: number } | null
  results: MockResult[] | null
}

/** Everything a project's tasks can be given, by its list. */
export interface MockLists {
  workflow: MockChip[]
  type: MockChip[]
  label: MockChip[]
  effort: { id: number; title: string; effort: number }[]
  board: { uuid: string; name: string }[]
  sprint: MockSprint[]
  story: { id: number; slug: string; title: string; code: string; description: string | null }[]
}

/** A project. */
export interface MockProject {
  slug: string
  name: string
  code: string
  is_private: boolean
  is_public: boolean
  is_sample?: boolean
  lists: MockLists
  link: { share_enabled: boolean; url: string | null; role_name: string }
}

/** A task. */
export type MockTask = ReturnType<typeof emptyTask>

/** The whole memory. */
export interface MockMemory {
  people: MockPerson[]
  workspaces: { slug: string; name: string }[]
  projects: MockProject[]
  tasks: MockTask[]
  /** The task whose timer runs, and since when in seconds. */
  running: { uuid: string; since: number } | null
  /** How the viewer stands to tasks and projects, by uuid or slug. */
  standing: Map<string, { is_watching?: boolean; is_muted?: boolean; remind_at?: string | null }>
  /** A new id of anything but tasks. */
  nextId(): number
  addTask(project: MockProject, fields: Partial<MockTask>): MockTask
}

/** Seconds since the epoch. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000)
}

/** A moment as `created_at` has it. */
export function mockMoment(timestamp = nowInSeconds()) {
  return { timestamp, timezone: new Date(timestamp * 1000).toISOString(), date_for_humans: 'just now' }
}

const PEOPLE = [
  person('ana', 'Ana Souza', 'Head of product'),
  person('ben', 'Ben Okafor', 'Engineering lead'),
  person('mia', 'Mia Chen', 'Designer'),
]

/** Whoever signs in. */
export const MOCK_VIEWER = {
  ...person('ana', 'Ana Souza', 'Head of product'),
  email: 'ana@example.com',
  has_password: true,
  must_confirm_email: false,
}

const TITLES = [
  'Show the delivery date before checkout',
  'Sign-in link expires too early on phones',
  'Write the release notes of the spring update',
  'Compress pictures on upload',
  'Search finds archived orders',
  'Move the newsletter to the new sender',
  'Keyboard focus is lost after closing a dialog',
  'Measure how long the first page takes',
  'Translate the invoice to Portuguese',
  'Retry payments that time out',
  'Explain the cookie banner in one sentence',
  'Empty cart still shows a total',
]

const chips = (...entries: [string, string][]): MockChip[] => entries.map(([title, color], at) => ({ id: at + 1, title, color }))

// Of tasks that are gone since: what came of a sprint does not need them.
const PAST: MockResult[] = (['done', 'done', 'carried'] as const).map((outcome, at) => {
  const number = 90 + at
  const title = ['Draw the new header', 'Choose a font', 'Ask three customers'][at] ?? ''
  return { task: { uuid: randomUUID(), code: `WEB-${number}`, title }, hours: 2, outcome, target: null }
})

function projectOf(slug: string, name: string, code: string): MockProject {
  const sprint = (id: number, start_date: string, end_date: string, goal: string | null, results: MockResult[] | null): MockSprint => {
    const days = { start_date, end_date, timebox: `${start_date} – ${end_date}` }
    const started_at = { timestamp: Date.parse(`${start_date}T08:00:00Z`) / 1000 }
    const completed_at = results && { timestamp: Date.parse(`${end_date}T16:00:00Z`) / 1000 }
    const state = results ? 'completed' : 'active'
    const committed = { tasks: results?.length ?? 4, hours: results?.reduce((sum, { hours }) => sum + hours, 0) ?? 0 }
    return { id, slug: `sprint-${id}`, title: `Sprint ${id}`, goal, ...days, state, started_at, completed_at, committed, results }
  }
  const story = (id: number, title: string) => ({ id, slug: `us-${id}`, code: `US-${id}`, title, description: null })
  return {
    slug,
    name,
    code,
    is_private: true,
    is_public: false,
    lists: {
      workflow: chips(['To do', '#8A93A6'], ['Doing', '#088EFB'], ['Review', '#B7791F'], ['Done', '#2F9E58']),
      type: chips(['Task', '#088EFB'], ['Bug', '#D64545'], ['Feature', '#7A5AF8']),
      label: chips(['urgent', '#D64545'], ['design', '#7A5AF8'], ['backend', '#2F9E58']),
      effort: [2, 8, 24].map((effort, at) => ({ id: at + 1, title: ['Small', 'Medium', 'Large'][at] ?? '', effort })),
      board: [
        { uuid: 'main-board', name: 'Main Board' },
        { uuid: 'b6a7c3b4-0000-4000-8000-000000000001', name: 'Release' },
      ],
      sprint: [sprint(2, '2026-11-16', '2026-11-29', 'Ready to launch', null), sprint(1, '2026-11-02', '2026-11-15', null, PAST)],
      story: [story(1, 'As a visitor I find the right plan in a minute'), story(2, 'As an editor I publish without asking a developer')],
    },
    link: { share_enabled: false, url: null, role_name: 'guest' },
  }
}

function emptyTask(project: MockProject, code: string, position: number) {
  return {
    uuid: randomUUID() as string,
    slug: code.toLowerCase(),
    code,
    title: '',
    description: null as string | null,
    company: { slug: 'acme', subscription: 'paid', unlimited_workspaces: true },
    project: { slug: project.slug, name: project.name },
    logged_user_role: { name: 'admin' },
    done: false,
    estimative: 0,
    image: null,
    type: project.lists.type[0] ?? null,
    effort: null as MockLists['effort'][number] | null,
    workflow: project.lists.workflow[0] ?? null,
    labels: [] as MockChip[],
    users: [] as MockPerson[],
    start_date: null as { timestamp: number } | null,
    due_date: null as { timestamp: number } | null,
    parent_id: null as string | null,
    board: null as MockLists['board'][number] | null,
    position,
    is_favorite: false,
    settings: { is_draft: false, is_archived: false },
    time_tracker: null as number | null,
    created_at: mockMoment(),
    updated_at: mockMoment(),
    user: PEOPLE[0] as MockPerson | undefined,
    sprint: null as { id: number; slug: string; title: string; timebox: string } | null,
    user_story: null as { id: number; slug: string; title: string; code: string } | null,
    counts: { comments: 0, attachments: 0, checklist_done: 0, checklist_total: 0, subtasks: 0, time_seconds: 0 },
  }
}

/** Makes the memory, with a dozen tasks in the first project. */
export function createMockMemory(): MockMemory {
  const website = projectOf('website', 'Website', 'WEB')
  const numbers = new Map<string, number>()
  let last = 100
  const memory: MockMemory = {
    people: PEOPLE,
    workspaces: [{ slug: 'acme', name: 'Acme' }],
    projects: [website, projectOf('mobile', 'Mobile app', 'MOB')],
    tasks: [],
    running: null,
    standing: new Map(),
    nextId: () => ++last,
    addTask(project, fields) {
      const number = (numbers.get(project.slug) ?? 0) + 1
      numbers.set(project.slug, number)
      const task = { ...emptyTask(project, `${project.code}-${number}`, memory.tasks.length), ...fields }
      memory.tasks.push(task)
      return task
    },
  }
  const { workflow, type, label } = website.lists
  for (const [place, title] of TITLES.entries()) {
    const step = place % workflow.length
    memory.addTask(website, {
      title,
      workflow: workflow[step] ?? null,
      type: type[place % type.length] ?? null,
      estimative: [0, 40, 80, 100][step] ?? 0,
      done: step === 3,
      labels: label.slice(place % 3, (place % 3) + 1),
      users: PEOPLE.slice(place % 3, (place % 3) + 1),
      due_date: { timestamp: nowInSeconds() + (place - 4) * 86_400 },
      sprint: place % 3 === 1 ? (website.lists.sprint[0] ?? null) : null,
    })
  }
  return memory
}
