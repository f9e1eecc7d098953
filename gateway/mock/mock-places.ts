// Sign-in, workspaces, projects, people and templates of the mock.
import { GraphQLError } from 'graphql/index.js'
import type { MockProject, MockThing, MockWorld } from './mock-world.ts'

/** The context of a mock request. */
export interface MockContext {
  /** A bearer token was sent; any will do. */
  signedIn: boolean
}

interface OfProject {
  project: { projectSlug: string }
}
interface Listed {
  workspaceSlug: string
  projectSlug: string
}

const fine = { ok: true, userErrors: [] }

/** Resolvers of everything but tasks over `world`. */
export function mockPlaceResolvers(world: MockWorld) {
  const [ana] = world.people
  const viewer = { ...ana, email: 'ana@example.com' }
  const session = () => ({ token: 'mock-token', viewer, userErrors: [] })
  const project = (slug: string): MockProject => {
    const found = world.projects.find((one) => one.slug === slug) ?? world.projects[0]
    if (!found) throw new Error('The mock has no projects.')
    return found
  }
  const link = (projectSlug: string) => ({ id: `acme/${projectSlug}`, ...project(projectSlug).link })
  const relink = (slug: string, change: Partial<MockProject['link']>) => {
    Object.assign(project(slug).link, change)
    return { shareLink: link(slug), userErrors: [] }
  }
  const newUrl = () => `http://localhost:4000/accept-invitation?token=mock-${Date.now()}`
  const members = () => world.people.map((person, place) => ({ id: String(place + 1), person, role: place < 2 ? 'admin' : 'member' }))

  return {
    Query: {
      viewer: (_: unknown, __: unknown, { signedIn }: MockContext) => {
        if (!signedIn) throw new GraphQLError('Sign in to do this.', { extensions: { code: 'UNAUTHENTICATED' } })
        return viewer
      },
      workspaces: (_: unknown, { search }: { search: string }) =>
        world.workspaces.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase())),
      workspace: (_: unknown, { slug }: { slug: string }) => world.workspaces.find((one) => one.slug === slug) ?? null,
      projects: () => world.projects,
      moveTargets: () => world.projects,
      project: (_: unknown, { slug }: { slug: string }) => world.projects.find((one) => one.slug === slug) ?? null,
      projectFeatures: (_: unknown, { workspaceSlug, projectSlug }: Listed) =>
        ['Overview', 'Kanban', 'Time Tracking', 'Sprints'].map((title) => ({
          title,
          icon: null,
          routeName: `projects.${title.toLowerCase().replace(' ', '-')}`,
          workspaceSlug,
          projectSlug,
        })),
      notifications: () => [],
      members,
      addablePeople: () => [],
      shareLink: (_: unknown, { projectSlug }: Listed) => link(projectSlug),
      workflows: (_: unknown, { projectSlug }: Listed) => project(projectSlug).workflows,
      taskTypes: (_: unknown, { projectSlug }: Listed) => project(projectSlug).types,
      efforts: (_: unknown, { projectSlug }: Listed) => project(projectSlug).efforts,
      labels: (_: unknown, { projectSlug, notOnTask }: Listed & { notOnTask?: string | null }) => {
        const has = world.tasks.find(({ id }) => id === notOnTask)?.labels ?? []
        return project(projectSlug).labels.filter((label) => !has.includes(label))
      },
      boards: (_: unknown, { projectSlug }: Listed) => project(projectSlug).boards,
    },
    Workspace: {
      id: ({ slug }: { slug: string }) => slug,
      logo: () => null,
      whitelabelLogo: () => null,
      favicon: () => null,
      owner: () => ana,
      subscription: () => 'paid',
      unlimitedWorkspaces: () => true,
      viewerCan: () => ['EDIT', 'ADMIN', 'OWN', 'CREATE_PROJECT', 'PAID'],
    },
    Project: {
      id: ({ slug }: MockProject) => `acme/${slug}`,
      workspaceSlug: () => 'acme',
      workspaceName: () => 'Acme',
      description: () => 'A project of the mock.',
      budget: () => 0,
      startDate: () => null,
      dueDate: () => null,
      logo: () => null,
      status: () => 'IN_PROGRESS',
      owner: () => ana,
      viewerRole: () => 'admin',
      viewerCan: () => ['EDIT', 'ADMIN', 'OWN', 'PAID'],
      people: () => world.people,
      taskCount: ({ slug }: MockProject) => world.tasks.filter(({ projectSlug }) => projectSlug === slug).length,
    },
    Mutation: {
      signIn: session,
      signUp: session,
      signInWithIdentityToken: session,
      signOut: () => fine,
      requestPasswordReset: () => fine,
      resetPassword: () => fine,
      declineInvitation: () => fine,
      acceptInvitation: () => ({ workspaceSlug: 'acme', projectSlug: 'website', userErrors: [] }),
      createWorkspace: (_: unknown, { input }: { input: { name: string } }) => {
        const workspace = { slug: slugOf(input.name), name: input.name }
        world.workspaces.push(workspace)
        return { workspace, userErrors: [] }
      },
      createProject: (_: unknown, { input }: { input: { name: string; code: string; isPrivate: boolean } }) => {
        const made = { ...structuredClone(project('website')), ...input, slug: slugOf(input.name) }
        world.projects.push(made)
        return { project: made, userErrors: [] }
      },
      setProjectPrivacy: (_: unknown, args: OfProject & { isPrivate: boolean }) => {
        const changed = Object.assign(project(args.project.projectSlug), { isPrivate: args.isPrivate })
        return { project: changed, userErrors: [] }
      },
      addMember: (_: unknown, { username }: { username: string }) => ({
        member: members().find(({ person }) => person.id === username) ?? null,
        userErrors: [],
      }),
      inviteByEmail: (_: unknown, { entries }: { entries: unknown[] }) => ({ sent: entries.length, userErrors: [] }),
      setShareLink: (_: unknown, args: OfProject & { enabled: boolean }) =>
        relink(args.project.projectSlug, { enabled: args.enabled, url: args.enabled ? newUrl() : null }),
      refreshShareLink: (_: unknown, args: OfProject) => relink(args.project.projectSlug, { url: newUrl() }),
      setShareLinkRole: (_: unknown, args: OfProject & { role: string }) => relink(args.project.projectSlug, { role: args.role }),
      ...templateMutations('Label', 'label', (slug) => project(slug).labels),
      ...templateMutations('TaskType', 'taskType', (slug) => project(slug).types),
      ...templateMutations('Effort', 'effort', (slug) => project(slug).efforts),
      ...templateMutations('Workflow', 'workflow', (slug) => project(slug).workflows),
      ...templateMutations('Board', 'board', (slug) => project(slug).boards),
    },
  }
}

