// Quick create: one line that becomes a task, its chips shown before it is saved (TCREATE-01, TCREATE-08, TCREATE-09).
import { CalendarIcon, ChevronDownIcon, Maximize2Icon, XIcon } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { useActions, useHere, useScene } from '#src/actions/actions-context.tsx'
import type { DialogProps } from '#src/actions/dialogs.ts'
import { perform } from '#src/actions/perform.ts'
import type { Scene } from '#src/actions/scene.ts'
import { readDraft, writeDraft } from '#src/data/drafts/drafts.ts'
import { MAYBE_CREATED } from '#src/data/drafts/maybe-sent.ts'
import { sendDraft } from '#src/data/drafts/sent-drafts.ts'
import { upgradeText } from '#src/data/errors/error-text.ts'
import { useActionForm } from '#src/data/forms/use-action-form.ts'
import { useFormDraft } from '#src/data/forms/use-form-draft.ts'
import { useSession } from '#src/data/storage/session.ts'
import { useRead } from '#src/data/use-read.ts'
import { formatDay, formatPickerDate } from '#src/lib/dates/date-format.ts'
import type { ProjectSubject } from '#src/model/project/project-subject.ts'
import { MoveTargets, ProjectCatalogue } from '#src/model/task/task.graphql.ts'
import { WorkflowRing, workflowFraction } from '#src/model/task/workflow-ring.tsx'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { DropdownMenu } from '#src/ui/layers/dropdown-menu.tsx'
import { Dot } from '#src/ui/marks/chip.tsx'
import { Keys } from '#src/ui/marks/kbd.tsx'
import { announce } from '#src/ui/marks/live-region.ts'
import { Logo } from '#src/ui/marks/logo.tsx'
import {
  type AdvancedForm,
  advancedSubject,
  emptyForm,
  namesOfRest,
  newTaskOfForm,
  readForm,
  withQuick,
  writeForm,
} from './advanced-form.ts'
import type { NewTask } from './new-task.ts'
import { QuickInput } from './quick-input.tsx'
import { isNewLabel, newTaskOf, type QuickLine, type Rejected, readLine } from './quick-line.ts'
import { createTaskFrom, createTasksFrom } from './task-create.actions.ts'
import * as styles from './task-create-dialog.css.ts'
import { useProject } from './use-project.ts'

/** A pasted list longer than this is asked about first. */
const MOST_UNASKED = 20

