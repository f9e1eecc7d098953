// Saves a whole project as Markdown.
import { FileArchiveIcon } from 'lucide-react'
import type { Action, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { saying } from '#src/data/errors/error-text.ts'
import { saveFile } from '#src/data/save-file.ts'
import { fileName } from '#src/lib/sheet-name.ts'

/** A list, a file for each task with what was written on it, and the pictures (EXPORT-03). */
export const exportProjectMarkdown = defineAction({
  id: 'project.export-markdown',
  on: 'project',
  title: 'Export project as Markdown',
  short: 'Export',
  icon: FileArchiveIcon,
  group: 'project',
  keywords: ['download', 'zip', 'archive', 'backup', 'all tasks', 'md', 'text'],
  needs: 'ADMIN',
  single: true,
  async run({ api, projects: [{ workspaceSlug, slug, name }] }): Promise<Outcome> {
    const query = new URLSearchParams({ workspaceSlug, projectSlug: slug })
    const file = await api.transfers
      .download(`/api/projects/export?${query}`)
      .catch(saying('The project could not be exported. Please try again.'))
    const saved = fileName(name, 'zip', 'Project')
    saveFile(file, saved)
    return { said: `Saved as ${saved}` }
  },
})

/** Projects as text. */
export const actions: readonly Action[] = [exportProjectMarkdown]
