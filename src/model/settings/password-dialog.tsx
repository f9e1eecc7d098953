// The form of what cannot be taken back: fields of its own, then the password, then one button.
import { EyeIcon, EyeOffIcon } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import * as styles from './password-dialog.css.ts'

/** The password is in no draft: it is gone with the dialog. `send` answers the sentences of fields, none when it is done. */
export function PasswordDialog({
  title,
  description,
  submit,
  danger = false,
  ready,
  asks = true,
  problem,
  onClose,
  first,
  send,
  children,
}: {
  title: string
  description: ReactNode
  submit: string
  danger?: boolean
  /** False while the other fields will not do: the button is off. */
  ready: boolean
  /** False for who has no password. */
  asks?: boolean
  problem: string | undefined
  onClose: () => void
  /** Beside the others, for what is better done before. */
  first?: ReactNode
  send: (password: string) => Promise<void>
  children: ReactNode
}) {
  const [password, setPassword] = useState('')
  const [shown, setShown] = useState(false)
  const [sending, setSending] = useState(false)
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!ready || (asks && password === '') || sending) return
    setSending(true)
    try {
      await send(password)
    } finally {
      setSending(false)
    }
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={description} width={480}>
      <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate aria-label={title}>
        {children}
        {asks && (
          <TextField
            label="Your password"
            required
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={problem}
            trailing={
              <IconButton
                label={shown ? 'Hide password' : 'Show password'}
                icon={shown ? EyeOffIcon : EyeIcon}
                size={24}
                onClick={() => setShown(!shown)}
              />
            }
          />
        )}
        <div className={styles.foot}>
          {first && <span className={styles.first}>{first}</span>}
          <Button size={32} onClick={onClose}>
            Cancel
          </Button>
          <Button
            size={32}
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            loading={sending}
            disabled={!ready || (asks && password === '')}
          >
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
