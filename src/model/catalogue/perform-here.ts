// Performs an item's action whose refusal is explained where it happened, instead of in a message.
import type { Action, Here } from '#src/actions/action.ts'
import { makingAs } from '#src/actions/answered-drafts.ts'
import { perform } from '#src/actions/perform.ts'
import type { Permission, SubjectKinds, Subjects } from '#src/actions/subject.ts'
import type { ProjectAddress } from './item-kind.ts'

/** Undefined when it worked (or was called off), else the failure. The gate is `perform`'s: what the viewer may not do is refused. */
export async function performHere(
  action: Action,
  here: (subjects: Subjects) => Here,
  { project, viewerCan, intent = null }: { project: ProjectAddress; viewerCan: readonly Permission[]; intent?: string | null },
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
  // Done again on purpose, later, it is another one.
  let sentAs = intent
  const { services, ...place } = here({ project: [subject] })
  await perform(explained, { ...place, services: { ...services, api: makingAs(services.api, () => sentAs) } }, 'form')
  sentAs = null
  return failure
}
