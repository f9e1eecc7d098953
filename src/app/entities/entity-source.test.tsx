// Proves what the palette finds besides commands, and what that costs.

import { expect, onTestFinished, test, vi } from 'vitest'
import { createScene } from '#src/actions/scene.ts'
import { subjectKinds } from '#src/app/features.ts'
import { emitEvent } from '#src/data/app-events.ts'
import { newTemporaryId, sessionIds } from '#src/data/ids/session-ids.ts'
import { tellMutation } from '#src/data/mutation-events.ts'
import { actionWorld, answering, fakeSprint, projectSubject, taskSubject, workspaceSubject } from '#tests/kit/action-fakes.ts'
import { fakeEpic, fakeStory } from '#tests/kit/story-fakes.ts'
import { timesWarned } from '#tests/kit/warned.ts'
import { createEntitySource } from './entity-source.tsx'

const ana = { id: 'ana', username: 'ana', name: 'Ana Souza', avatar: null, headline: 'Head of product' }
const RUNBOOK = { id: 'w', slug: 'runbook-bbbbbb', title: 'Runbook' }

function source({ answers = {}, signedIn = true }: { answers?: Record<string, unknown>; signedIn?: boolean } = {}) {
  const asked: string[] = []
  const world = actionWorld({
    answers: {
      ListProjects: answering(() => {
        asked.push('ListProjects')
        return { projects: [{ ...projectSubject(), code: 'WEB', workspaceName: 'Acme', people: [ana] }] }
      }),
      ListNotes: { notes: { nodes: [] } },
      SearchTexts: { textSearch: null },
      TasksPage: answering(({ filter }: { filter?: { search: string } }) => {
        asked.push(filter ? `search ${filter.search}` : 'TasksPage')
        return { tasks: { nodes: [taskSubject(filter ? 9 : 1)] } }
      }),
      ...answers,
    },
  })
  const scene = createScene(subjectKinds)
  const entities = createEntitySource(world.services.api, scene, world.services.hold, () => signedIn)
  return { scene, entities, asked, world, titles: () => entities.all().map(({ title }) => title) }
}

test('entering a workspace loads its projects, people and newest tasks once', async () => {
  const { scene, entities, asked, titles, world } = source()
  scene.set({ workspace: workspaceSubject() })
  await vi.waitFor(() => expect(titles()).toEqual(['Website', 'Ana Souza', 'Task 1']))
  scene.set({ workspace: workspaceSubject() })
  scene.set({ workspace: workspaceSubject({ id: 'other', slug: 'other' }) })
  scene.set({ workspace: workspaceSubject() })
  await vi.waitFor(() => expect(asked.filter((name) => name === 'ListProjects')).toHaveLength(2))
  const [website, person, task] = entities.all()
  expect([website?.path, person?.path, task?.path]).toEqual([
    '/acme/projects/website/overview',
    '/profile/ana',
    '/acme/projects/website/overview?task=t-1',
  ])
  task?.run(world.services)
  person?.run(world.services)
  expect(world.went).toEqual(['task t-1', '/profile/ana'])
})

test('OPEN-66 a source that comes later than the page finds what is in view there', async () => {
  const { scene, world } = source()
  scene.set({ workspace: workspaceSubject() })
  const later = createEntitySource(world.services.api, scene, world.services.hold, () => true)
  await vi.waitFor(() => expect(later.all().map(({ title }) => title)).toEqual(['Website', 'Ana Souza', 'Task 1']))
})

test('what is searched beside the tasks fails together with them, never with nobody listening', async () => {
  const heard = vi.fn()
  process.on('unhandledRejection', heard)
  onTestFinished(() => void process.off('unhandledRejection', heard))
  const failing = (words: string) => answering(() => Promise.reject(new Error(words)))
  const { scene, entities } = source({ answers: { ListNotes: failing('no notes'), TasksPage: failing('no tasks') } })
  scene.set({ workspace: workspaceSubject() })
  await expect(entities.remote?.('far', null, new AbortController().signal)).rejects.toThrow(/^no /)
  // Node tells of it behind the task in which it failed.
  await new Promise((resolve) => setTimeout(resolve))
  expect(heard).not.toHaveBeenCalled()
})

test('WS-08 tasks and people of a workspace are found in it alone; projects are named with theirs and found in all', async () => {
  const mia = { ...ana, id: 'mia', username: 'mia', name: 'Mia Chen' }
  const at = (slug: string) => projectSubject({ id: `${slug}/website`, name: `Website of ${slug}`, workspaceSlug: slug })
  const { scene, titles } = source({
    answers: {
      ListProjects: answering(({ workspaceSlug }: { workspaceSlug: string }) => ({
        projects: [{ ...at(workspaceSlug), workspaceName: workspaceSlug, people: workspaceSlug === 'acme' ? [ana, mia] : [ana] }],
      })),
      TasksPage: answering(({ workspaceSlug }: { workspaceSlug: string }) => ({
        tasks: { nodes: [taskSubject(1, { id: `t-${workspaceSlug}`, title: `Task of ${workspaceSlug}`, workspaceSlug })] },
      })),
    },
  })
  scene.set({ workspace: workspaceSubject() })
  await vi.waitFor(() => expect(titles()).toEqual(['Website of acme', 'Ana Souza', 'Mia Chen', 'Task of acme']))
  scene.set({ workspace: workspaceSubject({ id: 'globex', slug: 'globex' }) })
  expect(titles()).toEqual(['Website of acme'])
  await vi.waitFor(() => expect(titles()).toEqual(['Website of acme', 'Website of globex', 'Ana Souza', 'Task of globex']))
  scene.set({ workspace: workspaceSubject() })
  expect(titles()).toEqual(['Website of acme', 'Ana Souza', 'Mia Chen', 'Task of acme', 'Website of globex'])
})

