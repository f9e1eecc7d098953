// The open question, whatever its kind.
import { useMemo } from 'react'
import type { Subjects } from '#src/actions/subject.ts'
import type { OpenQuestion } from './asking.ts'
import { ConfirmQuestion } from './confirm-question.tsx'
import { DateQuestion } from './date-question.tsx'
import { PickQuestion } from './pick-question.tsx'
import { TextQuestion } from './text-question.tsx'

/** Shows a question in the palette's frame. */
export function Question({ open, subjects, now }: { open: OpenQuestion; subjects: Subjects; now: () => Date }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question has its own moment
  const asked = useMemo(() => now(), [open.id])
  if (open.kind === 'text') return <TextQuestion open={open} subjects={subjects} />
  if (open.kind === 'date') return <DateQuestion open={open} subjects={subjects} now={asked} />
  if (open.kind === 'confirm') return <ConfirmQuestion open={open} />
  return <PickQuestion open={open} subjects={subjects} />
}
