// Gives components the registry, the services and what is in view.
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
} from 'react'
import type { Action, Here } from './action.ts'
import type { AskedFrom } from './asked-from.ts'
import type { Registry } from './define-action.ts'
import { useOwnKeys } from './own-keys.ts'
import { type Scene, type SceneStore, subjectsOf } from './scene.ts'
import type { Services } from './services.ts'
import type { SubjectKind, Subjects } from './subject.ts'

/** A row of a menu whose action asks for a choice at once. */
export interface MenuPickerProps {
  action: Action
  here: () => Here
  /** Where later questions are asked from. */
  instead: AskedFrom
  /** Closes the menu. */
  onDone: () => void
}

/** Shows the question of a menu's row beside that row. */
export type MenuPicker = ComponentType<MenuPickerProps>

interface ActionsValue {
  registry: Registry
  services: Services
  scene: SceneStore
  /** Where there is none, the rows of menus ask like buttons. */
  Picker?: MenuPicker
}

const ActionsContext = createContext<ActionsValue | null>(null)

/** Provides actions to everything below. */
export function ActionsProvider({ registry, services, scene, Picker, children }: ActionsValue & { children: ReactNode }) {
  const keys = useOwnKeys()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever shows actions shows their keys, and is drawn again with others
  const value = useMemo(() => ({ registry, services, scene, ...(Picker && { Picker }) }), [registry, services, scene, Picker, keys])
  return <ActionsContext value={value}>{children}</ActionsContext>
}

/** The registry, services and scene. Throws outside an `ActionsProvider`. */
export function useActions(): ActionsValue {
  const value = useContext(ActionsContext)
  if (!value) throw new Error('useActions needs an ActionsProvider above it')
  return value
}

/** An action of another feature by its id; undefined until the registry is loaded. A house test knows every id that is asked for. */
export function useAction(id: string): Action | undefined {
  return useActions().registry.get(id)
}

/** A part of the scene; renders again only when that part changes (compare by identity). */
export function useScene<T>(select: (scene: Scene) => T): T {
  const { scene } = useActions()
  const read = () => select(scene.get())
  return useSyncExternalStore(scene.subscribe, read, read)
}

/** While `coming`, keys that act on this kind wait for it. */
export function useComing(kind: SubjectKind, coming: boolean): void {
  const { scene } = useActions()
  useLayoutEffect(() => (coming ? scene.expect(kind) : undefined), [scene, kind, coming])
}

/** Ids of tasks that wait to be deleted and are hidden meanwhile. */
export function useHidden(): ReadonlySet<string> {
  const { hold } = useActions().services
  return useSyncExternalStore(hold.subscribe, hold.hidden, hold.hidden)
}

/** A function that reads services and subjects at the moment it is called; `subjects` overrides what is in view. */
export function useHere(): (subjects?: Subjects) => Here {
  const { services, scene } = useActions()
  return useCallback(
    (subjects) => hereOf(services, subjects ? { ...subjectsOf(scene.get()), ...subjects } : subjectsOf(scene.get())),
    [services, scene],
  )
}

/** Joins services and subjects; the `app` subject is always there. */
export function hereOf(services: Services, subjects: Subjects): Here {
  return { services, subjects: { ...subjects, app: subjects.app ?? [{ viewerCan: [] }] } }
}
