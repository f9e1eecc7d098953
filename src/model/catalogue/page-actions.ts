// Copying the address of a thing that has one, and deleting it: declared once for sprints, user stories and epics.
import { LinkIcon, Trash2Icon } from 'lucide-react'
import type { Action, Group, View } from '#src/actions/action.ts'
import { copyLink } from '#src/actions/copy-link.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { SubjectKind } from '#src/actions/subject.ts'
import { type Deletable, removeItem } from './item-actions.ts'
import type { ProjectAddress } from './item-kind.ts'

/** One thing as these actions need it. */
export interface PageItem<D extends { title: string }> {
  item: D & { id: string }
  project: ProjectAddress
  /** Its own address; null while it has none. */
  path: (() => string) | null
  /** Where one is without it: its list. Null where it is not what is open. */
  leaveTo: (() => string) | null
}

/** A kind whose things have addresses; `of` is the one that the action is on. */
export interface PageKind<K extends SubjectKind, D extends { title: string }> extends Pick<Deletable<D>, 'noun' | 'loses' | 'delete'> {
  on: K
  group: Group
  keywords: readonly string[]
  of: (view: View<K>) => PageItem<D>
}

/** Copies its address (`$mod+.`). */
export function defineCopyLink<K extends SubjectKind, D extends { title: string }>({
  on,
  noun,
  group,
  keywords,
  of,
}: PageKind<K, D>): Action {
  return defineAction<K>({
    id: `${on}.copy-link`,
    on,
    title: `Copy link to ${noun}`,
    short: 'Copy link',
    icon: LinkIcon,
    group,
    keywords: ['url', 'address', 'share', ...keywords],
    shortcut: '$mod+.',
    single: true,
    when: (view) => of(view).path !== null || 'hidden',
    run(context) {
      const { path } = of(context)
      return path === null ? undefined : copyLink(context, path())
    },
  })
}

/** Deletes it (`$mod+Backspace`) after asking, and leaves its page; what was in it stays, in none. */
export function defineDelete<K extends SubjectKind, D extends { title: string }>({
  on,
  group,
  keywords,
  of,
  ...kind
}: PageKind<K, D>): Action {
  return defineAction<K>({
    id: `${on}.delete`,
    on,
    title: `Delete ${kind.noun}`,
    icon: Trash2Icon,
    group,
    keywords: ['remove', ...keywords],
    shortcut: '$mod+Backspace',
    needs: 'ADMIN',
    single: true,
    async run(context) {
      const { item, project, leaveTo } = of(context)
      const outcome = await removeItem({ ...kind, id: on }, context, project, item)
      if (outcome && leaveTo !== null) context.go.to(leaveTo(), { replace: true })
      return outcome
    },
  })
}
