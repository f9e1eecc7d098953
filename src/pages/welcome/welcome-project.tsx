// The second step: what the first project starts with. Digits and arrows choose, Enter makes it.
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { asApiError } from '#src/data/errors/api-error.ts'
import { errorText } from '#src/data/errors/error-text.ts'
import { useActionForm } from '#src/data/forms/use-action-form.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { CreateProject, NewProjectTemplates } from '#src/features/project/project.graphql.ts'
import { pathTo } from '#src/lib/paths.ts'
import { heading } from '#src/theme/text.css.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Dot } from '#src/ui/marks/chip.tsx'
import { Keys } from '#src/ui/marks/kbd.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import * as styles from './welcome.css.ts'

/** A failure keeps the step, what was chosen and what was typed. */
export function WelcomeProject({ workspace }: { workspace: { slug: string; name: string } }) {
  const { api, go, dialogs } = useActions().services
  const form = useActionForm()
  const [name, setName] = useState('First project')
  const [chosen, setChosen] = useState('blank')
  const [starter, setStarter] = useState(false)
  const read = useRead({ query: NewProjectTemplates, variables: { workspaceSlug: workspace.slug } })
  const templates = read.data?.newProjectTemplates
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = name.trim()
    void form.submit({
      check: () => (given === '' ? { name: 'Project Name is required.' } : {}),
      async send({ intent }) {
        const input = { workspaceSlug: workspace.slug, name: given, template: chosen, starterTasks: starter }
        const { project } = await api.mutate(CreateProject, { input }, { intent })
        if (!project) return { arrived: false }
        const { workspaceSlug, slug } = project
        return {
          arrived: true,
          leave() {
            go.to(pathTo('project-dashboard', { companySlug: workspaceSlug, projectSlug: slug }))
            dialogs.open('task.create', { workspaceSlug, projectSlug: slug })
          },
        }
      },
      failed(error) {
        const refusal = asApiError(error)?.refusals.find(({ field }) => field?.at(-1) === 'name')
        form.setProblems({ name: refusal?.message ?? errorText(error) })
        return true
      },
    })
  }
  const onKey = (event: KeyboardEvent) => {
    const at = templates?.findIndex(({ key }) => key === chosen) ?? -1
    const last = (templates?.length ?? 0) - 1
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    const digit = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : null
    const next = digit ?? (step === undefined ? null : Math.max(0, Math.min(last, at + step)))
    const template = next === null ? undefined : templates?.[next]
    if (!template || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    setChosen(template.key)
    document.getElementById(`template-${template.key}`)?.focus()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-labelledby="welcome-title">
      <h1 id="welcome-title" className={heading.large}>
        Start with
      </h1>
      <p className={styles.lead}>A template sets statuses, types and labels. You can change all of it later, nothing is locked in.</p>
      <TextField
        label="Project name"
        maxLength={120}
        value={name}
        error={form.problems.name}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setName(event.target.value)
          form.setProblems({})
        }}
      />
      {templates ? (
        <div role="radiogroup" aria-label="Template" className={styles.cards} onKeyDown={onKey}>
          {templates.map(({ key, name: title, about, workflows }, at) => (
            // biome-ignore lint/a11y/useSemanticElements: a card with marks in it; it behaves as a radio button
            <button
              key={key}
              id={`template-${key}`}
              type="submit"
              role="radio"
              aria-checked={key === chosen}
              tabIndex={key === chosen ? 0 : -1}
              // biome-ignore lint/a11y/noAutofocus: the step is to choose one
              autoFocus={key === chosen}
              className={styles.card}
              onClick={(event) => {
                // Enter makes the project, the pointer only chooses.
                if (event.detail === 0) return
                event.preventDefault()
                setChosen(key)
              }}
            >
              <span className={styles.cardTop}>
                {title}
                <Keys keys={String(at + 1)} />
              </span>
              <span className={styles.about}>{about}</span>
              <span className={styles.marks}>
                {workflows.map((workflow) => (
                  <Dot key={workflow.title} colour={workflow.color} size={10} />
                ))}
                {`${workflows.length} steps`}
              </span>
            </button>
          ))}
        </div>
      ) : read.error ? (
        <ReadFailure inline read={read} what="the templates" />
      ) : (
        <SkeletonRows count={3} />
      )}
      <label className={styles.starter}>
        <input type="checkbox" checked={starter} onChange={({ currentTarget }) => setStarter(currentTarget.checked)} />
        Add six tasks that teach the keys
      </label>
      <div className={styles.foot}>
        <Button type="submit" variant="primary" size={32} keys="Enter" loading={form.sending}>
          Create project
        </Button>
      </div>
    </form>
  )
}