test('a task is found once it has been made, by the id that it has for the next visit, and hidden by its own', () => {
  const { scene, titles, entities, world } = source()
  const id = newTemporaryId()
  const made = () => taskSubject(3, { id, title: 'Just made' })
  sessionIds().pending.add(id)
  scene.set({ rows: [made()], detail: made() })
  expect(titles()).toEqual([])
  sessionIds().end(id, { type: 'Task', id: 't-3' })
  // A read that overtook the answer brought it, too.
  scene.set({ rows: [made(), taskSubject(3, { title: 'Just made' })], detail: null })
  expect(titles()).toEqual(['Just made'])
  expect(entities.all()[0]).toMatchObject({ id: 't-3', path: expect.stringContaining('task=t-3') })
  world.services.hold.start(
    [id],
    async () => undefined,
    () => undefined,
  )
  expect(titles()).toEqual([])
})

test('a failed load is logged and tried again on the next entry, not at every move of the pointer', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  let tries = 0
  const { scene } = source({
    answers: {
      ListProjects: answering(() => {
        tries += 1
        throw new Error('down')
      }),
    },
  })
  scene.set({ workspace: workspaceSubject(), rows: [taskSubject(1), taskSubject(2)] })
  await vi.waitFor(() => expect(timesWarned('The palette could not load what it searches:')).toBe(1))
  for (const id of ['t-1', 't-2', 't-1']) scene.activate(id)
  expect(tries).toBe(1)
  scene.set({ workspace: null })
  scene.set({ workspace: workspaceSubject() })
  await vi.waitFor(() => expect(tries).toBe(2))
  warn.mockRestore()
})

test('tasks in view, the open one and the project one is in are known at once; a renamed task replaces the old one', () => {
  const { scene, titles, entities } = source({ signedIn: false })
  const heard = vi.fn()
  entities.subscribe(heard)
  scene.set({ rows: [taskSubject(1)], detail: taskSubject(2), project: projectSubject() })
  expect(titles()).toEqual(['Task 1', 'Task 2', 'Website'])
  const before = entities.all()
  scene.activate('t-1')
  expect(entities.all()).toBe(before)
  expect(heard).toHaveBeenCalledTimes(1)
  scene.set({ rows: [taskSubject(1, { title: 'Renamed' })] })
  expect(titles()).toEqual(['Renamed', 'Task 2', 'Website'])
})

test('signed out nothing is asked', async () => {
  const { scene, asked } = source({ signedIn: false })
  scene.set({ workspace: workspaceSubject() })
  await Promise.resolve()
  expect(asked).toEqual([])
})

test('EPIC-09 DISC-11 sprints, stories and epics of the project in view are found by code and title, what becomes of them, and stories on the server', async () => {
  const asked: string[] = []
  const nodes = (...all: object[]) => ({ nodes: all, totalPages: 1 })
  const { scene, entities, titles, world } = source({
    answers: {
      ListSprints: { sprints: nodes(fakeSprint(12)) },
      ListEpics: { epics: nodes(fakeEpic(3)) },
      ListWikiPages: { wikiPages: nodes(RUNBOOK) },
      ListThreads: { threads: nodes({ id: 'th', number: 14, title: 'Which fonts?' }) },
      SearchWiki: { wikiSearch: nodes({ page: RUNBOOK, snippet: '', path: [] }) },
      ListStories: answering(({ search }: { search?: string }) => {
        if (search) asked.push(search)
        return { userStories: nodes(fakeStory(search ? 99 : 4)) }
      }),
    },
  })
  scene.set({ workspace: workspaceSubject(), project: projectSubject() })
  await vi.waitFor(() => expect(titles()).toEqual(expect.arrayContaining(['Sprint 12', 'Story 4', 'Epic 3'])))
  const found = entities.all().filter(({ kind }) => ['story', 'epic', 'page', 'thread'].includes(kind))
  expect(found.map(({ code, path }) => [code, path])).toEqual([
    ['US-4', '/acme/projects/website/user-stories/us-4'],
    ['EP-3', '/acme/projects/website/user-story-epics?epic=EP-3'],
    [undefined, '/acme/projects/website/wiki/runbook-bbbbbb'],
    ['#14', '/acme/projects/website/discussions/14'],
  ])
  const project = { workspaceSlug: 'acme', projectSlug: 'website' }
  tellMutation({ field: 'updateEpic', payload: { epic: fakeEpic(3, { title: 'Renamed' }) }, variables: { project } })
  tellMutation({ field: 'createUserStories', payload: { userStories: [fakeStory(5)] }, variables: { project } })
  tellMutation({ field: 'deleteUserStory', payload: {}, variables: { project, id: '4' } })
  expect(titles()).toEqual(expect.arrayContaining(['Renamed', 'Story 5']))
  expect(titles()).not.toContain('Story 4')
  const hits = await entities.remote?.('far', null, new AbortController().signal)
  expect([asked, hits?.map(({ title }) => title)]).toEqual([['far'], ['Task 9', 'Story 99', 'Runbook', 'Which fonts?']])
  world.services.hold.start(
    ['story:5'],
    async () => undefined,
    () => undefined,
  )
  expect(titles()).not.toContain('Story 5')
})

