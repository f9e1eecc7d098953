// Stops one kind of mail of one workspace, without signing in (INBOX-13).
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useApi } from '#src/data/data-provider.tsx'
import { useSession } from '#src/data/storage/session.ts'
import * as styles from '#src/features/session/auth-card.css.ts'
import { AuthCard } from '#src/features/session/auth-card.tsx'
import { AuthForm } from '#src/features/session/auth-form.tsx'
import { useAuthForm } from '#src/features/session/use-auth-form.ts'
import { pathTo } from '#src/lib/paths.ts'
import type { MailKind } from '#src/model/notification/mail-times.ts'
import { Unsubscribe } from '#src/model/notification/notification.graphql.ts'
import { Button } from '#src/ui/controls/button.tsx'

const MAILS: Readonly<Record<MailKind, string>> = {
  MENTIONED: 'mails about mentions',
  ASSIGNED: 'mails about your tasks',
  REST: 'summaries',
}

/** It asks first, and then says what comes no more. */
export function UnsubscribePage() {
  const { token = '' } = useParams()
  const api = useApi()
  const form = useAuthForm()
  const { signedIn } = useSession()
  const [stopped, setStopped] = useState<{ kind: MailKind; workspaceName: string } | null>(null)
  const send = () =>
    form.submit(
      () => ({}),
      async () => {
        const { kind, workspaceName } = await api.mutate(Unsubscribe, { token })
        if (kind !== null) setStopped({ kind, workspaceName: workspaceName ?? '' })
      },
    )
  if (stopped !== null)
    return (
      <AuthCard
        title="These mails have stopped"
        lead={`You get no more ${MAILS[stopped.kind]} from ${stopped.workspaceName}. Your inbox goes on as before, and your settings bring them back.`}
      >
        <Button asChild variant="primary" size={32} className={styles.submit}>
          <Link to={pathTo(signedIn ? 'inbox' : 'sign-in')}>{signedIn ? 'Open inbox' : 'Sign in'}</Link>
        </Button>
      </AuthCard>
    )
  return (
    <AuthCard title="Stop these mails?" lead="Only mails of this kind, of this workspace. What you are told stays in your inbox.">
      <AuthForm form={form} onSubmit={() => void send()}>
        <Button type="submit" variant="primary" size={32} className={styles.submit} loading={form.sending}>
          Stop them
        </Button>
      </AuthForm>
    </AuthCard>
  )
}
