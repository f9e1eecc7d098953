// Everything a person can do to projects themselves; inviting people is a feature of its own.
import { FolderOpenIcon, FolderPlusIcon, LinkIcon, LockIcon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { copyLink } from '#src/actions/copy-link.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { pathTo } from '#src/lib/paths.ts'
import { GetProject } from './project.graphql.ts'
import { setProjectPrivacy } from './project-privacy.ts'
import { writable } from './project-standing.ts'

declare module '#src/actions/dialogs.ts' {
  interface DialogProps {
    /** The workspace the project will be in; null where none is known (PROJ-12). */
    'project.create': { workspace: { slug: string; name: string } | null }
  }
}

/** Opens the dialog; only where the workspace lets the person create projects (PROJ-01). */
export const createProject = defineAction({
  id: 'project.create',
  on: 'workspace',
  title: 'Create Project',
  icon: FolderPlusIcon,
  group: 'create',
  keywords: ['new project', 'add project'],
  shortcut: 'Shift+p',
  places: ['sidebar.workspace', 'workspace.head'],
  needs: 'CREATE_PROJECT',
  single: true,
  run: ({ dialogs, workspaces: [{ slug, name }] }) => dialogs.open('project.create', { workspace: { slug, name } }),
})

/** Goes to a project of the workspace. */
export const openProject = defineAction({
  id: 'project.open',
  on: 'workspace',
  title: 'Open project',
  icon: FolderOpenIcon,
  group: 'project',
  keywords: ['go to project', 'switch project', 'jump'],
  shortcut: 'o p',
  single: true,
  async run({ ask, go, workspaces: [workspace] }) {
    const project = await ask.project({ title: 'Open project', workspaceSlug: workspace.slug, any: true })
    if (project) go.to(pathTo('project-dashboard', { companySlug: project.workspaceSlug, projectSlug: project.slug }))
  },
})

/** Makes the project private, or visible to everyone in its workspace (PROJ-15). */
export const toggleProjectPrivacy = defineAction({
  id: 'project.privacy',
  menu: 'place',
  on: 'project',
  title: 'Change privacy',
  icon: LockIcon,
  group: 'project',
  keywords: ['private', 'public', 'visible', 'visibility', 'lock', 'unlock'],
  needs: 'OWN',
  single: true,
  when: ({ projects: [project] }) => writable(project),
  async run({ api, scene, projects: [project] }) {
    const now = await api.query(GetProject, { workspaceSlug: project.workspaceSlug, slug: project.slug })
    const isPrivate = !(now.project?.isPrivate ?? true)
    await setProjectPrivacy(api, project, isPrivate)
    const { workspace } = scene.get()
    const readers = workspace?.slug === project.workspaceSlug ? workspace.name : 'the workspace'
    return {
      said: isPrivate ? `${project.name} is private now` : `Everyone in ${readers} will be able to read this.`,
      undo: () => setProjectPrivacy(api, project, !isPrivate),
    }
  },
})

/** Copies the address of the project's overview. */
export const copyProjectLink = defineAction({
  id: 'project.copy-link',
  menu: 'place',
  on: 'project',
  title: 'Copy project link',
  icon: LinkIcon,
  group: 'project',
  keywords: ['url', 'address', 'share'],
  single: true,
  run(context) {
    const [{ workspaceSlug: companySlug, slug: projectSlug }] = context.projects
    return copyLink(context, pathTo('project-dashboard', { companySlug, projectSlug }))
  },
})

/** Actions on projects, without those that invite. */
export const actions: readonly Action[] = [createProject, openProject, toggleProjectPrivacy, copyProjectLink]
