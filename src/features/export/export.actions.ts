// Taking a workspace or a project along (EXPORT-08).
import { PackageIcon } from 'lucide-react'
import type { Action, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { pathTo } from '#src/lib/paths.ts'
import type { ExportPlace } from '#src/model/export/export-subject.ts'
import { StartExport } from './export.graphql.ts'

const KINDS = [
  { id: 'all', title: 'Everything, with files', hint: 'JSON, CSV, Markdown and files', kind: 'ZIP', withFiles: true },
  { id: 'rows', title: 'Everything, without files', hint: 'JSON, CSV and Markdown', kind: 'ZIP', withFiles: false },
  { id: 'text', title: 'Markdown, to read', hint: 'a file for each task', kind: 'MARKDOWN', withFiles: false },
] as const

const KEYWORDS = ['download', 'backup', 'archive', 'zip', 'take along', 'data', 'csv', 'json', 'markdown', 'leave']

/** Asks what goes in, begins, and goes to where it can be followed. */
async function start(
  { api, ask, go }: Pick<Context<'app'>, 'api' | 'ask' | 'go'>,
  name: string,
  { workspaceSlug, projectSlug }: ExportPlace,
): Promise<Outcome | undefined> {
  const chosen = await ask.pick({
    title: `Export ${name}`,
    options: KINDS.map(({ id, title, hint }) => ({ id, value: id, title, hint })),
  })
  const what = KINDS.find(({ id }) => id === chosen)
  if (!what) return
  const { kind, withFiles } = what
  await api.mutate(StartExport, { workspaceSlug, projectSlug, kind, withFiles }, { lane: `Exports:${workspaceSlug}` })
  go.to(
    projectSlug === null
      ? `${pathTo('workspace-settings', { companySlug: workspaceSlug })}#data`
      : `${pathTo('projects.settings', { companySlug: workspaceSlug, projectSlug })}#data`,
  )
  return { said: `${name} is being exported`, stays: 'It can be canceled where it stands.' }
}

/** All of a workspace. */
export const exportWorkspace = defineAction({
  id: 'workspace.export',
  on: 'workspace',
  title: 'Export workspace…',
  name: 'Export workspace',
  icon: PackageIcon,
  group: 'workspace',
  needs: 'OWN',
  single: true,
  seldom: true,
  keywords: KEYWORDS,
  run: (context) => start(context, context.workspaces[0].name, { workspaceSlug: context.workspaces[0].slug, projectSlug: null }),
})

/** All of a project. */
export const exportProject = defineAction({
  id: 'project.export',
  on: 'project',
  title: 'Export project…',
  name: 'Export project',
  icon: PackageIcon,
  group: 'project',
  needs: 'ADMIN',
  single: true,
  seldom: true,
  keywords: KEYWORDS,
  run(context) {
    const { workspaceSlug, slug, name } = context.projects[0]
    return start(context, name, { workspaceSlug, projectSlug: slug })
  },
})

/** Exports as a whole. */
export const actions: readonly Action[] = [exportWorkspace, exportProject]
