// What one is told: each occasion with its switch and the mail that tells of it; mentions and invitations are told always (INBOX-14).
import { useEffect, useState } from 'react'
import type { ResultOf } from '#src/data/graphql.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { MAIL_TIMES } from '#src/model/notification/mail-times.ts'
import { ListMailSettings, ListNewsSwitches, SetNewsSwitch } from '#src/model/notification/notification.graphql.ts'
import { useSavedChoice } from '#src/model/settings/saved-setting.ts'
import { settingAction } from '#src/model/settings/setting-action.ts'
import { SavedMark } from '#src/model/settings/setting-field.tsx'
import { Switch } from '#src/ui/controls/switch.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/marks/visually-hidden.tsx'
import * as styles from './switches-section.css.ts'

type NewsSwitch = ResultOf<typeof ListNewsSwitches>['newsSwitches'][number]

/** The settings. */
export function SwitchesSection() {
  const read = useRead({ query: ListNewsSwitches, variables: {}, requestPolicy: 'cache-and-network' })
  const mails = useRead({ query: ListMailSettings, variables: {} }).data?.mailSettings ?? []
  if (!read.data) return read.error ? <ReadFailure inline read={read} what="what you are told" /> : <SkeletonRows count={18} />
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.column}>
            <VisuallyHidden>What happens</VisuallyHidden>
          </th>
          <th scope="col" className={styles.column}>
            In app
          </th>
          <th scope="col" className={styles.column}>
            Mail
          </th>
        </tr>
      </thead>
      <tbody>
        {read.data.newsSwitches.map((one) => {
          const time = mails.find(({ kind, workspaceSlug }) => kind === one.mail && workspaceSlug === null)?.time
          return <SwitchRow key={one.name} news={one} mail={time === undefined ? '' : MAIL_TIMES[time]} />
        })}
      </tbody>
    </table>
  )
}

/** `mail` says when a mail tells of it; of what is switched off none does. */
function SwitchRow({ news: { name, title, isOn, isLocked }, mail }: { news: NewsSwitch; mail: string }) {
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
    <tr data-field={`news-${name}`} className={styles.row}>
      {/* No header of its row: beside what speaks up its words are hidden while a dialog is open, and an empty header is a fault. */}
      <td className={styles.occasion}>
        <span className={styles.title}>
          {title} <SavedMark isSaved={isSaved} />
        </span>
        {isLocked && <span className={styles.note}>This is told always.</span>}
        <span aria-live="polite" className={styles.problem}>
          {problem}
        </span>
      </td>
      <td className={styles.turn}>
        <Switch label={title} hideLabel checked={shown} disabled={isLocked} onChange={(on) => void change(on)} />
      </td>
      <td className={styles.cell}>{shown ? mail : 'Never'}</td>
    </tr>
  )
}
