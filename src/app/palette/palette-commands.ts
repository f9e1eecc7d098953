// The commands that the palette lists: all of them while nothing is typed, else those that are meant, and those that the typed text answers.
import type { Action, Group, Here } from '#src/actions/action.ts'
import { hasSubjects, type Registry } from '#src/actions/define-action.ts'
import { stateOf } from '#src/actions/state-of.ts'
import type { CommandEntry } from '#src/lib/search/command-entry.ts'
import { type CommandHit, type CommandIndex, commandReader, createCommandIndex } from '#src/lib/search/command-index.ts'
import { foldWords } from '#src/lib/search/search-text.ts'
import { biasOf, isFar, nounsOf, verbsOf } from './command-bias.ts'
import { WORDING } from './command-words.ts'
import { type CommandRow, type Draft, groups, headings, IN_ORDER, MOST_ROWS, type Section, tiers } from './palette-rows.ts'

/** A command as it is searched. */
type Command = Omit<CommandRow, 'ranges'>

/** Commands that may be listed here, searchable. */
export interface Commands {
  index: CommandIndex<Command>
  /** Those that are hidden here for want of a right or of something chosen, each with that reason. */
  off: CommandIndex<Command>
  nearest: Group
  tasks: number
  now: Date
}

/** Remembers the words of commands from one opening to the next. */
const READER = commandReader(WORDING)

/** The commands of the registry that are not hidden here; `recency` gives 0 to 1. */
export function commandsOf(registry: Registry, here: Here, recency: (id: string) => number): Commands {
  const { services, subjects } = here
  const nearest = nearestGroup(registry, here)
  const entries = registry.all.flatMap((action) => {
    if (!action.listed) return []
    const state = stateOf(action, here)
    if (state.kind === 'hidden') return []
    const title = action.titleFor(here)
    const item = { kind: 'command' as const, key: `command:${action.id}`, title, action, state }
    const found = {
      nouns: nounsOf(action),
      verbs: verbsOf(action, title),
      bias: biasOf(action, nearest, isOff(item)),
      far: isFar(action, nearest),
      own: action.own,
    }
    return [{ ...found, item, title, keywords: action.keywords, recency: recency(action.id) }]
  })
  const off = offHere(registry, here)
  return {
    index: createCommandIndex(entries, READER),
    off: createCommandIndex(off, READER),
    nearest,
    tasks: subjects.task?.length ?? 0,
    now: services.now(),
  }
}

function whyHidden(action: Action, here: Here): string | null {
  const subjects = here.subjects[action.on] ?? []
  // Of other kinds nobody misses a command where there is none, or the page is still on its way.
  if (!hasSubjects(action.on, here)) return action.on === 'task' ? 'Choose a task first.' : null
  const { needs } = action
  if (needs === null || subjects.every((subject) => subject.viewerCan.includes(needs)) || action.when(here) === 'hidden') return null
  return 'You do not have permission to do this.'
}

/** What a person may look for and is not offered here. */
function offHere(registry: Registry, here: Here): CommandEntry<Command>[] {
  return registry.all.flatMap((action) => {
    const reason = action.listed ? whyHidden(action, here) : null
    if (reason === null) return []
    const title = action.titleFor(here)
    const state = { kind: 'disabled' as const, reason }
    const item = { kind: 'command' as const, key: `off:${action.id}`, title, action, state }
    return [
      { item, title, keywords: action.keywords, nouns: nounsOf(action), verbs: verbsOf(action, title), bias: 0, far: false, recency: 0 },
    ]
  })
}

/** The group of what is nearest in view; its commands are meant where words leave it open. */
function nearestGroup(registry: Registry, { services, subjects }: Here): Group {
  for (const kind of services.scene.get().kinds) {
    if (kind === 'app' || !subjects[kind]?.length) continue
    const group = registry.all.find((action) => action.on === kind && !EVERYWHERE.has(action.group))?.group
    if (group) return group
  }
  return 'workspace'
}

/** Groups that are of no kind. */
const EVERYWHERE: ReadonlySet<Group> = new Set(['create', 'go', 'view', 'account'])

/** Nothing is typed: every command under its group, what can be done to what is nearest first. */
export function allCommands({ index, nearest, tasks }: Commands): Section[] {
  const hits = index.search('', MOST_ROWS)
  // Without a task to act on, making one is what people open the palette for.
  const first: readonly Group[] = nearest === 'task' ? ['task'] : ['create', nearest]
  return [...first, ...groups.filter((group) => !first.includes(group))].flatMap((group) => {
    // What cannot run now stays findable, below what can.
    const rank = ({ item }: CommandHit<Command>) => (isOff(item) ? 2 : item.action.seldom ? 1 : 0)
    const ofGroup = hits.filter(({ item }) => item.action.group === group).toSorted((one, other) => rank(one) - rank(other))
    return ofGroup.length === 0 ? [] : [{ id: group, heading: headingOf(group, tasks), rows: ofGroup.map(commandRow) }]
  })
}

/** So much less than the best a command may fit and still stand before entities. */
const CLOSE = 0.2
const LEAST_SHARE = 0.55
const MOST_FOUND = 24
const MOST_OFF = 3
/** So much better one that is not possible here must fit. */
const CLEARLY = 0.15

/**
 * Commands for a text: `first` stand before entities, `rest` behind them. Those that fit nearly as well as the best are grouped, the group of the best
 * first; a command that the first words name and the others answer stands before those that the words only happen to fit.
 */
