// The same made-up tasks for both palettes: believable titles, the same ones on every run.
const verbs = ['Fix', 'Move', 'Write', 'Check', 'Design', 'Assign', 'Rename', 'Measure', 'Translate', 'Remove', 'Document', 'Review']
const things = [
  'checkout',
  'invoice',
  'login',
  'dashboard',
  'calendar',
  'search',
  'timer',
  'export',
  'header',
  'database',
  'newsletter',
  'avatar',
]
const places = [
  'on phones',
  'for guests',
  'in Safari',
  'before the launch',
  'in the sidebar',
  'for slow networks',
  'after sign-in',
  'in dark mode',
]
const reasons = [
  'because clients ask',
  'for the audit',
  'with Mia',
  'again',
  'as agreed on Friday',
  'to save time',
  'for release 12',
  'without flicker',
]

/** A made-up task. */
export interface BenchTask {
  id: string
  code: string
  title: string
}

/** `count` tasks; the same every time. */
export function benchTasks(count: number): BenchTask[] {
  let seed = 20_261_121
  const one = (list: readonly string[]) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return list[Math.floor(seed / 65_536) % list.length] ?? ''
  }
  return Array.from({ length: count }, (_, at) => ({
    id: `task-${at}`,
    code: `WEB-${at + 1}`,
    title: `${one(verbs)} ${one(things)} ${one(places)} ${one(reasons)}`,
  }))
}
