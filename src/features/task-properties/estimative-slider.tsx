// How far a task is, as a slider and a number (DONE-04..09).
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import * as styles from './estimative-slider.css.ts'
import { progressText, taskProgressTo } from './task-state.actions.ts'

/** How long the slider rests before its value is sent, in milliseconds (DONE-06). */
export const RESTS_MS = 500

/** Steps of 5 by mouse and keyboard, any whole percent by number; disabled for those who only read (DONE-09). */
export function EstimativeSlider({ task }: { task: TaskSubject }) {
  const id = useId()
  const { registry } = useActions()
  const here = useHere()
  const { value, move, settle } = useProgress(task)
  const [typed, setTyped] = useState<string | null>(null)
  const mayEdit = task.viewerCan.includes('EDIT')
  const problem = typed !== null && typed.trim() !== '' && percentOf(typed) === null

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value)
    const percent = percentOf(event.target.value)
    if (percent !== null) move(percent)
  }
  return (
    <div className={styles.slider}>
      <label htmlFor={id} className={styles.label}>
        Estimative
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={value}
        disabled={!mayEdit}
        aria-valuetext={value === 100 ? '100 %, done' : `${value} %`}
        className={styles.range}
        style={{ ['--share' as string]: `${value}%` }}
        onChange={(event) => {
          setTyped(null)
          move(Number(event.target.value))
        }}
        onKeyDown={(event) => {
          // Fields keep the keys of the product out; a slider has no undo of its own.
          const undo = registry.get('undo.last')
          if (!undo || event.key.toLowerCase() !== 'z' || event.shiftKey || !(event.metaKey || event.ctrlKey)) return
          event.preventDefault()
          settle()
          void perform(undo, here(), 'key')
        }}
      />
      <span className={styles.number}>
        <input
          inputMode="numeric"
          autoComplete="off"
          aria-label="Estimative in percent"
          aria-invalid={problem || undefined}
          aria-describedby={`${id}problem`}
          className={styles.field}
          disabled={!mayEdit}
          value={typed ?? String(value)}
          onChange={type}
          onFocus={(event) => event.target.select()}
          onBlur={() => {
            setTyped(null)
            settle()
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) settle()
          }}
        />
        %
      </span>
      <p id={`${id}problem`} role="alert" className={styles.problem}>
        {problem ? progressText : null}
      </p>
    </div>
  )
}

/** A whole percent; null for anything else, which is not sent (DONE-07). */
function percentOf(text: string): number | null {
  const percent = /^\d{1,3}$/.test(text.trim()) ? Number(text) : null
  return percent !== null && percent <= 100 ? percent : null
}

/** The value in view: the one that waits to be sent, else the task's. A change of the task from elsewhere ends the waiting. */
function useProgress(task: TaskSubject) {
  const here = useHere()
  const [waiting, setWaiting] = useState<number | null>(null)
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => Promise<unknown> } | null>(null)
  const { progress } = task

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes the progress, also a failed sending, is what counts from then on
  useEffect(() => {
    if (pending.current) clearTimeout(pending.current.timer)
    pending.current = null
    setWaiting(null)
  }, [progress, task.done])
  // What was set and the tab left at once is sent all the same.
  useEffect(() => () => void flush(pending), [])

  return {
    value: waiting ?? progress,
    move(percent: number) {
      if (pending.current) clearTimeout(pending.current.timer)
      pending.current = null
      setWaiting(percent)
      if (percent === progress) return
      const subject = task
      const send = () => perform(taskProgressTo(percent), here({ task: [subject] }), 'form').then(() => setWaiting(null))
      pending.current = { send, timer: setTimeout(() => void flush(pending), RESTS_MS) }
    },
    /** Sends what waits without waiting longer. */
    settle: () => void flush(pending),
  }
}

function flush(pending: { current: { timer: ReturnType<typeof setTimeout>; send: () => Promise<unknown> } | null }): void {
  const waiting = pending.current
  if (!waiting) return
  clearTimeout(waiting.timer)
  pending.current = null
  void waiting.send()
}
