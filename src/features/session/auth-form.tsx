// What the signed-out forms have in common: the frame with its notice, and the e-mail field.
import type { ReactNode } from 'react'
import { TextField } from '#src/ui/fields/text-field.tsx'
import * as styles from './auth-card.css.ts'

/** A form that is checked by its page; `notice` is what concerns no single field. */
export function AuthForm({ notice, onSubmit, children }: { notice: string | null | undefined; onSubmit: () => void; children: ReactNode }) {
  return (
    <form
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
  autoFocus = false,
}: {
  value: string
  onChange: (value: string) => void
  error: string | undefined
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
    />
  )
}
