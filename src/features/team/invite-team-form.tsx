// The form that invites to several projects: addresses in any form, projects, a role; what did not arrive stays (TEAM-03).
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { useActionForm } from '#src/data/forms/use-action-form.ts'
import { useFirstWrong } from '#src/data/forms/use-first-wrong.ts'
import { useFormDraft } from '#src/data/forms/use-form-draft.ts'
import { plural } from '#src/lib/text.ts'
import { inviteRoles, leastRole } from '#src/model/project/invite-roles.ts'
import { readPeople, writePeople } from '#src/model/project/pasted-people.ts'
import { ComboField } from '#src/ui/fields/combo-field.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextArea } from '#src/ui/fields/text-field.tsx'
import * as styles from './invite-team-dialog.css.ts'
import { type Became, type InvitedTo, inviteAll, type NotInvited, saidOf, takeBack } from './team-invites.ts'

interface Props {
  formId: string
  workspaceSlug: string
  /** Those that people can come to; at least one. */
  projects: readonly InvitedTo[]
  onShown: (shown: { button: string; busy: boolean }) => void
  onClose: () => void
}

/** Several drafts as one list. */
const gather = (texts: readonly string[]) => texts.filter((text) => text.trim() !== '').join('\n')

const NOBODY: ReadonlySet<string> = new Set()

/** What is typed is kept; an answer takes away who was brought everywhere, and says of the others where and why not. */
export function InviteTeamForm({ formId, workspaceSlug, projects, onShown, onClose }: Props) {
  const { api, say, undo } = useActions().services
  const form = useActionForm({ say })
  const addresses = useFormDraft(form, `team-invite:${workspaceSlug}:addresses`, { gather })
  const only = projects.length === 1 ? (projects[0]?.slug ?? '') : ''
  const where = useFormDraft(form, `team-invite:${workspaceSlug}:projects`, { initial: only })
  const as = useFormDraft(form, `team-invite:${workspaceSlug}:role`, { initial: leastRole })
  const [failed, setFailed] = useState<readonly NotInvited[]>([])
  // What was done of a list that came back is not done again.
  const [done, setDone] = useState(NOBODY)
  const first = useRef<HTMLTextAreaElement>(null)
  // What opened the dialog had the projects still on their way.
  useEffect(() => first.current?.focus(), [])

  const { people, rest } = readPeople(addresses.text)
  const slugs = where.text.split(' ')
  const chosen = projects.filter(({ slug }) => slugs.includes(slug))
  const role = inviteRoles.find(({ value }) => value === as.text)?.value ?? leastRole
  const button = buttonOf(people.length, chosen.length)
  useEffect(() => onShown({ button, busy: form.busy }), [onShown, button, form.busy])

  const check = (): Record<string, string> => ({
    ...(rest[0] !== undefined
      ? { addresses: `“${rest[0]}” is no email address.` }
      : people.length === 0
        ? { addresses: 'Enter an email address.' }
        : people.length > MOST && { addresses: `At most ${MOST} people at once.` }),
    ...(chosen.length === 0 && { projects: 'Choose a project.' }),
  })
  const tell = (became: Became) => {
    const said = saidOf(became)
    if (said === '') return
    const entry = undo.push({ label: said, undo: () => takeBack(api, workspaceSlug, became) })
    say.done(said, undo.offer(entry))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit({
      check,
      send: async ({ intent }) => {
        const became = await inviteAll(api, { workspaceSlug, people, projects: chosen, role, done, intent })
        tell(became)
        const left = people.filter((person) => became.failed.some((one) => one.person === person))
        return {
          arrived: left.length === 0,
          rest: writePeople(left),
          tell() {
            setFailed(became.failed)
            setDone(became.done)
          },
          leave: onClose,
          late() {
            for (const one of became.failed.slice(0, 1)) say.error(`${one.person.email} was not invited to ${one.project.name}: ${one.why}`)
          },
        }
      },
    })
  }
  return (
    <form ref={useFirstWrong(form.problems)} id={formId} className={styles.form} noValidate onSubmit={submit} aria-label="Invite people">
      <TextArea
        ref={first}
        label="Email addresses"
        rows={3}
        maxRows={8}
        spellCheck={false}
        autoCapitalize="none"
        placeholder="Mia Chen <mia@example.com>, kim@example.com"
        value={addresses.text}
        onChange={(event) => addresses.setText(event.target.value)}
        error={form.problems.addresses}
        hint={addresses.maybeSent ? 'These may have been invited already.' : 'One or many, with commas or on lines of their own.'}
      />
      <div className={styles.pair}>
        <ComboField
          several
          label="Projects"
          placeholder="Choose projects…"
          chosen={chosen.map(optionOf)}
          options={projects.map(optionOf)}
          onChange={(ids) => where.setText(ids.join(' '))}
          error={form.problems.projects}
        />
        <Select label="Role there" value={role} onChange={as.setText} options={inviteRoles} />
      </div>
      {failed.length > 0 && (
        <div role="alert" className={styles.failed}>
          <p className={styles.failedHead}>
            {failed.length === 1 ? 'One invitation was not sent.' : `${failed.length} invitations were not sent.`}
          </p>
          <ul className={styles.failures}>
            {failed.map(({ person, project, why }) => (
              <li key={`${person.email} ${project.slug}`} className={styles.failure}>
                {person.email} to {project.name}: {why}
              </li>
            ))}
          </ul>
        </div>
      )}
    </form>
  )
}

/** As many as a workspace may invite in a day. */
const MOST = 200

const optionOf = ({ slug, name }: InvitedTo) => ({ id: slug, label: name })

/** `Invite 3 people to 2 projects`; short until both are known. */
function buttonOf(people: number, projects: number): string {
  if (people === 0) return 'Invite'
  const who = `Invite ${plural(people, 'person', 'people')}`
  return projects > 1 ? `${who} to ${projects} projects` : who
}
