// The dialog that shares a task: its public link, a message, the networks (SHARE-01..04, OPEN-62, DEFECT-11).
import {
  AtSignIcon,
  BriefcaseBusinessIcon,
  CheckIcon,
  CopyIcon,
  type LucideIcon,
  MailIcon,
  MessageCircleIcon,
  MessagesSquareIcon,
  SendIcon,
  ThumbsUpIcon,
  TriangleAlertIcon,
} from 'lucide-react'
import { useId, useRef } from 'react'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import type { DialogProps } from '#src/actions/dialogs.ts'
import { perform } from '#src/actions/perform.ts'
import type { Subjects } from '#src/actions/subject.ts'
import { useDraft } from '#src/data/drafts/use-draft.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { type ShareTarget, shareTargets } from '#src/lib/share-links.ts'
import { sharedTaskHref } from '#src/model/task/task-href.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Switch } from '#src/ui/controls/switch.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { TextArea, TextField } from '#src/ui/fields/text-field.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import { useTimedMessage } from '#src/ui/pages/timed-message.tsx'
import * as styles from './share-dialog.css.ts'
import { GetTaskShare } from './shared-task.graphql.ts'
import { switchShare } from './task-share.actions.ts'

/** How long the notice about the copied link stays, in ms (SHARE-04). */
export const COPIED_MS = 2_000

const icons: Readonly<Record<ShareTarget['id'], LucideIcon>> = {
  whatsapp: MessageCircleIcon,
  telegram: SendIcon,
  wechat: MessagesSquareIcon,
  facebook: ThumbsUpIcon,
  linkedin: BriefcaseBusinessIcon,
  twitter: AtSignIcon,
  email: MailIcon,
}

/** Off at first: the switch shares the task, and only then there is a link to copy and to send. */
export function ShareDialog({ onClose, ...task }: DialogProps['task.share'] & { onClose: () => void }) {
  const here = useHere()
  const name = task.code ? `${task.code} ${task.title}` : task.title
  const read = useRead({
    query: GetTaskShare,
    variables: { workspaceSlug: task.workspaceSlug, projectSlug: task.projectSlug, id: task.id },
    requestPolicy: 'cache-and-network',
  })
  const share = read.data?.taskShare
  const switching = useRef(false)
  const turn = async (isOn: boolean) => {
    // Not disabled meanwhile: that would take the focus away.
    if (switching.current) return
    switching.current = true
    await perform(switchShare(isOn, true), here({ task: [{ ...task, viewerCan: [] }] } as unknown as Subjects), 'button')
    switching.current = false
  }
  return (
    <Dialog open width={520} title="Share task" subject={name} onOpenChange={(open) => open || onClose()}>
      <div className={styles.form}>
        <p className={styles.warning}>
          <TriangleAlertIcon size={16} aria-hidden className={styles.sign} />
          <span>
            <strong>The link is public.</strong> Whoever has it can read this task without an account: title, description, status, dates,
            progress, labels and names of the assignees. Comments, files and time stay with the project.
            {(task.isDraft || task.isArchived) && <> While the task is {task.isDraft ? 'a draft' : 'archived'}, the link shows nothing.</>}
          </span>
        </p>
        {share ? (
          <div ref={focusSwitch}>
            <Switch label="Public link" checked={share.isOn} onChange={() => void turn(!share.isOn)} />
            <p className={styles.small} aria-live="polite">
              {share.isOn
                ? 'Once you switch it off, this link is dead for good.'
                : 'Off: nobody outside of the project can read this task.'}
            </p>
          </div>
        ) : read.error ? (
          <ReadFailure inline read={read} what="the public link" />
        ) : (
          <SkeletonRows count={1} />
        )}
        {share?.isOn && share.key !== null && <Ways task={task} shareKey={share.key} name={name} />}
      </div>
    </Dialog>
  )
}

/** The switch comes with the answer: focus that waits on the dialog goes on to it. */
function focusSwitch(part: HTMLElement | null): void {
  if (part !== null && document.activeElement === part.closest('[role="dialog"]')) part.querySelector('button')?.focus()
}

/** The link, and where to send it. What is typed as message is kept until the networks were tried or the person signs out. */
function Ways({ task, shareKey, name }: { task: DialogProps['task.share']; shareKey: string; name: string }) {
  const { services } = useActions()
  const url = `${services.origin}${sharedTaskHref(task, shareKey)}`
  const draft = useDraft(`task:${task.id}:share`)
  const copied = useTimedMessage()
  const field = useRef<HTMLInputElement>(null)
  const headingId = useId()
  const message = draft.text.trim() === '' ? name : draft.text.trim()
  const copy = async () => {
    try {
      await services.clipboard.write(url)
      copied.show('good', 'URL copied successfully!', COPIED_MS)
    } catch {
      // Marked, so that one key press copies it.
      field.current?.select()
      copied.show('bad', 'The browser did not allow copying. The link is marked: copy it with the keyboard.')
    }
  }
  return (
    <>
      <div className={styles.link}>
        <TextField ref={field} label="Link" value={url} readOnly onFocus={(event) => event.currentTarget.select()} />
        <Button size={32} variant="primary" icon={copied.message?.tone === 'good' ? CheckIcon : CopyIcon} onClick={() => void copy()}>
          Copy link
        </Button>
      </div>
      <p role="status" className={copied.message?.tone === 'bad' ? styles.problem : styles.notice}>
        {copied.message?.text}
      </p>
      <TextArea
        label="Message (optional)"
        rows={2}
        maxRows={6}
        value={draft.text}
        placeholder={name}
        onChange={(event) => draft.setText(event.target.value)}
      />
      <section aria-labelledby={headingId}>
        <h3 id={headingId} className={styles.heading}>
          Share on
        </h3>
        <ul className={styles.targets}>
          {shareTargets.map(({ id, name: network, spoken, link }) => {
            const Icon = icons[id]
            return (
              <li key={id}>
                <a
                  className={styles.target}
                  href={link({ url, message, subject: name })}
                  target="_blank"
                  rel="noopener noreferrer"
                  {...(spoken !== undefined && { 'aria-label': spoken, title: spoken })}
                >
                  <span className={styles.mark[id]}>
                    <Icon size={18} aria-hidden />
                  </span>
                  {network}
                </a>
              </li>
            )
          })}
        </ul>
        <p className={styles.small}>Facebook and LinkedIn may leave the message out.</p>
      </section>
    </>
  )
}
