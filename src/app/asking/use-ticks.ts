// The ticks of a question with several answers: shown at once, applied as they are made, taken back where that fails.
import { useRef, useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import type { Mark, Option } from '#src/actions/services.ts'
import { errorText } from '#src/data/errors/error-text.ts'
import type { OpenQuestion } from './asking.ts'

/** What each line shows, and how to tick one. A tick that fails goes back to what is true, with one message. */
export function useTicks(open: OpenQuestion): { markOf: (option: Option<unknown>) => Mark; tick: (option: Option<unknown>) => void } {
  const { say } = useActions().services
  const [shown, setShown] = useState<ReadonlyMap<string, Mark>>(new Map())
  const applied = useRef(new Map<string, Mark>())
  const latest = useRef(new Map<string, object>())
  const show = (id: string, mark: Mark) => setShown((before) => new Map(before).set(id, mark))
  const markOf = (option: Option<unknown>) => shown.get(option.id) ?? option.checked ?? false

  const tick = async (option: Option<unknown>) => {
    if (open.kind !== 'many') return
    const { id, value, checked = false } = option
    const turn = {}
    latest.current.set(id, turn)
    const on = markOf(option) !== true
    show(id, on)
    try {
      applied.current.set(id, await open.question.apply(value, on))
    } catch (error) {
      say.error(errorText(error))
    }
    // A later tick of the same line knows better.
    if (latest.current.get(id) === turn) show(id, applied.current.get(id) ?? checked)
  }
  return { markOf, tick: (option) => void tick(option) }
}
