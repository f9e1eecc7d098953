// What switching a public page changes besides the page: whether its project says that strangers read it.
import { defineCachePart } from '#src/data/cache/cache.ts'
import { graphql, type ResultOf, type VariablesOf } from '#src/data/graphql.ts'
import type { SetPublicPage } from './public-page.graphql.ts'

const Published = graphql(`fragment Published on Project { id isPublic }`)

/** The project is public from then on, or no more. */
export const publicPageCache = defineCachePart({
  updates: {
    setPublicPage(result, args, cache) {
      const { publicPage } = (result as unknown as ResultOf<typeof SetPublicPage>).setPublicPage
      if (!publicPage) return
      const { project } = args as unknown as VariablesOf<typeof SetPublicPage>
      cache.writeFragment(Published, { id: `${project.workspaceSlug}/${project.projectSlug}`, isPublic: publicPage.isOn })
    },
  },
})
