// The manage dialogs by kind; the kinds belong to features that know nothing of each other.
import { partsOf } from '#src/actions/define-feature.ts'
import type { DialogProps } from '#src/actions/dialogs.ts'
import { ManageDialog } from '#src/features/catalogue/manage-dialog.tsx'
import { useGiving } from '#src/features/catalogue/use-giving.ts'
import type { GivingWays } from '#src/model/catalogue/giving.ts'
import { lazyModule, useLazyModule } from '#src/ui/layers/lazy-module.ts'
import { features } from './features.ts'

/** Every kind of thing that a project's tasks are given, and how each is given. */
export const manageParts = lazyModule(async () => {
  const [kinds, ways] = await Promise.all([partsOf(features, 'items'), partsOf(features, 'giving')])
  return { kinds: kinds.flat(), ways: Object.assign({}, ...ways) as GivingWays }
})

const NO_PARTS: NonNullable<ReturnType<typeof manageParts.get>> = { kinds: [], ways: {} }

/** The dialog that was asked for; shown once `manageParts` are there. */
export function ManageHost({ kind, project, viewerCan, task, onClose }: DialogProps['items.manage'] & { onClose: () => void }) {
  const { kinds, ways } = useLazyModule(manageParts) ?? NO_PARTS
  const giving = useGiving(ways, kind, task)
  const found = kinds.find(({ id }) => id === kind)
  if (!found) throw new Error(`There is no kind ${kind} to manage.`)
  return <ManageDialog kind={found} project={project} viewerCan={viewerCan} giving={giving} onClose={onClose} />
}
