// What one signs in with: the address, and a new password (PROFUP-02, PROFUP-03).
import { useState } from 'react'
import { ActionById } from '#src/actions/action-button.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { asApiError } from '#src/data/errors/api-error.ts'
import { errorText } from '#src/data/errors/error-text.ts'
import { useActionForm } from '#src/data/forms/use-action-form.ts'
import { useFirstWrong } from '#src/data/forms/use-first-wrong.ts'
import { useFormState } from '#src/data/forms/use-form-state.ts'
import { plural } from '#src/lib/text.ts'
import { ChangePassword } from '#src/model/account/account.graphql.ts'
import { NewPasswordField, PASSWORD_LENGTH } from '#src/model/account/new-password-field.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import * as styles from './account.css.ts'
import { EmailForm } from './email-form.tsx'
import { SetPassword } from './set-password.tsx'
import type { OwnSettings } from './use-account-fact.ts'

/** Address and password, and what is one's own to take along (EXPORT-07). */
export function AccountSection({ account }: OwnSettings) {
  return (
    <div className={styles.fields}>
      {account.hasPassword ? (
        <>
          <EmailForm account={account} />
          <PasswordForm account={account} />
        </>
      ) : (
        <>
          <TextField label="Email" readOnly className={styles.readOnly} value={account.email} />
          <SetPassword email={account.email} />
        </>
      )}
      <div className={styles.data}>
        <p className={styles.small}>Your account, sessions, comments, time and notes, as a zip file.</p>
        <ActionById id="profile.export" />
      </div>
    </div>
  )
}

/** A wrong password is said at its field and both stay typed; done, both are gone. */
function PasswordForm({ account }: OwnSettings) {
  const { api, say } = useActions().services
  const form = useActionForm({ say })
  const [current, setCurrent] = useFormState(form, '')
  const [password, setPassword] = useFormState(form, '')
  const [notice, setNotice] = useState<string | null>(null)
  const submit = () =>
    form.submit({
      check() {
        setNotice(null)
        return {
          ...(current === '' && { current: 'Please enter your present password.' }),
          ...(password.length < PASSWORD_LENGTH && { password: `At least ${PASSWORD_LENGTH} characters.` }),
        }
      },
      async send() {
        const { ended } = await api.mutate(ChangePassword, { input: { current, password } }, { optimistic: false })
        return {
          arrived: true,
          leave() {
            setCurrent('')
            setPassword('')
          },
          tell: () => say.done(ended ? `Password changed. ${plural(ended, 'other session')} ended.` : 'Password changed'),
        }
      },
      failed(error) {
        const refusals = asApiError(error)?.refusals.filter(({ field }) => field?.length) ?? []
        form.setProblems(Object.fromEntries(refusals.map(({ field, message }) => [field?.at(-1) ?? '', message])))
        if (refusals.length === 0) setNotice(errorText(error))
        return true
      },
    })
  return (
    <form
      ref={useFirstWrong(form.problems)}
      data-field="password"
      noValidate
      aria-label="Change password"
      className={styles.password}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {/* Password managers want to know whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
      <PasswordField
        label="Present password"
        autoComplete="current-password"
        value={current}
        onChange={setCurrent}
        error={form.problems.current}
      />
      <NewPasswordField
        label="New password"
        value={password}
        onChange={setPassword}
        error={form.problems.password}
        known={[account.name, account.email]}
      />
      <p className={styles.small}>Changing it signs you out everywhere else.</p>
      {notice && (
        <p role="alert" className={styles.notice}>
          {notice}
        </p>
      )}
      <div>
        <Button type="submit" size={32} loading={form.sending}>
          Change password
        </Button>
      </div>
    </form>
  )
}
