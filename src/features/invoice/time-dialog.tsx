// Which logged time becomes lines of an invoice: its days, projects, grouping and rounding, and what that makes before it is made (INV-05).
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import type { DialogProps } from '#src/actions/dialogs.ts'
import { perform } from '#src/actions/perform.ts'
import { useActionForm } from '#src/data/forms/use-action-form.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { formatAmount } from '#src/lib/amounts.ts'
import { plainDateOf } from '#src/lib/dates/date-format.ts'
import { writeDayRange } from '#src/lib/dates/day-range.ts'
import { readPeriod } from '#src/lib/dates/period.ts'
import { GetClient } from '#src/model/client/client.graphql.ts'
import { ROUNDINGS } from '#src/model/client/roundings.ts'
import { PreviewTime } from '#src/model/invoice/invoice.graphql.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import { addTimeChosen, draftOfTime } from './invoice-time.actions.ts'
import { invoiceTitle } from './invoice-words.ts'
import { GROUPINGS, type TimeAsked } from './time-choice.ts'
import * as styles from './time-dialog.css.ts'
import { TimeLines } from './time-lines.tsx'

type Props = DialogProps['invoice.time'] & { onClose: () => void }

const FIRST_MONTH = 3

/** What of `slugs` is chosen, as the call takes it: absent for all of them, which may be more by then. */
function chosenOf(slugs: readonly string[], left: ReadonlySet<string>): { projectSlugs?: string[] } {
  const chosen = slugs.filter((slug) => !left.has(slug))
  return chosen.length === slugs.length ? {} : { projectSlugs: chosen }
}

function useChoice({ client, list }: Props) {
  const { services } = useActions()
  const [today] = useState(() => services.now())
  const [days, setDays] = useState(() => {
    const start = plainDateOf(new Date(today.getFullYear(), today.getMonth() - FIRST_MONTH, 1))
    return writeDayRange({ start, end: plainDateOf(today) }, today)
  })
  const [grouping, setGrouping] = useState<(typeof GROUPINGS)[number]['value']>('TASK')
  const [rounding, setRounding] = useState<(typeof ROUNDINGS)[number]['value'] | null>(null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const own = useRead({ query: GetClient, variables: { workspaceSlug: list.workspaceSlug, id: client.id } })
  const projects = own.data?.client?.projects ?? []
  const range = readPeriod(days, today)
  const problem = range.value && range.value.end < range.value.start ? 'The last day is before the first.' : range.problem
  const chosen = chosenOf(
    projects.map(({ slug }) => slug),
    left,
  )
  const noProject = chosen.projectSlugs?.length === 0
  const time: TimeAsked | null =
    range.value && !problem && !noProject
      ? { from: range.value.start, to: range.value.end, grouping, ...chosen, ...(rounding && { rounding }) }
      : null
  return {
    ...{ days, setDays, problem, grouping, setGrouping, setRounding, projects, left, noProject, time },
    rounding: rounding ?? own.data?.client?.rounding ?? null,
    choose: (slug: string, on: boolean) => setLeft((before) => new Set(on ? [...before].filter((one) => one !== slug) : [...before, slug])),
  }
}

/** The preview follows every choice; Enter takes what is chosen. */
export function TimeDialog(props: Props) {
  const { client, list, invoice, onClose } = props
  const { services } = useActions()
  const here = useHere()
  const form = useActionForm({ say: services.say })
  const formId = useId()
  const choice = useChoice(props)
  const { time } = choice
  const preview = useRead({
    query: PreviewTime,
    variables: {
      workspaceSlug: list.workspaceSlug,
      clientId: client.id,
      input: time ?? { from: '1970-01-01', to: '1970-01-01' },
    },
    keep: ['input'],
    pause: time === null,
    requestPolicy: 'cache-and-network',
  })
  const shown = preview.data?.timePreview
  const isEmpty = time !== null && !preview.fetching && shown?.lines.length === 0
  const take = (wanted: TimeAsked | null) =>
    void form.submit({
      send: async () => {
        const done =
          invoice && wanted
            ? await perform(addTimeChosen(wanted), here({ invoice: [invoice] }), 'form')
            : await perform(draftOfTime(client, wanted), here({ 'invoice-list': [list] }), 'form')
        return { arrived: done === 'done', leave: onClose }
      },
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (time && !isEmpty) take(time)
  }
  return (
    <Dialog
      open
      title="Lines from logged time"
      subject={invoice ? invoiceTitle(invoice) : `New invoice for ${client.name}`}
      width={760}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <span className={styles.sum}>{shown && time && !isEmpty && `${formatAmount(shown.net, { code: true })} without tax`}</span>
          {invoice ? (
            <Button variant="subtle" size={32} onClick={onClose}>
              Cancel
            </Button>
          ) : (
            <Button variant="subtle" size={32} disabled={form.sending} onClick={() => take(null)}>
              Empty draft
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            variant="primary"
            size={32}
            keys="$mod+Enter"
            disabled={time === null || isEmpty}
            loading={form.busy}
          >
            {invoice ? 'Add lines' : 'Make draft'}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <Choices choice={choice} onTouch={form.touch} />
        {choice.noProject ? (
          <p className={styles.note}>Choose a project at least.</p>
        ) : choice.problem ? null : preview.error && !shown ? (
          <ReadFailure inline read={preview} what="the preview" />
        ) : shown ? (
          <TimeLines preview={shown} isOld={preview.fetching || preview.stale} />
        ) : (
          <SkeletonRows count={4} />
        )}
      </form>
    </Dialog>
  )
}

function Choices({ choice, onTouch }: { choice: ReturnType<typeof useChoice>; onTouch: () => void }) {
  const first = useRef<HTMLInputElement>(null)
  // What opened the dialog had its fields still on their way.
  useEffect(() => first.current?.focus(), [])
  return (
    <>
      <div className={styles.fields}>
        <TextField
          ref={first}
          label="Time of which days"
          placeholder="1 nov, 30 nov or last month"
          value={choice.days}
          error={choice.problem ?? undefined}
          onChange={(event) => {
            onTouch()
            choice.setDays(event.target.value)
          }}
        />
        <Select label="Grouping" value={choice.grouping} onChange={choice.setGrouping} options={GROUPINGS} />
        <Select label="Rounding of hours" value={choice.rounding} onChange={choice.setRounding} options={ROUNDINGS} />
      </div>
      {choice.projects.length > 1 && (
        <fieldset className={styles.projects}>
          <legend className={styles.legend}>Projects</legend>
          {choice.projects.map(({ slug, name }) => (
            <Checkbox key={slug} checked={!choice.left.has(slug)} onChange={(on) => choice.choose(slug, on)}>
              {name}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </>
  )
}
