// Invitations by e-mail: one row a person, each with its own role (INVITE-23..29).
import { PlusIcon, SendIcon, XIcon } from 'lucide-react'
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { asApiError } from '#src/data/errors/api-error.ts'
import { errorText, saying, upgradeText } from '#src/data/errors/error-text.ts'
import { type FormAnswer, useActionForm } from '#src/data/forms/use-action-form.ts'
import { useFormDraft } from '#src/data/forms/use-form-draft.ts'
import { refusalOfAll } from '#src/model/project/invite-refusals.ts'
import { inviteRoles } from '#src/model/project/invite-roles.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { type InvitedProject, saidInvite, sendInvites } from './invite.ts'
import * as styles from './invite-dialog.css.ts'
import {
  entriesOf,
  gatherRows,
  type InviteRow,
  isComplete,
  newRow,
  pastedRows,
  problemsOf,
  type RowProblems,
  readRows,
  refusedRows,
  rowsBeside,
  typingProblem,
  writeRows,
} from './invite-rows.ts'
import type { Telling } from './telling.ts'

/** What is typed is kept per keystroke; a success leaves one empty row, or those typed since, a failure leaves everything (OPEN-16). */
export function EmailTab({ project, paid, telling }: { project: InvitedProject; paid: boolean; telling: Telling }) {
  if (!paid) return <p className={styles.gate}>{upgradeText}</p>
  return <EmailForm project={project} telling={telling} />
}

function EmailForm({ project, telling }: { project: InvitedProject; telling: Telling }) {
  const { api, say } = useActions().services
  const form = useActionForm({ say })
  const draft = useFormDraft(form, `invite:${project.id}`, { gather: gatherRows })
  const [blank] = useState(newRow)
  // Rows on their way stay in sight; the draft has the others, and those changed since.
  const [sent, setSent] = useState<readonly InviteRow[]>([])
  const kept = readRows(gatherRows([writeRows(sent), draft.text]))
  const rows = kept.length > 0 ? kept : [blank]
  const [problems, setProblems] = useState<Record<string, RowProblems>>({})
  const element = useRef<HTMLFormElement>(null)

  const keep = (next: readonly InviteRow[]) => {
    draft.setText(writeRows(rowsBeside(sent, next)))
    setSent((before) => before.filter(({ id }) => next.some((row) => row.id === id)))
  }
  const change = (id: string, part: Partial<InviteRow>) => {
    keep(rows.map((row) => (row.id === id ? { ...row, ...part } : row)))
    setProblems((before) => ({ ...before, [id]: without(before[id] ?? {}, part) }))
  }
  // Drawn by the next frame: the row is there by then.
  const focusRow = (at: number, column: 'name' | 'email' = 'name') =>
    requestAnimationFrame(() => {
      element.current
        ?.querySelectorAll<HTMLElement>('[data-row]')
        [at]?.querySelector<HTMLElement>(`[data-column="${column}"] input`)
        ?.focus()
    })
  const add = () => {
    keep([...rows, newRow()])
    focusRow(rows.length)
  }
  const remove = (id: string, at: number) => {
    keep(rows.filter((row) => row.id !== id))
    focusRow(at - 1)
  }

  /** A list that is pasted becomes a row for each of its people; an empty row makes room for the first. */
  const paste = (row: InviteRow, at: number, event: ClipboardEvent) => {
    const pasted = pastedRows(event.clipboardData.getData('text/plain'))
    if (pasted.length === 0) return
    event.preventDefault()
    const known = new Set(rows.map(({ email }) => email.trim().toLowerCase()))
    const added = pasted.filter(({ email }) => !known.has(email.toLowerCase()))
    const stays = row.name.trim() !== '' || row.email.trim() !== ''
    keep([...rows.slice(0, at), ...(stays || added.length === 0 ? [row] : []), ...added, ...rows.slice(at + 1)])
    focusRow(at + Math.max(0, added.length - (stays ? 0 : 1)))
  }

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (form.sending) return
    const wrong = problemsOf(rows)
    setProblems(wrong)
    if (!rows.some(isComplete)) return telling.show('bad', 'Please fill out valid names, emails, and roles before sending invites.')
    const bad = rows.findIndex((row) => wrong[row.id])
    if (bad >= 0) return void focusRow(bad, wrong[rows[bad]?.id ?? '']?.name ? 'name' : 'email')
    telling.clear()
    const arrived: FormAnswer = {
      arrived: true,
      tell() {
        setSent([])
        setProblems({})
        telling.show('good', saidInvite.sent)
      },
      leave: () => focusRow(0),
      late: () => say.done(saidInvite.sent),
    }
    void form.submit({
      // Those on their way stay in sight, each as a row.
      stays: false,
      part: { text: writeRows(rows) },
      sent: () => setSent(rows),
      send: ({ intent }) =>
        sendInvites(api, project, entriesOf(rows), intent)
          .catch((error: unknown) => {
            const known = asApiError(error)
            if (known) setProblems(refusedRows(known, rows))
            return saying((known && refusalOfAll(known)) ?? 'Failed to send invites. Please try again.')(error)
          })
          .then(() => arrived),
      failed(error) {
        setSent([])
        telling.show('bad', errorText(error))
        return true
      },
    })
  }
  const submitByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    element.current?.requestSubmit()
  }

  return (
    <form ref={element} className={styles.email} onSubmit={send} onKeyDown={submitByKeys} noValidate aria-label="Invite by Email">
      <p className={styles.note}>
        Enter the name and a valid email address of everyone you want to invite. A pasted list becomes a row each.
      </p>
      {draft.maybeSent && <p className={styles.note}>These may have been invited already.</p>}
      {rows.map((row, at) => (
        <EmailRow
          key={row.id}
          row={row}
          number={at + 1}
          problems={problems[row.id] ?? {}}
          onChange={(part) => change(row.id, part)}
          onPaste={(event) => paste(row, at, event)}
          many={rows.length > 1}
          onRemove={at === 0 ? undefined : () => remove(row.id, at)}
        />
      ))}
      <div className={styles.emailFoot}>
        <Button size={32} icon={PlusIcon} onClick={add}>
          Add Another Invite
        </Button>
        <Button size={32} type="submit" variant="primary" icon={SendIcon} keys="$mod+Enter" loading={form.sending}>
          Send invites
        </Button>
      </div>
    </form>
  )
}

