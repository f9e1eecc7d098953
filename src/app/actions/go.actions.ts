// Going places: one action for each screen, with the `G …` keys.

import {
  ArrowRightIcon,
  BookOpenIcon,
  CalendarClockIcon,
  ClipboardListIcon,
  ClockIcon,
  ColumnsIcon,
  FileIcon,
  FolderKanbanIcon,
  GlobeIcon,
  HistoryIcon,
  HomeIcon,
  InboxIcon,
  LayersIcon,
  ListIcon,
  type LucideIcon,
  MailIcon,
  MessagesSquareIcon,
  NotebookPenIcon,
  ReceiptIcon,
  RepeatIcon,
  SettingsIcon,
  StarIcon,
  TargetIcon,
  TimerIcon,
  TrophyIcon,
  UserIcon,
  UsersIcon,
} from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Submenu } from '#src/actions/menu-place.ts'
import type { Permission } from '#src/actions/subject.ts'
import { pathTo, type RouteName } from '#src/lib/paths.ts'

interface Screen {
  id: `go.${string}`
  title: string
  icon: LucideIcon
  route: RouteName
  shortcut?: string
  keywords?: readonly string[]
  needs?: Permission
}

const projectScreens: readonly Screen[] = [
  {
    id: 'go.overview',
    title: 'Go to task list',
    icon: ListIcon,
    route: 'projects.overview',
    shortcut: 'g l',
    keywords: ['overview', 'dashboard', 'tasks', 'issues'],
  },
  { id: 'go.board', title: 'Go to board', icon: ColumnsIcon, route: 'projects.kanban', shortcut: 'g k', keywords: ['kanban', 'columns'] },
  {
    id: 'go.project-time',
    title: 'Go to time tracking',
    icon: ClockIcon,
    route: 'projects.time-tracking',
    shortcut: 'g t',
    keywords: ['timesheet', 'hours'],
  },
  {
    id: 'go.sprints',
    title: 'Go to sprints',
    icon: TargetIcon,
    route: 'projects.sprints',
    shortcut: 'g s',
    keywords: ['cycles', 'iterations'],
  },
  {
    id: 'go.user-stories',
    title: 'Go to user stories',
    icon: BookOpenIcon,
    route: 'projects.user-stories',
    shortcut: 'g u',
    keywords: ['stories'],
  },
  { id: 'go.epics', title: 'Go to epics', icon: LayersIcon, route: 'projects.user-story-epics', shortcut: 'g e' },
  {
    id: 'go.documents',
    title: 'Go to documents',
    icon: FileIcon,
    route: 'projects.documents',
    shortcut: 'g d',
    keywords: ['files', 'attachments'],
  },
  {
    id: 'go.wiki',
    title: 'Go to wiki',
    icon: NotebookPenIcon,
    route: 'projects.wiki',
    shortcut: 'g b',
    keywords: ['pages', 'knowledge', 'book'],
  },
  {
    id: 'go.discussions',
    title: 'Go to discussions',
    icon: MessagesSquareIcon,
    route: 'projects.discussions',
    keywords: ['threads', 'forum'],
  },
  {
    id: 'go.forms',
    title: 'Go to Form2Task',
    icon: ClipboardListIcon,
    route: 'projects.form2task',
    keywords: ['forms', 'intake', 'requests', 'answers'],
  },
  {
    id: 'go.rockstars',
    title: 'Go to Rockstar Team',
    icon: TrophyIcon,
    route: 'projects.rockstars',
    keywords: ['leaderboard', 'finished', 'who did most'],
  },
  {
    id: 'go.project-settings',
    title: 'Go to project settings',
    icon: SettingsIcon,
    route: 'projects.settings',
    shortcut: 'g ,',
    keywords: ['preferences', 'configure', 'members', 'statuses', 'labels'],
  },
]

