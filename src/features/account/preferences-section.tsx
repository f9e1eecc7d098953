// How one wants the product, on every device: theme, dates and numbers, keys (PROFUP-04, PROFUP-05).
import { useMemo } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { browserTimezone, formatSample } from '#src/lib/dates/date-format.ts'
import { figure } from '#src/lib/figures.ts'
import { SettingField, SettingRow } from '#src/model/settings/setting-field.tsx'
import { Segmented } from '#src/ui/controls/segmented.tsx'
import { Switch } from '#src/ui/controls/switch.tsx'
import { ComboField } from '#src/ui/fields/combo-field.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import * as styles from './account.css.ts'
import { localeOptions, WEEKDAYS, zoneOptions } from './preference-options.ts'
import { type OwnSettings, useFact } from './use-account-fact.ts'

/** The settings. */
export function PreferencesSection({ account }: OwnSettings) {
  return (
    <>
      <ThemeRow account={account} />
      <div className={styles.fields}>
        <ZoneField account={account} />
        <LocaleField account={account} />
        <WeekField account={account} />
        <ClockField account={account} />
        <Sample />
      </div>
      <div>
        <SwitchRow
          account={account}
          fact="hideEmail"
          title="Hide my email"
          text="People of your workspaces do not see it on your profile. Guests never do."
        />
        <SwitchRow
          account={account}
          fact="taskModal"
          title="Open tasks as windows"
          text="In the middle of the screen, instead of beside the list."
        />
        <SwitchRow
          account={account}
          fact="singleKeys"
          title="Single-key shortcuts"
          text="Off for speech input: only combinations of keys work then, and the palette finds the rest."
        />
        <SwitchRow account={account} fact="keyHints" title="Key hints" text="Buttons and menus show the keys that do the same." />
        <SwitchRow
          account={account}
          fact="keyCoach"
          title="Key coach"
          text="A hint beside the pointer says which key would have done the same, a few times each."
        />
      </div>
    </>
  )
}

type Preferences = OwnSettings['account']['preferences']

function ThemeRow({ account }: OwnSettings) {
  const { isSaved, problem, save } = useFact<Preferences['theme']>('theme')
  const { services } = useActions()
  const here = services.theme.preference.toUpperCase() as NonNullable<Preferences['theme']>
  return (
    <SettingRow name="theme" title="Theme" text="System follows this device." isSaved={isSaved} problem={problem}>
      <Segmented
        label="Theme"
        value={account.preferences.theme ?? here}
        onChange={(theme) => void save(theme)}
        options={[
          { value: 'LIGHT', label: 'Light' },
          { value: 'DARK', label: 'Dark' },
          { value: 'SYSTEM', label: 'System' },
        ]}
      />
    </SettingRow>
  )
}

function ZoneField({ account: { preferences } }: OwnSettings) {
  const { now } = useActions().services
  const { isSaved, problem, save } = useFact<string | null>('timeZone')
  const zones = useMemo(() => zoneOptions(now()), [now])
  const own = { id: '', label: `As this browser (${browserTimezone().replaceAll('_', ' ')})` }
  const chosen = zones.find(({ id }) => id === preferences.timeZone)
  return (
    <SettingField name="timeZone" isSaved={isSaved}>
      <ComboField
        label="Time zone"
        chosen={chosen ? [chosen] : preferences.timeZone === null ? [] : [{ id: preferences.timeZone, label: preferences.timeZone }]}
        placeholder={own.label}
        options={[own, ...zones]}
        onChange={([id]) => void save(id || null)}
        error={problem}
      />
    </SettingField>
  )
}

function LocaleField({ account: { preferences } }: OwnSettings) {
  const { now } = useActions().services
  const { isSaved, problem, save } = useFact<string | null>('locale')
  const locales = useMemo(() => localeOptions(preferences.locale, now()), [preferences.locale, now])
  return (
    <SettingField name="locale" isSaved={isSaved}>
      <Select
        label="Dates and numbers"
        value={preferences.locale ?? ''}
        options={locales}
        onChange={(locale) => void save(locale || null)}
        error={problem}
      />
    </SettingField>
  )
}

function WeekField({ account: { preferences } }: OwnSettings) {
  const { isSaved, problem, save } = useFact<number>('weekStart')
  return (
    <SettingField name="weekStart" isSaved={isSaved}>
      <Select
        label="First day of the week"
        value={String(preferences.weekStart)}
        options={WEEKDAYS}
        onChange={(day) => void save(Number(day))}
        error={problem}
      />
    </SettingField>
  )
}

function ClockField({ account: { preferences } }: OwnSettings) {
  const { isSaved, problem, save } = useFact<number>('hourCycle')
  return (
    <SettingField name="hourCycle" isSaved={isSaved}>
      <Select
        label="Clock"
        value={String(preferences.hourCycle)}
        options={[
          { value: '24', label: '24 hours', hint: '14:20' },
          { value: '12', label: '12 hours', hint: '2:20 PM' },
        ]}
        onChange={(cycle) => void save(Number(cycle))}
        error={problem}
      />
    </SettingField>
  )
}

/** What they come to. */
function Sample() {
  const { now } = useActions().services
  return (
    <p className={styles.sample}>
      Now it is <strong>{formatSample(now())}</strong>, and a large number is <strong>{figure(1240.5)}</strong>.
    </p>
  )
}

function SwitchRow({
  account,
  fact,
  title,
  text,
}: OwnSettings & { fact: 'hideEmail' | 'taskModal' | 'keyHints' | 'keyCoach' | 'singleKeys'; title: string; text: string }) {
  const { isSaved, problem, save } = useFact<boolean>(fact)
  const isOn = account.preferences[fact]
  return (
    <SettingRow name={fact} title={title} text={text} isSaved={isSaved} problem={problem}>
      <Switch label={title} hideLabel checked={isOn} onChange={() => void save(!isOn)} />
    </SettingRow>
  )
}
