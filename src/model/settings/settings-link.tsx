// A page below the settings of a workspace, among them: its state, and the way to it (WSET-06).
import { ChevronRightIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { pathTo, type RouteName } from '#src/lib/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Chip } from '#src/ui/marks/chip.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import * as styles from './settings-link.css.ts'

/** `state` is null while it is read; `what` is what could not be read. */
export function SettingsLink({
  read,
  what,
  to,
  workspaceSlug,
  label,
  state,
}: Pick<ComponentProps<typeof ReadFailure>, 'read' | 'what'> & {
  to: RouteName
  workspaceSlug: string
  label: string
  state: { label: string; tone: ComponentProps<typeof Chip>['tone']; sentence: string } | null
}) {
  if (state === null) return read.error ? <ReadFailure inline read={read} what={what} /> : <SkeletonRows count={1} />
  return (
    <div className={styles.row}>
      <Chip tone={state.tone}>{state.label}</Chip>
      <span className={styles.words}>{state.sentence}</span>
      <Button asChild>
        <Link to={pathTo(to, { companySlug: workspaceSlug })}>
          {label} <ChevronRightIcon size={14} aria-hidden />
        </Link>
      </Button>
    </div>
  )
}
