// What who signs in to an account that is being deleted sees: until when, and how to have it back (PROFUP-11).
import { useNavigate } from 'react-router-dom'
import { pathTo } from '#src/lib/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import * as styles from './auth-card.css.ts'
import { AuthCard } from './auth-card.tsx'
import { AuthForm } from './auth-form.tsx'
import { RestoreAccount } from './session.graphql.ts'
import { begin } from './start.ts'
import { useAuthForm } from './use-auth-form.ts'

/** `sentence` says the day; `back` is where the person wanted to go. */
export function RestoreAccountCard({
  sentence,
  credentials,
  back,
  onBack,
}: {
  sentence: string
  credentials: { email: string; password: string }
  back: string | null
  onBack: () => void
}) {
  const form = useAuthForm()
  const navigate = useNavigate()
  return (
    <AuthCard title="Welcome back" lead={`${sentence} Until then you can have it back as it was.`}>
      <AuthForm
        form={form}
        onSubmit={() =>
          void form.submit(
            () => ({}),
            async (api) => {
              const signed = await api.mutate(RestoreAccount, { input: credentials })
              begin(signed, back, (path) => navigate(`${pathTo('sign-in')}?return=${encodeURIComponent(path)}`, { replace: true }))
            },
          )
        }
      >
        <Button autoFocus type="submit" variant="primary" size={32} className={styles.submit} loading={form.sending}>
          Restore my account
        </Button>
        <Button size={32} className={styles.submit} onClick={onBack}>
          Back to sign in
        </Button>
      </AuthForm>
    </AuthCard>
  )
}
