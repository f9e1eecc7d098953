// Performs an item's action whose refusal is explained where it happened, instead of in a message.
import type { Action, Here } from '#src/actions/action.ts'
import { perform } from '#src/actions/perform.ts'
import type { Permission, SubjectKinds, Subjects } from '#src/actions/subject.ts'
import type { ProjectAddress } from './item-kind.ts'

/** Undefined when it worked (or was called off), else the failure. The gate is `perform`'s: what the viewer may not do is refused. */
export async function performHere(
  action: Action,
  here: (subjects: Subjects) => Here,
  { project, viewerCan }: { project: ProjectAddress; viewerCan: readonly Permission[] },
): Promise<unknown> {
  let failure: unknown
  const { workspaceSlug, projectSlug } = project
  const subject: SubjectKinds['project'] = { id: `${workspaceSlug}/${projectSlug}`, slug: projectSlug, name: '', workspaceSlug, viewerCan }
  const explained: Action = {
    ...action,
    run: (at) =>
      action.run(at).catch((error: unknown) => {
        failure = error
        return undefined
      }),
  }
  await perform(explained, here({ project: [subject] }), 'form')
  return failure
}
