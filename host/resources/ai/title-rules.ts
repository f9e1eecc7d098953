// Titles by rules: clean, imperative, short. Nothing is invented; every word comes from the task.
import { cutToFit } from '../../graphemes.ts'
import { plainText } from '../../html.ts'
import { bare, capital, imperativeOf, isVerb, mended, small, unshouted } from './words.ts'

/** What the rules look at; `description` is HTML, `type` the title of the task's type. */
export type TaskText = { title: string; description: string | null; type: string | null }

const DECORATION =
  /^(?:[[({](?:bug|task|todo|wip|feature|urgent|fix|issue)[\])}]|(?:bug|todo|task|wip|feature|issue|re|fwd?|urgent|important)\s*[:\-–—!]+|[-*•·>#]+)\s*/i
const POLITENESS =
  /^(?:(?:hey|hi|hello|ok|so|well|please|pls|plz|kindly|just|maybe|also)\b[\s,!]*(?=\S)|(?:can|could|would|will) (?:you|we|someone|somebody|anyone)(?: please| pls| maybe| also)? |(?:we|i|you|someone|somebody) (?:really )?(?:need|want|have|would like|'d like|ought) to |(?:we|i|you|someone|somebody) (?:should|must|need|want) |really |(?:need|have|want)(?:s)? to (?=[a-z]+ )|let'?s |it would be (?:nice|great|good|cool|helpful) (?:if|to)(?: we could| you could)? |there(?:'s| is) (?:a|an) (?=bug|problem|issue|error))/i
const HURRY =
  /(?:[\s,;.!–-]+|^)(?:please|pls|plz|asap|a\.s\.a\.p\.?|thanks|thank you|thx|ty|urgent(?:ly)?|immediately|right now|now|today please)[\s.!]*$/i
const QUESTION = /^(?:why|what|how|when|where|who|which|is|are|does|do|should|can)\b/i
const VAGUE = new Set(
  'bug bugs issue issues problem fix error help it this that broken task todo stuff thing things misc update change wip urgent test the a please'.split(
    ' ',
  ),
)
const PLACES =
  /\b(Safari|Firefox|Chrome|Edge|Android|iOS|iPhone|iPad|Windows|macOS|Linux|staging|production|dark theme|dark mode|mobile)\b/i

/** Titles that say the same better, the best first; none where the title is clear already. */
export function titleVariants(task: TaskText): string[] {
  const { title, description } = task
  const best = bestTitle(task)
  const place = PLACES.exec(description === null ? '' : plainText(description))?.[0]
  const placed = place !== undefined && !new RegExp(`\\b${place}\\b`, 'i').test(best) && !best.endsWith('?') ? [`${best} (${place})`] : []
  const short = best.length > 80 ? [clauseOf(best)] : []
  const terse = best !== title && isVerb(best.split(' ', 1)[0] ?? '') ? [withoutArticles(best)] : []
  const all = [...short, best, ...terse, ...placed].map((one) => cutToFit(one, 500).trim()).filter((one) => one !== '')
  return [...new Set(all)].filter((one) => one !== title)
}

/** The title by the rules; of a description where the title says nothing. */
export function bestTitle({ title, description, type }: TaskText): string {
  const text = description === null ? '' : plainText(description)
  const source = isVague(title) && text !== '' ? firstSentence(text) : title
  return rewritten(source, namesIn(`${source} ${text}`), /bug|defect|error/i.test(type ?? ''))
}

function rewritten(source: string, known: ReadonlySet<string>, bug: boolean): string {
  const clean = imperative(tidied(source), known)
  const [first = ''] = clean.split(' ', 1)
  const bare = !isVerb(first) && !clean.endsWith('?')
  const short = bug && clean.split(' ').length <= 3
  return capital(bare ? (complaintOf(clean, known) ?? (short ? `Fix the ${small(clean, known)}` : clean)) : clean)
}

/** Without decoration, shouting, politeness, hurry and trailing marks. */
function tidied(source: string): string {
  let text = calm(source.normalize('NFC').replace(/\s+/g, ' ').trim())
    .split(' ')
    .map(mended)
    .join(' ')
    .replace(/\ba (?=[aeio][a-z]{2})/g, 'an ')
  let asked = QUESTION.test(text)
  for (let before = ''; before !== text; ) {
    before = text
    text = strip(strip(strip(text, DECORATION), POLITENESS), HURRY).trim()
    if (text !== before) asked = QUESTION.test(text)
  }
  const bareEnd = text.replace(/[\s.!,;:…–—-]+$/u, '').replace(/[?!\s]*\?[?!\s]*$/, '')
  return asked && /\?[!\s]*$/.test(text) ? `${bareEnd}?` : bareEnd.replace(/[!?]{2,}/g, '').replace(/ +([,.;:])/g, '$1')
}

// A strip that would leave nothing is none.
function strip(text: string, what: RegExp): string {
  const rest = text.replace(what, '').trim()
  return rest === '' ? text : rest
}

/** Small letters for what is shouted as a whole. */
function calm(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, '')
  const large = text.replace(/[^\p{Lu}]/gu, '').length
  const shouted = letters.length >= 4 && large / letters.length > 0.7 && /\p{Lu}{4,}/u.test(text)
  return shouted ? text.split(' ').map(unshouted).join(' ') : text
}

function imperative(text: string, known: ReadonlySet<string>): string {
  const [first = '', next = '', ...rest] = text.split(' ')
  const verb = next === '' ? null : imperativeOf(first, next)
  return verb === null ? (isVerb(first) ? small(text, known) : text) : [verb, next, ...rest].join(' ')
}

const TAIL = '((?: (?:when|while|on|in|at|after|before|for|with|if|since|during|as soon as) .+)?)'
const BROKEN = new RegExp(
  `^(?:the )?(.+?) (?:(?:(?:is|are) )?(?:broken|not working)|(?:is|are) (?:down|not functional)|(?:does not|doesn't|do not|don't|won't|will not) work)(?: any ?more| correctly| properly)?${TAIL}$`,
  'i',
)
const CRASHES = new RegExp(`^(?:the )?(.+?) (crash|fail|freeze|hang)(?:e?s|ed)?${TAIL}$`, 'i')
const MISSING = new RegExp(`^(?:the )?(.+?) (?:is|are) missing${TAIL}$`, 'i')
const SLOW = new RegExp(`^(?:the )?(.+?) (?:is|are) (?:too |very |so |really )?slow${TAIL}$`, 'i')
const SHOULD = /^(?:the )?(.+?) should (not )?(be )?(.+)$/i
const FAILURES: Readonly<Record<string, string>> = { crash: 'crash', fail: 'failure', freeze: 'freezing', hang: 'hanging' }

/** A sentence about what is wrong as what is to be done; null when it is none. */
function complaintOf(text: string, known: ReadonlySet<string>): string | null {
  const about = (thing: string | undefined) => small(thing ?? '', known)
  let found = BROKEN.exec(text)
  if (found) return `Fix the ${about(found[1])}${found[2]}`
  found = CRASHES.exec(text)
  if (found) return `Fix the ${FAILURES[(found[2] ?? '').toLowerCase()]} of the ${about(found[1])}${found[3]}`
  found = MISSING.exec(text)
  if (found) return `Add the missing ${about(found[1])}${found[2]}`
  found = SLOW.exec(text)
  if (found) return `Speed up the ${about(found[1])}${found[2]}`
  found = SHOULD.exec(text)
  if (!found) return null
  const [, thing, not, be, rest] = found
  if (not) return `Keep the ${about(thing)} from ${be ? 'being ' : ''}${rest}`
  return be ? `Make the ${about(thing)} ${rest}` : `Let the ${about(thing)} ${rest}`
}

function withoutArticles(text: string): string {
  const [first = '', ...rest] = text.split(' ')
  return capital([first, ...rest.filter((word) => !/^(?:the|a|an)$/i.test(word))].join(' '))
}

function clauseOf(text: string): string {
  const cut = text.search(/(?: because | so that | since | in order to |; | - | – |, (?:so|but|and|which) )/)
  return cut >= 12 ? text.slice(0, cut).replace(/[\s,;]+$/, '') : text
}

function isVague(title: string): boolean {
  const words = title.split(/\s+/).map(bare).filter(Boolean)
  return words.length <= 4 && words.every((word) => VAGUE.has(word))
}

function firstSentence(text: string): string {
  return cutToFit(/^.+?[.!?](?=\s|$)/.exec(text)?.[0] ?? text, 160)
}

/** Words that have a capital inside of a sentence: names. */
function namesIn(text: string): Set<string> {
  return new Set([...text.matchAll(/(?<=[\p{Ll}\d,;] )\p{Lu}[\p{L}\d]+/gu)].map(([word]) => bare(word)))
}
