// What a field of settings does: an action made for one change and never registered, so that saving, undo and messages are those of every action.
import { PencilIcon } from 'lucide-react'
import type { Action, Context, Group, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Permission, SubjectKind } from '#src/actions/subject.ts'
import { asApiError } from '#src/data/errors/api-error.ts'

/** One change of one thing. */
export interface SettingChange<Kind extends SubjectKind> {
  on: Kind
  group: Group
  /** What is saved, as people read it: `Time zone`. */
  title: string
  needs?: Permission
  /** Hears the host's sentence for the field. */
  refused: (sentence: string) => void
  /** Sends, and answers what is said and the inverse. Rejected, it has changed nothing. */
  change: (context: Context<Kind>) => Promise<Outcome | undefined>
}

/** The action of a change. */
export function settingAction<Kind extends SubjectKind>({ on, group, title, needs, refused, change }: SettingChange<Kind>): Action {
  return defineAction({
    id: `${on}.save`,
    on,
    title: `Save ${title.toLowerCase()}`,
    icon: PencilIcon,
    group,
    ...(needs && { needs }),
    listed: false,
    single: true,
    run: (context) =>
      change(context).catch((error: unknown) => {
        const sentence = asApiError(error)?.refusals[0]?.message
        if (sentence) refused(sentence)
        throw error
      }),
  })
}
