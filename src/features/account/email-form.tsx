// The address one signs in with, and asking for another one (PROFUP-02).
import { useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { asApiError } from '#src/data/errors/api-error.ts'
import { errorText } from '#src/data/errors/error-text.ts'
import { useActionForm } from '#src/data/forms/use-action-form.ts'
import { useFirstWrong } from '#src/data/forms/use-first-wrong.ts'
import { useFormState } from '#src/data/forms/use-form-state.ts'
import { isEmail } from '#src/lib/email.ts'
import { ChangeEmail } from '#src/model/account/account.graphql.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import * as styles from './account.css.ts'
import type { OwnSettings } from './use-account-fact.ts'

/** The address changes when the mailed link is opened; what was typed stays until it is on its way. */
export function EmailForm({ account }: OwnSettings) {
  const { api, say } = useActions().services
  const form = useActionForm({ say })
  const ref = useFirstWrong(form.problems)
  const [email, setEmail] = useFormState(form, '')
  const [password, setPassword] = useFormState(form, '')
  const [notice, setNotice] = useState<string | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const submit = () =>
    form.submit({
      check() {
        setNotice(null)
        setSentTo(null)
        return {
          ...(!isEmail(email.trim()) && { email: email.trim() === '' ? 'Please enter the new address.' : 'Invalid email address.' }),
          ...(password === '' && { password: 'Please enter your password.' }),
        }
      },
      async send() {
        await api.mutate(ChangeEmail, { input: { email: email.trim(), password } }, { optimistic: false })
        return {
          arrived: true,
          tell: () => setSentTo(email.trim()),
          leave() {
            setEmail('')
            setPassword('')
          },
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
      ref={ref}
      data-field="email"
      noValidate
      aria-label="Change email"
      className={styles.password}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextField label="Email" readOnly className={styles.readOnly} value={account.email} hint="You sign in with it." />
      <TextField
        label="New email"
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={form.problems.email}
      />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={form.problems.password}
      />
      {sentTo && (
        <p role="status" className={styles.good}>
          We sent a link to {sentTo}. Your address changes when you open it.
        </p>
      )}
      {notice && (
        <p role="alert" className={styles.notice}>
          {notice}
        </p>
      )}
      <div>
        <Button type="submit" size={32} loading={form.sending}>
          Change email
        </Button>
      </div>
    </form>
  )
}