/** The dialog; what is typed outlives closing it, and is gone once it became a task. */
export function TaskCreateDialog({
  workspaceSlug,
  projectSlug,
  workflowId,
  parentId,
  text,
  rest,
  onMade,
  onClose,
}: DialogProps['task.create'] & { onClose: () => void }) {
  const { services, scene } = useActions()
  const here = useHere()
  const { viewer } = useSession()
  const [slug, setSlug] = useState(projectSlug)
  const [chosen, setChosen] = useState(workflowId)
  const [rejected, setRejected] = useState<readonly Rejected[]>([])
  const [newLabels, setNewLabels] = useState<readonly string[]>([])
  const project = useProject(workspaceSlug, slug)
  const { data } = useRead({ query: ProjectCatalogue, variables: { workspaceSlug, projectSlug: slug } })
  const catalogue = data ?? null
  const subject = `task-create:${workspaceSlug}/${projectSlug}${text === undefined ? '' : `:${text}`}`
  const full = advancedSubject({ workspaceSlug, projectSlug: slug, parentId })
  const form = useActionForm({ many: true })
  const draft = useFormDraft(form, subject)
  // Before paint: what it begins with is typed for the person, and kept as that; what they made of it meanwhile stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an opening
  useLayoutEffect(() => {
    if (text !== undefined && draft.text === '') draft.setText(text)
  }, [])
  // Due dates need the paid plan (DATES-07): elsewhere `fri` is a word, and the task can be made.
  const dates = useScene(({ workspace }) => workspace?.slug !== workspaceSlug || workspace.viewerCan.includes('PAID'))
  // Another project knows none of the chosen things.
  const carried =
    rest && slug !== projectSlug ? { ...emptyForm, description: rest.description, startDate: rest.startDate, dueDate: rest.dueDate } : rest
  const reading = { catalogue, now: services.now(), rejected, dates, newLabels }
  const line = readLine(draft.text, reading)
  const workflow = catalogue?.workflows.find(({ id }) => id === chosen) ?? catalogue?.workflows[0] ?? null

  const submit = (another: boolean) => {
    // An empty title sends nothing (TCREATE-01).
    if (line.title.trim() === '') return
    const task = withRest(newTaskOf(line, { workflowId: workflow?.id, parentId }))
    // What was typed waits for the next time until it is a task; what the other form holds of it, too.
    const other = rest && viewer ? sendDraft(viewer.username, full, writeForm({ ...rest, title: line.title }, emptyForm)) : null
    void form.submit({
      stays: false,
      sent() {
        setRejected([])
        if (another) announce('Task created, type the next one')
        else onClose()
      },
      async send(as) {
        const arrived = (await perform(createTaskFrom(task, as), here({ project: [project] }), 'form')) === 'done'
        other?.settle(arrived)
        if (arrived) onMade?.({ workspaceSlug, projectSlug: slug })
        return { arrived }
      },
    })
  }
  /** A pasted list: each of its lines becomes a task (FIRST-03). */
  const submitEach = async (lines: readonly string[]) => {
    if (lines.length > MOST_UNASKED) {
      const title = `Create ${lines.length} tasks?`
      const sure = await services.ask.confirm({
        title,
        text: 'Each line of what you pasted becomes one.',
        yes: 'Create them',
        no: 'Cancel',
      })
      if (!sure) return
    }
    const each = lines.map((one) =>
      withRest(newTaskOf(readLine(one, { ...reading, newLabels: [] }), { workflowId: workflow?.id, parentId })),
    )
    onClose()
    if ((await perform(createTasksFrom(each), here({ project: [project] }), 'form')) === 'done')
      onMade?.({ workspaceSlug, projectSlug: slug })
  }
  const withRest = (task: NewTask): NewTask =>
    carried ? { ...newTaskOfForm(withQuick(carried, task), catalogue, { effort: false }), newLabels: task.newLabels } : task
  const toAdvanced = () => {
    if (!viewer) return
    const parent = parentId ? parentOf(scene.get(), parentId) : undefined
    const initial = parent ? { ...emptyForm, parent } : emptyForm
    const kept = readForm(readDraft(viewer.username, full) ?? '', carried ?? initial)
    // The form knows no labels that are to be made: they go on as text of the title.
    const plain = readLine(draft.text, { ...reading, newLabels: [] })
    const merged = withQuick(kept, newTaskOf(plain, { workflowId: chosen ?? kept.workflowId ?? undefined }))
    writeDraft(viewer.username, full, writeForm(merged, initial))
    draft.clear()
    onClose()
    services.dialogs.open('task.create-advanced', { workspaceSlug, projectSlug: slug, paid: true, parent })
  }
  const reject = (chip: Rejected) => setRejected((before) => [...before, chip])

  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={`New task in ${project.name}`} hideTitle flush width={600}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit(false)
        }}
      >
        <QuickInput
          text={draft.text}
          line={line}
          reading={reading}
          mayCreate={project.viewerCan.includes('EDIT')}
          onText={draft.setText}
          onNewLabel={(title) => setNewLabels((before) => [...before, title])}
          onReject={reject}
          onSubmit={submit}
          onLines={(lines) => void submitEach(lines)}
        >
          <Chips line={line} dates={dates} now={services.now()} rest={carried} onReject={reject} maybeSent={draft.maybeSent} />
        </QuickInput>
        <div className={styles.foot}>
          <ProjectMenu project={project} onPick={setSlug} />
          <DropdownMenu
            label="Status"
            trigger={
              <Button size={28} trailing={<ChevronDownIcon size={13} aria-hidden />} aria-label={`Status: ${workflow?.title ?? 'first'}`}>
                <WorkflowRing workflow={workflow} fraction={workflowFraction(workflow, catalogue?.workflows ?? null)} />
                {workflow?.title ?? 'Status'}
              </Button>
            }
            items={(catalogue?.workflows ?? []).map((option) => ({
              id: option.id,
              label: option.title,
              mark: <WorkflowRing workflow={option} fraction={workflowFraction(option, catalogue?.workflows ?? null)} />,
              checked: option.id === workflow?.id,
              onSelect: () => setChosen(option.id),
            }))}
          />
          <div className={styles.end}>
            <Button variant="subtle" icon={Maximize2Icon} onClick={toAdvanced} reason={dates ? undefined : upgradeText}>
              All fields
            </Button>
            <span className={styles.hint}>
              <Keys keys="$mod+Shift+Enter" /> and another
            </span>
            <Button type="submit" variant="primary" keys="Enter" disabled={line.title.trim() === ''}>
              Create
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  )
}

