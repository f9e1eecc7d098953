// REST calls and wire types of projects that everybody may read, all of them ASSUMED (BP-01, BP-04).
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { pageOf } from '../../rest/page.ts'
import { path } from '../../rest/path.ts'
import { actor, colour, enumName, flag, id, moment, text, whole } from '../../rest/wire.ts'
import type { PublicPageInput } from '../../schema-types.d.ts'

const shows = z.object({
  labels: flag,
  dates: flag,
  descriptions: flag,
  assignees: flag,
  done: z.enum(['none', 'recent', 'all']).transform(enumName),
})

const publicPage = z
  .object({ is_on: flag, token: text, shows, by: actor, since: moment })
  .transform(({ is_on: isOn, token, ...rest }) => ({ isOn, token: isOn ? token : null, ...rest }))

const chip = z.object({ title: z.string(), color: colour })
const status = chip.extend({ id })

const publicProject = z
  .object({
    project: z.object({ name: z.string(), logo: text, description: text }),
    company: z.object({ name: z.string(), logo: text }),
    workflows: z.array(status),
    labels: z.array(chip),
    shows,
    counts: z.object({ tasks: whole, done: whole }),
    updated_at: moment,
  })
  .transform(({ project, company, workflows, labels, shows, counts, updated_at: updatedAt }) => ({
    ...project,
    workspaceName: company.name,
    workspaceLogo: company.logo,
    statuses: workflows,
    ...{ labels, shows, taskCount: counts.tasks, doneCount: counts.done },
    updatedAt: updatedAt ?? new Date(0).toISOString(),
  }))

const publicTask = z
  .object({
    code: z.string(),
    title: z.string(),
    done: flag,
    estimative: whole,
    workflow: status,
    labels: z.array(chip),
    assignees: z.array(z.object({ name: z.string() })),
    start_date: moment,
    due_date: moment,
    description: text,
  })
  .transform(({ estimative: progress, workflow, assignees, start_date: startDate, due_date: dueDate, ...task }) => ({
    ...task,
    ...{ progress, status: workflow, startDate, dueDate },
    assignees: assignees.map(({ name }) => name),
  }))

const publicHome = z
  .object({ company: z.object({ slug: z.string(), name: z.string() }), project: z.object({ slug: z.string() }) })
  .transform(({ company, project }) => ({ workspaceSlug: company.slug, workspaceName: company.name, projectSlug: project.slug }))

/** How the page of a project stands. */
export function getPublicPage(rest: RestClient, companySlug: string, slug: string) {
  return rest.get(path`/projects/${slug}/public/`, { query: { company_slug: companySlug }, answer: publicPage })
}

/** Switches it, or changes what it shows. */
export function setPublicPage(rest: RestClient, companySlug: string, slug: string, { isOn, shows: given }: PublicPageInput) {
  const { done, ...flags } = given ?? {}
  const changed = { ...flags, ...(done != null && { done: done.toLowerCase() }) }
  const body = { ...(isOn != null && { is_on: isOn }), ...(given != null && { shows: changed }) }
  return rest.put(path`/projects/${slug}/public/`, { query: { company_slug: companySlug }, body, answer: publicPage })
}

/** Gives it another address. */
export function refreshPublicPage(rest: RestClient, companySlug: string, slug: string) {
  return rest.post(path`/projects/${slug}/public/token/`, { query: { company_slug: companySlug }, body: {}, answer: publicPage })
}

/** The head of the page, without the bearer. */
export function getPublicProject(rest: RestClient, token: string) {
  return rest.get(path`/public/projects/${token}/`, { answer: publicProject, anonymous: true })
}

/** A page of its tasks, without the bearer. */
export function listPublicTasks(
  rest: RestClient,
  token: string,
  asked: {
    workflow_id: string | undefined
    label: string | undefined
    search: string
    sort: string
    page: number
    per_page: number | undefined
  },
) {
  return rest.get(path`/public/projects/${token}/tasks/`, {
    query: asked,
    answer: pageOf(publicTask, asked.page),
    whole: true,
    anonymous: true,
  })
}

/** One of its tasks, without the bearer. */
export function getPublicTask(rest: RestClient, token: string, code: string) {
  return rest.get(path`/public/projects/${token}/tasks/${code}/`, { answer: publicTask, anonymous: true })
}

/** Where the viewer finds it. */
export function getPublicHome(rest: RestClient, token: string) {
  return rest.get(path`/public/projects/${token}/home/`, { answer: publicHome })
}
