// What a noun begins with in the client: a feature with the action that goes to its page, the page, and a test that fails.
import { capital, type Noun } from './noun.ts'

/** The files of `src/features/<noun>/` and `src/pages/<nouns>/` by path; `route` is the name of the page's route. */
export function clientFiles(noun: Noun, route: string): Record<string, string> {
  const { one, many, names, name, Types, words, allWords } = noun
  const feature = `src/features/${one}`
  const page = `src/pages/${many}`
  return {
    [`${feature}/feature.ts`]: `// What ${allWords} bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'

/** ${capital(allWords)} of a project. */
export const ${name} = defineFeature({
  actions: [() => import('./${one}.actions.ts')],
})
`,
    [`${feature}/${one}.actions.ts`]: `// What a person can do to ${allWords}.
import { ListIcon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { pathTo } from '#src/lib/paths.ts'

/** Goes to the ${allWords} of the project in view. */
const open${Types} = defineAction({
  id: '${one}.list',
  on: 'project',
  title: 'Open ${allWords}',
  icon: ListIcon,
  group: 'go',
  single: true,
  run: ({ go, projects: [project] }) => go.to(pathTo('${route}', { companySlug: project.workspaceSlug, projectSlug: project.slug })),
})

/** In the order of menus. */
export const actions: readonly Action[] = [open${Types}]
`,
    [`${feature}/${one}.graphql.ts`]: `// Documents about ${allWords} of a project.
import { graphql } from '#src/data/graphql.ts'

/** A page of them. */
export const List${Types} = graphql(\`
  query List${Types}($workspaceSlug: ID!, $projectSlug: ID!, $page: Int) {
    ${names}(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, page: $page) { nodes { id title } page totalPages }
  }
\`)
`,
    [`${page}/page.ts`]: `// Where the ${allWords} of a project stand.
import { definePage } from '#src/lib/page.ts'

/** The ${allWords} of a project. */
export const ${names}Page = definePage({
  frame: 'project',
  at: ['${route}'],
  load: async () => (await import('./${many}-page.tsx')).${Types}Page,
})
`,
    [`${page}/${many}-page.tsx`]: `// The ${allWords} of a project: one query and how it is shown.
import { useParams } from 'react-router-dom'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { List${Types} } from '#src/features/${one}/${one}.graphql.ts'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { SkeletonPanel } from '#src/ui/marks/skeleton-shapes.tsx'
import { PageHeader } from '#src/ui/pages/page-header.tsx'

/** A list by title. The layout above answers for unknown projects. */
export function ${Types}Page() {
  const { companySlug = '', projectSlug = '' } = useParams()
  const read = useRead({ query: List${Types}, variables: { workspaceSlug: companySlug, projectSlug } })
  useDocumentTitle('${capital(allWords)}')
  const { data, error } = read
  if (!data) return error ? <ReadFailure read={read} what="the ${allWords}" /> : <SkeletonPanel />
  const { nodes } = data.${names}
  return (
    <>
      <PageHeader title="${capital(allWords)}" />
      {nodes.length === 0 && <EmptyState>The ${allWords} of this project will be listed here.</EmptyState>}
      <ul>
        {nodes.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </>
  )
}
`,
    [`${page}/${many}-page.test.tsx`]: `// The page of ${allWords}.
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ROUTES } from '#src/lib/paths.ts'
import { allActions } from '#tests/kit/all-actions.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { ${Types}Page } from './${many}-page.tsx'

test('the ${allWords} of the project are listed', async () => {
  renderFeature(
    <Routes>
      <Route path={ROUTES['${route}']} element={<${Types}Page />} />
    </Routes>,
    {
      roots: { ${names}: () => ({ nodes: [{ id: '1', title: 'First' }], page: 1, totalPages: 1 }) },
      at: '/acme/projects/website/${many}',
    },
  )
  expect(await screen.findByText('First')).toBeTruthy()
})

test('a person can make a ${words}', () => {
  expect(allActions.map(({ id }) => id)).toContain('${one}.create')
})
`,
  }
}
