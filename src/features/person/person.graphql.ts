// Documents about a person as others see them.
import { graphql, type ResultOf } from '#src/data/graphql.ts'

/** A profile in a workspace. */
export const GetPerson = graphql(`
  query GetPerson($username: ID!, $workspaceSlug: ID, $timezone: String) {
    person(username: $username, workspaceSlug: $workspaceSlug, timezone: $timezone) {
      person { id username name avatar headline }
      email
      timeZone
      memberSince
      isMember
      workspace { slug name }
      workspaces { slug name }
      projects { slug name logo roleName }
      days { day count }
      time { weekSeconds monthSeconds }
    }
  }
`)

/** What of it is shown. */
export type PersonData = NonNullable<ResultOf<typeof GetPerson>['person']>
