// The first step: a workspace gets its name.
import { type FormEvent, useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { asApiError } from '#src/data/errors/api-error.ts'
import { errorText } from '#src/data/errors/error-text.ts'
import { useActionForm } from '#src/data/forms/use-action-form.ts'
import { storeCurrent } from '#src/features/workspace/current-company.ts'
import { CreateWorkspace, type WorkspaceHeadData } from '#src/features/workspace/workspace.graphql.ts'
import { heading } from '#src/theme/text.css.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import * as styles from './welcome.css.ts'

/** `name` is the person's; Enter takes what it proposes. A failure keeps the step and what was typed. */
export function WelcomeWorkspace({ name, onMade }: { name: string; onMade: (workspace: WorkspaceHeadData) => void }) {
  const { api } = useActions().services
  const form = useActionForm()
  const [text, setText] = useState(() => `${name.trim().split(/\s+/)[0] || 'My'}’s team`.replace(/^My’s/, 'My'))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = text.trim()
    void form.submit({
      check: () => (given === '' ? { name: 'A name is required.' } : {}),
      async send({ intent }) {
        const { workspace } = await api.mutate(CreateWorkspace, { input: { name: given, logo: null } }, { intent })
        if (!workspace) return { arrived: false }
        return {
          arrived: true,
          leave() {
            storeCurrent(workspace)
            onMade(workspace)
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
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-labelledby="welcome-title">
      <h1 id="welcome-title" className={heading.large}>
        Name your workspace
      </h1>
      <p className={styles.lead}>It holds your projects and the people you work with. You can change the name later.</p>
      <TextField
        label="Name"
        autoFocus
        maxLength={120}
        value={text}
        error={form.problems.name}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setText(event.target.value)
          form.setProblems({})
        }}
      />
      <div className={styles.foot}>
        <Button type="submit" variant="primary" size={32} keys="Enter" loading={form.sending}>
          Create workspace
        </Button>
      </div>
    </form>
  )
}
