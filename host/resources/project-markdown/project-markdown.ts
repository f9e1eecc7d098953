// A project as Markdown: a list in README.md, a file for each task with front matter, checklist and comments, pictures beside it (EXPORT-03). No database here.
import type { PackedFile } from '../../downloads/archive.ts'
import type { ChecklistItemView } from '../checklists/checklists.store.ts'
import { type Picture, pageToMarkdown, plainMarkdown } from '../wiki-pages/wiki-markdown.ts'
import type { WrittenComment, WrittenTask } from './project-markdown.store.ts'

/** The project as its README says it; `statuses` in their order. */
export interface MarkdownProject {
  name: string
  statuses: readonly string[]
}

/** The files: tasks as they come, README.md last, when it is known what it lists. */
export async function* markdownFiles({ name, statuses }: MarkdownProject, tasks: AsyncIterable<WrittenTask>): AsyncGenerator<PackedFile> {
  const lines = new Map<string, string[]>(statuses.map((status) => [status, []]))
  for await (const written of tasks) {
    const { task } = written
    const code = codeOf(written)
    const pictures = new Map<string, Picture>()
    const content = taskMarkdown(written, (picture) => {
      const file = `pictures/${code}-${pictures.size + 1}.${picture.extension}`
      pictures.set(`tasks/${file}`, picture)
      return file
    })
    yield { path: `tasks/${code}.md`, content }
    for (const [path, { bytes }] of pictures) yield { path, content: bytes, isPacked: true }
    const status = task.workflow?.title ?? 'No status'
    const listed = lines.get(status) ?? []
    listed.push(lineOf(written))
    lines.set(status, listed)
  }
  const groups = [...lines].filter(([, listed]) => listed.length > 0)
  const list = groups.map(([status, listed]) => `## ${plainMarkdown(status)}\n\n${listed.join('\n')}`)
  yield { path: 'README.md', content: `${[`# ${plainMarkdown(name)}`, ...list].join('\n\n')}\n` }
}

const codeOf = ({ task: { project, row } }: WrittenTask) => `${project.code}-${row.number}`
const day = (at: number | null) => (at === null ? null : new Date(at * 1000).toISOString().slice(0, 10))
const moment = (at: number | null) => (at === null ? null : new Date(at * 1000).toISOString().replace('.000Z', 'Z'))

function lineOf(written: WrittenTask): string {
  const { row, users } = written.task
  const code = codeOf(written)
  const facts = [users.map(({ name }) => plainMarkdown(name)).join(', '), row.due_date === null ? '' : `due ${day(row.due_date)}`]
  const marks = [row.is_draft ? 'draft' : '', row.is_archived ? 'archived' : '']
  const behind = [...facts, ...marks].filter((fact) => fact !== '')
  return `- [${row.done ? 'x' : ' '}] [${code}](tasks/${code}.md) ${[plainMarkdown(row.title), ...behind].join(' · ')}`
}

/** What is known of a task without reading its text, as YAML; strings as JSON has them, which YAML reads. */
function frontMatter(written: WrittenTask): string {
  const { task } = written
  const { row } = task
  const facts: Readonly<Record<string, unknown>> = {
    code: codeOf(written),
    title: row.title,
    status: task.workflow?.title,
    done: row.done,
    progress: row.estimative,
    type: task.type?.title,
    effort: task.effort?.title,
    labels: task.labels.map(({ title }) => title),
    assignees: task.users.map(({ username }) => username),
    start: moment(row.start_date),
    due: moment(row.due_date),
    board: task.board?.label,
    sprint: task.sprint?.title,
    story: task.user_story?.title,
    draft: row.is_draft || null,
    archived: row.is_archived || null,
    created: moment(row.created_at),
    created_by: task.creator?.username,
  }
  const lines = Object.entries(facts).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [`${key}: ${JSON.stringify(value)}`],
  )
  return `---\n${lines.join('\n')}\n---`
}

function taskMarkdown(written: WrittenTask, picture: (picture: Picture) => string): string {
  const { task, checklist, comments } = written
  const links = { page: () => null, task: () => null, picture }
  const parts = [
    frontMatter(written),
    pageToMarkdown(task.row.title, task.row.description ?? '', links).trimEnd(),
    checklist.length > 0 ? `## Checklist\n\n${checklist.flatMap((item) => itemLines(item, '')).join('\n')}` : '',
    comments.length > 0 ? ['## Comments', ...comments.map((comment) => commentMarkdown(comment, links))].join('\n\n') : '',
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function itemLines(item: ChecklistItemView & { children?: readonly ChecklistItemView[] }, indent: string): string[] {
  const line = `${indent}- [${item.done ? 'x' : ' '}] ${plainMarkdown(item.title)}`
  return [line, ...(item.children ?? []).flatMap((child) => itemLines(child, `${indent}  `))]
}

function commentMarkdown({ html, by, createdAt }: WrittenComment, links: Parameters<typeof pageToMarkdown>[2]): string {
  const at = new Date(createdAt).toISOString().slice(0, 16).replace('T', ' ')
  return `### ${plainMarkdown(by)}, ${at} UTC\n\n${pageToMarkdown('', html, links).trim()}`
}
