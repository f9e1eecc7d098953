// Icons of a project's features, by route: the host names icons of its own font, which this client does not carry.
import {
  BookOpenIcon,
  ClockIcon,
  ColumnsIcon,
  FileIcon,
  LayersIcon,
  ListIcon,
  type LucideIcon,
  MessagesSquareIcon,
  NotebookPenIcon,
  SquareIcon,
  TargetIcon,
} from 'lucide-react'
import { createElement, type ReactElement } from 'react'

const ICONS: Record<string, LucideIcon> = {
  'projects.overview': ListIcon,
  'projects.kanban': ColumnsIcon,
  'projects.time-tracking': ClockIcon,
  'projects.user-stories': BookOpenIcon,
  'projects.user-story-epics': LayersIcon,
  'projects.sprints': TargetIcon,
  'projects.wiki': NotebookPenIcon,
  'projects.discussions': MessagesSquareIcon,
  'projects.documents': FileIcon,
}

/** A 16 px icon for a feature's route. */
export function featureIcon(routeName: string): ReactElement {
  return createElement(ICONS[routeName] ?? SquareIcon, { size: 16, 'aria-hidden': true })
}
