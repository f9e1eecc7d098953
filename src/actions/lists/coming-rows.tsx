// What stands for rows that are on their way.
import type { ReactNode } from 'react'
import { useComing } from '#src/actions/actions-context.tsx'
import type { SubjectKind } from '#src/actions/subject.ts'

/** While its skeleton is shown, keys that walk or act on rows of this kind wait for them (SCREEN-04). */
export function ComingRows({ kind, children }: { kind: SubjectKind; children: ReactNode }) {
  useComing(kind, true)
  return children
}
