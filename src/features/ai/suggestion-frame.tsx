// What the three suggestions share: where it comes from, what is shown until it is there, Regenerate and Apply.
import { RefreshCwIcon, WandSparklesIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Action } from '#src/actions/action.ts'
import { useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { BARE_TASK } from '#src/model/task/task-fields.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { Button } from '#src/ui/controls/button.tsx'
import type { SuggestedTaskData } from './ai.graphql.ts'
import * as styles from './ai-dialog.css.ts'
import type { AiTask } from './suggest.ts'
import type { Suggestion } from './use-suggestion.ts'

/** What every suggestion is given. */
export interface SuggestionProps<T> {
  task: SuggestedTaskData
  address: AiTask
  suggestion: Suggestion<T>
}

/** `apply` is the action that takes it over, null while there is nothing to take; `some` is whether anything is suggested at all (AI-07); `waiting` has the shape of what is coming. */
export function SuggestionFrame<T>({
  task,
  address,
  suggestion: { state, answer, problem, again },
  apply,
  applyLabel = 'Apply',
  some,
  waiting,
  children,
}: SuggestionProps<T> & {
  apply: Action | null
  applyLabel?: string | undefined
  some: boolean
  waiting: ReactNode
  children: (value: T) => ReactNode
}) {
  const here = useHere()
  const [applying, setApplying] = useState(false)
  const take = async () => {
    if (apply === null) return
    setApplying(true)
    await perform(apply, here({ task: [subjectOf(task, address)] }), 'form')
    setApplying(false)
  }
  return (
    <>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {answer ? (
        <div className={state === 'loading' ? styles.old : undefined} aria-busy={state === 'loading'}>
          {children(answer.value)}
        </div>
      ) : (
        state === 'loading' && (
          <div role="status" aria-label="Asking for a suggestion">
            {waiting}
          </div>
        )
      )}
      <div className={styles.foot}>
        <span className={styles.by}>
          {answer && some && state !== 'failed' && (
            <>
              <WandSparklesIcon size={13} aria-hidden />
              {answer.byRules ? 'Suggested by rules' : 'Suggested by AI'}
            </>
          )}
        </span>
        <Button size={32} className={styles.footButton} icon={RefreshCwIcon} onClick={again} loading={state === 'loading'}>
          Regenerate
        </Button>
        <Button
          size={32}
          className={styles.footButton}
          variant="primary"
          disabled={apply === null || state !== 'there'}
          loading={applying}
          onClick={() => void take()}
        >
          {applyLabel}
        </Button>
      </div>
    </>
  )
}

/** The task as the subject of taking over: what applying asks for is what the modal knows; it opened for somebody who may edit. */
function subjectOf({ id, title, labels }: SuggestedTaskData, { workspaceSlug, projectSlug }: AiTask): TaskSubject {
  return {
    ...BARE_TASK,
    ...{ id, title, labels, workspaceSlug, projectSlug, code: null },
    viewerCan: ['EDIT', 'PAID'],
  }
}
