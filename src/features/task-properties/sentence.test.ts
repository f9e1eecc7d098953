// Proves what a sentence is read as, and that saying no never does it.
import { expect, test } from 'vitest'
import { readSentence, type SentenceVocabulary } from './sentence.ts'
import { partText } from './sentence-change.ts'
import { NEGATIVE } from './sentence-phrases.ts'

const now = new Date(2026, 10, 25, 12)
const person = (username: string, name: string) => ({ id: username, username, name, avatar: null, headline: null })
const chip = (id: string, title: string) => ({ id, title, color: '#000000' })
const vocabulary: SentenceVocabulary = {
  people: [person('mia', 'Mia Chen'), person('ben', 'Ben Okafor'), person('ana', 'Ana Souza'), person('anton', 'Anton Weiss')],
  viewer: 'ana',
  now,
  workflows: [chip('1', 'To do'), chip('2', 'In progress'), chip('3', 'In review'), chip('4', 'Done')],
  taskTypes: [chip('1', 'Bug'), chip('2', 'Feature')],
  efforts: [
    { id: '1', title: 'Small', hours: 2 },
    { id: '2', title: 'Large', hours: 8 },
  ],
  sprints: [
    { id: 's1', slug: 'sprint-7', title: 'Sprint 7', timebox: null, state: 'ACTIVE' },
    { id: 's2', slug: 'sprint-8', title: 'Sprint 8', timebox: null, state: 'PLANNED' },
    { id: 's3', slug: 'harvest', title: 'Harvest', timebox: null, state: 'PLANNED' },
  ],
  labels: [chip('1', 'bug'), chip('2', 'landing page'), chip('3', 'accessibility')],
}
const read = (text: string) => {
  const sentence = readSentence(text, vocabulary)
  return sentence && [...sentence.parts.map((part) => partText(part, now)), ...sentence.unread.map((word) => `? ${word}`)]
}

test.each([
  ['assign mia due fri #bug', ['Assign Mia Chen', 'Due Fri 27 Nov', 'Label bug']],
  ['assign mia and ben', ['Assign Mia Chen', 'Assign Ben Okafor']],
  ['assign to me, label landing page', ['Assign Ana Souza', 'Label landing page']],
  ['give it to Ben Okafor by tomorrow', ['Assign Ben Okafor', 'Due Thu 26 Nov']],
  ['move to done', ['Status Done']],
  ['set status to in progress', ['Status In progress']],
  ['status in prog', ['Status In progress']],
  ['label bug', ['Label bug']],
  ['label bug and access', ['Label bug', 'Label accessibility']],
  ['unassign mia', ['Unassign Mia Chen']],
  ['-@mia -#bug', ['Unassign Mia Chen', 'Remove label bug']],
  ['remove label bug, no due date', ['Remove label bug', 'No due date']],
  ['clear due date', ['No due date']],
  ['effort 8h', ['Effort Large']],
  ['effort small type bug', ['Effort Small', 'Type Bug']],
  ['no effort no type', ['No effort', 'No type']],
  ['progress 50', ['Progress 50%']],
  ['assign ben 80%', ['Assign Ben Okafor', 'Progress 80%']],
  ['rename Write the copy, then ship', ['Rename to “Write the copy, then ship”']],
  ['assign mia rename Foo', ['Assign Mia Chen', 'Rename to “Foo”']],
  ['assign mia in review tomorrow', ['Assign Mia Chen', 'Status In review', 'Due Thu 26 Nov']],
  ['start mon due 2026-12-12', ['Start Mon 30 Nov', 'Due Sat 12 Dec']],
  ['please assign this to mia and mark as done', ['Assign Mia Chen', 'Done']],
  ['assign mia due fri #bug sprint 7', ['Assign Mia Chen', 'Due Fri 27 Nov', 'Label bug', 'Put in Sprint 7']],
  ['move to sprint 8', ['Put in Sprint 8']],
  ['add to sprint harvest', ['Put in Harvest']],
  ['assign ben, next sprint', ['Assign Ben Okafor', 'Put in Sprint 8']],
  ['move to the current sprint tomorrow', ['Put in Sprint 7', 'Due Thu 26 Nov']],
  ['no sprint no due date', ['No sprint', 'No due date']],
  ['remove from the sprint', ['No sprint']],
  ['assign mia zebra', ['Assign Mia Chen', '? zebra']],
])('OPEN-66 “%s” is read', (text, parts) => {
  expect(read(text)).toEqual(parts)
})

test.each([
  // Two are meant, or the opposite as well.
  ...['assign an', 'due fri due mon', 'assign mia unassign mia', 'done progress 20', 'label bug remove label bug'],
  // Nobody who says no is given what they refuse.
  ...['do not assign', 'never label bug', "don't move to done", 'delete mia', 'not in progress', 'unlabel zebra'],
  // It may be in another sprint than the one that is named.
  ...['remove from sprint 7', 'not in sprint 8', 'sprint 99', 'sprint 7 no sprint'],
  // What is searched for is no change.
  ...['start timer', 'move to mobile app', 'the landing page', 'assign', 'copy the report', 'progress 101'],
])('“%s” changes nothing', (text) => {
  expect(read(text)).toBeNull()
})

test('a negation before any of what is understood never does it', () => {
  const said = [
    'assign mia',
    'label bug',
    'due tomorrow',
    'start mon',
    'status done',
    'type bug',
    'effort small',
    'progress 50',
    'done',
    'sprint 7',
    'next sprint',
  ]
  const positive = (text: string) => new Set((readSentence(text, vocabulary)?.parts ?? []).map((part) => partText(part, now)))
  for (const no of ['not', 'no', 'never', "don't", 'without', 'remove', 'clear', 'unset', 'do not'])
    for (const text of said) {
      expect(no.split(' ').some((word) => NEGATIVE.test(word))).toBe(true)
      const [does] = positive(text)
      expect([no, text, positive(`${no} ${text}`).has(does ?? '')]).toEqual([no, text, false])
    }
})

test('what is read, said again, is read the same', () => {
  for (const text of [
    'assign mia due fri #bug',
    'status in progress effort small',
    'type bug, 50%',
    'unassign ben no due date',
    'next sprint due fri',
    'label bug no sprint',
  ]) {
    const once = read(text)
    const again = (once ?? []).join(', ').replace(/Due Fri 27 Nov/, 'due 27 nov 2026')
    expect(read(again)).toEqual(once)
  }
})
