// The projects of the sample world and what is in their lists.
import { GARDEN_TITLES, MOBILE_TITLES, OPS_TITLES, REACTOR_TITLES, STUDIO_TITLES } from './titles-others.ts'
import { WEBSITE_TITLES } from './titles-website.ts'

/** A role on a sample project. */
type Seat = readonly [username: string, role: 'admin' | 'member' | 'restrict' | 'guest']

/** A sample project; `archived` tasks come on top of `tasks`. */
export type SampleProject = {
  company: 'acme' | 'globex' | 'freebird' | 'lifer'
  slug: string
  name: string
  code: string
  description: string
  isPrivate: boolean
  seats: readonly Seat[]
  tasks: number
  archived: number
  titles: string
  boards: readonly string[]
  stories: readonly string[]
  /** Each has the next three stories. */
  epics: readonly { title: string; color: string }[]
  sprints: boolean
}

/** Good colours for labels in both themes, one after the other. */
export const LABEL_COLORS = [
  '#8b5cf6',
  '#3b82f6',
  '#d97706',
  '#0d9488',
  '#16a34a',
  '#e5484d',
  '#0891b2',
  '#be123c',
  '#c026d3',
  '#65a30d',
] as const

/** The projects, owners first in their seats. */
export const SAMPLE_PROJECTS: readonly SampleProject[] = [
  {
    company: 'acme',
    slug: 'website',
    name: 'Website relaunch',
    code: 'WEB',
    description: 'A new front door: faster, clearer, and editable by the people who write it.',
    isPrivate: true,
    seats: [
      ['ana', 'admin'],
      ['ben', 'admin'],
      ['mia', 'member'],
      ['rex', 'restrict'],
      ['gus', 'guest'],
    ],
    tasks: 240,
    archived: 9,
    titles: WEBSITE_TITLES,
    boards: ['Launch week', 'Content', 'Design system'],
    stories: [
      'As a visitor I find the right plan in a minute',
      'As an editor I publish a post without asking a developer',
      'As a customer I find help without writing to support',
      'As a keyboard user I reach everything without a mouse',
      'As a visitor on a train I get a page that loads',
      'As a job seeker I apply from my phone',
      'As a marketer I see which page brings sign-ups',
      'As a journalist I find the press kit at once',
    ],
    epics: [
      { title: 'Find the right plan', color: '#3b82f6' },
      { title: 'Publish without asking', color: '#8b5cf6' },
    ],
    sprints: true,
  },
  {
    company: 'acme',
    slug: 'mobile',
    name: 'Mobile app',
    code: 'MOB',
    description: 'The same tasks in your pocket, with or without a connection.',
    isPrivate: true,
    seats: [
      ['ana', 'admin'],
      ['ben', 'admin'],
      ['mia', 'member'],
      ['rex', 'restrict'],
    ],
    tasks: 120,
    archived: 0,
    titles: MOBILE_TITLES,
    boards: ['iOS', 'Android'],
    stories: [
      'As a field worker I log my time without a connection',
      'As a manager I answer from the notification',
      'As a commuter I sort my day before I arrive',
      'As a new user I am signed in within ten seconds',
      'As somebody with poor sight I read every screen',
    ],
    epics: [{ title: 'Work without a connection', color: '#0d9488' }],
    sprints: true,
  },
  {
    company: 'acme',
    slug: 'ops',
    name: 'Operations',
    code: 'OPS',
    description: 'What keeps the lights on.',
    isPrivate: false,
    seats: [
      ['ana', 'admin'],
      ['ben', 'admin'],
      ['mia', 'member'],
      ['gus', 'guest'],
    ],
    tasks: 40,
    archived: 0,
    titles: OPS_TITLES,
    boards: ['On call'],
    stories: ['As the person on call I sleep through the night', 'As an auditor I find the evidence in one place'],
    epics: [],
    sprints: false,
  },
  {
    company: 'globex',
    slug: 'reactor',
    name: 'Reactor upgrade',
    code: 'REA',
    description: 'New valves, new displays, same power.',
    isPrivate: true,
    seats: [['dora', 'admin']],
    tasks: 11,
    archived: 0,
    titles: REACTOR_TITLES,
    boards: [],
    stories: ['As an operator I see the coolant flow at a glance'],
    epics: [],
    sprints: false,
  },
  {
    company: 'freebird',
    slug: 'garden',
    name: 'Community garden',
    code: 'GAR',
    description: 'Twelve beds, one greenhouse, many hands.',
    isPrivate: true,
    seats: [['fay', 'admin']],
    tasks: 9,
    archived: 0,
    titles: GARDEN_TITLES,
    boards: [],
    stories: [],
    epics: [],
    sprints: false,
  },
  {
    company: 'lifer',
    slug: 'studio',
    name: 'Photo studio',
    code: 'STU',
    description: 'Shoots, editing and invoices.',
    isPrivate: true,
    seats: [['lee', 'admin']],
    tasks: 10,
    archived: 0,
    titles: STUDIO_TITLES,
    boards: [],
    stories: [],
    epics: [],
    sprints: false,
  },
]

/** A title with what it says about its task. */
export type Title = { kind: 'Task' | 'Bug' | 'Feature' | 'Chore'; label: string; title: string }

/** Every title of some patterns. */
export function titlesOf(patterns: string): Title[] {
  return patterns
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [, kind, label, pattern] = /^(Task|Bug|Feature|Chore) \/ ([^:]+): (.+)$/.exec(line) ?? []
      if (kind === undefined || label === undefined || pattern === undefined) throw new Error(`Not a pattern: ${line}`)
      return expand(pattern).map((title) => ({ kind: kind as Title['kind'], label, title: title.charAt(0).toUpperCase() + title.slice(1) }))
    })
}

function expand(pattern: string): string[] {
  const slot = /\{([^}]+)\}/.exec(pattern)
  if (slot === null) return [pattern]
  return (slot[1] ?? '').split('|').flatMap((word) => expand(pattern.replace(slot[0], word)))
}
