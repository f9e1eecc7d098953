// Proves what a sentence is read as, and that saying no never does it.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSentence, type SentencePart, type SentenceVocabulary } from './sentence.ts'
import { partText } from './sentence-change.ts'
import { FIRM, NEGATIVE } from './sentence-phrases.ts'

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
  stories: [
    { id: 'u1', slug: 'checkout', title: 'Checkout', code: 'WEB-US-3' },
    { id: 'u2', slug: 'sign-in', title: 'Sign in by mail', code: null },
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
  ['remind me monday', ['Remind me Mon 30 Nov 09:00']],
  ['assign mia remind me fri 14:30', ['Assign Mia Chen', 'Remind me Fri 27 Nov 14:30']],
  ['remove reminder', ['No reminder']],
  ['start mon due 2026-12-12', ['Start Mon 30 Nov', 'Due Sat 12 Dec']],
  ['please assign this to mia and mark as done', ['Assign Mia Chen', 'Done']],
  ['assign mia due fri #bug sprint 7', ['Assign Mia Chen', 'Due Fri 27 Nov', 'Label bug', 'Put in Sprint 7']],
  ['move to sprint 8', ['Put in Sprint 8']],
  ['add to sprint harvest', ['Put in Harvest']],
  ['assign ben, next sprint', ['Assign Ben Okafor', 'Put in Sprint 8']],
  ['move to the current sprint tomorrow', ['Put in Sprint 7', 'Due Thu 26 Nov']],
  ['no sprint no due date', ['No sprint', 'No due date']],
  ['remove from the sprint', ['No sprint']],
  ['story Checkout', ['Story Checkout']],
  ['put in user story web-us-3, assign mia', ['Story Checkout', 'Assign Mia Chen']],
  ['no story no sprint', ['No story', 'No sprint']],
  ['take out of the user story', ['No story']],
  ['log 1h30 yesterday review', ['Log 1h 30m (24 Nov, 09:00 – 10:30) “review”']],
  ['log yesterday 14-16', ['Log 2h (24 Nov, 14:00 – 16:00)']],
  ['assign me, log 45m read the plan, done', ['Assign Ana Souza', 'Log 45m (Today, 11:15 – 12:00) “read the plan”', 'Done']],
  ['log 2h assign ben', ['Log 2h (Today, 10:00 – 12:00)', 'Assign Ben Okafor']],
  ['due fri 9am', ['Due Fri 27 Nov 09:00']],
  ['assign mia to do', ['Assign Mia Chen', 'Status To do']],
  ['status to d', ['Status To do']],
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
  ...['remove from story checkout', 'not in story checkout', 'story zebra', 'log 2 bugs', 'do not log 2h', 'log review'],
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
    'story checkout',
    'log 2h',
  ]
  const positive = (text: string) => new Set((readSentence(text, vocabulary)?.parts ?? []).map((part) => partText(part, now)))
  for (const no of ['not', 'no', 'never', "don't", 'without', 'remove', 'clear', 'unset', 'do not'])
    for (const text of said) {
      expect(no.split(' ').some((word) => NEGATIVE.test(word))).toBe(true)
      const [does] = positive(text)
      expect([no, text, positive(`${no} ${text}`).has(does ?? '')]).toEqual([no, text, false])
    }
})

const someOf = <T>(all: readonly T[]) => fc.constantFrom(...all)
const day = fc.integer({ min: 1, max: 300 }).map((days) => new Date(2026, 10, 25 + days, 17))
const partOf: fc.Arbitrary<SentencePart> = fc.oneof(
  fc.record({ kind: fc.constant('assign' as const), person: someOf(vocabulary.people), on: fc.boolean() }),
  fc.record({ kind: fc.constant('label' as const), label: someOf(vocabulary.labels), on: fc.boolean() }),
  fc.record({ kind: someOf(['due', 'start'] as const), at: fc.option(day) }),
  fc.record({ kind: fc.constant('status' as const), to: someOf(vocabulary.workflows) }),
  fc.record({ kind: fc.constant('type' as const), to: fc.option(someOf(vocabulary.taskTypes)) }),
  fc.record({ kind: fc.constant('effort' as const), to: fc.option(someOf(vocabulary.efforts)) }),
  fc.record({ kind: fc.constant('progress' as const), percent: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ kind: fc.constant('sprint' as const), to: fc.option(someOf(vocabulary.sprints)) }),
  fc.record({ kind: fc.constant('story' as const), to: fc.option(someOf(vocabulary.stories)) }),
  fc.record({ kind: fc.constant('done' as const), on: fc.boolean() }),
)

test('OPEN-66 what the chips say, typed again, is read the same, whatever they say', () => {
  fc.assert(
    fc.property(fc.uniqueArray(partOf, { minLength: 1, maxLength: 5, selector: ({ kind }) => kind }), (parts) => {
      const chips = parts.map((part) => partText(part, now))
      const sentence = readSentence(chips.join(', '), vocabulary)
      // Done, progress and status say the same thing.
      const isTold = parts.filter(({ kind }) => FIRM.has(kind)).length < 2
      expect(sentence).toEqual(isTold ? { parts, unread: [], bare: false } : null)
    }),
    { numRuns: 400 },
  )
})

const WORDS =
  'assign mia due fri label bug status in review not no never without remove and to done sprint story log 2h “x” , @mia -#bug 50%'
test('OPEN-66 whatever is typed: nothing twice, no opposites together, and a no that is not understood does nothing', () => {
  fc.assert(
    fc.property(fc.array(someOf(WORDS.split(' ')), { maxLength: 10 }), (typed) => {
      const sentence = readSentence(typed.join(' '), vocabulary)
      const about = sentence?.parts.map((part) =>
        part.kind === 'assign' ? part.person.username : part.kind === 'label' ? part.label.id : FIRM.has(part.kind) ? 'how far' : part.kind,
      )
      expect(new Set(about).size).toBe(about?.length ?? 0)
      expect(sentence?.unread.filter((word) => NEGATIVE.test(word)) ?? []).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})
