// The line of quick create while it is typed: what it means, and what Backspace takes back.
import { parseQuickCreate, type QuickCreate } from '#src/lib/quick-create/quick-create.ts'
import type { ProjectCatalogueData } from '#src/model/task/task.graphql.ts'
import type { NewTask } from './new-task.ts'

type Person = ProjectCatalogueData['members'][number]['person']
type Label = ProjectCatalogueData['labels'][number]
/** A line taken apart. */
export type QuickLine = QuickCreate<Person, Label>
/** A chip that was taken back: it stays in the title. */
export interface Rejected {
  kind: 'person' | 'label' | 'due'
  text: string
}
/** What a line is read with: the lists of the project, labels that are to be made, what was taken back; without `dates` (free plans) a date is text. */
export interface LineReading {
  catalogue: ProjectCatalogueData | null
  now: Date
  rejected: readonly Rejected[]
  dates: boolean
  /** Titles of labels to be made with the task. */
  newLabels: readonly string[]
}

/** A label that is to be made with the task, black unless changed later (LABEL-04). */
function newLabel(title: string): Label {
  return { id: `new:${title}`, title, color: '#000000' }
}

/** True for a label that is made only with the task. */
export function isNewLabel({ id }: { id: string }): boolean {
  return id.startsWith('new:')
}

/** The title and chips of a line. */
export function readLine(text: string, { catalogue, now, rejected, dates, newLabels }: LineReading): QuickLine {
  const people = catalogue?.members.map(({ person }) => person) ?? []
  return parseQuickCreate(text, { people, labels: [...(catalogue?.labels ?? []), ...newLabels.map(newLabel)], now, rejected, dates })
}

/** The chip that ends right before the caret: Backspace takes it back before it deletes a character. */
export function tokenBefore(line: QuickLine, caret: number): Rejected | null {
  const token = line.tokens.find(({ end }) => end === caret)
  return token ? { kind: token.kind, text: token.text } : null
}

/** What is created from the line; people and labels once each, the last due date. */
export function newTaskOf(line: QuickLine, more: { workflowId?: string | undefined; parentId?: string | undefined }): NewTask {
  const people = line.tokens.flatMap((token) => (token.kind === 'person' ? [token.value.username] : []))
  const labels = line.tokens.flatMap((token) => (token.kind === 'label' ? [token.value] : []))
  const known = labels.filter((label) => !isNewLabel(label)).map(({ id }) => id)
  const fresh = labels.filter(isNewLabel).map(({ title }) => title)
  const due = line.tokens.findLast((token) => token.kind === 'due')
  return {
    title: line.title,
    ...(more.workflowId ? { workflowId: more.workflowId } : {}),
    ...(more.parentId ? { parentId: more.parentId } : {}),
    ...(people.length > 0 ? { assignees: [...new Set(people)] } : {}),
    ...(known.length > 0 ? { labelIds: [...new Set(known)] } : {}),
    ...(fresh.length > 0 ? { newLabels: [...new Set(fresh)] } : {}),
    ...(due?.kind === 'due' ? { dueDate: due.value.toISOString() } : {}),
  }
}
