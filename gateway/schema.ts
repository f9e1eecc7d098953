// The executable schema: schema.graphql and every resolver.
import { readFileSync } from 'node:fs'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GatewayContext } from './context.ts'
import { aiResolvers } from './resolvers/ai.ts'
import { attachmentResolvers } from './resolvers/attachment.ts'
import { checklistResolvers } from './resolvers/checklist.ts'
import { commentResolvers } from './resolvers/comment.ts'
import { logResolvers } from './resolvers/log.ts'
import { memberResolvers } from './resolvers/member.ts'
import { projectResolvers } from './resolvers/project.ts'
import { scalarResolvers } from './resolvers/scalars.ts'
import { sessionResolvers } from './resolvers/session.ts'
import { sprintResolvers } from './resolvers/sprint.ts'
import { taskResolvers } from './resolvers/task.ts'
import { taskMutations } from './resolvers/task-mutations.ts'
import { templateResolvers } from './resolvers/template.ts'
import { timeEntryResolvers } from './resolvers/time-entry.ts'
import { timerResolvers } from './resolvers/timer.ts'
import { userStoryResolvers } from './resolvers/user-story.ts'
import { workspaceResolvers } from './resolvers/workspace.ts'

/** The text of schema.graphql. */
export const typeDefs = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8')

/** Builds the schema; a resolver for a field that the schema does not have stops the start. */
export function buildGatewaySchema() {
  return makeExecutableSchema<GatewayContext>({
    typeDefs,
    resolvers: [
      { ...scalarResolvers, Payload: { __resolveType: () => undefined } },
      sessionResolvers,
      workspaceResolvers,
      projectResolvers,
      memberResolvers,
      taskResolvers,
      taskMutations,
      attachmentResolvers,
      commentResolvers,
      checklistResolvers,
      logResolvers,
      aiResolvers,
      templateResolvers,
      sprintResolvers,
      userStoryResolvers,
      timerResolvers,
      timeEntryResolvers,
    ],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error', requireResolversForResolveType: 'ignore' },
  })
}