const workspaceScreens: readonly Screen[] = [
  {
    id: 'go.favorites',
    title: 'Go to favorite tasks',
    icon: StarIcon,
    route: 'workspace-favorite-tasks',
    shortcut: 'g f',
    keywords: ['favourites', 'starred', 'bookmarks'],
  },
  {
    id: 'go.next-tasks',
    title: 'Go to next tasks',
    icon: CalendarClockIcon,
    route: 'workspace-next-tasks',
    shortcut: 'g n',
    keywords: ['my tasks', 'assigned to me', 'upcoming', 'todo'],
  },
  {
    id: 'go.my-time',
    title: 'Go to my time',
    icon: TimerIcon,
    route: 'workspace-time-trackings',
    shortcut: 'g m',
    keywords: ['timesheet', 'hours', 'worklog', 'report'],
  },
  { id: 'go.recurring', title: 'Go to recurring tasks', icon: RepeatIcon, route: 'workspace-recurring-tasks', keywords: ['repeat'] },
  {
    id: 'go.team',
    title: 'Go to team members',
    icon: UsersIcon,
    route: 'team-members',
    shortcut: 'g r',
    keywords: ['people', 'team page', 'roster'],
    needs: 'OWN',
  },
  {
    id: 'go.log',
    title: 'Go to activity log',
    icon: HistoryIcon,
    route: 'team-members-log',
    shortcut: 'g a',
    keywords: ['audit', 'history'],
    needs: 'OWN',
  },
  { id: 'go.clients', title: 'Go to clients', icon: UsersIcon, route: 'clients', shortcut: 'g c', keywords: ['customers'], needs: 'OWN' },
  {
    id: 'go.invoices',
    title: 'Go to invoices',
    icon: ReceiptIcon,
    route: 'invoices',
    shortcut: 'g v',
    keywords: ['bills', 'billing'],
    needs: 'OWN',
  },
  {
    id: 'go.workspace-settings',
    title: 'Go to workspace settings',
    icon: SettingsIcon,
    route: 'workspace-settings',
    shortcut: 'g ,',
    keywords: ['preferences', 'configure'],
    needs: 'OWN',
  },
  {
    id: 'go.mail-server',
    title: 'Go to mail server',
    icon: MailIcon,
    route: 'workspace-settings-smtp',
    keywords: ['smtp', 'email settings', 'outgoing mail', 'test mail'],
    needs: 'OWN',
  },
  {
    id: 'go.custom-domain',
    title: 'Go to custom domain',
    icon: GlobeIcon,
    route: 'workspace-settings-domain',
    keywords: ['dns', 'host name', 'own address'],
    needs: 'OWN',
  },
]

const anywhere: readonly Screen[] = [
  {
    id: 'go.workspace',
    title: 'Go to workspace',
    icon: HomeIcon,
    route: 'workspace',
    shortcut: 'g w',
    keywords: ['home', 'dashboard', 'start'],
  },
  {
    id: 'go.inbox',
    title: 'Go to inbox',
    icon: InboxIcon,
    route: 'inbox',
    shortcut: 'g i',
    keywords: ['notifications', 'mentions', 'news', 'triage'],
  },
  { id: 'go.projects', title: 'Go to projects', icon: FolderKanbanIcon, route: 'workspace-projects', shortcut: 'g p' },
  {
    id: 'go.notevault',
    title: 'Go to note vault',
    icon: NotebookPenIcon,
    route: 'notevault',
    shortcut: 'g o',
    keywords: ['notes', 'private'],
  },
]

/** The screens of a project, or of a workspace. */
const goMenu: Submenu = { id: 'go', title: 'Go to', icon: ArrowRightIcon, section: 'properties' }

function common({ route: _, ...screen }: Screen) {
  return { ...screen, group: 'go' as const }
}

/** Actions that go to a screen. */
export const actions: readonly Action[] = [
  ...anywhere.map((screen) => defineAction({ ...common(screen), on: 'app', run: ({ go }) => go.to(pathTo(screen.route)) })),
  ...projectScreens.map((screen) =>
    defineAction({
      ...common(screen),
      on: 'project',
      menu: goMenu,
      single: true,
      run: ({ go, projects: [project] }) => go.to(pathTo(screen.route, { companySlug: project.workspaceSlug, projectSlug: project.slug })),
    }),
  ),
  ...workspaceScreens.map((screen) =>
    defineAction({
      ...common(screen),
      on: 'workspace',
      menu: goMenu,
      single: true,
      run: ({ go, workspaces: [workspace] }) => go.to(pathTo(screen.route, { companySlug: workspace.slug })),
    }),
  ),
  defineAction({
    id: 'go.profile',
    on: 'app',
    title: 'My profile',
    icon: UserIcon,
    group: 'account',
    keywords: ['account', 'me'],
    when: ({ viewer }) => viewer !== null,
    run({ go, viewer }) {
      if (viewer) go.to(pathTo('profile', { username: viewer.username }))
    },
  }),
]
