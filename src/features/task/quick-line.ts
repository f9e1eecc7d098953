// The line of quick create while it is typed: what it means, what Tab offers, what Backspace takes back.
import { parseQuickCreate, type QuickCreate } from '#src/lib/quick-create.ts'
import { type TypedToken, tokenAtCaret } from '#src/lib/quick-token.ts'
import { foldWords } from '#src/lib/search-text.ts'
import type { ProjectCatalogueData } from './task.graphql.ts'
import type { NewTask } from './task-create.actions.ts'

type Person = ProjectCatalogueData['members'][number]['person']
type Label = ProjectCatalogueData['labels'][number]
/** A line taken apart. */
export type QuickLine = QuickCreate<Person, Label>
/** A chip that was taken back: it stays in the title. */
export interface Rejected {
  kind: 'person' | 'label' | 'due'
  text: string
}
/** One completion that Tab takes. */
export type Completion =
  | { kind: 'person'; id: string; name: string; person: Person }
  | { kind: 'label'; id: string; name: string; label: Label }

/** The title and chips of a line, with the people and labels of the project; without `dates` (free plans) a date is text of the title. */
export function readLine(
  text: string,
  catalogue: ProjectCatalogueData | null,
  now: Date,
  rejected: readonly Rejected[],
  dates = true,
): QuickLine {
  const people = catalogue?.members.map(({ person }) => person) ?? []
  return parseQuickCreate(text, { people, labels: catalogue?.labels ?? [], now, rejected, dates })
}

/** What the piece at the caret may become: names that begin with it first, at most 6. */
export function completionsOf(
  text: string,
  caret: number,
  catalogue: ProjectCatalogueData | null,
): { token: TypedToken; found: Completion[] } | null {
  const token = tokenAtCaret(text, caret)
  if (!token || !catalogue) return null
  const query = foldWords(token.query).join(' ')
  const rank = (names: readonly string[]) => {
    const words = names.flatMap((name) => [foldWords(name).join(' '), ...foldWords(name)])
    return query === '' ? 1 : words.some((word) => word.startsWith(query)) ? 1 : words.some((word) => word.includes(query)) ? 2 : 0
  }
  const people = (): Completion[] =>
    catalogue.members.map(({ person }) => ({ kind: 'person', id: person.username, name: person.username, person }))
  const labels = (): Completion[] => catalogue.labels.map((label) => ({ kind: 'label', id: label.id, name: label.title, label }))
  const found = (token.kind === 'person' ? people() : labels())
    .map((completion) => ({
      completion,
      rank: rank(completion.kind === 'person' ? [completion.person.username, completion.person.name] : [completion.name]),
    }))
    .filter(({ rank: place }) => place > 0)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, 6)
    .map(({ completion }) => completion)
  return found.length > 0 ? { token, found } : null
}

/** The chip that ends right before the caret: Backspace takes it back before it deletes a character. */
export function tokenBefore(line: QuickLine, caret: number): Rejected | null {
  const token = line.tokens.find(({ end }) => end === caret)
  return token ? { kind: token.kind, text: token.text } : null
}

/** What is created from the line; people and labels once each, the last due date. */
export function newTaskOf(line: QuickLine, more: { workflowId?: string | undefined; parentId?: string | undefined }): NewTask {
  const people = line.tokens.flatMap((token) => (token.kind === 'person' ? [token.value.username] : []))
  const labels = line.tokens.flatMap((token) => (token.kind === 'label' ? [token.value.id] : []))
  const due = line.tokens.findLast((token) => token.kind === 'due')
  return {
    title: line.title,
    ...(more.workflowId ? { workflowId: more.workflowId } : {}),
    ...(more.parentId ? { parentId: more.parentId } : {}),
    ...(people.length > 0 ? { assignees: [...new Set(people)] } : {}),
    ...(labels.length > 0 ? { labelIds: [...new Set(labels)] } : {}),
    ...(due?.kind === 'due' ? { dueDate: due.value.toISOString() } : {}),
  }
}
