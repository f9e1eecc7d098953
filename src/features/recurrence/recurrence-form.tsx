// When something repeats, in words that are said back with the dates that follow, and what it is (RECUR-03).
import { type FormEvent, useId, useRef } from 'react'
import { useActions, useHere, useScene } from '#src/actions/actions-context.tsx'
import type { DialogProps } from '#src/actions/dialogs.ts'
import { perform } from '#src/actions/perform.ts'
import { useActionForm } from '#src/data/forms/use-action-form.ts'
import { useFormDraft } from '#src/data/forms/use-form-draft.ts'
import { useFormState } from '#src/data/forms/use-form-state.ts'
import { useRead } from '#src/data/use-read.ts'
import { ownTimezone } from '#src/lib/dates/date-format.ts'
import { RecurrenceProjects } from '#src/model/recurrence/recurrence.graphql.ts'
import type { RecurrenceListSubject, RecurrenceSubject } from '#src/model/recurrence/recurrence-subject.ts'
import { ruleTitleProblem } from '#src/model/recurrence/recurrence-words.ts'
import { type Repetition, ruleOf, wordsOf } from '#src/model/recurrence/rule-parts.ts'
import { readRepetition, UNREADABLE } from '#src/model/recurrence/rule-words.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { makeRecurrence, ruleTimeTo } from './recurrence.actions.ts'
import * as styles from './recurrence-form.css.ts'
import { repeatTaskBy } from './repeat-task.ts'
import { RepetitionControls } from './repetition-controls.tsx'
import { RepetitionReading, usePreview } from './repetition-reading.tsx'

const TIME = '09:00'

/** The words of a rule as they are typed again. */
function typedWords({ words, time }: RecurrenceSubject, now: Date): string {
  const read = readRepetition(words, now)
  return read ? wordsOf({ ...read, time }) : ''
}

/** Everything typed waits for the next time until it is made or cleared. */
export function RecurrenceForm({ workspaceSlug, project, rule, task, onClose }: DialogProps['recurrence.form'] & { onClose: () => void }) {
  const { services } = useActions()
  const here = useHere()
  const now = services.now()
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const form = useActionForm({ say: services.say })
  const about = rule ? `recurrence:${rule.id}` : task ? `task-repeat:${task.id}` : `recurrence-new:${workspaceSlug}`
  const isWhole = rule === null && task === undefined
  const words = useFormDraft(form, `${about}:words`, rule ? { initial: typedWords(rule, now) } : {})
  const title = useFormDraft(form, `${about}:title`)
  const projects = useProjects(workspaceSlug, !isWhole)
  const [chosen, choose] = useFormState(form, project ?? '')
  const slug = projects.find((one) => one.slug === chosen)?.slug ?? projects[0]?.slug ?? null
  const typed = words.text.trim()
  const reading = typed === '' ? null : readRepetition(typed, now)
  const time = reading?.time ?? rule?.time ?? TIME
  const timezone = rule?.timezone ?? ownTimezone()
  const dates = usePreview({ workspaceSlug, reading, time, timezone, start: rule?.startOn ?? null })
  const list = useScene((scene) => scene['recurrence-list']) ?? listOf(workspaceSlug)

  const take = (next: Repetition) => words.setText(wordsOf(next))
  const takeOther = () => {
    if (reading?.other) words.setText(wordsOf(reading.other))
    field.current?.focus()
  }
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    void form.submit({
      check: () => ({
        ...(reading === null && { words: UNREADABLE }),
        ...(isWhole && ruleTitleProblem(title.text) !== null && { title: ruleTitleProblem(title.text) ?? '' }),
        ...(isWhole && slug === null && { project: 'Choose a project.' }),
      }),
      send: async ({ intent }) => {
        if (reading === null) return { arrived: false }
        const { endsOn, endsAfter } = reading
        const repetition = { rule: ruleOf(reading.parts), time, endsOn, endsAfter }
        const said = wordsOf({ ...reading, time: null })
        const where = projects.find((one) => one.slug === slug)
        const next = dates ?? []
        const performed = task
          ? perform(
              repeatTaskBy({ ...repetition, timezone }, intent),
              here({ task: [{ ...task, viewerCan: ['EDIT', 'PAID'] }] } as never),
              'form',
            )
          : rule
            ? perform(
                ruleTimeTo(repetition, {
                  words: said,
                  ...repetition,
                  next: next.map((one) => ({ __typename: 'Occurrence', ...one })),
                }),
                here({ recurrence: [rule] }),
                'form',
              )
            : perform(
                makeRecurrence(
                  {
                    project: { slug: slug ?? '', name: where?.name ?? '' },
                    input: { ...repetition, task: { title: title.text.trim() }, timezone },
                    words: said,
                    next,
                  },
                  intent,
                ),
                here({ 'recurrence-list': [list] }),
                'form',
              )
        return { arrived: (await performed) === 'done', leave: onClose }
      },
    })
  }
  return (
    <Dialog
      open
      title={isWhole ? 'New rule' : task ? 'Repeat task' : 'When it repeats'}
      {...((rule ?? task) && { subject: (rule ?? task)?.title })}
      width={520}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button variant="subtle" size={32} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" size={32} keys="$mod+Enter" loading={form.sending}>
            {rule ? 'Save' : task ? 'Repeat' : 'Create rule'}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          ref={field}
          label="Repeats"
          placeholder="every monday, last friday, every 2 weeks on mon, thu at 8…"
          value={words.text}
          onChange={(event) => words.setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || !reading?.other) return
            event.preventDefault()
            takeOther()
          }}
          error={form.problems.words !== undefined && reading === null ? form.problems.words : undefined}
          aria-describedby={`${formId}reading`}
        />
        <RepetitionReading
          id={`${formId}reading`}
          reading={reading && { ...reading, time }}
          unreadable={typed !== '' && reading === null}
          timezone={timezone}
          dates={dates}
          onOther={takeOther}
        />
        <RepetitionControls value={reading && { ...reading, time }} time={time} onChange={take} />
        {isWhole && (
          <>
            <TextField
              label="Task"
              placeholder="What is to be done each time"
              dir="auto"
              value={title.text}
              onChange={(event) => title.setText(event.target.value)}
              error={form.problems.title}
              hint={title.restored ? 'Kept from last time' : undefined}
            />
            <Select
              label="Project"
              value={slug}
              onChange={choose}
              options={projects.map((one) => ({ value: one.slug, label: one.name }))}
              error={form.problems.project}
            />
          </>
        )}
      </form>
    </Dialog>
  )
}

/** The projects in which the viewer may make rules. */
function useProjects(workspaceSlug: string, off: boolean) {
  const { data } = useRead({ query: RecurrenceProjects, variables: { workspaceSlug }, pause: off })
  return (data?.projects ?? []).filter(({ viewerCan }) => viewerCan.includes('EDIT'))
}

/** Where the page is not in view any more the rule is still made in its workspace. */
function listOf(workspaceSlug: string): RecurrenceListSubject {
  const filters = { search: '', project: '', person: '', state: '' as const }
  return { id: workspaceSlug, workspaceSlug, viewerCan: ['EDIT', 'PAID'], filters }
}
