// Private notes of the sample people: enough to see tags, pins, a search and the trash at work.
import { wordsOf } from '../../resources/notes/note-text.ts'
import { notes } from '../../resources/notes/notes.table.ts'
import type { Database } from '../open.ts'

type SampleNote = { html: string; tags?: string[]; pinned?: boolean; daysAgo: number; trashed?: true }

const todo = (text: string, done = false) => `<li data-item-type="task" data-checked="${done}"><p>${text}</p></li>`

/** Ana's, the latest first. */
const OF_ANA: SampleNote[] = [
  {
    html: `<p>Questions for the next one-on-one</p><ul>${todo('What slowed you down last week?', true)}${todo('Is the on-call rota fair?')}${todo('Which part of the website would you like to own?')}</ul><p>Bring the figures of the last sprint, not the ones from the slide.</p>`,
    tags: ['people', 'weekly'],
    pinned: true,
    daysAgo: 1,
  },
  {
    html: '<p>Ideas for the pricing page</p><p>Three columns are one too many. Try a single price with a slider for seats, and say what happens after the trial <strong>above</strong> the button.</p><ul><li><p>Quotes from clients, with faces</p></li><li><p>A table only for those who scroll</p></li></ul>',
    tags: ['ideas', 'website'],
    daysAgo: 2,
  },
  {
    html: '<p>Call with the hosting company</p><p>They move us to the new region on a Sunday, between two and four in the morning. We need somebody awake. Ask Ben whether he minds, and whether a day off in return is enough.</p>',
    tags: ['calls'],
    daysAgo: 4,
  },
  {
    html: '<p>Reading list</p><ul><li><p>Shape Up, chapter 4 again</p></li><li><p>The paper about queues that Mia mentioned</p></li><li><p>Release notes of PostgreSQL 18</p></li></ul>',
    tags: ['ideas'],
    daysAgo: 9,
  },
  {
    html: '<p>Budget for the offsite</p><p>Train for six, two nights, one long table. The house by the lake is free in the second week.</p>',
    tags: ['people', 'offsite'],
    daysAgo: 15,
  },
  { html: '<p>Old list of domain names</p><p>None of them was free.</p>', tags: ['ideas'], daysAgo: 40, trashed: true },
]

/** Mia's: what her owner never sees. */
const OF_MIA: SampleNote[] = [
  {
    html: '<p>Before the review with Ana</p><p>Say that I want to lead the mobile project. Have two examples ready.</p>',
    tags: ['review'],
    pinned: true,
    daysAgo: 3,
  },
  { html: '<p>Recipe for the team lunch</p><p>Rice, lime, peanuts, far more coriander than it says.</p>', daysAgo: 6 },
]

function rowsOf(personId: string, list: readonly SampleNote[], now: Date): (typeof notes.$inferInsert)[] {
  return list.map(({ html, tags = [], pinned = false, daysAgo, trashed }) => {
    const at = new Date(now.getTime() - daysAgo * 86_400_000)
    const trashedAt = trashed ? new Date(now.getTime() - 5 * 86_400_000) : null
    return { personId, html, ...wordsOf(html), tags, pinned, createdAt: at, updatedAt: at, trashedAt }
  })
}

/** Writes them; `idOf` is each person's. */
export async function seedNotes(db: Database, idOf: { ana: string; mia: string }, now: Date): Promise<void> {
  await db.insert(notes).values([...rowsOf(idOf.ana, OF_ANA, now), ...rowsOf(idOf.mia, OF_MIA, now)])
}
