// A task as Markdown, for a pull request, a mail or a chat.
import { format } from 'date-fns'
import { factsIn, textOf, titleOf } from '#src/model/task/facts/task-facts.ts'
import { taskFields } from '#src/model/task/task-fields.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'

/** An item of a checklist with those below it. */
export interface ListedItem {
  title: string
  done: boolean
  children?: readonly ListedItem[]
}

/** What a row does not know of its task: the description as Markdown, the checklist, and where the task is found. */
export interface TaskTexts {
  description: string
  checklist: readonly ListedItem[]
  href: string | null
}

/** Words that Markdown would read as something else: a title stands as it was typed, on one line. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~]/g, '\\$&')

/**
 * Heading with code and title; a line for each fact that says something, dates as `2026-12-01`; the link; the description; the checklist (EXPORT-03).
 * Ends without a line break.
 */
export function taskMarkdown(task: TaskSubject, { description, checklist, href }: TaskTexts): string {
  const head = `# ${[task.code, plain(task.title)].filter(Boolean).join(' ')}`
  const facts = factsIn('detail').flatMap((fact) => {
    const said = task[fact as keyof TaskSubject]
    const text =
      taskFields[fact].kind === 'instant' && typeof said === 'string' ? format(new Date(said), 'yyyy-MM-dd') : plain(textOf(task, fact))
    return text === '' ? [] : [`- ${titleOf(fact)}: ${text}`]
  })
  const parts = [
    head,
    [...facts, ...(href === null ? [] : [`- Link: <${href}>`])].join('\n'),
    description.trim(),
    checklist.length > 0 ? `## Checklist\n\n${itemLines(checklist, '').join('\n')}` : '',
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

function itemLines(items: readonly ListedItem[], indent: string): string[] {
  return items.flatMap(({ title, done, children = [] }) => [
    `${indent}- [${done ? 'x' : ' '}] ${plain(title)}`,
    ...itemLines(children, `${indent}  `),
  ])
}
