// What a project says of itself, as fields of its settings: each saves by itself, nothing typed is lost (PSET-02, PSET-03).
import { useActions } from '#src/actions/actions-context.tsx'
import { parsePlainDate, plainDateOf, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import { type SettingWrite, useSavedChoice, useSavedText } from '#src/model/settings/saved-setting.ts'
import { SettingField, UnsavedHint } from '#src/model/settings/setting-field.tsx'
import { Segmented } from '#src/ui/controls/segmented.tsx'
import { Switch } from '#src/ui/controls/switch.tsx'
import { DateField } from '#src/ui/dates/date-field.tsx'
import { Field } from '#src/ui/fields/field.tsx'
import { PictureField } from '#src/ui/fields/picture-field.tsx'
import { TextArea, TextField } from '#src/ui/fields/text-field.tsx'
import { Logo } from '#src/ui/marks/logo.tsx'
import { isPicture } from '#src/ui/marks/person-mark.ts'
import { BudgetField, budgetProblem } from './budget-field.tsx'
import * as styles from './general-settings.css.ts'
import { type KnownProject, type ProjectFact, saveFact } from './project-change.ts'
import { CODE_SHAPE, isCode } from './project-code.ts'
import { projectStatuses } from './project-status.tsx'

// Longer texts are kept as they were typed or pasted, and said to be too long: a field that cuts them off loses the rest unseen.
const MOST_NAME = 120
const MOST_OBJECTIVES = 20_000

interface Shown {
  project: KnownProject
}

/** The fields; the address names them by `data-field`. */
export function GeneralSettings({ project }: Shown) {
  return (
    <div className={styles.fields}>
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

/** How a fact is saved. */
function writing<F extends ProjectFact>(project: KnownProject, fact: F): SettingWrite<KnownProject[F]> {
  return { subjects: { project: [project] }, save: (value, refused) => saveFact(project, fact, value, refused) }
}

/** A fact that is typed. */
function useTyped<F extends ProjectFact>(
  project: KnownProject,
  fact: F,
  saved: string,
  read: (text: string) => { value: KnownProject[F] } | { problem: string; brief?: true },
) {
  const typed = useSavedText({ draft: `project:${project.id}:${fact}`, saved, read, ...writing(project, fact) })
  return {
    ...typed,
    hint: typed.unsaved ? <UnsavedHint many={fact === 'description'} onDiscard={typed.discard} /> : undefined,
    field: { name: fact, isSaved: typed.isSaved, keys: typed.keys },
  }
}

function NameField({ project }: Shown) {
  const { text, setText, error, hint, field } = useTyped(project, 'name', project.name, (typed) =>
    typed === ''
      ? { problem: 'Project Name is required.', brief: true }
      : typed.length > MOST_NAME
        ? { problem: `At most ${MOST_NAME} characters.` }
        : { value: typed },
  )
  return (
    <SettingField {...field} className={styles.wide}>
      <TextField label="Project Name" required value={text} onChange={(event) => setText(event.target.value)} error={error} hint={hint} />
    </SettingField>
  )
}

function CodeField({ project }: Shown) {
  const { text, setText, error, hint, field } = useTyped(project, 'code', project.code ?? '', (typed) =>
    isCode(typed) ? { value: typed } : { problem: CODE_SHAPE },
  )
  return (
    <SettingField {...field}>
      <TextField
        label="Project ID"
        required
        maxLength={6}
        value={text}
        onChange={(event) => setText(event.target.value.toUpperCase())}
        error={error}
        hint={hint ?? 'The codes of its tasks begin with it. A former one still finds them.'}
      />
    </SettingField>
  )
}

function ObjectivesField({ project }: Shown) {
  const { text, setText, error, hint, field } = useTyped(project, 'description', project.description ?? '', (typed) =>
    typed.length > MOST_OBJECTIVES
      ? { problem: `At most ${MOST_OBJECTIVES.toLocaleString('en-US')} characters. These are ${typed.length.toLocaleString('en-US')}.` }
      : { value: typed || null },
  )
  return (
    <SettingField {...field} className={styles.full}>
      <TextArea
        label="Objectives"
        rows={3}
        maxRows={12}
        placeholder="What should be true when this is done?"
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={error}
        hint={hint}
      />
    </SettingField>
  )
}

function Budget({ project }: Shown) {
  const cents = Math.round((project.budget ?? 0) * 100)
  const { text, setText, error, hint, field } = useTyped(project, 'budget', String(cents || ''), (typed) => {
    const problem = budgetProblem(Number(typed))
    return problem ? { problem } : { value: Number(typed) / 100 }
  })
  return (
    <SettingField {...field}>
      <BudgetField
        cents={text === '' ? null : Number(text)}
        onChange={(next) => setText(next ? String(next) : '')}
        error={error}
        hint={hint}
      />
    </SettingField>
  )
}

function DayField({ project, fact, label }: Shown & { fact: 'startDate' | 'dueDate'; label: string }) {
  const { now } = useActions().services
  const { problem, isSaved, save } = useSavedChoice(writing(project, fact))
  const dateOf = (day: string | null) => {
    const plain = day === null ? null : parsePlainDate(day)
    return plain && startOfPlainDate(plain)
  }
  const start = dateOf(project.startDate)
  return (
    <SettingField name={fact} isSaved={isSaved}>
      <DateField
        label={label}
        timed={false}
        now={now}
        min={fact === 'dueDate' && start ? start : undefined}
        value={dateOf(project[fact])}
        onChange={(date) => void save(date && plainDateOf(date))}
        error={problem}
      />
    </SettingField>
  )
}

function StatusField({ project }: Shown) {
  const { problem, isSaved, save } = useSavedChoice(writing(project, 'status'))
  return (
    <SettingField name="status" isSaved={isSaved} className={styles.full}>
      <Field label="Status" error={problem}>
        {() => (
          <Segmented
            label="Status"
            value={project.status ?? 'IN_PROGRESS'}
            onChange={(status) => void save(status)}
            options={projectStatuses}
            className={styles.status}
          />
        )}
      </Field>
    </SettingField>
  )
}

/** The page that names who finished how much, on or off (ROCK-05). */
function RockstarsField({ project }: Shown) {
  const { problem, isSaved, save } = useSavedChoice(writing(project, 'showsRockstars'))
  const isOn = project.showsRockstars ?? true
  return (
    <SettingField name="showsRockstars" isSaved={isSaved} className={styles.full}>
      <div className={styles.line}>
        <Switch label="Rockstar Team" checked={isOn} onChange={() => void save(!isOn)} />
        <span className={styles.note}>
          {problem ?? 'A page that names who finished how many tasks. Everyone may hide themselves on it.'}
        </span>
      </div>
    </SettingField>
  )
}

/** A file is saved at once, an address when it is whole. */
function LogoField({ project }: Shown) {
  const saved = project.logo ?? ''
  const { text, setText, error, field } = useTyped(project, 'logo', saved, (typed) =>
    typed === '' || isPicture(typed) ? { value: typed || null } : { problem: 'Give an http address, or choose a PNG or JPEG.' },
  )
  const { save, problem, isSaved } = useSavedChoice(writing(project, 'logo'))
  return (
    <SettingField {...field} isSaved={isSaved || field.isSaved} className={styles.full}>
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
    </SettingField>
  )
}