export function commandDrafts(text: string, commands: Commands): { first: Draft[]; rest: Draft[]; answers: boolean } {
  const found = commands.index.search(text, MOST_FOUND)
  // What fits half as well as the best is not what was meant.
  const hits = found.filter(({ score }) => score >= (found[0]?.score ?? 0) * LEAST_SHARE)
  const good = hits.filter((hit) => hit.whole && tiers[hit.class] < 2)
  const best = good[0]?.score ?? 0
  const close = good.filter(({ score }) => score >= best - CLOSE)
  // Whoever types a command's own words does not answer another one.
  const own = good[0] && (good[0].named || good[0].class !== 'synonym')
  const answer = own ? null : answeredSection(text, commands)
  // A verb alone names too many to stand before what the whole fits, slips and all.
  const leads = answer?.named === true && (answer.certain || !hits.some(({ whole }) => whole))
  const answered = answer ? [{ tier: leads ? 1 : 2, section: answer.section }] : []
  const lead = grouped(close, leads ? 2 : 1, commands)
  const slips = hits.filter((hit) => hit.whole && hit.class === 'typo')
  const far = good.filter((hit) => !close.includes(hit))
  const partly = hits.filter((hit) => !hit.whole || hit.class === 'loose')
  if (close[0]?.class === 'exact' && lead[0]) lead[0].tier = 0
  const whole = grouped(slips, 2, commands)
  const off = answer === null ? offDrafts(text, commands, best) : []
  return {
    first: [...off, ...(leads ? [...answered, ...lead, ...whole] : [...lead, ...whole, ...answered]), ...grouped(partly, 3, commands)],
    rest: grouped(far, 1, commands),
    answers: leads,
  }
}

/**
 * Commands that are not possible here and fit whole, clearly better than `best` of those that are: Enter on `duplicate task` must not make one. A word
 * alone means what is possible.
 */
function offDrafts(text: string, { off }: Commands, best: number): Draft[] {
  if (best > 0 && foldWords(text).length < 2) return []
  const rows = off
    .search(text, MOST_OFF)
    .filter((hit) => hit.whole && tiers[hit.class] < 2 && hit.score > best + CLEARLY)
    .map(commandRow)
  return rows.length === 0 ? [] : [{ tier: best === 0 ? 2 : 1, section: { id: 'off', heading: headings.off, rows } }]
}

/** Hits under the headings of their groups; the first few rows keep their order, so that a group may be there twice. */
function grouped(hits: readonly CommandHit<Command>[], tier: number, { tasks }: Commands): Draft[] {
  const sections: { group: Group; rows: CommandRow[] }[] = []
  for (const [at, hit] of hits.entries()) {
    const { group } = hit.item.action
    const last = sections.at(-1)
    const home = at < IN_ORDER ? (last?.group === group ? last : undefined) : sections.findLast((one) => one.group === group)
    if (home) home.rows.push(commandRow(hit))
    else sections.push({ group, rows: [commandRow(hit)] })
  }
  return sections.map(({ group, rows }) => ({ tier, section: { id: group, heading: headingOf(group, tasks), rows } }))
}

function headingOf(group: Group, tasks: number): string {
  return group === 'task' && tasks > 1 ? `${tasks} tasks` : headings[group]
}

function commandRow({ item, ranges }: CommandHit<Command>): CommandRow {
  return { ...item, ranges }
}

const MOST_ANSWERED = 3

/**
 * Commands that ask, found by the first words of the text, the more the better; the others answer them: “due tomorrow”, “assign ben”, “log 2h”. `named`
 * where the first words are the name of one; else they stand below every good match of the whole, so that the words of a title still find its task.
 */
function answeredSection(text: string, { index, now }: Commands): { section: Section; named: boolean; certain: boolean } | null {
  const words = text.split(/\s+/)
  for (let at = words.length - 1; at > 0; at--) {
    const answer = words.slice(at).join(' ')
    const asked = words.slice(0, at)
    // Nobody who says no means what answers yes.
    if (asked.some((word) => NEGATIVE.test(word))) continue
    const hits = index
      .search(asked.join(' '), MOST_FOUND)
      .filter((hit) => hit.whole && tiers[hit.class] < 2 && takesAnswer(hit.item, answer, now))
    const [best] = hits
    const begins =
      best !== undefined &&
      at > 1 &&
      foldWords(best.title)
        .join(' ')
        .startsWith(foldWords(asked.join(' ')).join(' '))
    // “in” of “set status in progress” belongs to the answer, “to” of “move to ops” to the command.
    if (!best || (WORDING.noise.has((asked.at(-1) ?? '').toLowerCase()) && !begins)) continue
    const meant = hits.filter(({ score }) => score >= best.score - CLOSE)
    const rows = meant
      .slice(0, MOST_ANSWERED)
      .map(({ item, ranges }) => ({ ...item, key: `answered:${item.action.id}`, title: `${item.title} ${answer}`, ranges, answer }))
    const certain = begins || says(asked)
    // “change”, “set” or “add” alone name many.
    const named = best.named && (certain || meant.length < MOST_ANSWERED)
    return { named, certain, section: { id: 'answered', heading: headings.answered, rows } }
  }
  return null
}

/** Whether some words name a command by more than a verb that many share: `due`, not `change`. */
function says(words: readonly string[]): boolean {
  return words.some((word) => !WORDING.weak.has(word.toLowerCase()) && !WORDING.noise.has(word.toLowerCase()))
}

/** Words that ask for the opposite of what a command does with an answer. */
const NEGATIVE = /^(?:un[a-z]{3,}|not?|never|don'?t|without|remove|clear|delete|take|unset)$/i

function takesAnswer({ title, action, state }: Pick<CommandRow, 'title' | 'action' | 'state'>, answer: string, now: Date): boolean {
  if (state.kind !== 'ready') return false
  return action.takes ? action.takes(answer, now) : title.endsWith('…') && !action.dialog
}

function isOff({ state }: Pick<CommandRow, 'state'>): boolean {
  return state.kind === 'disabled'
}
