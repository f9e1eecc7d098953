// Where somebody has text that was typed and not sent, in words: what would be gone with their session (SESS-09).
import { draftSubjects, readDraft } from '#src/data/drafts/drafts.ts'
import { plural } from '#src/lib/text.ts'

/** What the first word of a draft's subject is about. */
const PLACES: Readonly<Record<string, string>> = {
  attachment: 'the name of a file',
  billing: 'billing details',
  checklist: 'a checklist',
  'checklist-item': 'a checklist',
  client: 'a client',
  'client-new': 'a new client',
  comment: 'a comment',
  'comment-edit': 'a comment',
  epic: 'an epic',
  'epic-new': 'a new epic',
  'form-new': 'a new form',
  invite: 'an invitation',
  invoice: 'an invoice',
  'macro-name': 'the name of a macro',
  'new-project': 'a new project',
  'new-workspace': 'a new workspace',
  note: 'a note',
  person: 'your profile',
  project: 'project settings',
  recurrence: 'a recurring task',
  'recurrence-new': 'a new recurring task',
  sprint: 'a sprint',
  'sprint-new': 'a new sprint',
  story: 'a user story',
  'story-new': 'a new user story',
  subtask: 'a subtask',
  task: 'a task',
  'task-create': 'a new task',
  'task-repeat': 'a recurring task',
  'team-invite': 'an invitation',
  thread: 'a discussion',
  'thread-new': 'a new discussion',
  timecell: 'logged time',
  timelog: 'logged time',
  timer: 'the comment of a timer',
  wiki: 'a wiki page',
  workspace: 'workspace settings',
}

/** Parts that go with a text and are none themselves. */
const BESIDES = /:(?:base|began|sent)(?::|$)/
const ELSE = 'a form'

/** One entry a place, `a comment` or `2 × a comment`, the most first; empty where nothing is unsent. */
export function unsentPlaces(username: string): { count: number; words: string } {
  const subjects = draftSubjects(username).filter((one) => !BESIDES.test(one) && (readDraft(username, one) ?? '').trim() !== '')
  // The fields of one thing are one place.
  const things = new Set(subjects.map((one) => one.split(':').slice(0, 2).join(':')))
  const counts = new Map<string, number>()
  for (const thing of things) {
    const [kind = ''] = thing.split(':')
    const place = (Object.hasOwn(PLACES, kind) ? PLACES[kind] : undefined) ?? ELSE
    counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  const words = [...counts].sort((a, b) => b[1] - a[1]).map(([place, count]) => (count === 1 ? place : `${place} (${count})`))
  return { count: things.size, words: words.join(', ') }
}

/** The question before signing out; null where there is nothing to lose. */
export function unsentQuestion(username: string): { title: string; text: string } | null {
  const { count, words } = unsentPlaces(username)
  if (count === 0) return null
  return { title: `You have unsent text in ${plural(count, 'place')}`, text: `In ${words}. Signing out deletes it from this browser.` }
}
