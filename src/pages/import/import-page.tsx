// Moving in: `/{companySlug}/settings/import`, with `?project=` into a project, with `?import=` one that has begun (IMPORT).
import { ArrowLeftIcon, LockIcon } from 'lucide-react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { ImportView } from '#src/features/import/import-view.tsx'
import { ImportsView } from '#src/features/import/imports-view.tsx'
import { GetProject } from '#src/features/project/project.graphql.ts'
import { OwnerPage } from '#src/features/workspace/owner-page.tsx'
import { importPath, pathTo } from '#src/lib/paths.ts'
import type { ImportPlace } from '#src/model/import/import-subject.ts'
import { BackToSettings } from '#src/model/settings/back-to-settings.tsx'
import { FieldsSkeleton } from '#src/model/settings/settings-skeleton.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { PageHeader } from '#src/ui/pages/page-header.tsx'

/** The owner imports into the workspace, admins of a project into that. */
export function ImportPage() {
  const { companySlug = '' } = useParams()
  const [query] = useSearchParams()
  const projectSlug = query.get('project')
  const id = query.get('import')
  if (projectSlug !== null)
    return <IntoProject key={`${companySlug}/${projectSlug}`} workspaceSlug={companySlug} projectSlug={projectSlug} id={id} />
  return (
    <OwnerPage slug={companySlug} title="Import" what="the imports" lists="import">
      {({ slug }) => <Imports key={slug} place={{ workspaceSlug: slug, projectSlug: null }} name={null} id={id} />}
    </OwnerPage>
  )
}

function IntoProject({ workspaceSlug, projectSlug, id }: { workspaceSlug: string; projectSlug: string; id: string | null }) {
  const read = useRead({ query: GetProject, variables: { workspaceSlug, slug: projectSlug } })
  const project = read.data?.project
  useDocumentTitle(project ? `Import into ${project.name}` : 'Import')
  if (project?.viewerCan.includes('ADMIN')) return <Imports place={{ workspaceSlug, projectSlug }} name={project.name} id={id} />
  if (project === undefined) return read.error ? <ReadFailure read={read} what="the project" /> : <FieldsSkeleton count={4} />
  return (
    <>
      <PageHeader title="Import" />
      <EmptyState
        icon={LockIcon}
        action={
          <Button asChild>
            <Link to={pathTo('workspace')}>Back</Link>
          </Button>
        }
      >
        {project === null ? 'This project is not there, or not for you.' : 'Only admins of this project can import into it.'}
      </EmptyState>
    </>
  )
}

function Imports({ place, name, id }: { place: ImportPlace; name: string | null; id: string | null }) {
  const settings =
    place.projectSlug === null
      ? undefined
      : `${pathTo('projects.settings', { companySlug: place.workspaceSlug, projectSlug: place.projectSlug })}#data`
  return (
    <>
      <PageHeader
        mark={<BackToSettings slug={place.workspaceSlug} {...(settings !== undefined && { to: settings, name: 'project settings' })} />}
        title={name === null ? 'Import' : `Import into ${name}`}
        actions={
          id !== null && (
            <Button asChild icon={ArrowLeftIcon} variant="subtle">
              <Link to={importPath(place)}>All imports</Link>
            </Button>
          )
        }
      />
      {id === null ? <ImportsView place={place} /> : <ImportView key={id} place={place} id={id} />}
    </>
  )
}
