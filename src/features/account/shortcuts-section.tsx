// Which keys do what: another set, other keys for single actions, and both as a file (PROFUP-07..09).
import { useRef, useState } from 'react'
import type { Action } from '#src/actions/action.ts'
import { ActionById } from '#src/actions/action-button.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { saveFile } from '#src/data/save-file.ts'
import type { KeyChange } from '#src/model/account/change-keys.ts'
import { importKeys, type KeyImport } from '#src/model/account/keys/key-import.ts'
import { PRESET_TITLES, type PresetName } from '#src/model/account/keys/key-presets.ts'
import { fileOf, type OwnShortcut, readFile } from '#src/model/account/keys/own-list.ts'
import { SettingField } from '#src/model/settings/setting-field.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { currentPlatform } from '#src/ui/marks/key-caps.ts'
import { ImportDialog } from './import-dialog.tsx'
import { ShortcutDialog } from './shortcut-dialog.tsx'
import { ShortcutTable } from './shortcut-table.tsx'
import * as styles from './shortcuts.css.ts'
import { type OwnSettings, useFact, useOwnKeys } from './use-account-fact.ts'

const OPTIONS = (Object.entries(PRESET_TITLES) as [PresetName, string][]).map(([value, label]) => ({ value, label }))

/** The settings. */
export function ShortcutsSection({ account }: OwnSettings) {
  const { shortcutPreset, shortcuts } = account.preferences
  const { services } = useActions()
  const { save, isSaved, problem } = useOwnKeys()
  const set = useFact<PresetName>('shortcutPreset')
  const [edited, setEdited] = useState<Action | null>(null)
  return (
    <div className={styles.section}>
      <SettingField name="shortcutPreset" isSaved={set.isSaved}>
        <Select
          label="Set of keys"
          hint="Keys that you choose below lie on top of it."
          value={shortcutPreset}
          options={OPTIONS}
          onChange={(preset) => void set.save(preset)}
          error={set.problem}
        />
      </SettingField>
      <ShortcutTable own={shortcuts} onEdit={setEdited} />
      <div className={styles.foot}>
        <span role="status" className={styles.note}>
          {problem ?? (isSaved ? 'Saved' : shortcuts.length === 0 ? 'All keys are those of the set.' : `${shortcuts.length} of your own.`)}
        </span>
        <Button
          onClick={() => saveFile(new Blob([fileOf(shortcutPreset, shortcuts)], { type: 'application/json' }), 'palette-shortcuts.json')}
        >
          Export
        </Button>
        <Import
          own={shortcuts}
          preset={shortcutPreset}
          onRead={(change) => void save(change)}
          onRefused={() => services.say.error('This file has no shortcuts in it.')}
        />
        {shortcuts.length > 0 && <ActionById id="shortcuts.reset" />}
      </div>
      {edited && (
        <ShortcutDialog
          key={edited.id}
          action={edited}
          preset={shortcutPreset}
          own={shortcuts}
          onClose={() => setEdited(null)}
          onSave={(wanted) => {
            setEdited(null)
            void save({ shown: shortcuts, wanted })
          }}
        />
      )}
    </div>
  )
}

function Import({
  own,
  preset,
  onRead,
  onRefused,
}: {
  own: readonly OwnShortcut[]
  preset: PresetName
  onRead: (change: KeyChange) => void
  onRefused: () => void
}) {
  const { registry } = useActions()
  const input = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState<{ judged: KeyImport; shown: readonly OwnShortcut[] } | null>(null)
  const read = async (file: File) => {
    const found = readFile(await file.text())
    if (!found) return onRefused()
    const judged = importKeys(found, { own, all: registry.all, preset, platform: currentPlatform() })
    if (judged.taken.length + judged.refused.length > 0) setAsked({ judged, shown: own })
    else onRead({ shown: own, wanted: judged.own })
  }
  return (
    <>
      <Button onClick={() => input.current?.click()}>Import</Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label="File with shortcuts"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void read(file)
        }}
      />
      {asked && (
        <ImportDialog
          read={asked.judged}
          changes={JSON.stringify(asked.judged.own) !== JSON.stringify(own)}
          onClose={() => setAsked(null)}
          onImport={() => {
            setAsked(null)
            onRead({ shown: asked.shown, wanted: asked.judged.own })
          }}
        />
      )}
    </>
  )
}
