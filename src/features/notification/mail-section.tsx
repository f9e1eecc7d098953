// When what one has not read is mailed: for all workspaces, and for each that shall be otherwise (INBOX-13).
import { useEffect, useState } from 'react'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { MAIL_KINDS, MAIL_TIMES, type MailTime } from '#src/model/notification/mail-times.ts'
import { ListMailSettings, type MailSettingData } from '#src/model/notification/notification.graphql.ts'
import { useSavedChoice } from '#src/model/settings/saved-setting.ts'
import { settingAction } from '#src/model/settings/setting-action.ts'
import { SettingRow } from '#src/model/settings/setting-field.tsx'
import { Select, type SelectOption } from '#src/ui/fields/select.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import { changeMailTime } from './mail.actions.ts'
import * as styles from './mail-section.css.ts'

/** The settings. */
export function MailSection() {
  const read = useRead({ query: ListMailSettings, variables: {}, requestPolicy: 'cache-and-network' })
  const [place, setPlace] = useState('')
  if (!read.data) return read.error ? <ReadFailure inline read={read} what="what is mailed to you" /> : <SkeletonRows count={4} />
  const all = read.data.mailSettings
  const workspaces = all.filter(({ kind, workspaceSlug }) => kind === 'REST' && workspaceSlug !== null)
  const shown = workspaces.some(({ workspaceSlug }) => workspaceSlug === place) ? place : ''
  return (
    <section aria-label="By mail">
      <div className={styles.head}>
        <h3 className={styles.title}>By mail</h3>
        {workspaces.length > 0 && (
          <Select
            label="Workspace"
            hideLabel
            size={28}
            className={styles.choice}
            value={shown}
            onChange={setPlace}
            options={[
              { value: '', label: 'Everywhere' },
              ...workspaces.map(({ workspaceSlug, workspaceName }) => ({ value: workspaceSlug ?? '', label: workspaceName ?? '' })),
            ]}
          />
        )}
      </div>
      {MAIL_KINDS.map(({ kind }) => {
        const setting = all.find((one) => one.kind === kind && (one.workspaceSlug ?? '') === shown)
        const everywhere = all.find((one) => one.kind === kind && one.workspaceSlug === null)
        return setting && everywhere && <MailRow key={`${kind} ${shown}`} setting={setting} everywhere={everywhere.time} />
      })}
    </section>
  )
}

const INHERITED = 'AS_EVERYWHERE'
type Chosen = MailTime | typeof INHERITED

const chosenIn = ({ isInherited, time, workspaceSlug }: MailSettingData): Chosen =>
  isInherited && workspaceSlug !== null ? INHERITED : time

function MailRow({ setting, everywhere }: { setting: MailSettingData; everywhere: MailTime }) {
  const { kind, workspaceSlug } = setting
  const { title, text, times } = MAIL_KINDS.find((one) => one.kind === kind) ?? { title: '', text: '', times: [] }
  // Shown at once; the answer, or a failure, has the last word.
  const saved = chosenIn(setting)
  const [shown, setShown] = useState(saved)
  useEffect(() => setShown(saved), [saved])
  const { isSaved, problem, save } = useSavedChoice<Chosen>({
    subjects: {},
    save: (value, refused) =>
      settingAction({
        ...{ on: 'app', group: 'account', title: `${title} by mail`, refused },
        change: ({ api }) => changeMailTime(api, setting, value === INHERITED ? null : value),
      }),
  })
  const change = async (value: Chosen) => {
    setShown(value)
    if (!(await save(value))) setShown(saved)
  }
  const options: SelectOption<Chosen>[] = times.map((value) => ({ value, label: MAIL_TIMES[value] }))
  if (workspaceSlug !== null) options.unshift({ value: INHERITED, label: `As everywhere: ${MAIL_TIMES[everywhere]}` })
  return (
    <SettingRow name={`mail-${kind.toLowerCase()}`} title={title} text={text} isSaved={isSaved} problem={problem}>
      <Select
        label={`${title} by mail`}
        hideLabel
        size={28}
        className={styles.choice}
        value={shown}
        options={options}
        onChange={(value) => void change(value)}
      />
    </SettingRow>
  )
}
