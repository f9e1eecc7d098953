// The second step: what the first project starts with. Digits and arrows choose, Enter makes it.
import { type FormEvent, useState } from 'react'
import { ActionButton } from '#src/actions/action-button.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { asApiError } from '#src/data/errors/api-error.ts'
import { errorText } from '#src/data/errors/error-text.ts'
import { useActionForm } from '#src/data/forms/use-action-form.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { CreateProject, NewProjectTemplates } from '#src/features/project/project.graphql.ts'
import { createSample } from '#src/features/project/sample-project.actions.ts'
import type { WorkspaceHeadData } from '#src/features/workspace/workspace.graphql.ts'
import { pathTo } from '#src/lib/paths.ts'
import { heading } from '#src/theme/text.css.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import { TemplateCards } from './template-cards.tsx'
import { TemplatePreview } from './template-preview.tsx'
import * as styles from './welcome.css.ts'

/** A failure keeps the step, what was chosen and what was typed. */
export function WelcomeProject({ workspace }: { workspace: WorkspaceHeadData }) {
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
  const template = templates?.find(({ key }) => key === chosen)
  return (
    <form className={styles.wide} onSubmit={submit} noValidate aria-labelledby="welcome-title">
      <div className={styles.form}>
        <h1 id="welcome-title" className={heading.large}>
          What is your first project?
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
          <TemplateCards templates={templates} chosen={chosen} onChoose={setChosen} />
        ) : read.error ? (
          <ReadFailure inline read={read} what="the templates" />
        ) : (
          <SkeletonRows count={3} />
        )}
        <Checkbox checked={starter} onChange={setStarter}>
          Add six tasks that teach the keys
        </Checkbox>
        <div className={styles.foot}>
          <ActionButton action={createSample} look="subtle" size={32} subjects={{ workspace: [workspace] }} />
          <Button type="submit" variant="primary" size={32} keys="Enter" loading={form.sending}>
            Create project
          </Button>
        </div>
      </div>
      {template && <TemplatePreview template={template} starter={starter} />}
    </form>
  )
}
