// What the mock remembers: people, two projects of a workspace and their tasks, kept in memory until it stops.
import { randomUUID } from 'node:crypto'

/** A person, workflow, label and so on: whatever the schema's type of it says. */
export interface MockThing {
  id: string
  title: string
  color: string
}

const person = (username: string, name: string, headline: string) => ({ id: username, username, name, avatar: null, headline })

const thing = (id: string, title: string, color: string): MockThing => ({ id, title, color })

const PEOPLE = [
  person('ana', 'Ana Souza', 'Head of product'),
  person('ben', 'Ben Okafor', 'Engineering lead'),
  person('mia', 'Mia Chen', 'Designer'),
]

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

/** A project of the mock with everything its tasks can be given. */
export interface MockProject {
  slug: string
  name: string
  code: string
  isPrivate: boolean
  workflows: MockThing[]
  types: MockThing[]
  labels: MockThing[]
  efforts: { id: string; title: string; hours: number }[]
  boards: { id: string; title: string }[]
  link: { enabled: boolean; url: string | null; role: string }
}

/** A task of the mock, in the shape of the schema's Task. */
export interface MockTask extends Record<string, unknown> {
  id: string
  title: string
  projectSlug: string
  done: boolean
  progress: number
  isFavorite: boolean
  isArchived: boolean
  isDraft: boolean
  position: number
  workflow: MockThing | null
  labels: MockThing[]
  assignees: typeof PEOPLE
  dueDate: string | null
  parentId: string | null
  timerStartedAt: string | null
}

/** The whole memory. */
export interface MockWorld {
  people: typeof PEOPLE
  workspaces: { slug: string; name: string }[]
  projects: MockProject[]
  tasks: MockTask[]
  /** The task whose timer runs. */
  running: { taskId: string; startedAt: string } | null
  addTask(project: MockProject, fields: Partial<MockTask>): MockTask
}

function mockProject(slug: string, name: string, code: string): MockProject {
  return {
    slug,
    name,
    code,
    isPrivate: true,
    workflows: [
      thing('1', 'To do', '#8A93A6'),
      thing('2', 'Doing', '#088EFB'),
      thing('3', 'Review', '#B7791F'),
      thing('4', 'Done', '#2F9E58'),
    ],
    types: [thing('1', 'Task', '#088EFB'), thing('2', 'Bug', '#D64545'), thing('3', 'Feature', '#7A5AF8')],
    labels: [thing('1', 'urgent', '#D64545'), thing('2', 'design', '#7A5AF8'), thing('3', 'backend', '#2F9E58')],
    efforts: [
      { id: '1', title: 'Small', hours: 2 },
      { id: '2', title: 'Medium', hours: 8 },
      { id: '3', title: 'Large', hours: 24 },
    ],
    boards: [
      { id: 'main-board', title: 'Main Board' },
      { id: 'b6a7c3b4-0000-4000-8000-000000000001', title: 'Release' },
    ],
    link: { enabled: false, url: null, role: 'guest' },
  }
}

/** Makes the memory, with a dozen tasks in the first project. */
export function createMockWorld(): MockWorld {
  const projects = [mockProject('website', 'Website', 'WEB'), mockProject('mobile', 'Mobile app', 'MOB')]
  const counts = new Map<string, number>()
  const world: MockWorld = {
    people: PEOPLE,
    workspaces: [{ slug: 'acme', name: 'Acme' }],
    projects,
    tasks: [],
    running: null,
    addTask(project, fields) {
      const number = (counts.get(project.slug) ?? 0) + 1
      counts.set(project.slug, number)
      const now = new Date().toISOString()
      const code = `${project.code}-${number}`
      const task: MockTask = {
        id: randomUUID(),
        code,
        slug: code.toLowerCase(),
        title: '',
        description: null,
        workspaceSlug: 'acme',
        projectSlug: project.slug,
        done: false,
        progress: 0,
        image: null,
        workflow: project.workflows[0] ?? null,
        type: project.types[0] ?? null,
        effort: null,
        labels: [],
        assignees: [],
        startDate: null,
        dueDate: null,
        parentId: null,
        board: null,
        position: world.tasks.length,
        isFavorite: false,
        isDraft: false,
        isArchived: false,
        timerStartedAt: null,
        createdAt: now,
        createdAtForHumans: 'just now',
        updatedAt: now,
        creator: { name: 'Ana Souza', avatar: null, username: 'ana' },
        sprint: null,
        userStory: null,
        counts: { comments: 0, files: 0, checklistDone: 0, checklistTotal: 0, subtasks: 0, timeSeconds: 0 },
        ...fields,
      }
      world.tasks.push(task)
      return task
    },
  }
  for (const [place, title] of TITLES.entries()) {
    const [website] = projects
    if (!website) continue
    const step = place % website.workflows.length
    world.addTask(website, {
      title,
      workflow: website.workflows[step] ?? null,
      type: website.types[place % website.types.length] ?? null,
      progress: [0, 40, 80, 100][step] ?? 0,
      done: step === 3,
      labels: website.labels.slice(place % 3, (place % 3) + 1),
      assignees: PEOPLE.slice(place % 3, (place % 3) + 1),
      dueDate: new Date(Date.now() + (place - 4) * 86_400_000).toISOString(),
    })
  }
  return world
}
