// The plan of a workspace, shown and never edited, and who may create projects in it (WSET-03, WSET-04).
import { ExternalLinkIcon } from 'lucide-react'
import { useSavedChoice } from '#src/model/settings/saved-setting.ts'
import { SettingRow } from '#src/model/settings/setting-field.tsx'
import { Segmented } from '#src/ui/controls/segmented.tsx'
import { Chip } from '#src/ui/marks/chip.tsx'
import { type Owned, writing } from './workspace-general.tsx'
import { CREATORS } from './workspace-settings.actions.ts'
import * as styles from './workspace-settings.css.ts'
import type { KnownWorkspace } from './workspace-settings.graphql.ts'

const PLANS: Record<string, string> = { free: 'Free', paid: 'Paid', lifetime: 'Lifetime' }

/** `billingUrl` is null where nobody can pay. */
export function WorkspacePlan({ workspace, billingUrl }: { workspace: KnownWorkspace; billingUrl: string | null }) {
  const { subscription, unlimitedWorkspaces } = workspace
  const plan = subscription ?? ''
  return (
    <p className={styles.line}>
      <Chip tone={plan === 'free' ? 'warn' : 'accent'}>{PLANS[plan] ?? (plan || 'No plan')}</Chip>
      {unlimitedWorkspaces === false && <span className={styles.note}>Limited to one workspace</span>}
      {billingUrl && (
        <a className={styles.link} href={billingUrl} target="_blank" rel="noopener noreferrer">
          Manage subscription <ExternalLinkIcon size={12} aria-hidden />
        </a>
      )}
    </p>
  )
}

/** Guests never may; members see Create Project, or do not, at the next read of the workspace. */
export function ProjectCreators({ workspace, settings }: Owned) {
  const { problem, isSaved, save } = useSavedChoice<'OWNER' | 'MEMBERS'>(writing(workspace, 'projectCreators'))
  return (
    <SettingRow name="projectCreators" title="Who may create projects" text="Guests never may." isSaved={isSaved} problem={problem}>
      <Segmented
        label="Who may create projects"
        value={settings.projectCreators}
        onChange={(creators) => void save(creators)}
        options={CREATORS}
      />
    </SettingRow>
  )
}
