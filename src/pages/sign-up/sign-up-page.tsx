// Create an account (ROUTE-05, OPEN-02).
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import * as styles from '#src/features/session/auth-card.css.ts'
import { AuthCard } from '#src/features/session/auth-card.tsx'
import { AuthForm, EmailField } from '#src/features/session/auth-form.tsx'
import { SignUp } from '#src/features/session/session.graphql.ts'
import { begin } from '#src/features/session/start.ts'
import { ThirdPartySignIn } from '#src/features/session/third-party-sign-in.tsx'
import { missing, sentences, useAuthForm, wrongEmail } from '#src/features/session/use-auth-form.ts'
import { pathTo } from '#src/lib/paths.ts'
import { NewPasswordField, shortPassword } from '#src/model/account/new-password-field.tsx'
import { textLink } from '#src/theme/text.css.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'

/** Name, e-mail, password; the host's field errors stand beside their fields. On success one is signed in. */
export function SignUpPage() {
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const form = useAuthForm()
  const check = () =>
    sentences({
      name: missing(name, 'Name'),
      email: wrongEmail(email),
      password: shortPassword(password),
    })
  return (
    <AuthCard
      title="Create an account"
      links={
        <Link className={textLink} to={`${pathTo('sign-in')}${query.size > 0 ? `?${query}` : ''}`}>
          I have an account: sign in
        </Link>
      }
    >
      <AuthForm
        form={form}
        onSubmit={() => {
          void form.submit(check, async (api) => {
            const signed = await api.mutate(SignUp, { input: { name: name.trim(), email: email.trim(), password } })
            const lead = (path: string) => navigate(`${pathTo('sign-up')}?return=${encodeURIComponent(path)}`, { replace: true })
            // Whoever came by an invitation goes on to that; everybody else begins (FIRST-01).
            if (query.get('return') === null) lead(pathTo('welcome'))
            begin(signed, query.get('return'), lead)
          })
        }}
      >
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          autoFocus
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={form.fields.name}
        />
        <EmailField value={email} onChange={setEmail} error={form.fields.email} />
        <NewPasswordField value={password} onChange={setPassword} error={form.fields.password} known={[name, email]} />
        <Button type="submit" variant="primary" size={32} className={styles.submit} loading={form.sending}>
          Create account
        </Button>
      </AuthForm>
      <ThirdPartySignIn />
    </AuthCard>
  )
}