/** The task that a subtask is made for, as far as it is in view. */
function parentOf({ detail, rows: tasks }: Scene, id: string): NonNullable<AdvancedForm['parent']> {
  const task = [detail, ...tasks].find((one) => one?.id === id)
  return { id, title: task?.title ?? 'The task it belongs to', code: task?.code ?? null }
}

function ProjectMenu({ project, onPick }: { project: ProjectSubject; onPick: (slug: string) => void }) {
  const { data } = useRead({ query: MoveTargets, variables: { workspaceSlug: project.workspaceSlug } })
  return (
    <DropdownMenu
      label="Project"
      trigger={
        <Button size={28} trailing={<ChevronDownIcon size={13} aria-hidden />} aria-label={`Project: ${project.name}`}>
          <Logo name={project.name} id={project.slug} size={16} />
          {project.name}
        </Button>
      }
      items={(data?.moveTargets ?? []).map(({ slug, name }) => ({
        id: slug,
        label: name,
        mark: <Logo name={name} id={slug} size={16} />,
        checked: slug === project.slug,
        onSelect: () => onPick(slug),
      }))}
    />
  )
}

/** What was read out of the line; each can be taken back and is text of the title then. */
function Chips({
  line,
  dates,
  now,
  rest,
  onReject,
  maybeSent,
}: {
  line: QuickLine
  dates: boolean
  now: Date
  rest: AdvancedForm | undefined
  onReject: (chip: Rejected) => void
  maybeSent: boolean
}) {
  return (
    <div className={styles.chips} aria-live="polite">
      {maybeSent && <span className={styles.guide}>{MAYBE_CREATED}</span>}
      {rest && <span className={styles.guide}>With {namesOfRest(rest)}.</span>}
      {line.tokens.length === 0 && !rest && !maybeSent && (
        <span className={styles.guide}>Name people with @, labels with #{dates && ', and a due date in words'}.</span>
      )}
      {line.tokens.map((token) => {
        const reject = () => onReject({ kind: token.kind, text: token.text })
        const key = `${token.kind}${token.start}`
        if (token.kind === 'person')
          return (
            <Chip key={key} name={token.value.name} onRemove={reject}>
              <Avatar person={token.value} size={16} decorative />
            </Chip>
          )
        if (token.kind === 'label')
          return (
            <Chip key={key} name={isNewLabel(token.value) ? `New label ${token.value.title}` : token.value.title} onRemove={reject}>
              <Dot colour={token.value.color} />
            </Chip>
          )
        const moment = `${formatDay(token.value, now)}, ${formatPickerDate(token.value).slice(11)}`
        return (
          <Chip key={key} name={`Due ${moment}`} onRemove={reject}>
            <CalendarIcon size={13} aria-hidden />
          </Chip>
        )
      })}
    </div>
  )
}

function Chip({ name, onRemove, children }: { name: string; onRemove: () => void; children: ReactNode }) {
  return (
    <span className={styles.chip}>
      {children}
      {name}
      <button
        type="button"
        className={styles.remove}
        aria-label={`Keep in the title: ${name}`}
        // Focus stays in the line.
        onPointerDown={(event) => event.preventDefault()}
        onClick={onRemove}
      >
        <XIcon size={12} aria-hidden />
      </button>
    </span>
  )
}
