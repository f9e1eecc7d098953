// Icons of a project's features: the one the server names, else the one of the route (SHELL-17).
import {
  BookOpenIcon,
  CalendarIcon,
  ChartColumnIcon,
  ClipboardListIcon,
  ClockIcon,
  ColumnsIcon,
  FileIcon,
  FilesIcon,
  LayersIcon,
  ListIcon,
  type LucideIcon,
  MessagesSquareIcon,
  NetworkIcon,
  NotebookPenIcon,
  NotebookTextIcon,
  RepeatIcon,
  SettingsIcon,
  SquareIcon,
  SquareKanbanIcon,
  StarIcon,
  TableIcon,
  TargetIcon,
  TimerIcon,
  UsersIcon,
} from 'lucide-react'
import { createElement, type ReactElement } from 'react'

/** Those a host may name; names of another font than this client's fall back on the route's. */
const NAMED: Readonly<Record<string, LucideIcon>> = {
  'book-open': BookOpenIcon,
  calendar: CalendarIcon,
  'chart-column': ChartColumnIcon,
  'clipboard-list': ClipboardListIcon,
  clock: ClockIcon,
  columns: ColumnsIcon,
  file: FileIcon,
  files: FilesIcon,
  layers: LayersIcon,
  list: ListIcon,
  'messages-square': MessagesSquareIcon,
  network: NetworkIcon,
  'notebook-pen': NotebookPenIcon,
  'notebook-text': NotebookTextIcon,
  repeat: RepeatIcon,
  settings: SettingsIcon,
  'square-kanban': SquareKanbanIcon,
  star: StarIcon,
  table: TableIcon,
  target: TargetIcon,
  timer: TimerIcon,
  users: UsersIcon,
}

const OF_ROUTE: Readonly<Record<string, LucideIcon>> = {
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

/** A 16 px icon for a feature; a neutral one where neither name is known. */
export function featureIcon(icon: string | null, routeName: string): ReactElement {
  const named = icon !== null && Object.hasOwn(NAMED, icon) ? NAMED[icon] : undefined
  const ofRoute = Object.hasOwn(OF_ROUTE, routeName) ? OF_ROUTE[routeName] : undefined
  return createElement(named ?? ofRoute ?? SquareIcon, { size: 16, 'aria-hidden': true, ...(icon !== null && { 'data-icon': icon }) })
}
