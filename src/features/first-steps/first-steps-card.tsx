// The list of what somebody who is new does first: a card at the corner of the landing page and of projects (FIRST-05, FIRST-06).
import { CheckIcon, ChevronDownIcon, ChevronUpIcon, XIcon } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useAction, useActions, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { stateOf } from '#src/actions/state-of.ts'
import { onMutation } from '#src/data/mutation-events.ts'
import { useQueriesSettled } from '#src/data/queries-settled.ts'
import { useStored, writeStored } from '#src/data/storage/stored-value.ts'
import { useRead } from '#src/data/use-read.ts'
import { media } from '#src/theme/tokens.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { Keys } from '#src/ui/marks/kbd.tsx'
import { VisuallyHidden } from '#src/ui/marks/visually-hidden.tsx'
import { type FirstStepsData, GetFirstSteps, UpdateFirstSteps } from './first-steps.graphql.ts'
import * as styles from './first-steps-card.css.ts'
import { stepsOver } from './steps-over.ts'

type Step = Exclude<keyof FirstStepsData, 'shows'>

/** In their order; `act` does it, `note` says what is missing where it cannot be done here. */
const STEPS: readonly { step: Step; title: string; act: string; note?: string }[] = [
  { step: 'project', title: 'Make a project', act: 'project.create' },
  { step: 'tasks', title: 'Write three tasks', act: 'task.create' },
  { step: 'palette', title: 'Open the palette', act: 'palette.open' },
  { step: 'done', title: 'Finish a task', act: 'task.done', note: 'Choose a task with J or the pointer first.' },
  { step: 'invited', title: 'Invite somebody', act: 'project.invite' },
]

/** Writes after which something more may be done. */
const DEEDS = /^(create(Task|Project)|setTask|updateTask|addComment|inviteByEmail|addMember|duplicateTask|deleteTask)/

/** `projectPath` leads to a project, where there is one: what needs one is done there. Draws nothing for who needs no list. */
export function FirstStepsCard({ projectPath }: { projectPath: string | null }) {
  const { viewer } = useActions().services
  const over = useStored(stepsOver)
  const isOver = viewer !== null && over === viewer.username
  const [wasOver] = useState(isOver)
  // What is over in this visit is seen to its end; the next one has none.
  return isOver && wasOver ? null : <Asked projectPath={projectPath} />
}

function Asked({ projectPath }: { projectPath: string | null }) {
  const { api, viewer } = useActions().services
  const settled = useQueriesSettled(api)
  const { data, error, again } = useRead({ query: GetFirstSteps, variables: {}, pause: !settled, requestPolicy: 'cache-and-network' })
  const steps = data?.firstSteps
  useEffect(() => {
    if (error) console.warn('The first steps could not be read:', error.message)
  }, [error])
  useEffect(() => onMutation(({ field }) => DEEDS.test(field) && again()), [again])
  const username = viewer?.username
  const [wasSeen, setSeen] = useState(false)
  useEffect(() => {
    if (steps?.shows) setSeen(true)
    else if (steps && username) writeStored(stepsOver, username)
  }, [steps, username])
  useOpenedPalette(steps)
  if (!steps) return null
  const isDone = wasSeen && STEPS.every(({ step }) => steps[step])
  return steps.shows || isDone ? <Card steps={steps} projectPath={projectPath} onClose={() => setSeen(false)} /> : null
}

/** Tells the account that the palette was opened, once. */
function useOpenedPalette(steps: FirstStepsData | undefined): void {
  const { api, dialogs } = useActions().services
  const isOpen = useSyncExternalStore(dialogs.subscribe, () => dialogs.list().some(({ name }) => name === 'palette'))
  const told = useRef(false)
  const isNew = steps !== undefined && !steps.palette
  useEffect(() => {
    if (!isOpen || !isNew || told.current) return
    told.current = true
    api
      .mutate(UpdateFirstSteps, { input: { palette: true } })
      .catch((failure: Error) => console.warn('That the palette was opened could not be kept:', failure.message))
  }, [api, isOpen, isNew])
}

function Card({ steps, projectPath, onClose }: { steps: FirstStepsData; projectPath: string | null; onClose: () => void }) {
  const here = useHere()
  const hide = useAction('first.hide')
  const [isFolded, setFolded] = useState(() => window.matchMedia(media.phone).matches)
  const count = STEPS.filter(({ step }) => steps[step]).length
  const all = count === STEPS.length
  return (
    <section data-beside-toasts className={classNames(styles.card, isFolded && styles.folded)} aria-labelledby="first-steps">
      <div className={styles.head}>
        <h2 id="first-steps" className={styles.title}>
          {all ? 'That is all it takes' : 'First steps'}
        </h2>
        <span className={styles.count}>
          {count} of {STEPS.length}
        </span>
        <IconButton
          label={isFolded ? 'Unfold the checklist' : 'Fold the checklist'}
          icon={isFolded ? ChevronUpIcon : ChevronDownIcon}
          size={24}
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        />
        <IconButton
          label="Hide the checklist"
          icon={XIcon}
          size={24}
          onClick={() => (steps.shows ? hide && void perform(hide, here(), 'button') : onClose())}
        />
      </div>
      <div className={styles.track} aria-hidden>
        <span className={styles.bar} style={{ width: `${(count / STEPS.length) * 100}%` }} />
      </div>
      {!isFolded && (
        <ol className={styles.list}>
          {STEPS.map((step) => (
            <Line key={step.step} {...step} isDone={steps[step.step]} projectPath={projectPath} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Line({
  title,
  act,
  note,
  isDone,
  projectPath,
}: {
  title: string
  act: string
  note?: string | undefined
  isDone: boolean
  projectPath: string | null
}) {
  const { go, say } = useActions().services
  const here = useHere()
  const action = useAction(act)
  const keys = action?.shortcuts[0]
  const run = () => {
    if (!action) return
    const place = here()
    if (stateOf(action, place).kind !== 'hidden') return void perform(action, place, 'button')
    // What it needs is in a project.
    if (!place.subjects.project?.length && projectPath) go.to(projectPath)
    else say.note(note ?? 'Make a project first.')
  }
  return (
    <li>
      <button type="button" className={styles.line} onClick={run}>
        <span className={classNames(styles.mark, isDone && styles.done)}>{isDone && <CheckIcon size={12} aria-hidden />}</span>
        <span className={classNames(styles.text, isDone && styles.over)}>
          {title}
          <VisuallyHidden>{isDone ? ', done' : ', not done yet'}</VisuallyHidden>
        </span>
        {keys && <Keys keys={keys} />}
      </button>
    </li>
  )
}
