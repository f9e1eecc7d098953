// Our palette over the bench's tasks, mounted as the app mounts it.

import { CircleIcon, SquareIcon } from 'lucide-react'
import { ActionsProvider } from '#src/actions/actions-context.tsx'
import { createRegistry, defineAction } from '#src/actions/define-action.ts'
import { createHold } from '#src/actions/delayed-delete.ts'
import { createDialogs } from '#src/actions/dialogs.ts'
import { createScene } from '#src/actions/scene.ts'
import type { Services } from '#src/actions/services.ts'
import { createUndoStack } from '#src/actions/steps/undo-stack.ts'
import { createAsking } from '#src/app/asking/asking.ts'
import type { Entity } from '#src/app/entities/entity.ts'
import { subjectKinds } from '#src/app/features.ts'
import { createEntityIndex } from '#src/app/palette/entity-index.ts'
import { PaletteHost } from '#src/app/palette/palette-host.tsx'
import { corpusCommands } from '#src/lib/search/search-corpus.ts'
import type { BenchTask } from './entities.ts'

const registry = createRegistry(
  corpusCommands.map(({ title, keywords = [] }, at) =>
    defineAction({
      id: `bench.command-${at}`,
      on: 'app',
      title,
      keywords,
      icon: SquareIcon,
      group: at % 2 === 0 ? 'create' : 'go',
      run: () => undefined,
    }),
  ),
)

/** Our palette, and how to open it. */
export function ours(tasks: readonly BenchTask[]) {
  const all: Entity[] = tasks.map((task) => ({
    kind: 'task',
    ...task,
    hint: 'Website relaunch',
    icon: () => <CircleIcon aria-hidden />,
    run: () => undefined,
  }))
  const entities = createEntityIndex({ all: () => all, subscribe: () => () => undefined })
  entities.flush()
  const asking = createAsking({ people: async () => [], projects: async () => [], viewer: () => null })
  const dialogs = createDialogs()
  const scene = createScene(subjectKinds)
  const quiet = () => undefined
  const services: Services = {
    api: {
      query: () => Promise.reject(new Error('not here')),
      mutate: () => Promise.reject(new Error('not here')),
    } as unknown as Services['api'],
    ask: asking.ask,
    say: { done: quiet, error: quiet, note: quiet, progress: () => ({ tell: quiet, end: quiet }) },
    go: { to: quiet, task: quiet, closeTask: quiet, back: quiet, newTab: quiet },
    hold: createHold(),
    undo: createUndoStack(),
    dialogs,
    scene,
    clipboard: { write: async () => undefined },
    viewer: null,
    now: () => new Date(),
    origin: location.origin,
    session: { start: quiet, end: quiet },
    doAgain: async () => 'refused',
    theme: { preference: 'system', set: quiet },
  }
  const element = (
    <ActionsProvider registry={registry} services={services} scene={scene}>
      <button type="button">Page</button>
      <PaletteHost asking={asking} entities={entities} />
    </ActionsProvider>
  )
  return { element, open: () => dialogs.open('palette', {}), close: () => dialogs.close('palette') }
}
