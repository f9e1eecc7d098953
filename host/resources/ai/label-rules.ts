// Labels by rules: those that tasks with the same words carry, those whose own name is in the text, and a few that everybody knows.
import { plainText } from '../../html.ts'
import type { TaskText } from './title-rules.ts'
import { tellingWords } from './words.ts'

/** A label to put on; it need not exist yet. */
export type LabelIdea = { title: string; color: string }

/** What the rules compare with: the project's labels, and titles of tasks with the labels they carry. */
export type LabelWorld = {
  labels: readonly LabelIdea[]
  carried: readonly string[]
  neighbours: readonly { title: string; labels: readonly string[] }[]
}

/** Offered at once; asked again, the next ones. */
export const IDEAS = 5

const COMMON: readonly (LabelIdea & { words: RegExp })[] = [
  { title: 'bug', color: '#D92D20', words: /\b(?:bug|crash|broken|error|fails?|not working|doesn['’]?t work)/i },
  { title: 'performance', color: '#B54708', words: /\b(?:slow|performance|speed|latency|timeout|memory|cache)/i },
  { title: 'accessibility', color: '#5925DC', words: /\b(?:accessib|screen reader|keyboard|contrast|aria|wcag|focus)/i },
  { title: 'security', color: '#912018', words: /\b(?:security|password|token|permission|xss|csrf|login|sign-?in|encrypt)/i },
  { title: 'documentation', color: '#026AA2', words: /\b(?:docs?|documentation|readme|handbook|guide|changelog)\b/i },
  { title: 'design', color: '#C11574', words: /\b(?:design|layout|colou?r|icon|spacing|typography|mock-?up|dark (?:theme|mode))/i },
  { title: 'mobile', color: '#107569', words: /\b(?:mobile|phone|iphone|android|ios|tablet|touch)/i },
  { title: 'data', color: '#175CD3', words: /\b(?:database|migration|import|export|csv|backup|report)/i },
  { title: 'testing', color: '#3F621A', words: /\b(?:tests?|testing|coverage|regression|flaky)\b/i },
]

/** Labels for the task that it does not carry, the likeliest first; none when nothing fits. */
export function labelIdeas({ title, description }: TaskText, world: LabelWorld): LabelIdea[] {
  const text = `${title} ${description === null ? '' : plainText(description)}`
  const words = tellingWords(text)
  const titleWords = tellingWords(title)
  const scores = new Map<string, number>()
  const add = (label: string, score: number) => scores.set(label.toLowerCase(), (scores.get(label.toLowerCase()) ?? 0) + score)

  const known = world.neighbours.map(({ title: other, labels }) => ({ words: tellingWords(other), labels }))
  const seenIn = new Map<string, number>()
  for (const { words: other } of known) for (const word of other) seenIn.set(word, (seenIn.get(word) ?? 0) + 1)
  const carriers = new Map<string, number>()
  for (const { words: other, labels } of known) {
    // A rare word says more than a common one, one of the title more than one of the description.
    let likeness = 0
    for (const word of other)
      if (words.has(word)) likeness += Math.log(1 + known.length / (seenIn.get(word) ?? 1)) * (titleWords.has(word) ? 2 : 1)
    for (const label of labels) {
      carriers.set(label.toLowerCase(), (carriers.get(label.toLowerCase()) ?? 0) + 1)
      if (likeness > 0) add(label, likeness / Math.sqrt(other.size))
    }
  }
  // Labels that many tasks carry would win by number alone.
  for (const [label, score] of scores) scores.set(label, score / Math.sqrt(carriers.get(label) ?? 1))
  const best = Math.max(1, ...scores.values())
  for (const label of world.labels) {
    const own = tellingWords(label.title)
    if (own.size > 0 && [...own].every((word) => words.has(word))) add(label.title, best)
  }

  const carried = new Set(world.carried.map((label) => label.toLowerCase()))
  const top = Math.max(0, ...scores.values())
  const ofProject = world.labels
    .map((label) => ({ label, score: scores.get(label.title.toLowerCase()) ?? 0 }))
    .filter(({ label, score }) => score > 0 && score >= top * 0.3 && !carried.has(label.title.toLowerCase()))
    .sort((a, b) => b.score - a.score || a.label.title.localeCompare(b.label.title))
    .map(({ label }) => ({ title: label.title, color: label.color }))
  const taken = new Set([...carried, ...world.labels.map((label) => label.title.toLowerCase())])
  const common = COMMON.filter((idea) => idea.words.test(text)).flatMap(({ title: name, color }) => {
    const own = world.labels.find((label) => label.title.toLowerCase() === name)
    if (own) return carried.has(name) ? [] : [{ title: own.title, color: own.color }]
    return taken.has(name) ? [] : [{ title: name, color }]
  })
  const seen = new Set<string>()
  return [...ofProject, ...common].filter(({ title: name }) => !seen.has(name.toLowerCase()) && seen.add(name.toLowerCase()))
}

/** The ideas of one turn: the first ones, then the next ones, then from the start. */
export function ideasOfTurn(ideas: readonly LabelIdea[], turn: number): LabelIdea[] {
  const turns = Math.max(1, Math.ceil(ideas.length / IDEAS))
  const at = (turn % turns) * IDEAS
  return ideas.slice(at, at + IDEAS)
}
