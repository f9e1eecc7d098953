// The kinds of subjects, nearest first.
import type { KindOrder } from '#src/actions/scene.ts'

/** Rows are tasks; the key of a nearer kind wins. */
export const subjectKinds = ['task', 'project', 'workspace'] as const satisfies KindOrder
