// One step of an import: its heading, what is decided in it, Back and Continue. Enter goes on.
import { ArrowLeftIcon } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { heading } from '#src/theme/text.css.ts'
import { Button } from '#src/ui/controls/button.tsx'
import * as styles from './import.css.ts'
import type { ImportDetailData } from './import.graphql.ts'

/** The steps, in their order, and what they are called. */
export const STEPS = [
  { id: 'file', title: 'File' },
  { id: 'source', title: 'Source' },
  { id: 'into', title: 'Into' },
  { id: 'columns', title: 'Columns' },
  { id: 'people', title: 'People' },
  { id: 'check', title: 'Check' },
] as const

const OF_ARCHIVE: ReadonlySet<StepId> = new Set(['file', 'people', 'check'])

/** Those of an import: an archive says by itself what its rows are and where they belong. */
export function stepsOf({
  archive,
  import: { filename, state },
}: Pick<ImportDetailData, 'archive' | 'import'>): readonly { id: StepId; title: string }[] {
  // Only archives are zips; steps that vanish once it is read would look like a fault.
  const seemsArchive = state === 'READING' && /\.zip$/i.test(filename)
  return archive === null && !seemsArchive ? STEPS : STEPS.filter(({ id }) => OF_ARCHIVE.has(id))
}

/** The name of a step. */
export type StepId = (typeof STEPS)[number]['id']

/** Where the person is among the steps; each leads to its own, once the file is read. */
export function StepLine({
  current,
  steps = STEPS,
  onStep,
}: {
  current: StepId
  steps?: readonly { id: StepId; title: string }[]
  onStep: ((step: StepId) => void) | null
}) {
  const at = steps.findIndex(({ id }) => id === current)
  return (
    <nav aria-label="Steps of the import">
      <ol className={styles.line}>
        {steps.map(({ id, title }, index) => (
          <li key={id} className={styles.lineItem}>
            <button
              type="button"
              disabled={onStep === null}
              onClick={() => onStep?.(id)}
              className={index === at ? styles.lineHere : styles.lineButton}
              {...(index === at && { 'aria-current': 'step' as const })}
            >
              <span className={styles.lineNumber}>{index + 1}</span>
              <span className={styles.lineTitle}>{title}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The focus goes to its heading when it comes. `problem` is why it did not go on. */
export function StepFrame({
  title,
  text,
  problem = null,
  onBack,
  onContinue,
  label = 'Continue',
  loading = false,
  reason,
  besides,
  wide = false,
  children,
}: {
  title: string
  text?: ReactNode
  problem?: string | null
  onBack?: (() => void) | undefined
  onContinue?: (() => void) | undefined
  label?: string
  loading?: boolean
  /** Why it cannot be gone on. */
  reason?: string | undefined
  /** More buttons at the foot. */
  besides?: ReactNode
  wide?: boolean
  children?: ReactNode
}) {
  const id = useId()
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const goOn = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || event.repeat || event.nativeEvent.isComposing) return
    const anywhere = event.metaKey || event.ctrlKey
    const waiting = event.target instanceof Element && event.target.matches('h2, [role=checkbox], input[type=radio]')
    if (!anywhere && !waiting) return
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }
  return (
    <form
      aria-labelledby={id}
      noValidate
      className={wide ? styles.stepWide : styles.step}
      onKeyDown={goOn}
      onSubmit={(event) => {
        event.preventDefault()
        if (!loading && reason === undefined) onContinue?.()
      }}
    >
      <div className={styles.stepHead}>
        <h2 id={id} ref={head} tabIndex={-1} className={`${heading.section} ${styles.stepTitle}`}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {children}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={wide ? styles.footWide : styles.foot}>
        {onBack && (
          <Button icon={ArrowLeftIcon} size={32} onClick={onBack}>
            Back
          </Button>
        )}
        {besides}
        {onContinue && (
          <Button type="submit" variant="primary" size={32} loading={loading} reason={reason} className={styles.footEnd}>
            {label}
          </Button>
        )}
      </div>
    </form>
  )
}
