// What tasks say about themselves: plain for most, rich for some.
import type { Random } from './random.ts'

type Kind = 'Task' | 'Bug' | 'Feature' | 'Chore'

const STEPS = [
  'Open the page in a private window',
  'Sign in as somebody without admin rights',
  'Choose the second entry of the menu',
  'Turn the phone to landscape',
  'Wait until the page has settled',
  'Press Tab five times',
  'Reload with a slow connection (Fast 3G)',
]
const SEEN = [
  'Nothing happens, and the console shows <code>TypeError: undefined is not iterable</code>.',
  'The old value stays until the next reload.',
  'It works the first time and fails from then on.',
  'The page is blank for about two seconds.',
  'Two requests are sent; the second one is answered with <code>409</code>.',
]
const EXPECTED = [
  'The change is visible at once and still there after a reload.',
  'Exactly one request is sent.',
  'Focus stays where it was.',
  'It looks the same in all three browsers.',
]
const WHY = [
  'Support gets about ten questions a week about this.',
  'This was the first wish in the last round of interviews.',
  'Half of the visitors leave on this step.',
  'We promised it to two customers for this quarter.',
  'It blocks everything that comes after it.',
]
const DONE_WHEN = [
  'Works with the keyboard alone',
  'Looks right at 390, 1024 and 1440 px in both themes',
  'Texts are checked by Mia',
  'A test covers the sad path',
  'Documented in the handbook',
  'Nothing is slower than before',
  'Announced in the weekly note',
]
const NOTES = [
  'Start small: one page, then look at the numbers for a week before doing the rest.',
  'The draft is in the shared folder; please comment there rather than here.',
  'Ben did something similar last year and knows the traps.',
  'Not urgent, but cheap now and expensive later.',
  'Ask legal before publishing.',
  'Half a day should do; stop and ask if it takes longer.',
]
const LINKS = [
  ['style guide', 'https://example.com/handbook/style'],
  ['the measurements', 'https://example.com/reports/october'],
  ['notes of the interviews', 'https://example.com/research/interviews'],
] as const

const list = (tag: 'ol' | 'ul', items: string[]) => `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`

/** The HTML description of a task, or null: bugs tell how to see them, features why they are wanted and when they are done. */
export function descriptionOf(kind: Kind, random: Random): string | null {
  if (random.chance(0.22)) return null
  if (kind === 'Bug') {
    const steps = list('ol', random.some(STEPS, random.between(2, 4)))
    return `<p><strong>Steps</strong></p>${steps}<p><strong>Seen:</strong> ${random.pick(SEEN)}</p><p><strong>Expected:</strong> ${random.pick(EXPECTED)}</p>`
  }
  if (kind === 'Feature' || random.chance(0.2)) {
    const [words, href] = random.pick(LINKS)
    const link = random.chance(0.4) ? `<p>See <a href="${href}" rel="noopener noreferrer nofollow" target="_blank">${words}</a>.</p>` : ''
    return `<p>${random.pick(WHY)}</p>${link}<h3>Done when</h3>${list('ul', random.some(DONE_WHEN, random.between(2, 4)))}`
  }
  if (random.chance(0.15)) return `<p>${random.pick(NOTES)}</p><blockquote><p>${random.pick(WHY)}</p></blockquote>`
  return `<p>${random.pick(NOTES)}</p>`
}
