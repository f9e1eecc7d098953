// Changing one setting of a workspace: shown at once, taken back by one undo (WSET-12).
import type { Action, Context, Outcome } from '#src/actions/action.ts'
import { CHANGED_SINCE, UndoRefused } from '#src/actions/undo.ts'
import type { Api } from '#src/data/api.ts'
import type { VariablesOf } from '#src/data/graphql.ts'
import { settingAction } from '#src/model/settings/setting-action.ts'
import { GetWorkspaceSettings, type KnownWorkspace, UpdateWorkspace } from './workspace-settings.graphql.ts'

type Input = VariablesOf<typeof UpdateWorkspace>['input']

/** A setting that the owner changes. */
export type Setting = keyof Input & string

/** Settings as people read them. */
export const settingTitles: Readonly<Record<Setting, string>> = {
  name: 'Name',
  logo: 'Logo',
  whitelabelLogo: 'Wide logo',
  favicon: 'Page icon',
  timeZone: 'Time zone',
  weekStart: 'Week start',
  currency: 'Currency',
  projectCreators: 'Who may create projects',
}

/** What a setting is now. */
function settingOf<S extends Setting>(workspace: KnownWorkspace, setting: S): NonNullable<Input[S]> | null {
  return ({ ...workspace.settings, ...pick(workspace) } as unknown as Record<string, NonNullable<Input[S]> | null>)[setting] ?? null
}

const pick = ({ name, logo, whitelabelLogo, favicon }: KnownWorkspace) => ({ name, logo, whitelabelLogo, favicon })

const send = (api: Api, slug: string, setting: Setting, value: unknown) =>
  api.mutate(UpdateWorkspace, { slug, input: { [setting]: value } }, { lane: `Workspace:${slug}`, field: setting })

/** Changes one; the answer takes it back, unless somebody else changed it since. */
export async function changeSetting<S extends Setting>(
  { api }: Pick<Context<'workspace'>, 'api'>,
  workspace: KnownWorkspace,
  setting: S,
  value: Input[S] | null,
): Promise<Outcome | undefined> {
  const { slug } = workspace
  const was = settingOf(workspace, setting)
  if (was === value) return undefined
  await send(api, slug, setting, value)
  return {
    said: `${settingTitles[setting]} saved`,
    async undo() {
      const now = await api.query(GetWorkspaceSettings, { slug }, { requestPolicy: 'network-only' })
      if (!now.workspace || settingOf(now.workspace, setting) !== (value ?? null)) throw new UndoRefused(CHANGED_SINCE)
      return send(api, slug, setting, was)
    },
  }
}

/** The workspace of an action with all its settings; the cache has it where they were open. */
export async function knownWorkspace({ api, workspaces: [{ slug }] }: Context<'workspace'>): Promise<KnownWorkspace> {
  const { workspace } = await api.query(GetWorkspaceSettings, { slug })
  if (!workspace) throw new Error(`There is no workspace ${slug}.`)
  return workspace
}

/** What a field of the settings does; `refused` hears the host's sentence for the field. */
export function saveSetting<S extends Setting>(
  workspace: KnownWorkspace,
  setting: S,
  value: Input[S] | null,
  refused: (sentence: string) => void,
): Action {
  return settingAction({
    on: 'workspace',
    group: 'workspace',
    title: settingTitles[setting],
    needs: 'OWN',
    refused,
    change: (context) => changeSetting(context, workspace, setting, value),
  })
}
