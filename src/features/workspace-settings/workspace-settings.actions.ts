// The settings of a workspace as actions, for its owner, from anywhere in it (WSET-11).
import { ArchiveRestoreIcon, ArrowRightLeftIcon, FolderPlusIcon, ImageIcon, PencilIcon, Trash2Icon, Undo2Icon } from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { formatDay } from '#src/lib/dates/date-format.ts'
import { pathTo } from '#src/lib/paths.ts'
import { changeSetting, knownWorkspace } from './workspace-change.ts'
import { ListDeletedWorkspaces, RestoreWorkspace, WithdrawTransfer } from './workspace-settings.graphql.ts'

declare module '#src/actions/dialogs.ts' {
  interface DialogProps {
    /** Offers a workspace to one of its members (WSET-07). */
    'workspace.transfer': { slug: string; name: string }
    /** Names what goes, asks for the name and the password (WSET-09). */
    'workspace.delete': { slug: string; name: string }
  }
}

type Owned = Omit<ActionDefinition<'workspace'>, 'on' | 'group' | 'needs' | 'single'>

const owned = (definition: Owned): Action =>
  defineAction<'workspace'>({ ...definition, on: 'workspace', group: 'workspace', needs: 'OWN', single: true })

/** Goes to the field on the settings page. */
const leadsTo =
  (field: string) =>
  ({ go, workspaces: [{ slug }] }: Context<'workspace'>): void =>
    go.to(`${pathTo('workspace-settings', { companySlug: slug })}#${field}`)

/** Sentence for a name that will not do. */
export function nameProblem(name: string): string | null {
  if (!/[\p{L}\p{N}]/u.test(name)) return 'Please enter a name.'
  return name.length > 120 ? 'At most 120 characters.' : null
}

/** Opens the dialog in which a member is chosen. */
export const transferWorkspace = owned({
  id: 'workspace.transfer',
  title: 'Transfer workspace…',
  name: 'Transfer workspace',
  icon: ArrowRightLeftIcon,
  seldom: true,
  dialog: true,
  keywords: ['hand over', 'new owner', 'ownership', 'give away'],
  run: ({ dialogs, workspaces: [{ slug, name }] }) => dialogs.open('workspace.transfer', { slug, name }),
})

/** Takes an offer back that nobody has answered. */
export const withdrawTransfer = owned({
  id: 'workspace.withdraw-transfer',
  title: 'Withdraw the offer of this workspace',
  icon: Undo2Icon,
  listed: false,
  keywords: ['cancel transfer'],
  async run({ api, workspaces: [{ slug }] }) {
    await api.mutate(WithdrawTransfer, { slug }, { lane: `Workspace:${slug}` })
    return { said: 'The offer is withdrawn', stays: 'The offer can be made again.' }
  },
})

/** Opens the dialog that names what goes. */
export const deleteWorkspace = owned({
  id: 'workspace.delete',
  title: 'Delete this workspace…',
  name: 'Delete this workspace',
  icon: Trash2Icon,
  seldom: true,
  dialog: true,
  keywords: ['close', 'remove', 'destroy', 'danger'],
  run: ({ dialogs, workspaces: [{ slug, name }] }) => dialogs.open('workspace.delete', { slug, name }),
})

const restoring: ActionDefinition<'app'> = {
  id: 'workspace.restore',
  on: 'app',
  title: 'Restore deleted workspace…',
  name: 'Restore deleted workspace',
  icon: ArchiveRestoreIcon,
  group: 'workspace',
  seldom: true,
  keywords: ['undelete', 'recover', 'deleted workspaces', 'bring back'],
  async run(context): Promise<Outcome | undefined> {
    const { api, ask, now } = context
    const slug = await ask.pick({
      title: 'Restore deleted workspace',
      placeholder: 'Search deleted workspaces…',
      empty: 'No workspace of yours was deleted in the last 14 days.',
      options: async () =>
        (await api.query(ListDeletedWorkspaces, {}, { requestPolicy: 'network-only' })).deletedWorkspaces.map((one) => ({
          id: one.slug,
          value: one.slug,
          title: one.name,
          hint: `gone for good ${formatDay(new Date(one.deletionAt), now())}`,
        })),
    })
    return slug === null ? undefined : restore(context, slug)
  },
}

async function restore({ api, go }: Pick<Context<'app'>, 'api' | 'go'>, slug: string): Promise<Outcome> {
  const { workspace } = await api.mutate(RestoreWorkspace, { slug }, { lane: `Workspace:${slug}` })
  go.to(pathTo('workspace-settings', { companySlug: slug }))
  return { said: `${workspace?.name ?? slug} is back`, stays: 'A restored workspace can be deleted again.' }
}

/** Has a workspace back, with everything in it; a workspace that is being deleted is no subject any more, so that it is asked which. */
export const restoreWorkspace = defineAction(restoring)

/** The same for one that is shown; made for its button and never registered. */
export function restoreThis(slug: string): Action {
  return defineAction({ ...restoring, title: 'Restore', name: 'Restore', seldom: false, run: (context) => restore(context, slug) })
}

/** What the owner of a workspace does to it. */
export const actions: readonly Action[] = [
  owned({
    id: 'workspace.rename',
    title: 'Rename workspace…',
    name: 'Rename workspace',
    icon: PencilIcon,
    keywords: ['name', 'title'],
    async run(context) {
      const workspace = await knownWorkspace(context)
      const name = await context.ask.text({
        title: 'Rename workspace',
        placeholder: 'Name',
        initial: workspace.name,
        submit: 'Rename',
        draft: `workspace:${workspace.id}:name`,
        check: (text) => nameProblem(text.trim()),
      })
      return name === null ? undefined : changeSetting(context, workspace, 'name', name.trim())
    },
  }),
  owned({
    id: 'workspace.set-logo',
    title: 'Change workspace logo',
    icon: ImageIcon,
    keywords: ['picture', 'brand', 'image', 'mark'],
    run: leadsTo('logo'),
  }),
  owned({
    id: 'workspace.set-favicon',
    title: 'Change page icon of this workspace',
    icon: ImageIcon,
    keywords: ['favicon', 'browser tab', 'picture'],
    run: leadsTo('favicon'),
  }),
  owned({
    id: 'workspace.project-creators',
    title: 'Choose who may create projects…',
    name: 'Choose who may create projects',
    icon: FolderPlusIcon,
    keywords: ['new projects', 'permissions', 'members'],
    async run(context) {
      const workspace = await knownWorkspace(context)
      const now = workspace.settings?.projectCreators
      const chosen = await context.ask.pick({
        title: 'Who may create projects',
        options: CREATORS.map(({ value, label }) => ({ id: value, value, title: label, checked: value === now })),
      })
      return chosen === null ? undefined : changeSetting(context, workspace, 'projectCreators', chosen)
    },
  }),
  transferWorkspace,
  withdrawTransfer,
  deleteWorkspace,
  restoreWorkspace,
]

/** Who may create projects; guests never (WSET-04). */
export const CREATORS = [
  { value: 'OWNER', label: 'Only me' },
  { value: 'MEMBERS', label: 'Members' },
] as const
