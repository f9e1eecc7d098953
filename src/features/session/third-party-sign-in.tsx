// Continue with an account somewhere else: the button, and what happens when the person comes back (AUTH-07, OPEN-10).
import { use, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { SpokenError } from '#src/data/errors/error-text.ts'
import { pathTo } from '#src/lib/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import * as card from './auth-card.css.ts'
import { IdentityProviderContext } from './identity-provider.ts'
import { invitationIn } from './invitation-in.ts'
import { SignInWithIdentityToken } from './session.graphql.ts'
import { begin } from './start.ts'
import { type ProviderAnswer, takeAnswer } from './third-party-answer.ts'
import * as styles from './third-party-sign-in.css.ts'
import { leaveFor } from './third-party-start.ts'
import { useAuthForm } from './use-auth-form.ts'

const unchecked = () => ({})

/** Stands below the form of sign-in and sign-up; nothing without a configured provider. */
export function ThirdPartySignIn() {
  const provider = use(IdentityProviderContext)
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const form = useAuthForm()
  const [leaving, setLeaving] = useState(false)

  function finish(answer: ProviderAnswer) {
    void form.submit(unchecked, async (api) => {
      if ('problem' in answer) throw new SpokenError(answer.problem)
      const invitation = invitationIn(query.get('return'))
      const signed = await api.mutate(SignInWithIdentityToken, {
        input: { ...answer, ...(invitation !== null && { invitationToken: invitation }) },
      })
      begin(signed, query.get('return'), (path) => navigate(`${pathTo('sign-in')}?return=${encodeURIComponent(path)}`, { replace: true }))
    })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: there is one answer, and it is there before the first render
  useEffect(() => {
    const answer = takeAnswer()
    if (answer) finish(answer)
  }, [])

  useEffect(() => {
    // "Back" shows the page as it was left.
    const stay = () => setLeaving(false)
    window.addEventListener('pageshow', stay)
    return () => window.removeEventListener('pageshow', stay)
  }, [])

  const notice = form.notice ?? Object.values(form.fields)[0]
  if (!provider && !notice) return null
  return (
    <div className={styles.block}>
      {provider && <p className={styles.or}>or</p>}
      {notice && (
        <p role="alert" className={card.notice}>
          {notice}
        </p>
      )}
      {provider && (
        <Button
          size={32}
          className={card.submit}
          loading={form.sending || leaving}
          onClick={() =>
            void form.submit(unchecked, async () => {
              leaveFor(provider, query.get('return'))
              setLeaving(true)
            })
          }
        >
          Continue with {provider.name}
        </Button>
      )}
    </div>
  )
}
