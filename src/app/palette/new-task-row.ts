// `new task Buy milk @mia tomorrow in ops` as the palette's own line: its chips say what is made and where, one Enter makes it.
import type { Here } from '#src/actions/action.ts'
import { stateOf } from '#src/actions/state-of.ts'
import { ListProjects } from '#src/features/project/project.graphql.ts'
import { newTaskOf, readLine } from '#src/features/task-create/quick-line.ts'
import { createTaskFrom } from '#src/features/task-create/task-create.actions.ts'
import { partText } from '#src/features/task-properties/sentence-change.ts'
import { takeName } from '#src/lib/search/named-words.ts'
import type { ProjectSubject } from '#src/model/project/project-subject.ts'
import { ProjectCatalogue } from '#src/model/task/task.graphql.ts'
import type { CommandRow } from './palette-rows.ts'

const BEGINS = /^(?:new|create|add|make)(?: (?:a|new|a new))? (?:task|issue|ticket|todo)(?::\s*|\s+)/i
/** Other commands begin so: “New task with all fields…”, “New task in…”. */
const OTHERS = /^(?:with|in|from)(?:\s|$)/i

/** Where a new task goes, and what is left of the text that makes it. */
export interface NewTaskPlace {
  project: ProjectSubject
  line: string
}

/** Where the task of a text goes: the project it names whole behind “in”, else the one in view. Null where no task is told, or nowhere to make it. */
export function newTaskPlace(text: string, { services, subjects }: Here): NewTaskPlace | null {
  const said = BEGINS.exec(text)?.[0]
  const line = said === undefined ? '' : text.slice(said.length).trim()
  const [inView] = subjects.project ?? []
  const workspaceSlug = inView?.workspaceSlug ?? subjects.workspace?.[0]?.slug
  if (line === '' || OTHERS.test(line) || workspaceSlug === undefined) return null
  const projects = services.api.read(ListProjects, { workspaceSlug })?.projects ?? []
  const words = Array.from(line.matchAll(/\S+/g), (match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }))
  const texts = words.map((word) => word.text)
  for (let at = words.length - 2; at > 0; at--) {
    if (texts[at]?.toLowerCase() !== 'in') continue
    const named = takeName(texts, at + 1, projects, ({ slug, name, code }) => [slug, name, code ?? ''], 'whole')
    const [from, to] = [words[at]?.start ?? 0, words[(named?.next ?? 0) - 1]?.end ?? 0]
    if (named) return { project: named.value, line: `${line.slice(0, from).trimEnd()} ${line.slice(to).trimStart()}`.trim() }
  }
  return inView ? { project: inView, line } : null
}

/** The line for a text; null where it makes no task, or while the lists of its project are on their way. */
export function newTaskRow(text: string, here: Here) {
  const place = newTaskPlace(text, here)
  if (!place) return null
  const { services, subjects } = here
  const { project } = place
  const { workspaceSlug, slug: projectSlug } = project
  const catalogue = services.api.read(ProjectCatalogue, { workspaceSlug, projectSlug })
  if (!catalogue) return null
  const workspace = subjects.workspace?.find(({ slug }) => slug === workspaceSlug)
  const now = services.now()
  // Due dates need the paid plan (DATES-07): elsewhere they are words of the title.
  const dates = (workspace ?? project).viewerCan.includes('PAID')
  const line = readLine(place.line, { catalogue, now, rejected: [], dates, newLabels: [] })
  if (line.title.trim() === '') return null
  const action = createTaskFrom(newTaskOf(line, {}))
  const about = { project: [project] }
  const state = stateOf(action, { services, subjects: { ...subjects, ...about } })
  if (state.kind === 'hidden') return null
  const texts = line.tokens.map((token) => {
    if (token.kind === 'person') return partText({ kind: 'assign', person: token.value, on: true }, now)
    return token.kind === 'label'
      ? partText({ kind: 'label', label: token.value, on: true }, now)
      : partText({ kind: 'due', at: token.value }, now)
  })
  const unread = line.title.match(/(?<=^|\s)[@#][^\s@#]+/g) ?? []
  const title = [`New task “${line.title}”`, ...texts].join(' · ')
  const row: CommandRow = {
    ...{ kind: 'command', key: `sentence:${title} ${projectSlug}`, title, ranges: [], action, state, about },
    parts: [
      ...[`New task “${line.title}”`, ...texts].map((one) => ({ text: one, read: true })),
      ...unread.map((one) => ({ text: one, read: false })),
    ],
    reach: `in ${project.name}`,
  }
  const leads = unread.length === 0
  return { row, leads, takesAll: leads }
}
