// What is in an archive, before anything is decided about it (IMPORT-01, EXPORT-02).
import { type ArchiveSurvey, type Survey, UnreadableFile } from '../import-item.ts'
import type { OpenArchive } from './open-archive.ts'

/** So many people are kept by name: those of the largest workspaces. */
const MOST_PEOPLE = 2_000

/** Reads all of its rows once. */
export async function surveyArchive(archive: OpenArchive): Promise<Survey> {
  const { manifest } = archive
  const projects: ArchiveSurvey['projects'] = []
  for (const slug of archive.projects) {
    let [name, tasks] = [slug, 0]
    for await (const { table, row } of archive.rowsOfProject(slug)) {
      if (table === 'projects' && typeof row.name === 'string') name = row.name.slice(0, 120)
      if (table === 'tasks') tasks += 1
    }
    projects.push({ slug, name, tasks })
  }
  if (projects.length === 0 && manifest.kind === 'project') throw new UnreadableFile('There is no project in this archive.')
  const people = archive.people.slice(0, MOST_PEOPLE)
  return {
    ...{ source: 'palette', columns: [], preview: [], rows: projects.reduce((sum, project) => sum + project.tasks, 0) },
    notes: [
      ...(manifest.withFiles ? [] : ['It was made without files: what was attached to tasks does not come back.']),
      ...(manifest.problems > 0
        ? [`${manifest.problems} ${manifest.problems === 1 ? 'file' : 'files'} could not be packed when it was made.`]
        : []),
    ],
    archive: {
      ...{ kind: manifest.kind, madeAt: manifest.madeAt.toISOString(), workspace: manifest.workspace.name.slice(0, 120), projects },
      people: people.map(({ id, name, username, email }) => ({ id, name: name.slice(0, 200), username, email })),
      files: manifest.counts.files,
    },
  }
}
