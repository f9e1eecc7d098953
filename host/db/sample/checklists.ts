// The checklists of the sample world.
import { sql } from 'drizzle-orm'
import { checklistItems } from '../../resources/checklists/checklists.table.ts'
import type { Database } from '../open.ts'
import { randomFrom } from './random.ts'

const MINUTE = 60_000

/** An item, or an item and those below it. */
type Planned = string | readonly [string, ...string[]]

const CHECKLISTS: readonly (readonly Planned[])[] = [
  ['Sketch it', 'Show it to two people who do not know it', ['Build it', 'Phones', 'Tablets', 'Large screens'], 'Take the old one out'],
  ['Write down what happens today', 'Find the smallest change that helps', 'Test for it', 'Note in the change log'],
  [
    ['Before the launch', 'Redirects for the old addresses', 'Numbers of last week kept for comparison', 'Somebody is on call'],
    ['After it', 'Look at the error rate every hour', 'Compare the numbers', 'Tell support'],
  ],
  ['Measure before', 'Change one thing at a time', 'Measure after', 'Put both numbers into the weekly note'],
  ['English texts', 'German texts', 'French texts', 'Somebody who speaks it has read them'],
  [['Keyboard', 'Tab order', 'Focus is where it was after closing', 'Escape'], 'Screen reader says what it is', 'Contrast in both themes'],
  ['Reproduce it', 'Write the test that fails', 'Fix it', 'Look for the same mistake elsewhere'],
  ['Ask three customers', 'Collect the answers in one page', 'Decide'],
  [
    ['Devices', 'A slow Android phone', 'An iPhone with large type', 'Without a network'],
    'Crash-free for a day',
    'Store texts and pictures',
  ],
  ['Agree on the date', 'Book the room', 'Send the agenda two days before'],
]

/** Where a task of each status is with its checklist: the least and the most of it that is done. */
const PROGRESS: Readonly<Record<string, readonly [number, number]>> = { 'In progress': [0.2, 0.7], 'In review': [0.7, 1], Done: [1, 1] }

type Listed = {
  company_id: string
  project_id: string
  id: string
  began: number
  status: string
  is_done: boolean
  author_id: string | null
}

/** Gives about a third of the tasks a checklist; chance of its own, so that nothing else of the world changes. */
export async function seedChecklists(db: Database): Promise<void> {
  const random = randomFrom(20_261_123)
  const { rows } = await db.execute<Listed>(sql`
    select t.company_id, t.project_id, t.id, extract(epoch from t.created_at)::float8 as began, w.title as status, t.done as is_done,
      t.creator_id as author_id
    from tasks t join workflows w on w.id = t.workflow_id join projects p on p.id = t.project_id
    where not t.is_archived and not t.is_draft order by p.slug, t.number`)
  const lists = rows
    .filter(() => random.chance(0.35))
    .map((task) => {
      const [least, most] = task.is_done ? [1, 1] : (PROGRESS[task.status] ?? [0, 0])
      const items = random.pick(CHECKLISTS).map((planned) => (typeof planned === 'string' ? [planned] : planned))
      const leaves = items.reduce((count, { length }) => count + Math.max(1, length - 1), 0)
      return { task, items, open: Math.round(leaves * (least + (most - least) * random.next())) }
    })
  const place = ({ company_id, project_id, id, author_id, began }: Listed) => ({
    ...{ companyId: company_id, projectId: project_id, taskId: id, authorId: author_id, createdAt: new Date(began * 1000 + MINUTE) },
  })
  // People work from the top; an item with others below it is done when the last of them is.
  const planned = lists.flatMap(({ task, items, open }) => {
    let left = open
    return items.map(([title = '', ...below]) => {
      const children = below.map((child) => ({ title: child, done: left-- > 0 }))
      const done = children.length > 0 ? children.every((child) => child.done) : left-- > 0
      return { row: { ...place(task), title, done }, children }
    })
  })
  const made = await db
    .insert(checklistItems)
    .values(planned.map(({ row }) => row))
    .returning({ id: checklistItems.id })
  const children = planned.flatMap(({ row, children }, at) =>
    children.map((child) => ({ ...row, ...child, parentId: made[at]?.id ?? null })),
  )
  await db.insert(checklistItems).values(children)
}
