// What the viewer of the mock is told, what they keep of it, and what they watch.
import type { Routes } from './mock-host.ts'
import { type MockMemory, mockMoment, nowInSeconds } from './mock-memory.ts'

/** What the viewer was told: one of each sort, about tasks that are there. */
function newsOf({ people, tasks }: MockMemory) {
  const [, ben, mia] = people
  const event = (reason: string, minutes: number, more: object = {}) => ({
    reason,
    user: ben,
    created_at: mockMoment(nowInSeconds() - minutes * 60),
    ...more,
  })
  const about = (
    uuid: string,
    reason: string,
    target: { kind: string; id: string; project_slug?: string },
    subject: string,
    events: ReturnType<typeof event>[],
  ) => {
    const [newest] = events
    const isTask = target.kind === 'task'
    return {
      ...{ uuid, reason, resource: isTask ? 'issues' : 'projects', user: newest?.user, created_at: newest?.created_at },
      data: { title: null, subject, events },
      read_at: (isTask ? null : mockMoment()) as { timestamp: number } | null,
      ...{ done_at: null as { timestamp: number } | null, snoozed_until: null as { timestamp: number } | null },
      target: { company_slug: 'acme', project_slug: 'website', state: 'here', ...target },
      project: { name: 'Website' },
      ...{ code: null, count: events.length, tasks: null },
      actors: newest?.user ? [newest.user] : [],
    }
  }
  const ofTask = (uuid: string, at: number, reason: string, events: ReturnType<typeof event>[]) => {
    const task = tasks[at]
    return about(uuid, reason, { kind: 'task', id: task?.uuid ?? '' }, task?.title ?? '', events)
  }
  return [
    ofTask('n-1', 0, 'watching', [event('status', 4, { from: 'To do', to: 'Doing' }), event('commented', 12, { user: mia, times: 2 })]),
    ofTask('n-2', 1, 'assigned', [event('due_soon', 30, { user: null, to: new Date(Date.now() + 72_000_000).toISOString() })]),
    ofTask('n-3', 2, 'assigned', [event('assigned', 90, { user: mia })]),
    about('n-4', 'invited', { kind: 'project', id: 'mock-mobile', project_slug: 'mobile' }, 'Mobile app', [event('added', 3000)]),
  ]
}

/** The calls about it. */
export function newsRoutes(memory: MockMemory): Routes {
  const news = newsOf(memory)
  const isBack = ({ snoozed_until: until }: (typeof news)[number]) => until === null || until.timestamp <= nowInSeconds()
  const inTab = (tab: string) =>
    news.filter((told) => {
      if (tab === 'done') return told.done_at !== null
      if (told.done_at !== null) return false
      return tab === 'snoozed' ? !isBack(told) : isBack(told) && (tab === 'all' || told.reason === tab)
    })
  const unread = () => inTab('all').filter(({ read_at }) => read_at === null)
  const switches = ['mentioned', 'assigned', 'commented', 'status', 'due_soon'].map((name) => ({
    ...{ name, in_app: true, locked: name === 'mentioned', mail: name === 'mentioned' || name === 'assigned' ? name : 'rest' },
    title: name.replace('_', ' '),
  }))
  const times = { mentioned: 'at_once', assigned: 'at_once', rest: 'daily' } as Record<string, string>
  const ofAcme: Record<string, string> = {}
  const mailSettings = () =>
    [null, { slug: 'acme', name: 'Acme' }].flatMap((company) =>
      Object.entries(times).map(([kind, value]) => ({
        ...{ kind, company, value: (company && ofAcme[kind]) ?? value, inherited: company === null || ofAcme[kind] === undefined },
      })),
    )
  return {
    'GET /feeds/mail-settings/': mailSettings,
    'PUT /feeds/mail-settings/:kind/': ({ ids, body }) => {
      const chosen = body.company_slug === undefined ? times : ofAcme
      const kind = ids.kind ?? ''
      if (typeof body.value === 'string') chosen[kind] = body.value
      else if (chosen === ofAcme) delete ofAcme[kind]
      else times[kind] = kind === 'rest' ? 'daily' : 'at_once'
      return mailSettings()
    },
    'POST /feeds/unsubscribe/': () => ({ kind: 'rest', company: 'Acme' }),
    'GET /feeds/notifications/': () => inTab('all'),
    'GET /feeds/inbox/': ({ query }) => ({
      data: inTab(query.tab ?? 'all').filter(({ read_at }) => query.unread === undefined || read_at === null),
      next_before: null,
    }),
    'GET /feeds/unread/': () => ({
      total: unread().length,
      companies: unread().length > 0 ? [{ slug: 'acme', unread: unread().length }] : [],
      reasons: Object.fromEntries(
        ['mentioned', 'assigned', 'watching', 'invited'].map((name) => [name, unread().filter(({ reason }) => reason === name).length]),
      ),
    }),
    'PUT /feeds/notifications/': ({ body }) => {
      const uuids = body.uuids as string[] | undefined
      const meant = news.filter(({ uuid }) => !uuids || uuids.includes(uuid))
      for (const told of meant) {
        if (body.read !== undefined) told.read_at = body.read ? (told.read_at ?? mockMoment()) : null
        if (body.done !== undefined) told.done_at = body.done ? (told.done_at ?? mockMoment()) : null
        if (body.snoozed_until !== undefined)
          told.snoozed_until = body.snoozed_until === null ? null : mockMoment(Math.floor(Date.parse(String(body.snoozed_until)) / 1000))
      }
      return { changed: meant.length, marked_at: new Date().toISOString() }
    },
    'GET /feeds/switches/': () => switches,
    'PUT /feeds/switches/:name/': ({ ids, body }) => {
      for (const one of switches) if (one.name === ids.name) one.in_app = body.in_app === true
      return switches
    },
  }
}

/** How the viewer stands to a task or a project, by its uuid or slug. */
export function mockWatching({ people, standing }: MockMemory, key: string) {
  const { is_watching = false, is_muted = false, remind_at = null } = standing.get(key) ?? {}
  return { is_watching, is_muted, watchers: is_watching ? people.slice(0, 1) : [], remind_at }
}

/** The calls about watching, muting and being reminded. */
export function watchingRoutes(memory: MockMemory): Routes {
  const { standing } = memory
  const choose =
    (chosen: { is_watching?: boolean; is_muted?: boolean }): Routes[string] =>
    ({ query }) => {
      const key = query.task_uuid ?? query.project_slug ?? ''
      standing.set(key, { ...standing.get(key), ...chosen })
      return mockWatching(memory, key)
    }
  return {
    'GET /task-watchers/': choose({}),
    'POST /task-watchers/': choose({ is_watching: true }),
    'DELETE /task-watchers/': choose({ is_watching: false }),
    'POST /notification-mutes/': choose({ is_muted: true }),
    'DELETE /notification-mutes/': choose({ is_muted: false }),
    'PUT /task-reminders/': ({ query, body }) => {
      const task = query.task_uuid ?? ''
      const before = mockWatching(memory, task).remind_at
      const at = typeof body.at === 'string' ? body.at : null
      standing.set(task, { ...standing.get(task), remind_at: at })
      return { at, before }
    },
  }
}
