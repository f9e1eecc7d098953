// The password of a mail server: written, never shown again, and kept in no draft (SMTP-02).
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useSavedChoice } from '#src/model/settings/saved-setting.ts'
import { SettingField } from '#src/model/settings/setting-field.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { type MailServerChange, type ShownServer, writingOf } from './mail-server-change.ts'
import { refusedAt } from './mail-server-words.ts'

const LABEL = 'Password'

/** A saved one is only said to be there, with the ways to replace and to remove it. */
export function PasswordSetting({ workspace, server }: ShownServer) {
  const { problem, isSaved, save } = useSavedChoice<MailServerChange>(writingOf({ workspace, server, title: LABEL }))
  const [replacing, setReplacing] = useState(false)
  const { hasPassword, state } = server
  const refused = refusedAt(server, 'sign-in')
  const field = useRef<HTMLInputElement>(null)
  const wasReplacing = useRef(false)
  // Replace puts the focus into the new field, and leaving it brings it back, unless it went on by itself.
  useEffect(() => {
    if (replacing || (wasReplacing.current && document.activeElement === document.body)) field.current?.focus()
    wasReplacing.current = replacing
  }, [replacing])
  const asks = !hasPassword || replacing || state === 'NEEDS_PASSWORD'
  if (asks)
    return (
      <NewPassword
        field={field}
        problem={problem}
        refused={refused}
        isSaved={isSaved}
        canLeave={replacing}
        onLeave={() => setReplacing(false)}
        onPassword={async (password) => {
          const done = await save({ password })
          if (done) setReplacing(false)
          return done
        }}
      />
    )
  return (
    <SettingField name="password" isSaved={isSaved}>
      <TextField
        ref={field}
        label={LABEL}
        readOnly
        value="••••••••  Saved"
        error={problem ?? refused}
        trailing={
          <>
            <Button variant="subtle" onClick={() => setReplacing(true)}>
              Replace
            </Button>
            <Button variant="subtle" onClick={() => void save({ password: '' })}>
              Remove
            </Button>
          </>
        }
      />
    </SettingField>
  )
}

function NewPassword({
  field,
  problem,
  refused,
  isSaved,
  canLeave,
  onLeave,
  onPassword,
}: {
  field: RefObject<HTMLInputElement | null>
  problem: string | undefined
  refused: string | undefined
  isSaved: boolean
  canLeave: boolean
  onLeave: () => void
  /** Resolves to whether it was saved. */
  onPassword: (password: string) => Promise<boolean>
}) {
  const [text, setText] = useState('')
  const sent = useRef(false)
  const [tooLong, setTooLong] = useState(false)
  const hint = text !== '' ? 'Enter saves it. It is never shown again.' : canLeave ? 'Enter saves it; Escape keeps the saved one.' : null
  const commit = async () => {
    if (text === '' || sent.current) return
    setTooLong(text.length > 1_000)
    if (text.length > 1_000) return
    sent.current = true
    if (await onPassword(text)) setText('')
    sent.current = false
  }
  const keys = {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return
      if (event.key === 'Enter') {
        event.preventDefault()
        void commit()
      }
      if (event.key === 'Escape' && canLeave) onLeave()
    },
    onBlur(event: FocusEvent<HTMLElement>) {
      // The button that shows it is part of the field.
      if (event.currentTarget.contains(event.relatedTarget)) return
      if (text === '' && canLeave) onLeave()
      else void commit()
    },
  }
  return (
    <SettingField name="password" isSaved={isSaved} keys={keys}>
      <PasswordField
        ref={field}
        label={LABEL}
        value={text}
        onChange={setText}
        autoComplete="new-password"
        error={tooLong ? 'At most 1,000 characters.' : (problem ?? (text === '' ? refused : undefined))}
        {...(hint !== null && { hint })}
      />
    </SettingField>
  )
}
