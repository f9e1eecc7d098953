// What the signed-out forms have in common: the frame with its notice, and the e-mail field.
import type { ReactNode } from 'react'
import { useFirstWrong } from '#src/data/forms/use-first-wrong.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import * as styles from './auth-card.css.ts'
import type { Submission } from './use-auth-form.ts'

/** A form that is checked by its page; `notice` is what concerns no single field. The first wrong field gets the focus. */
export function AuthForm({
  form: { fields, notice: own },
  notice = own,
  onSubmit,
  children,
}: {
  form: Pick<Submission, 'fields' | 'notice'>
  notice?: string | null | undefined
  onSubmit: () => void
  children: ReactNode
}) {
  const ref = useFirstWrong(fields)
  return (
    <form
      ref={ref}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {notice && (
        <p role="alert" className={styles.notice}>
          {notice}
        </p>
      )}
      {children}
    </form>
  )
}

/** The address that names the account. */
export function EmailField({
  value,
  onChange,
  error,
  hint,
  autoFocus = false,
}: {
  value: string
  onChange: (value: string) => void
  error: string | undefined
  hint?: string | undefined
  autoFocus?: boolean
}) {
  return (
    <TextField
      label="Email"
      type="email"
      name="email"
      autoComplete="username"
      autoFocus={autoFocus}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      hint={hint}
    />
  )
}
