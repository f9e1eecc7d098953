// Descriptions by rules: paragraphs, lists, and for bugs the three headings. What is said stays said; nothing is made up.
import { cleanHtml, plainText } from '../../html.ts'
import { type Block, BUG_HEADINGS, htmlOf, isStep, isStructured, type Section, sectionsOf, sentencesOf } from './description-blocks.ts'
import type { TaskText } from './title-rules.ts'

const [STEPS, EXPECTED, ACTUAL] = BUG_HEADINGS
const UNSAID: Block = { kind: 'text', html: '<em>Not described yet.</em>' }
const WANTED = /\b(?:should|expected|supposed to|ought to|would expect)\b/i
const SEEN =
  /\b(?:crash|error|fail|broken|instead|nothing happens|does not|doesn['’]t|do not|don['’]t|not work|can(?:not|['’]t)|wrong|blank|freez|hang|stays|missing|twice|sudden)/i
const DUTY = /\b(?:must|should|needs? to|has to|have to|make sure)\b/i

/** Descriptions that say the same in a clearer form, as clean HTML, the best first; none where nothing is said beside the title. */
export function descriptionVariants(task: TaskText): string[] {
  const html = cleanHtml(task.description) ?? ''
  const bug = isBug(task, plainText(html))
  const made = html === '' ? [] : isStructured(html) ? kept(html, bug) : bug ? bugReport(html, task) : prose(html)
  const clean = made.flatMap((one) => cleanHtml(one) ?? [])
  return [...new Set(clean)].filter((one) => one !== html)
}

function isBug({ title, type }: TaskText, text: string): boolean {
  if (/bug|defect|incident/i.test(type ?? '')) return true
  return /\b(?:bug|crash(?:es|ed)?|broken|doesn['’]?t work|not working|steps to reproduce)\b/i.test(`${title} ${text}`)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** HTML with a structure of its own keeps every part; a bug report gets the headings it lacks. */
function kept(html: string, bug: boolean): string[] {
  const missing = BUG_HEADINGS.filter((heading) => !new RegExp(`\\b${heading.split(' ')[0]}`, 'i').test(plainText(html)))
  return bug ? [html + htmlOf(missing.map((heading) => ({ heading, blocks: [UNSAID] })))] : []
}

/** Sentences are put under what they are about; what is nothing of it stays in front. */
function bugReport(html: string, task: TaskText): string[] {
  const under = new Map<string | null, Block[]>()
  const put = (heading: string | null, block: Block) => under.set(heading, [...(under.get(heading) ?? []), block])
  for (const { heading, blocks } of sectionsOf(html)) {
    for (const block of blocks) {
      if (heading !== null) put(heading, block)
      else if (block.kind === 'steps') put(STEPS, block)
      else if (block.kind !== 'text') put(null, block)
      else for (const one of sentencesOf(block.html)) put(placeOf(one), { kind: 'text', html: one })
    }
  }
  const steps = under.get(STEPS) ?? []
  if (steps.length > 1 && steps.every(({ kind }) => kind === 'text'))
    under.set(STEPS, [{ kind: 'steps', items: steps.flatMap((block) => (block.kind === 'text' ? [block.html] : [])) }])
  if (!under.has(ACTUAL) && SEEN.test(task.title)) under.set(ACTUAL, [{ kind: 'text', html: escaped(task.title) }])
  const front = joined(under.get(null) ?? [])
  const others = [...under.keys()].filter((key): key is string => key !== null && !BUG_HEADINGS.some((heading) => heading === key))
  const sections = (order: readonly string[]): Section[] => [
    { heading: null, blocks: front },
    ...order.map((heading) => ({ heading, blocks: joined(under.get(heading) ?? [UNSAID]) })),
    ...others.map((heading) => ({ heading, blocks: under.get(heading) ?? [] })),
  ]
  return [htmlOf(sections(BUG_HEADINGS)), htmlOf(sections([ACTUAL, EXPECTED, STEPS]), true)]
}

function placeOf(sentence: string): string | null {
  if (WANTED.test(sentence)) return EXPECTED
  if (isStep(sentence)) return STEPS
  return SEEN.test(sentence) ? ACTUAL : null
}

/** Sentences that follow one another are one paragraph again. */
function joined(blocks: readonly Block[]): Block[] {
  const out: Block[] = []
  for (const block of blocks) {
    const last = out.at(-1)
    if (block.kind === 'text' && last?.kind === 'text') out[out.length - 1] = { kind: 'text', html: `${stopped(last.html)} ${block.html}` }
    else out.push(block)
  }
  return out
}

function stopped(html: string): string {
  return /[.!?:](?:<\/[^>]+>)*$/.test(html) ? html : `${html}.`
}

/** Paragraphs of at most three sentences; duties as a list under `Done when`. */
function prose(html: string): string[] {
  const sections = sectionsOf(html)
  const paragraphs = (blocks: readonly Block[]): Block[] =>
    blocks.flatMap((block) => {
      if (block.kind !== 'text') return [block]
      const sentences = sentencesOf(block.html)
      return Array.from(
        { length: Math.ceil(sentences.length / 3) },
        (_, at): Block => ({ kind: 'text', html: sentences.slice(at * 3, at * 3 + 3).join(' ') }),
      )
    })
  const plain = sections.map(({ heading, blocks }) => ({ heading, blocks: paragraphs(blocks) }))
  const isDuty = (block: Block) => block.kind === 'text' && DUTY.test(block.html)
  const split = sections.map(({ heading, blocks }) => ({
    heading,
    blocks: blocks.flatMap((block): Block[] =>
      block.kind === 'text' ? sentencesOf(block.html).map((one) => ({ kind: 'text', html: one })) : [block],
    ),
  }))
  const front = split.filter(({ heading }) => heading === null)
  const duties = front.flatMap(({ blocks }) => blocks.filter(isDuty))
  const told = front.flatMap(({ blocks }) => blocks.filter((block) => !isDuty(block)))
  const named = plain.filter(({ heading }) => heading !== null)
  const done: Section = {
    heading: 'Done when',
    blocks: [{ kind: 'bullets', items: duties.flatMap((block) => (block.kind === 'text' ? [block.html] : [])) }],
  }
  const listed = duties.length > 0 ? [{ heading: null, blocks: joined(told) }, ...named, done] : plain
  const filled = (all: readonly Section[]) => all.filter(({ blocks }) => blocks.length > 0)
  return [htmlOf(filled(listed)), htmlOf(plain)]
}
