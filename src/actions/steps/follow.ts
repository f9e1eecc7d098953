// Follows an action while it runs: what it asks, what it sends, what it holds. Done again, it is answered as it was the first time.

import type { Hold } from '#src/actions/delayed-delete.ts'
import type { Ask } from '#src/actions/services.ts'
import type { Again, Answer, Call, Deed, Followed, Step } from '#src/actions/step.ts'
import type { Api, MutateOptions } from '#src/data/api.ts'
import { SpokenError } from '#src/data/errors/error-text.ts'
import { uuid } from '#src/lib/uuid.ts'
import { followedAsk } from './followed-ask.ts'
import type { StepIds } from './step-ids.ts'

/** Follows; `ids` tell what is called otherwise by now, and learn what is made anew; `count` answers a greater number each time. */
export function follow<Services extends { api: Api; hold: object; ask: object; now(): Date }>(
  deed: Deed,
  services: Services,
  { ids, count }: { ids: StepIds; count: () => number },
  again?: Again,
): Followed<Services> {
  const answers: Answer[] = []
  const calls: Call[] = []
  const held: string[] = []
  let open = true
  let begun = ''
  let moment = count()
  const writing = {
    answers,
    given: again ? again.step.answers.map((answer) => ids.map(answer)) : null,
    begun: (text: string) => {
      begun = text
    },
    answered: () => {
      moment = count()
    },
    spoken: again?.step.begun ?? null,
    others: again?.source === 'repeat',
  }
  const followed = {
    ...services,
    api: followedApi(services.api, { ids, again: () => (open ? again : undefined), heard: (call) => open && calls.push(call) }),
    hold: followedHold(services.hold as Hold, (taken) => open && held.push(...taken)),
    ask: followedAsk(services.ask as Ask, writing),
  }
  return {
    services: followed,
    end(): Step {
      open = false
      if (again?.source === 'undo') ids.learn(again.step.calls, calls)
      const source = again?.source === 'undo' ? again.step.source : deed.source
      return { ...deed, source, at: services.now(), moment, begun, answers, calls, held }
    },
  }
}

interface Hearing {
  ids: StepIds
  /** What is done again, while it is. */
  again: () => Again | undefined
  heard: (call: Call) => void
}

function followedApi(api: Api, { ids, again, heard }: Hearing): Api {
  // Sent again on purpose: with the key of the first time the host would only repeat its answer.
  const intents = new Map<string, string>()
  const freshIntent = (intent: string) => {
    const fresh = intents.get(intent) ?? uuid()
    intents.set(intent, fresh)
    return fresh
  }
  return {
    ...api,
    async mutate(document, given, options: MutateOptions = {}) {
      const variables = ids.map(given)
      const { lane, field, creates, intent } = options
      const call: Call = {
        name: nameOf(document),
        variables: { ...variables },
        options: {
          ...(lane !== undefined && { lane: ids.map(lane) }),
          ...(field !== undefined && { field }),
          ...(creates !== undefined && { creates }),
        },
        made: [],
      }
      const repeated = again()
      if (repeated && isOpposite(call, repeated)) throw new SpokenError(OPPOSITE[repeated.source])
      heard(call)
      const payload = await api.mutate(document, variables, {
        ...options,
        ...call.options,
        ...(repeated && intent !== undefined && { intent: freshIntent(intent) }),
      })
      call.made.push(...madeIn(payload, call))
      return payload
    },
  }
}

const OPPOSITE = { undo: 'This is otherwise by now. It stays.', repeat: 'It is like that already.' } as const

/** Whether it says no where the same mutation said yes the first time: of the same thing, or of any where it is repeated with others. */
function isOpposite({ name, options, variables }: Call, { step, source }: Again): boolean {
  const before = step.calls.filter((one) => one.name === name && one.options.field === options.field)
  const same = source === 'undo' ? before.filter(({ options: { lane } }) => lane === options.lane) : before
  if (same.length === 0 || (source === 'undo' && same.length > 1)) return false
  return Object.entries(variables).some(([key, value]) => typeof value === 'boolean' && same.every((one) => one.variables[key] === !value))
}

function followedHold(hold: Hold, heard: (ids: readonly string[]) => void): Hold {
  return {
    ...hold,
    start(ids, send, onFailed) {
      heard(ids)
      return hold.start(ids, send, onFailed)
    },
  }
}

function nameOf(document: object): string {
  const definitions: unknown = Object(document).definitions
  const [first] = Array.isArray(definitions) ? definitions : []
  return String(first?.name?.value ?? '')
}

const MAKES = /^(?:Create|Add|Duplicate|Copy|Make|Start|Log|Post|Write|Upload|Repeat|Invite|Draft|Publish|Turn)/

/** The things of an answer that the mutation did not name itself. */
function madeIn(payload: unknown, { name, variables, options }: Call): Call['made'] {
  if (options.creates === undefined && !MAKES.test(name)) return []
  const asked = JSON.stringify(variables)
  const found = Object.values(Object(payload) as Record<string, unknown>).flatMap((value) => (Array.isArray(value) ? value : [value]))
  return found.flatMap((value) => {
    const { __typename: type, id, slug } = Object(value) as Record<string, unknown>
    if (typeof id !== 'string' || asked.includes(`"${id}"`)) return []
    return [{ type: String(type ?? ''), id, ...(typeof slug === 'string' && { slug }) }]
  })
}
