// What a project says of itself, as fields of its settings: each saves by itself, nothing typed is lost (PSET-02, PSET-03).
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { lastTyped } from '#src/data/drafts/use-draft.ts'
import { useActionForm } from '#src/data/forms/use-action-form.ts'
import { useFormDraft } from '#src/data/forms/use-form-draft.ts'
import { parsePlainDate, plainDateOf, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import { Switch } from '#src/ui/controls/switch.tsx'
import { DateField } from '#src/ui/dates/date-field.tsx'
import { PictureField } from '#src/ui/fields/picture-field.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextArea, TextField } from '#src/ui/fields/text-field.tsx'
import { Logo } from '#src/ui/marks/logo.tsx'
import { isPicture } from '#src/ui/marks/person-mark.ts'
import { BudgetField } from './budget-field.tsx'
import * as styles from './general-settings.css.ts'
import { type KnownProject, type ProjectFact, saveFact } from './project-change.ts'
import { CODE_SHAPE, isCode } from './project-code.ts'
import { projectStatuses } from './project-status.tsx'

interface Shown {
  project: KnownProject
}

/** The fields; an address with `#budget` begins there. */
export function GeneralSettings({ project }: Shown) {
  const frame = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  useLayoutEffect(() => {
    const field =
      hash && frame.current?.querySelector<HTMLElement>(`[data-fact="${CSS.escape(hash.slice(1))}"] :is(input, textarea, button)`)
    if (field) field.focus()
  }, [hash])
  return (
    <div ref={frame} className={styles.fields}>
      <NameField project={project} />
      <CodeField project={project} />
      <StatusField project={project} />
      <ObjectivesField project={project} />
      <DayField project={project} fact="startDate" label="Start date" />
      <DayField project={project} fact="dueDate" label="Due date" />
      <Budget project={project} />
      <LogoField project={project} />
      <RockstarsField project={project} />
    </div>
  )
}

/** Saves a fact; `problem` is why the last try was refused. */
function useSaving<F extends ProjectFact>(project: KnownProject, fact: F) {
  const here = useHere()
  const [problem, setProblem] = useState<string>()
  const save = async (value: KnownProject[F]) => {
    setProblem(undefined)
    return (await perform(saveFact(project, fact, value, setProblem), here({ project: [project] }), 'form')) === 'done'
  }
  return { problem, setProblem, save }
}

/** What is typed is a draft until Enter or leaving the field saves it; Escape leaves it unsaved, and refused it stays with the reason. */
function useTyped<F extends ProjectFact>(
  project: KnownProject,
  fact: F,
  saved: string,
  read: (text: string) => { value: KnownProject[F] } | { problem: string },
) {
  const { problem, setProblem, save } = useSaving(project, fact)
  const form = useActionForm({ many: true })
  const draft = useFormDraft(form, `project:${project.id}:${fact}`, {
    initial: saved,
    gather: lastTyped,
    hasArrived: (sent) => sent.trim() === saved,
  })
  const escaped = useRef(false)
  const unsaved = draft.text.trim() !== saved
  const commit = () => {
    if (!unsaved) {
      setProblem(undefined)
      return draft.clear()
    }
    const found = read(draft.text.trim())
    if ('problem' in found) return setProblem(found.problem)
    void form.submit({ send: async () => ({ arrived: await save(found.value) }) })
  }
  return {
    text: draft.text,
    setText(text: string) {
      setProblem(undefined)
      draft.setText(text)
    },
    error: problem,
    hint: unsaved && !form.busy ? 'Not saved yet. Press Enter to save it.' : undefined,
    keys: {
      onBlur() {
        if (!escaped.current) commit()
        escaped.current = false
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.nativeEvent.isComposing) return
        const many = event.target instanceof HTMLTextAreaElement
        if (event.key === 'Enter' && (!many || event.metaKey || event.ctrlKey)) {
          event.preventDefault()
          commit()
        }
        if (event.key !== 'Escape') return
        escaped.current = true
        ;(event.target as HTMLElement).blur()
      },
    },
  }
}

function NameField({ project }: Shown) {
  const { text, setText, error, hint, keys } = useTyped(project, 'name', project.name, (typed) =>
    typed === '' ? { problem: 'Project Name is required.' } : { value: typed },
  )
  return (
    <div data-fact="name" className={styles.wide} {...keys}>
      <TextField
        label="Project Name"
        required
        maxLength={120}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={error}
        hint={hint}
      />
    </div>
  )
}

