// A page with the palette, its questions and a row that has focus, for component tests.

import { render } from '@testing-library/react'
import { CircleIcon } from 'lucide-react'
import { onTestFinished, vi } from 'vitest'
import type { Action } from '#src/actions/action.ts'
import { ActionsProvider, hereOf } from '#src/actions/actions-context.tsx'
import { createRegistry } from '#src/actions/define-action.ts'
import { createHold } from '#src/actions/delayed-delete.ts'
import { createDialogs } from '#src/actions/dialogs.ts'
import { createKeymap } from '#src/actions/keys/keymap.ts'
import { perform } from '#src/actions/perform.ts'
import { createScene, type Scene, subjectsOf } from '#src/actions/scene.ts'
import type { Services } from '#src/actions/services.ts'
import { createUndoStack } from '#src/actions/steps/undo-stack.ts'
import { type AskingSources, createAsking } from '#src/app/asking/asking.ts'
import type { Entity, EntitySource } from '#src/app/entities/entity.ts'
import { subjectKinds } from '#src/app/features.ts'
import { HelpSheet } from '#src/app/help/help-sheet.tsx'
import { KeyHint } from '#src/app/help/key-hint.tsx'
import { createEntityIndex } from '#src/app/palette/entity-index.ts'
import { PaletteHost } from '#src/app/palette/palette-host.tsx'
import { createRetries } from '#src/data/exchanges/retries.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { plainTask } from './action-fakes.ts'

/** A task in view; may be edited unless told otherwise. */
export function taskSubject(id: string, more: Partial<TaskSubject> = {}): TaskSubject {
  return plainTask(id, `WEB-${id}`, `Task ${id}`, more)
}

/** A task to find. */
export function taskEntity(id: string, title: string, more: Partial<Entity> = {}): Entity {
  return {
    kind: 'task',
    id,
    title,
    code: `WEB-${id}`,
    icon: () => <CircleIcon aria-hidden />,
    path: `/task/${id}`,
    run: () => undefined,
    ...more,
  }
}

/** Renders the page: `Row` has focus, the keymap listens on the window until the test ends. */
export function palettePage({
  actions,
  entities = [],
  remote,
  scene: inView = {},
  sources = {},
}: {
  actions: readonly Action[]
  entities?: readonly Entity[]
  remote?: EntitySource['remote']
  scene?: Partial<Scene>
  sources?: Partial<AskingSources>
}) {
  const index = createEntityIndex({ all: () => entities, subscribe: () => () => undefined, ...(remote && { remote }) })
  index.flush()
  const asking = createAsking({ people: async () => [], projects: async () => [], viewer: () => 'ana', ...sources })
  const scene = createScene(subjectKinds)
  scene.set(inView)
  const dialogs = createDialogs()
  const say = { done: vi.fn(), error: vi.fn(), note: vi.fn(), progress: () => ({ tell: vi.fn(), end: vi.fn() }) }
  const go = { to: vi.fn(), task: vi.fn(), closeTask: vi.fn(), back: vi.fn(), newTab: vi.fn() }
  const services: Services = {
    api: {
      mutate: () => Promise.reject(new Error('no server here')),
      read: () => null,
      retries: createRetries(),
    } as unknown as Services['api'],
    ask: asking.ask,
    say,
    typing: { ahead: vi.fn(), giveUp: vi.fn() },
    go,
    hold: createHold(),
    undo: createUndoStack(),
    dialogs,
    scene,
    clipboard: { write: async () => undefined },
    viewer: { username: 'ana', name: 'Ana Souza', avatar: null, headline: null },
    now: () => new Date(2026, 10, 21, 9, 0),
    origin: 'http://localhost',
    session: { start: () => undefined, end: () => undefined },
    doAgain: async () => 'refused',
    theme: { preference: 'system', set: () => undefined },
  }
  const registry = createRegistry(actions)
  const keymap = createKeymap({
    registry: () => registry,
    kinds: subjectKinds,
    here: () => hereOf(services, subjectsOf(scene.get())),
    perform,
  })
  // Said by whoever asks for a page: hooks of a kit are those of the file that loads it first.
  onTestFinished(keymap.install(window))
  const page = render(
    <ActionsProvider registry={registry} services={services} scene={scene}>
      <button type="button">Row</button>
      <PaletteHost asking={asking} entities={index} />
      <HelpSheet />
      <KeyHint keymap={keymap} />
    </ActionsProvider>,
  )
  const row = page.getByRole('button', { name: 'Row' })
  row.focus()
  return { ...page, row, asking, ask: asking.ask, dialogs, say, go, scene, services, registry, index }
}