function EmailRow({
  row,
  number,
  problems,
  many,
  onChange,
  onPaste,
  onRemove,
}: {
  row: InviteRow
  number: number
  /** Leaves room for the button that removes a row, so that columns stay in line. */
  many: boolean
  problems: RowProblems
  onChange: (part: Partial<InviteRow>) => void
  onPaste: (event: ClipboardEvent) => void
  onRemove: (() => void) | undefined
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid row everywhere
    <div
      role="group"
      aria-label={`Invite ${number}`}
      data-row
      onPaste={onPaste}
      className={classNames(styles.emailRow, many && styles.removable)}
    >
      <div data-column="name">
        <TextField
          label="Name"
          maxLength={120}
          placeholder="Mia Chen"
          value={row.name}
          onChange={(event) => onChange({ name: event.target.value })}
          error={problems.name}
        />
      </div>
      <div data-column="email">
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          maxLength={254}
          placeholder="mia@example.com"
          value={row.email}
          onChange={(event) => onChange({ email: event.target.value })}
          error={typingProblem(row) ?? problems.email}
        />
      </div>
      <Select label="Role" value={row.role} onChange={(role) => onChange({ role })} options={inviteRoles} />
      {onRemove && (
        <span className={styles.remove}>
          <IconButton icon={XIcon} label={`Remove invite ${number}`} onClick={onRemove} />
        </span>
      )}
    </div>
  )
}

/** The problems that a change of these fields does not answer. */
function without(problems: RowProblems, part: Partial<InviteRow>): RowProblems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in part)))
}
