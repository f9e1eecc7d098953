// What a workspace says of itself, as fields that each save by themselves (WSET-01).
import { CopyIcon } from 'lucide-react'
import { useMemo } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { type SettingWrite, useSavedChoice, useSavedText } from '#src/model/settings/saved-setting.ts'
import { SettingField, UnsavedHint } from '#src/model/settings/setting-field.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { ComboField } from '#src/ui/fields/combo-field.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { type Setting, saveSetting } from './workspace-change.ts'
import { nameProblem } from './workspace-settings.actions.ts'
import * as styles from './workspace-settings.css.ts'
import type { KnownWorkspace } from './workspace-settings.graphql.ts'

/** A workspace whose settings the viewer may read. */
export interface Owned {
  workspace: KnownWorkspace
  settings: NonNullable<KnownWorkspace['settings']>
}

/** How a setting is saved. */
export function writing<Value>(workspace: KnownWorkspace, setting: Setting): SettingWrite<Value> {
  return {
    subjects: { workspace: [workspace] },
    save: (value, refused) => saveSetting(workspace, setting, value as never, refused),
  }
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The fields; the address names them by `data-field`. */
export function WorkspaceGeneral({ workspace, settings }: Owned) {
  return (
    <div className={styles.fields}>
      <NameField workspace={workspace} />
      <AddressField workspace={workspace} />
      <ZoneField workspace={workspace} settings={settings} />
      <WeekField workspace={workspace} settings={settings} />
      <CurrencyField workspace={workspace} settings={settings} />
    </div>
  )
}

function NameField({ workspace }: Pick<Owned, 'workspace'>) {
  const { text, setText, error, isSaved, unsaved, discard, keys } = useSavedText<string>({
    draft: `workspace:${workspace.id}:name`,
    saved: workspace.name,
    read(typed) {
      const problem = nameProblem(typed)
      return problem === null ? { value: typed } : { problem }
    },
    ...writing(workspace, 'name'),
  })
  return (
    <SettingField name="name" isSaved={isSaved} keys={keys} className={styles.full}>
      <TextField
        label="Name"
        required
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={error}
        hint={unsaved ? <UnsavedHint onDiscard={discard} /> : undefined}
      />
    </SettingField>
  )
}

function AddressField({ workspace }: Pick<Owned, 'workspace'>) {
  const { clipboard, say } = useActions().services
  const copy = () =>
    clipboard.write(workspace.slug).then(
      () => say.done('Address copied'),
      () => say.error('The browser did not let it be copied.'),
    )
  return (
    <div data-field="slug" className={styles.full}>
      <TextField
        label="Address"
        readOnly
        value={workspace.slug}
        hint="Links to this workspace use this and never change."
        trailing={<IconButton label="Copy the address" icon={CopyIcon} size={24} onClick={() => void copy()} />}
      />
    </div>
  )
}

function ZoneField({ workspace, settings: { timeZone } }: Owned) {
  const { problem, isSaved, save } = useSavedChoice<string>(writing(workspace, 'timeZone'))
  const { now } = useActions().services
  const options = useMemo(() => {
    const at = now()
    const clock = (zone: string) =>
      new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone, timeZoneName: 'shortOffset' }).format(at)
    return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((zone) => ({
      id: zone,
      label: zone.replaceAll('_', ' '),
      hint: clock(zone),
    }))
  }, [now])
  const chosen = options.find(({ id }) => id === timeZone) ?? { id: timeZone, label: timeZone }
  return (
    <SettingField name="timeZone" isSaved={isSaved} className={styles.full}>
      <ComboField
        label="Time zone"
        chosen={[chosen]}
        options={options}
        onChange={([zone]) => zone !== undefined && void save(zone)}
        error={problem}
      />
    </SettingField>
  )
}

function WeekField({ workspace, settings: { weekStart } }: Owned) {
  const { problem, isSaved, save } = useSavedChoice<number>(writing(workspace, 'weekStart'))
  return (
    <SettingField name="weekStart" isSaved={isSaved}>
      <Select
        label="Weeks start on"
        value={String(weekStart)}
        onChange={(day) => void save(Number(day))}
        // Most weeks of the world start with one of the first three.
        options={[1, 0, 6, 2, 3, 4, 5].map((day) => ({ value: String(day), label: DAYS[day] ?? '' }))}
        error={problem}
      />
    </SettingField>
  )
}

function CurrencyField({ workspace, settings: { currency } }: Owned) {
  const { problem, isSaved, save } = useSavedChoice<string>(writing(workspace, 'currency'))
  const options = useMemo(() => {
    const names = new Intl.DisplayNames('en', { type: 'currency' })
    return Intl.supportedValuesOf('currency').map((code) => ({ id: code, label: code, hint: names.of(code) ?? code }))
  }, [])
  return (
    <SettingField name="currency" isSaved={isSaved}>
      <ComboField
        label="Currency"
        chosen={options.filter(({ id }) => id === currency)}
        options={options}
        onChange={([code]) => code !== undefined && void save(code)}
        hint="For what is new. Invoices that are there keep theirs."
        error={problem}
      />
    </SettingField>
  )
}
