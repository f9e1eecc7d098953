// Who one is, as others see it: name, headline, picture (PROFUP-01).
import { PictureSetting } from '#src/model/settings/picture-setting.tsx'
import { useSavedText } from '#src/model/settings/saved-setting.ts'
import { SettingField, UnsavedHint } from '#src/model/settings/setting-field.tsx'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import * as styles from './account.css.ts'
import { type OwnSettings, writing } from './use-account-fact.ts'

const MOST = 120

/** The fields. */
export function ProfileSection({ account }: OwnSettings) {
  return (
    <div className={styles.fields}>
      <PictureSetting
        name="avatar"
        label="Picture"
        purpose="avatar"
        value={account.avatar}
        preview={(src) => <Avatar person={{ ...account, avatar: src }} size={64} decorative />}
        hint="Choose, drop or paste a picture. Everybody you work with sees it."
        className={styles.full}
        {...writing('avatar')}
      />
      <NameField account={account} />
      <HeadlineField account={account} />
      <TextField
        label="Username"
        readOnly
        className={styles.readOnly}
        value={account.username}
        hint="Links and mentions use it, so it never changes."
      />
    </div>
  )
}

function NameField({ account: { name, username } }: OwnSettings) {
  const { text, setText, error, isSaved, unsaved, discard, keys } = useSavedText<string>({
    draft: `person:${username}:name`,
    saved: name,
    read(typed) {
      if (typed === '') return { problem: 'Please enter a name.' }
      return typed.length > MOST ? { problem: `At most ${MOST} characters.` } : { value: typed }
    },
    ...writing('name'),
  })
  return (
    <SettingField name="name" isSaved={isSaved} keys={keys}>
      <TextField
        label="Name"
        required
        autoComplete="name"
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={error}
        hint={unsaved ? <UnsavedHint onDiscard={discard} /> : undefined}
      />
    </SettingField>
  )
}

function HeadlineField({ account: { headline, username } }: OwnSettings) {
  const { text, setText, error, isSaved, unsaved, discard, keys } = useSavedText<string | null>({
    draft: `person:${username}:headline`,
    saved: headline ?? '',
    read: (typed) => (typed.length > MOST ? { problem: `At most ${MOST} characters.` } : { value: typed || null }),
    ...writing('headline'),
  })
  return (
    <SettingField name="headline" isSaved={isSaved} keys={keys}>
      <TextField
        label="Headline"
        autoComplete="organization-title"
        placeholder="What you do, in a few words"
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={error}
        hint={unsaved ? <UnsavedHint onDiscard={discard} /> : undefined}
      />
    </SettingField>
  )
}
