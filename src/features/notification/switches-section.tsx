// What one is told: a switch for each occasion; mentions and invitations are told always (INBOX-14).
import { useEffect, useState } from 'react'
import type { ResultOf } from '#src/data/graphql.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { ListNewsSwitches, SetNewsSwitch } from '#src/model/notification/notification.graphql.ts'
import { useSavedChoice } from '#src/model/settings/saved-setting.ts'
import { settingAction } from '#src/model/settings/setting-action.ts'
import { SettingRow } from '#src/model/settings/setting-field.tsx'
import { Switch } from '#src/ui/controls/switch.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'

type NewsSwitch = ResultOf<typeof ListNewsSwitches>['newsSwitches'][number]

/** The settings. */
export function SwitchesSection() {
  const read = useRead({ query: ListNewsSwitches, variables: {}, requestPolicy: 'cache-and-network' })
  if (!read.data) return read.error ? <ReadFailure inline read={read} what="what you are told" /> : <SkeletonRows count={18} />
  return (
    <div>
      {read.data.newsSwitches.map((one) => (
        <SwitchRow key={one.name} news={one} />
      ))}
    </div>
  )
}

function SwitchRow({ news: { name, title, isOn, isLocked } }: { news: NewsSwitch }) {
  // Shown at once; the answer, or a failure, has the last word.
  const [shown, setShown] = useState(isOn)
  useEffect(() => setShown(isOn), [isOn])
  const { isSaved, problem, save } = useSavedChoice<boolean>({
    subjects: {},
    save: (value, refused) =>
      settingAction({
        on: 'app',
        group: 'account',
        title,
        refused,
        async change({ api }) {
          const turn = (on: boolean) => api.mutate(SetNewsSwitch, { name, isOn: on }, { lane: `NewsSwitch:${name}` })
          await turn(value)
          return { said: `“${title}” is ${value ? 'told' : 'not told any more'}`, undo: () => turn(!value) }
        },
      }),
  })
  const change = async (on: boolean) => {
    setShown(on)
    if (!(await save(on))) setShown(isOn)
  }
  return (
    <SettingRow name={`news-${name}`} title={title} {...(isLocked && { text: 'This is told always.' })} isSaved={isSaved} problem={problem}>
      <Switch label={title} hideLabel checked={shown} disabled={isLocked} onChange={(on) => void change(on)} />
    </SettingRow>
  )
}
