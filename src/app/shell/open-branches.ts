// What is open in the sidebar's tree: at most one workspace, and one project in each (SHELL-19). It is kept per person in this browser.
import { useEffect, useState } from 'react'
import { fields, flag, orElse, orNull, type Reader, text } from '#src/data/storage/shape.ts'
import { surfaceChoice } from '#src/data/storage/storage.ts'

/** The open workspace by slug, the open project of each workspace by id, and the place where the person was then. */
export interface Branches {
  workspace: string | null
  projects: Readonly<Record<string, string | null>>
  /** By the addresses' slugs; `isOpened` is false while the id of its project, which opens it, is not known yet. */
  at: { workspace: string | null; project: string | null; isOpened: boolean }
}

/** Where the person is: the slug of a workspace, that of a project by the address, and the id of the latter where it is known by now. */
export interface BranchPlace {
  workspace: string | null
  project: { slug: string; id: string | null } | null
}

const projects: Reader<Branches['projects']> = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([slug, id]) => [slug, typeof id === 'string' ? id : null]))
    : undefined
const shape = fields<Branches>({
  workspace: orNull(text),
  projects,
  at: fields({ workspace: orNull(text), project: orNull(text), isOpened: orElse(flag, true) }),
})

const NOTHING: Branches = { workspace: null, projects: {}, at: { workspace: null, project: null, isOpened: true } }

/** Who comes to another workspace or project finds it open; what was opened and closed by hand stays so until then, however late a project is known. */
export function arrived(branches: Branches, { workspace, project }: BranchPlace): Branches {
  if (workspace === null) return branches
  const { at } = branches
  const isNew = workspace !== at.workspace || (project !== null && project.slug !== at.project)
  const id = project !== null && (isNew || !at.isOpened) ? project.id : null
  if (!isNew && id === null) return branches
  return {
    workspace: isNew ? workspace : branches.workspace,
    projects: id === null ? branches.projects : { ...branches.projects, [workspace]: id },
    at: { workspace, project: project?.slug ?? at.project, isOpened: project === null || id !== null },
  }
}

/** Opens a workspace, or closes it when it is the open one. */
export function workspaceToggled(branches: Branches, slug: string): Branches {
  return { ...branches, workspace: branches.workspace === slug ? null : slug }
}

/** The same with a project of a workspace. */
export function projectToggled(branches: Branches, slug: string, id: string): Branches {
  return { ...branches, projects: { ...branches.projects, [slug]: branches.projects[slug] === id ? null : id } }
}

/** What is open at this place, and how to change it. */
export function useBranches(username: string, place: BranchPlace): [Branches, (change: (branches: Branches) => Branches) => void] {
  const [stored] = useState(() => surfaceChoice<Branches>(`sidebar-open:${username}`, (value) => shape(value) ?? null))
  const [known, setBranches] = useState(() => stored.read() ?? NOTHING)
  const branches = arrived(known, place)
  if (branches !== known) setBranches(branches)
  useEffect(() => {
    if (branches !== NOTHING) stored.write(branches)
  }, [stored, branches])
  return [branches, setBranches]
}
