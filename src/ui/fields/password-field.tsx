// A password with a button that shows it.
import { EyeIcon, EyeOffIcon } from 'lucide-react'
import { type ReactNode, type Ref, useState } from 'react'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'

/** `autoComplete` tells the browser's password manager which password is meant. */
export function PasswordField({
  label = 'Password',
  value,
  onChange,
  error,
  hint,
  autoComplete,
  ref,
}: {
  label?: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  hint?: ReactNode
  autoComplete: 'current-password' | 'new-password'
  /** The input's. */
  ref?: Ref<HTMLInputElement>
}) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...(ref && { ref })}
      label={label}
      type={shown ? 'text' : 'password'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      hint={hint}
      autoComplete={autoComplete}
      name={label.toLowerCase().replaceAll(' ', '-')}
      trailing={
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          icon={shown ? EyeOffIcon : EyeIcon}
          size={24}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
