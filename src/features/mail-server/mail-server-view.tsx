// The mail server of a workspace: its state, its fields, and what it carried (SMTP-01..10).
import { type KeyboardEvent, type ReactNode, useId, useSyncExternalStore } from 'react'
import { ActionButton } from '#src/actions/action-button.tsx'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { isTextSurface } from '#src/actions/text-surface.ts'
import { formatMoment } from '#src/lib/dates/date-format.ts'
import type { MailServerSubject } from '#src/model/mail-server/mail-server-subject.ts'
import { DangerList, DangerRow } from '#src/model/settings/danger-list.tsx'
import type { WorkspaceSubject } from '#src/model/workspace/workspace-subject.ts'
import { heading } from '#src/theme/text.css.ts'
import { Chip } from '#src/ui/marks/chip.tsx'
import { removeMailServer, testMailServer } from './mail-server.actions.ts'
import * as styles from './mail-server.css.ts'
import type { MailServerData } from './mail-server.graphql.ts'
import { FallbackField, HostField, SenderFields, ServerFields } from './mail-server-fields.tsx'
import { lastAnswer, stateChip, stateSentence } from './mail-server-words.ts'
import { trying } from './mail-server-work.ts'
import { SentMails } from './sent-mails.tsx'

/** `server` is null where the workspace has none; its host name makes one. `subject` is the same server as actions see it. */
export function MailServerView({
  workspace,
  server,
  subject,
}: {
  workspace: WorkspaceSubject
  server: MailServerData | null
  subject: MailServerSubject | null
}) {
  const here = useHere()
  const tried = useSyncExternalStore(trying.subscribe, trying.get)
  const tryIt = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || event.repeat || event.nativeEvent.isComposing) return
    // Outside of fields, of which a select is one, the key is the action's own.
    if (!(event.target instanceof Element) || !isTextSurface(event.target) || subject === null) return
    event.preventDefault()
    void perform(testMailServer, here({ mailserver: [subject] }), 'key')
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears a key that its fields do not use
    <div className={styles.frame} onKeyDown={tryIt}>
      <State server={server} isTried={tried === workspace.slug} />
      <Part title="Connection" alone={server === null}>
        <div className={styles.fields}>
          <HostField workspace={workspace} server={server} />
          {server && <ServerFields workspace={workspace} server={server} />}
        </div>
      </Part>
      {server && (
        <>
          <Part title="Sender">
            <div className={styles.fields}>
              <SenderFields workspace={workspace} server={server} />
            </div>
          </Part>
          <Part title="When it fails">
            <FallbackField workspace={workspace} server={server} />
          </Part>
        </>
      )}
      <Part title="Mails">
        <SentMails workspaceSlug={workspace.slug} />
      </Part>
      {server && subject && (
        <DangerList>
          <DangerRow title="Remove" action={<ActionButton action={removeMailServer} subjects={{ mailserver: [subject] }} look="danger" />}>
            Mail goes through Palette's server again. You can undo it for an hour, with the password.
          </DangerRow>
        </DangerList>
      )}
    </div>
  )
}

function Part({ title, alone = false, children }: { title: string; alone?: boolean; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={heading.section}>
        {title}
      </h2>
      {children}
      {alone && (
        <p className={styles.note}>Type the host name of your own server above. It carries nothing until a test mail has arrived.</p>
      )}
    </section>
  )
}

function State({ server, isTried }: { server: MailServerData | null; isTried: boolean }) {
  const { now } = useActions().services
  const { label, tone } = stateChip(server)
  const answer = server && lastAnswer(server)
  const tested = server?.testedAt && `Tested ${formatMoment(new Date(server.testedAt), now())}`
  return (
    <div role="status" className={styles.state}>
      <Chip tone={tone}>{label}</Chip>
      <span className={styles.sentence}>
        {stateSentence(server)}
        {isTried && <span className={styles.facts}>Sending a test mail…</span>}
        {!isTried && (tested || answer) && <span className={styles.facts}>{[tested, answer].filter(Boolean).join(' · ')}</span>}
      </span>
    </div>
  )
}
