// Everything a person can do to workspaces.
import { ArrowLeftRightIcon, PlusIcon } from 'lucide-react'
import { createElement } from 'react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Option } from '#src/actions/services.ts'
import type { Api } from '#src/data/api.ts'
import { companiesList, currentCompany } from '#src/data/storage/storage.ts'
import { Logo } from '#src/ui/marks/logo.tsx'
import { enterWorkspace } from './current-company.ts'
import { isFullPage } from './full-page.ts'
import { GetWorkspace, ListWorkspaces, type WorkspaceHeadData } from './workspace.graphql.ts'

declare module '#src/actions/dialogs.ts' {
  interface DialogProps {
    /** `paid` false: the plan gate is closed and the upgrade text stands in place of the form (WS-05). */
    'workspace.create': { paid: boolean }
  }
}

/** Opens the dialog; the workspace's owner only (SHELL-13). The plan gate closes inside it (WS-05). */
export const createWorkspace = defineAction({
  id: 'workspace.create',
  on: 'workspace',
  title: 'Create workspace',
  icon: PlusIcon,
  group: 'create',
  keywords: ['new company', 'add workspace', 'organisation', 'organization'],
  places: ['sidebar.workspaces'],
  needs: 'OWN',
  single: true,
  run: ({ dialogs, workspaces: [workspace] }) => dialogs.open('workspace.create', { paid: workspace.viewerCan.includes('PAID') }),
})

/** The same for somebody who belongs to no workspace yet: nobody owns one there, and no plan closes the gate. */
export const createFirstWorkspace = defineAction({
  id: 'workspace.create-first',
  on: 'app',
  title: 'Create your first workspace',
  icon: PlusIcon,
  group: 'create',
  keywords: ['new company', 'add workspace', 'organisation', 'organization', 'start'],
  when: ({ scene }) => (scene.get().workspace === null && !companiesList.read()?.length ? true : 'hidden'),
  run: ({ dialogs }) => dialogs.open('workspace.create', { paid: true }),
})

/** Chooses another workspace, loads it afresh, stores it as current company and shows its landing page (WS-07, WS-08). */
export const switchWorkspace = defineAction({
  id: 'workspace.switch',
  on: 'app',
  title: 'Switch workspace',
  icon: ArrowLeftRightIcon,
  group: 'workspace',
  keywords: ['change workspace', 'open workspace', 'company', 'organisation'],
  shortcut: 'o w',
  // Known to have none (STORE-04).
  when: ({ scene }) => (scene.get().workspace === null && companiesList.read()?.length === 0 ? 'hidden' : true),
  async run({ api, ask, go }) {
    const { workspaces } = await api.query(ListWorkspaces, { search: '' })
    const other = workspaces.find(({ slug }) => slug !== currentCompany.read()?.data.slug)
    const slug = await ask.pick({
      title: 'Switch workspace',
      placeholder: 'Workspace…',
      options: workspaces.map(optionOf),
      // All there are stand in the list already, unless it is full.
      ...(isFullPage(workspaces) && { search: (text: string, page: number) => searchWorkspaces(api, text, page) }),
      // Nobody switches to where they are.
      ...(other ? { likely: other.slug } : {}),
      empty: 'You belong to no workspace yet.',
    })
    if (slug === null) return
    const { workspace } = await api.query(GetWorkspace, { slug }, { requestPolicy: 'network-only' })
    if (workspace) enterWorkspace(workspace, go)
    else return { said: 'This workspace is no longer there.' }
  },
})

/** A page of what the host finds; a full one may not be the last. */
async function searchWorkspaces(api: Api, search: string, page: number): Promise<{ options: Option<string>[]; totalPages: number }> {
  const { workspaces } = await api.query(ListWorkspaces, page === 1 ? { search } : { search, page })
  return { options: workspaces.map(optionOf), totalPages: isFullPage(workspaces) ? page + 1 : page }
}

function optionOf({ slug, name, logo, owner }: WorkspaceHeadData): Option<string> {
  return {
    id: slug,
    value: slug,
    title: name,
    ...(owner ? { hint: owner.name } : {}),
    keywords: [slug],
    icon: createElement(Logo, { name, id: slug, src: logo, size: 16 }),
    checked: slug === currentCompany.read()?.data.slug,
  }
}

/** Actions on workspaces. */
export const actions: readonly Action[] = [createWorkspace, createFirstWorkspace, switchWorkspace]
