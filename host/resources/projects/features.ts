// The feature links of a project, as the sidebar gets them; clients hide four of them (SHELL-18).
import { z } from 'zod'

/** One link: a named route, its params, a title and the name of an icon (SHELL-17). */
export const featureShape = z.object({
  title: z.string(),
  href: z.object({ name: z.string(), params: z.object({ companySlug: z.string(), projectSlug: z.string() }) }),
  icon: z.string(),
})

const FEATURES = [
  ['Overview', 'projects.overview', 'list'],
  ['User Stories', 'projects.user-stories', 'book-open'],
  ['Epics', 'projects.user-story-epics', 'layers'],
  ['Sprints', 'projects.sprints', 'target'],
  ['Time Tracking', 'projects.time-tracking', 'clock'],
  ['Wiki', 'projects.wiki', 'notebook-text'],
  ['Discussions', 'projects.discussions', 'messages-square'],
  ['Documents', 'projects.documents', 'files'],
  ['Spreadsheets', 'projects.spreadsheets', 'table'],
  ['Mind Mappings', 'projects.mind-mappings', 'network'],
  ['Form2Task', 'projects.form2task', 'clipboard-list'],
  ['Rockstar Team', 'projects.rockstars', 'star'],
] as const

/** All twelve links of a project. */
export function featuresOf(companySlug: string, projectSlug: string): z.infer<typeof featureShape>[] {
  return FEATURES.map(([title, name, icon]) => ({ title, href: { name, params: { companySlug, projectSlug } }, icon }))
}
