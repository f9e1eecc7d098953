// A keyboard over some actions, without a page.
import type { Action, Here } from '#src/actions/action.ts'
import { createKeymap } from '#src/actions/keys/keymap.ts'
import { codeOf, present } from '#src/actions/keys/keymap-keys.ts'
import type { SubjectKind } from '#src/actions/subject.ts'
import { subjectKinds } from '#src/app/features.ts'

/** Where nothing but the product itself is in view. */
export const app: Here = { services: {} as Here['services'], subjects: { app: [{ viewerCan: [] }] } }

/** A keymap over these actions: what ran, a way to press keys, and one to let time pass (ms). */
export function setUp(
  actions: readonly Action[],
  options: {
    here?: Here
    layer?: () => boolean
    platform?: 'mac' | 'other'
    singleKeys?: () => boolean
    rows?: () => readonly SubjectKind[]
  } = {},
) {
  let time = 0
  const ran: string[] = []
  const keymap = createKeymap({
    registry: present(actions),
    kinds: subjectKinds,
    here: () => options.here ?? app,
    perform: (done) => ran.push(done.name),
    now: () => time,
    platform: options.platform ?? 'other',
    ...(options.rows && { rows: options.rows }),
    ...(options.layer && { layer: options.layer }),
    ...(options.singleKeys && { singleKeys: options.singleKeys }),
  })
  const press = (key: string, init: KeyboardEventInit & { target?: Element } = {}) => {
    const { target = document.body, ...rest } = init
    const event = new KeyboardEvent('keydown', { key, code: codeOf(key), bubbles: true, cancelable: true, composed: true, ...rest })
    target.addEventListener('keydown', (given) => keymap.handle(given as KeyboardEvent), { once: true })
    target.dispatchEvent(event)
    return event
  }
  return { keymap, ran, press, wait: (ms: number) => (time += ms) }
}
