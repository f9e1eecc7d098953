// Taking tasks along as Markdown.
import { FileTextIcon } from 'lucide-react'
import type { Action, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { SpokenError, saying } from '#src/data/errors/error-text.ts'
import { hasAddress } from '#src/model/task/task-address.ts'
import { sharedTaskHref } from '#src/model/task/task-href.ts'
import { copyMenu } from '#src/model/task/task-menus.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { TaskTexts } from './task-export.graphql.ts'
import { taskMarkdown } from './task-markdown.ts'

/** Each task is read by itself. */
const MOST = 50

async function markdownFor({ api, origin }: Context<'task'>, task: TaskSubject): Promise<string> {
  const { id, workspaceSlug, projectSlug } = task
  const { task: found, checklist } = await api.query(TaskTexts, { id, workspaceSlug, projectSlug })
  if (!found) throw new SpokenError(`${task.code ?? task.title} is not there any more.`)
  const html = found.description ?? ''
  const description = html === '' ? '' : await (await import('#src/ui/editor/editor-to-markdown.ts')).markdownOf(html)
  return taskMarkdown(task, { description, checklist, href: `${origin}${sharedTaskHref(task)}` })
}

/** Copies what tasks say, a rule between two of them (EXPORT-03). */
export const copyTaskMarkdown = defineAction({
  id: 'task.copy-markdown',
  on: 'task',
  title: 'Copy as Markdown',
  icon: FileTextIcon,
  group: 'task',
  menu: copyMenu,
  keywords: ['export', 'text', 'md', 'description', 'checklist', 'clipboard'],
  shortcut: '. m',
  when: ({ tasks }) => (tasks.length > MOST ? { reason: `At most ${MOST} tasks are copied at once.` } : hasAddress({ tasks })),
  async run(context): Promise<Outcome> {
    const { clipboard, tasks } = context
    const texts = await Promise.all(tasks.map((task) => markdownFor(context, task))).catch((error: unknown) => {
      if (error instanceof SpokenError) throw error
      return saying('The tasks could not be read. Please try again.')(error)
    })
    await clipboard.write(`${texts.join('\n\n---\n\n')}\n`).catch(saying('The browser did not allow copying. Please try again.'))
    return { said: tasks.length > 1 ? `${tasks.length} tasks copied as Markdown` : 'Task copied as Markdown' }
  },
})

/** Tasks as text. */
export const actions: readonly Action[] = [copyTaskMarkdown]