function CodeField({ project }: Shown) {
  const { text, setText, error, hint, keys } = useTyped(project, 'code', project.code ?? '', (typed) =>
    isCode(typed) ? { value: typed } : { problem: CODE_SHAPE },
  )
  return (
    <div data-fact="code" {...keys}>
      <TextField
        label="Project ID"
        required
        maxLength={6}
        value={text}
        onChange={(event) => setText(event.target.value.toUpperCase())}
        error={error}
        hint={hint ?? 'The codes of its tasks begin with it. A former one still finds them.'}
      />
    </div>
  )
}

function ObjectivesField({ project }: Shown) {
  const { text, setText, error, hint, keys } = useTyped(project, 'description', project.description ?? '', (typed) => ({
    value: typed || null,
  }))
  return (
    <div data-fact="description" className={styles.full} {...keys}>
      <TextArea
        label="Objectives"
        rows={3}
        maxRows={12}
        maxLength={20_000}
        placeholder="What should be true when this is done?"
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={error}
        hint={hint}
      />
    </div>
  )
}

function Budget({ project }: Shown) {
  const cents = Math.round((project.budget ?? 0) * 100)
  const { text, setText, error, hint, keys } = useTyped(project, 'budget', String(cents || ''), (typed) => ({
    value: Number(typed) / 100,
  }))
  return (
    <div data-fact="budget" {...keys}>
      <BudgetField
        cents={text === '' ? null : Number(text)}
        onChange={(next) => setText(next ? String(next) : '')}
        error={error}
        hint={hint}
      />
    </div>
  )
}

function DayField({ project, fact, label }: Shown & { fact: 'startDate' | 'dueDate'; label: string }) {
  const { now } = useActions().services
  const { problem, save } = useSaving(project, fact)
  const dateOf = (day: string | null) => {
    const plain = day === null ? null : parsePlainDate(day)
    return plain && startOfPlainDate(plain)
  }
  const start = dateOf(project.startDate)
  return (
    <div data-fact={fact}>
      <DateField
        label={label}
        timed={false}
        now={now}
        min={fact === 'dueDate' && start ? start : undefined}
        value={dateOf(project[fact])}
        onChange={(date) => void save(date && plainDateOf(date))}
        error={problem}
      />
    </div>
  )
}

function StatusField({ project }: Shown) {
  const { problem, save } = useSaving(project, 'status')
  return (
    <div data-fact="status">
      <Select
        label="Status"
        value={project.status ?? 'IN_PROGRESS'}
        onChange={(status) => void save(status)}
        options={projectStatuses}
        error={problem}
      />
    </div>
  )
}

/** The page that names who finished how much, on or off (ROCK-05). */
function RockstarsField({ project }: Shown) {
  const { problem, save } = useSaving(project, 'showsRockstars')
  const isOn = project.showsRockstars ?? true
  return (
    <div data-fact="showsRockstars" className={styles.full}>
      <div className={styles.line}>
        <Switch label="Rockstar Team" checked={isOn} onChange={() => void save(!isOn)} />
        <span className={styles.note}>
          {problem ?? 'A page that names who finished how many tasks. Everyone may hide themselves on it.'}
        </span>
      </div>
    </div>
  )
}

/** A file is saved at once, an address when it is whole. */
function LogoField({ project }: Shown) {
  const saved = project.logo ?? ''
  const { text, setText, error, keys } = useTyped(project, 'logo', saved, (typed) =>
    typed === '' || isPicture(typed) ? { value: typed || null } : { problem: 'Give an http address, or choose a PNG or JPEG.' },
  )
  const { save, problem } = useSaving(project, 'logo')
  return (
    <div data-fact="logo" className={styles.full} {...keys}>
      <PictureField
        label="Logo"
        value={text}
        onChange={(logo) => {
          if (logo.startsWith('data:')) void save(logo)
          else if (logo === '' && saved.startsWith('data:')) void save(null)
          else setText(logo)
        }}
        preview={<Logo name={project.name} id={project.slug} src={isPicture(text) ? text : saved} size={32} />}
        error={error ?? problem}
      />
    </div>
  )
}