test('the server is searched for tasks of the workspace in view only', async () => {
  const { scene, entities, asked } = source()
  const { signal } = new AbortController()
  expect(await entities.remote?.('x', null, signal)).toEqual([])
  scene.set({ workspace: workspaceSubject() })
  expect(await entities.remote?.('x', 'person', signal)).toEqual([])
  expect((await entities.remote?.('far away', 'task', signal))?.map(({ title }) => title)).toEqual(['Task 9'])
  expect(asked).toContain('search far away')
  await expect(entities.remote?.('late', null, AbortSignal.abort())).rejects.toThrow()
})

test('DELETE-02 a task that waits to be deleted is not found, comes back with undo, and is gone once it was deleted', async () => {
  const { scene, titles, entities, world } = source()
  let told = 0
  entities.subscribe(() => told++)
  scene.set({ rows: [taskSubject(1), taskSubject(2)] })
  expect(titles()).toEqual(['Task 1', 'Task 2'])
  told = 0
  const takeBack = world.services.hold.start(
    ['t-1'],
    async () => undefined,
    () => undefined,
  )
  expect([titles(), told]).toEqual([['Task 2'], 1])
  takeBack()
  expect(titles()).toEqual(['Task 1', 'Task 2'])
  emitEvent('taskDeleted', { id: 't-1', workspaceSlug: 'acme', projectSlug: 'website' })
  expect(titles()).toEqual(['Task 2'])
})

const HIT = { by: 'Mia Chen', projectSlug: 'website', projectName: 'Website', fileId: null, threadNumber: null, threadTitle: null }
const ON_TASK = { taskId: 't-7', taskCode: 'WEB-7', taskTitle: 'Ship it' }
const ON_NOTHING = { taskId: null, taskCode: null, taskTitle: null }

test('#13 what was said and files come last, with the words that were found, and lead to where they are', async () => {
  const { scene, entities, world } = source({
    answers: {
      SearchTexts: {
        textSearch: [
          { ...HIT, ...ON_NOTHING, kind: 'FILE', number: 4, fileId: 'f-4', snippet: '\u0002plan\u0003.pdf', by: null },
          { ...HIT, ...ON_TASK, kind: 'FILE', number: 5, fileId: 'f-5', snippet: 'the-\u0002plan\u0003.png' },
          { ...HIT, ...ON_TASK, kind: 'COMMENT', number: 9, snippet: 'Our \u0002plan\u0003 is a \u0002plan\u0003' },
          { ...HIT, ...ON_NOTHING, kind: 'COMMENT', number: 8, threadNumber: 12, threadTitle: 'Plans', snippet: '\u0002Plan\u0003 B' },
        ],
      },
    },
  })
  scene.set({ workspace: workspaceSubject() })
  const hits = (await entities.remote?.('plan', null, new AbortController().signal)) ?? []
  const texts = hits.filter(({ kind }) => kind === 'comment' || kind === 'file')
  expect(texts.map(({ code, title, hint }) => [code, title, hint])).toEqual([
    ['WEB-7', 'Our plan is a plan', 'Mia Chen · Ship it'],
    ['#12', 'Plan B', 'Mia Chen · Plans'],
    [undefined, 'plan.pdf', 'Website'],
    ['WEB-7', 'the-plan.png', 'Ship it'],
  ])
  expect(texts[0]?.ranges).toEqual([
    [4, 8],
    [14, 18],
  ])
  for (const one of texts) one.run(world.services)
  expect(world.went).toEqual([
    'task t-7',
    '/acme/projects/website/discussions/12?comment=8',
    '/acme/projects/website/documents?file=f-4',
    'task t-7',
  ])
  expect(texts.map(({ path }) => path)[0]).toBe('/acme/projects/website/overview?task=t-7')
})

test('a search in texts that fails takes nothing else away', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { scene, entities } = source({ answers: { SearchTexts: answering(() => Promise.reject(new Error('away'))) } })
  scene.set({ workspace: workspaceSubject() })
  const hits = await entities.remote?.('far', null, new AbortController().signal)
  expect(hits?.map(({ title }) => title)).toEqual(['Task 9'])
  expect(warn).toHaveBeenCalledWith('The search in comments and files failed:', expect.anything())
})