interface TemplateArguments extends OfProject {
  id?: string
  title?: string
  input?: Partial<MockThing>
}

/** createX, updateX and deleteX of things that a project keeps in a list. */
function templateMutations(name: string, field: string, listOf: (projectSlug: string) => { id: string; title: string }[]) {
  const given = ({ title, input }: TemplateArguments) => ({ ...(title !== undefined && { title }), ...input })
  return {
    [`create${name}`]: (_: unknown, args: TemplateArguments) => {
      const list = listOf(args.project.projectSlug)
      const made = { id: args.id ?? String(list.length + 1 + Date.now()), title: '', ...given(args) }
      list.push(made)
      return { [field]: made, userErrors: [] }
    },
    [`update${name}`]: (_: unknown, args: TemplateArguments) => {
      const found = listOf(args.project.projectSlug).find(({ id }) => id === args.id)
      if (!found) return { [field]: null, userErrors: [{ code: 'NOT_FOUND', field: null, message: 'This does not exist.' }] }
      return { [field]: Object.assign(found, given(args)), userErrors: [] }
    },
    [`delete${name}`]: (_: unknown, args: TemplateArguments) => {
      const list = listOf(args.project.projectSlug)
      const at = list.findIndex(({ id }) => id === args.id)
      if (at !== -1) list.splice(at, 1)
      return { deletedId: args.id, userErrors: [] }
    },
  }
}

function slugOf(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'untitled'
  )
}
