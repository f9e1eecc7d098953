// What a call of the role matrix stands on: a fresh task, and the things of its project.
import { randomUUID } from 'node:crypto'
import type { Ground } from './role-call.ts'
import { makeTask, WEBSITE } from './task-calls.ts'
import type { World } from './world.ts'

/** A task that no call has looked at is as fresh for the next one: half of the rows ask nothing of a task. */
const untouched = new WeakMap<World, { id: string }>()

/** A fresh task and the project's things, for one call of one person. */
export async function groundFor(
  world: World,
  who: string,
  things: Pick<Ground, 'workflow' | 'type' | 'effort' | 'board' | 'label'>,
): Promise<Ground> {
  const made = untouched.get(world) ?? {
    id: (await makeTask(world.host, 'ana', WEBSITE, { title: `Matrix ${randomUUID().slice(0, 8)}` })).uuid,
  }
  untouched.set(world, made)
  const project = { workspaceSlug: 'acme', projectSlug: 'website' }
  return {
    ...{ world, who, project, ...things },
    get task() {
      untouched.delete(world)
      return { ...project, id: made.id }
    },
  }
}
