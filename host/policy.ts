// Who may call what: the rule that each route carries in its `config`. A route without one stops the start.

/**
 * Who may call: `anyone` is public, too, and knows the caller where a bearer is sent; `project-read` is everyone who sees the project, `project-edit` admin and member, `project-admin` admin and both owners,
 * `project-owner` the owner of the project or of the workspace.
 */
export type Who =
  | 'public'
  | 'anyone'
  | 'signed-in'
  | 'company-member'
  | 'company-owner'
  | 'project-read'
  | 'project-edit'
  | 'project-admin'
  | 'project-owner'

/**
 * The rule of a route. `paid` asks for an open plan gate (402 otherwise). Slugs come from the query, or from the route's `:slug` (company)
 * and `:projectSlug` (project) where it has them. `projectOptional`: without project_slug the call is about the whole workspace. What writes into
 * an archived project is 409 (SCREEN-15), unless the route judges that itself: `whileArchived`. A workspace that is being deleted is 404 (WSET-10),
 * but for its owner where the route says `whileDeleted`. `replica`: a read that costs, a list or a search, which may be read from a replica (decision 071).
 */
export type Rule = { who: Who; paid?: true; projectOptional?: true; whileArchived?: true; whileDeleted?: true; replica?: true }

declare module 'fastify' {
  // Beside each route: `app.get('/sprints/', { config: { who: 'project-read' }, schema }, …)`.
  interface FastifyContextConfig extends Partial<Rule> {}
  interface FastifyInstance {
    /** Every route as registered, `METHOD /path`, and its rule. */
    rules: ReadonlyMap<string, Rule>
  }
}
