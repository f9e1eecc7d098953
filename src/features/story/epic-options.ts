// Epics as answers of questions.
import { createElement } from 'react'
import type { Option } from '#src/actions/services.ts'
import { Dot } from '#src/ui/marks/chip.tsx'

/** How many epics of a project are known at once: all of them, for every project that people can oversee. */
export const MOST_EPICS = 200

/** An epic as a line of a question. */
export function epicOption<T>(epic: { id: string; code: string; title: string; color: string }, value: T): Option<T> {
  const { id, code, title, color } = epic
  return { id, value, title, hint: code, keywords: [code], icon: createElement(Dot, { colour: color }) }
}
