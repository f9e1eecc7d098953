// Types of the schema’s inputs and results, written by `npm run schema`; do not edit.
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  DateTime: { input: string; output: string; }
  Date: { input: string; output: string; }
  Html: { input: string; output: string; }
  Minor: { input: number; output: number; }
  HexColor: { input: string; output: string; }
};

export type Query = {
  viewer: Viewer;
  passwordResetOpen: Maybe<Scalars['Boolean']['output']>;
  signUpRules: Maybe<SignUpRules>;
  workspaces: Array<Workspace>;
  workspace: Maybe<Workspace>;
  deletedWorkspaces: Array<DeletedWorkspace>;
  workspaceContents: WorkspaceContents;
  mailServer: Maybe<MailServer>;
  workspaceMails: WorkspaceMailPage;
  workspaceDomain: Maybe<WorkspaceDomain>;
  exports: Array<Export>;
  imports: Array<Import>;
  import: ImportDetail;
  importProblems: ImportProblemPage;
  projects: Array<Project>;
  moveTargets: Array<Project>;
  project: Maybe<Project>;
  newProjectTemplates: Array<NewProjectTemplate>;
  projectFeatures: Array<ProjectFeature>;
  projectContents: ProjectContents;
  deletedProjects: Array<DeletedProject>;
  members: Array<Member>;
  addablePeople: Array<Person>;
  shareLink: ShareLink;
  invitation: Maybe<Invitation>;
  receivedInvitations: Array<Invitation>;
  notifications: Array<Notification>;
  inbox: InboxPage;
  unread: Unread;
  watching: Watching;
  newsSwitches: Array<NewsSwitch>;
  mailSettings: Array<MailSetting>;
  tasks: TaskPage;
  taskCounts: Maybe<Array<TaskGroupCount>>;
  taskTitles: Maybe<TaskTitles>;
  task: Maybe<Task>;
  subtasks: Array<Task>;
  parentTasks: Array<Task>;
  movePreview: Maybe<MovePreview>;
  sharedTask: Maybe<SharedTask>;
  taskShare: TaskShare;
  taskShares: Array<TaskShare>;
  workflows: Array<Workflow>;
  taskTypes: Array<TaskType>;
  efforts: Array<Effort>;
  labels: Array<Label>;
  boards: Array<Board>;
  sprints: SprintPage;
  sprint: Maybe<Sprint>;
  sprintChart: Maybe<SprintChart>;
  sprintResults: Maybe<SprintResultPage>;
  sprintVelocity: Maybe<Array<SprintVelocity>>;
  userStories: UserStoryPage;
  userStory: Maybe<UserStory>;
  epics: EpicPage;
  epic: Maybe<Epic>;
  epicBurnup: Maybe<EpicBurnup>;
  rockstars: Maybe<Rockstars>;
  completedTasks: CompletedTaskPage;
  publicPage: PublicPage;
  publicProject: Maybe<PublicProject>;
  publicTasks: PublicTaskPage;
  publicTask: Maybe<PublicTask>;
  publicProjectHome: Maybe<PublicProjectHome>;
  wikiPages: WikiPageList;
  wikiPage: Maybe<WikiPage>;
  wikiSearch: WikiHitPage;
  wikiBin: WikiBinPage;
  wikiVersions: Maybe<WikiVersionPage>;
  wikiVersion: Maybe<WikiVersion>;
  mentions: Maybe<MentionPage>;
  recurrences: RecurrencePage;
  recurrence: Maybe<Recurrence>;
  recurrenceRuns: Maybe<RecurrenceRunPage>;
  recurrencePreview: Maybe<RecurrencePreview>;
  threads: ThreadPage;
  thread: Maybe<Thread>;
  threadComments: Maybe<ThreadComments>;
  notes: NotePage;
  note: Maybe<Note>;
  forms: Array<Form>;
  form: Maybe<Form>;
  submissions: SubmissionPage;
  publicForm: Maybe<PublicForm>;
  sessions: Array<SessionInfo>;
  firstSteps: FirstSteps;
  person: Maybe<Profile>;
  attachments: AttachmentPage;
  attachment: Maybe<Attachment>;
  attachmentVersions: Maybe<Array<AttachmentVersion>>;
  comments: Array<Comment>;
  checklist: Array<ChecklistItem>;
  taskLog: Array<LogEntry>;
  activityLog: ActivityPage;
  teamMembers: TeamMemberPage;
  invitations: Array<SentInvitation>;
  removedMembers: Array<RemovedMember>;
  handOver: HandOver;
  timeEntries: TimeEntryPage;
  timeSheet: TimeSheet;
  timeLog: TimeLogPage;
  timeMissing: Array<TimeMissing>;
  timePeople: Array<Actor>;
  runningTimer: TimerState;
  clients: ClientPage;
  client: Maybe<Client>;
  projectRates: Maybe<ProjectRates>;
  invoices: InvoicePage;
  invoice: Maybe<Invoice>;
  timePreview: Maybe<TimePreview>;
  billing: Maybe<BillingSettings>;
  printedInvoice: Maybe<PrintedInvoice>;
  textSearch: Maybe<Array<TextHit>>;
};


export type QueryPasswordResetOpenArgs = {
  token: Scalars['String']['input'];
};


export type QueryWorkspacesArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryWorkspaceArgs = {
  slug: Scalars['ID']['input'];
};


export type QueryWorkspaceContentsArgs = {
  slug: Scalars['ID']['input'];
};


export type QueryMailServerArgs = {
  workspaceSlug: Scalars['ID']['input'];
};


export type QueryWorkspaceMailsArgs = {
  workspaceSlug: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryWorkspaceDomainArgs = {
  workspaceSlug: Scalars['ID']['input'];
};


export type QueryExportsArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryImportsArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryImportArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


export type QueryImportProblemsArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  severity?: InputMaybe<ImportSeverity>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryProjectsArgs = {
  workspaceSlug: Scalars['ID']['input'];
};


export type QueryMoveTargetsArgs = {
  workspaceSlug: Scalars['ID']['input'];
};


export type QueryProjectArgs = {
  workspaceSlug: Scalars['ID']['input'];
  slug: Scalars['ID']['input'];
};


export type QueryNewProjectTemplatesArgs = {
  workspaceSlug: Scalars['ID']['input'];
};


export type QueryProjectFeaturesArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
};


export type QueryProjectContentsArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
};


export type QueryDeletedProjectsArgs = {
  workspaceSlug: Scalars['ID']['input'];
};


export type QueryMembersArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
};


export type QueryAddablePeopleArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
};


export type QueryShareLinkArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
};


export type QueryInvitationArgs = {
  token: Scalars['String']['input'];
};


export type QueryNotificationsArgs = {
  workspaceSlug: Scalars['ID']['input'];
};


export type QueryInboxArgs = {
  tab?: InputMaybe<InboxTab>;
  workspaceSlug?: InputMaybe<Scalars['ID']['input']>;
  projectSlug?: InputMaybe<Scalars['ID']['input']>;
  unread?: InputMaybe<Scalars['Boolean']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryWatchingArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  taskId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryTasksArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<TaskFilter>;
  sort?: InputMaybe<TaskSort>;
  descending?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTaskCountsArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug?: InputMaybe<Scalars['ID']['input']>;
  by: TaskGroup;
  filter?: InputMaybe<TaskFilter>;
};


export type QueryTaskTitlesArgs = {
  workspaceSlug: Scalars['ID']['input'];
  before?: InputMaybe<Scalars['String']['input']>;
  since?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTaskArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type QuerySubtasksArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  taskId: Scalars['ID']['input'];
};


export type QueryParentTasksArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  taskId: Scalars['ID']['input'];
};


export type QueryMovePreviewArgs = {
  project: ProjectRef;
  taskIds: Array<Scalars['ID']['input']>;
  target: MoveTargetInput;
  withSubtasks?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QuerySharedTaskArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  key?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTaskShareArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type QueryTaskSharesArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
};


export type QueryWorkflowsArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
};


export type QueryTaskTypesArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
};


export type QueryEffortsArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
};


export type QueryLabelsArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  notOnTask?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryBoardsArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
};


export type QuerySprintsArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<SprintState>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySprintArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  slug: Scalars['ID']['input'];
};


export type QuerySprintChartArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  timezone?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySprintResultsArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySprintVelocityArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
};


export type QueryUserStoriesArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<UserStoryFilter>;
  sort?: InputMaybe<UserStorySort>;
  descending?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryUserStoryArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  slug: Scalars['ID']['input'];
};


export type QueryEpicsArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<EpicSort>;
  descending?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEpicArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  slug: Scalars['ID']['input'];
};


export type QueryEpicBurnupArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  timezone?: InputMaybe<Scalars['String']['input']>;
};


export type QueryRockstarsArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
  timezone?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCompletedTasksArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
  timezone?: InputMaybe<Scalars['String']['input']>;
  username?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPublicPageArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
};


export type QueryPublicProjectArgs = {
  token: Scalars['String']['input'];
};


export type QueryPublicTasksArgs = {
  token: Scalars['String']['input'];
  workflowId?: InputMaybe<Scalars['ID']['input']>;
  label?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<PublicTaskSort>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPublicTaskArgs = {
  token: Scalars['String']['input'];
  code: Scalars['String']['input'];
};


export type QueryPublicProjectHomeArgs = {
  token: Scalars['String']['input'];
};


export type QueryWikiPagesArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  parent?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryWikiPageArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  slug: Scalars['ID']['input'];
};


export type QueryWikiSearchArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  search: Scalars['String']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryWikiBinArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryWikiVersionsArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryWikiVersionArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  number: Scalars['Int']['input'];
};


export type QueryMentionsArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  taskId?: InputMaybe<Scalars['ID']['input']>;
  wikiPageId?: InputMaybe<Scalars['ID']['input']>;
  userStoryId?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRecurrencesArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug?: InputMaybe<Scalars['ID']['input']>;
  state?: InputMaybe<RecurrenceState>;
  member?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRecurrenceArgs = {
  workspaceSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type QueryRecurrenceRunsArgs = {
  workspaceSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRecurrencePreviewArgs = {
  workspaceSlug: Scalars['ID']['input'];
  rule: Scalars['String']['input'];
  start?: InputMaybe<Scalars['Date']['input']>;
  time?: InputMaybe<Scalars['String']['input']>;
  timezone: Scalars['String']['input'];
  endsOn?: InputMaybe<Scalars['Date']['input']>;
  endsAfter?: InputMaybe<Scalars['Int']['input']>;
  count?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryThreadsArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<ThreadState>;
  author?: InputMaybe<Scalars['ID']['input']>;
  unread?: InputMaybe<Scalars['Boolean']['input']>;
  sort?: InputMaybe<ThreadSort>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryThreadArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  number: Scalars['Int']['input'];
};


export type QueryThreadCommentsArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  number: Scalars['Int']['input'];
  around?: InputMaybe<Scalars['ID']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
  before?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryNotesArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  tag?: InputMaybe<Scalars['String']['input']>;
  pinned?: InputMaybe<Scalars['Boolean']['input']>;
  trashed?: InputMaybe<Scalars['Boolean']['input']>;
  sort?: InputMaybe<NoteSort>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryNoteArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFormsArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
};


export type QueryFormArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type QuerySubmissionsArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  formId: Scalars['ID']['input'];
  state?: InputMaybe<SubmissionState>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPublicFormArgs = {
  token: Scalars['String']['input'];
};


export type QueryPersonArgs = {
  username: Scalars['ID']['input'];
  workspaceSlug?: InputMaybe<Scalars['ID']['input']>;
  timezone?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAttachmentsArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  taskId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  kinds?: InputMaybe<Array<AttachmentKind>>;
  user?: InputMaybe<Scalars['ID']['input']>;
  sort?: InputMaybe<AttachmentSort>;
  group?: InputMaybe<AttachmentGroup>;
  withTasks?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAttachmentArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type QueryAttachmentVersionsArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type QueryCommentsArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  subject: CommentSubject;
  subjectId: Scalars['ID']['input'];
  sort?: InputMaybe<CommentSort>;
};


export type QueryChecklistArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  taskId: Scalars['ID']['input'];
};


export type QueryTaskLogArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  taskId: Scalars['ID']['input'];
};


export type QueryActivityLogArgs = {
  workspaceSlug: Scalars['ID']['input'];
  filter?: InputMaybe<ActivityFilter>;
  before?: InputMaybe<Scalars['ID']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTeamMembersArgs = {
  workspaceSlug: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  role?: InputMaybe<WorkspaceRole>;
  projectSlug?: InputMaybe<Scalars['ID']['input']>;
  sort?: InputMaybe<TeamSort>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryInvitationsArgs = {
  workspaceSlug: Scalars['ID']['input'];
};


export type QueryRemovedMembersArgs = {
  workspaceSlug: Scalars['ID']['input'];
};


export type QueryHandOverArgs = {
  workspaceSlug: Scalars['ID']['input'];
  username: Scalars['ID']['input'];
};


export type QueryTimeEntriesArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  taskId: Scalars['ID']['input'];
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  timezone?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTimeSheetArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug?: InputMaybe<Scalars['ID']['input']>;
  week: Scalars['Date']['input'];
  member?: InputMaybe<Scalars['String']['input']>;
  timezone?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTimeLogArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug?: InputMaybe<Scalars['ID']['input']>;
  filter: TimeLogFilter;
  group?: InputMaybe<TimeGroup>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTimeMissingArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
  timezone?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTimePeopleArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryClientsArgs = {
  workspaceSlug: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  sort?: InputMaybe<ClientSort>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryClientArgs = {
  workspaceSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type QueryProjectRatesArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
};


export type QueryInvoicesArgs = {
  workspaceSlug: Scalars['ID']['input'];
  tab?: InputMaybe<InvoiceTab>;
  clientId?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<InvoiceSort>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryInvoiceArgs = {
  workspaceSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type QueryTimePreviewArgs = {
  workspaceSlug: Scalars['ID']['input'];
  clientId: Scalars['ID']['input'];
  input: InvoiceTimeInput;
};


export type QueryBillingArgs = {
  workspaceSlug: Scalars['ID']['input'];
};


export type QueryPrintedInvoiceArgs = {
  id: Scalars['ID']['input'];
  key?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTextSearchArgs = {
  workspaceSlug: Scalars['ID']['input'];
  search: Scalars['String']['input'];
};

export type Mutation = {
  signIn: SessionPayload;
  signUp: SessionPayload;
  signInWithIdentityToken: SessionPayload;
  restoreAccount: SessionPayload;
  signOut: EmptyPayload;
  requestPasswordReset: EmptyPayload;
  resetPassword: EmptyPayload;
  createWorkspace: WorkspacePayload;
  updateWorkspace: WorkspacePayload;
  transferWorkspace: WorkspacePayload;
  withdrawTransfer: WorkspacePayload;
  answerTransfer: EmptyPayload;
  deleteWorkspace: DeleteWorkspacePayload;
  restoreWorkspace: WorkspacePayload;
  updateMailServer: MailServerPayload;
  testMailServer: TestMailServerPayload;
  removeMailServer: EmptyPayload;
  restoreMailServer: MailServerPayload;
  setWorkspaceDomain: WorkspaceDomainPayload;
  checkWorkspaceDomain: WorkspaceDomainPayload;
  removeWorkspaceDomain: EmptyPayload;
  startExport: ExportPayload;
  deleteExport: DeletedPayload;
  setImportMapping: ImportPayload;
  dryRunImport: ImportPayload;
  startImport: ImportPayload;
  cancelImport: ImportPayload;
  undoImport: ImportPayload;
  createProject: ProjectPayload;
  createSampleProject: ProjectPayload;
  removeSampleProject: SampleRemovedPayload;
  updateProject: ProjectPayload;
  transferProject: ProjectPayload;
  setProjectPrivacy: ProjectPayload;
  deleteProject: ProjectDeletedPayload;
  restoreProject: ProjectPayload;
  addMember: MemberPayload;
  updateMember: MemberPayload;
  removeMember: RemovedMemberPayload;
  leaveProject: EmptyPayload;
  inviteByEmail: InvitesPayload;
  setShareLink: ShareLinkPayload;
  refreshShareLink: ShareLinkPayload;
  setShareLinkRole: ShareLinkPayload;
  acceptInvitation: AcceptedPayload;
  declineInvitation: EmptyPayload;
  askForInvitation: EmptyPayload;
  agreeToInvitation: EmptyPayload;
  refuseInvitation: EmptyPayload;
  markNotifications: MarkedPayload;
  snoozeNotifications: MarkedPayload;
  setWatching: WatchingPayload;
  setMuted: WatchingPayload;
  remindOfTask: ReminderPayload;
  setNewsSwitch: NewsSwitchesPayload;
  setMailTime: MailSettingsPayload;
  unsubscribe: UnsubscribePayload;
  createTask: TaskPayload;
  updateTask: TaskPayload;
  setTaskDone: TaskPayload;
  setTaskProgress: TaskPayload;
  setTaskBoard: TaskPayload;
  setTaskFavorite: TaskPayload;
  deleteTask: DeletedPayload;
  duplicateTask: TaskPayload;
  assignTask: TaskPayload;
  unassignTask: TaskPayload;
  attachLabel: TaskPayload;
  detachLabel: TaskPayload;
  moveTask: MovePayload;
  undoMove: UndoMovePayload;
  setTaskShare: TaskSharePayload;
  createLabel: LabelPayload;
  updateLabel: LabelPayload;
  deleteLabel: DeletedPayload;
  createTaskType: TaskTypePayload;
  updateTaskType: TaskTypePayload;
  deleteTaskType: DeletedPayload;
  createEffort: EffortPayload;
  updateEffort: EffortPayload;
  deleteEffort: DeletedPayload;
  createWorkflow: WorkflowPayload;
  updateWorkflow: WorkflowPayload;
  deleteWorkflow: DeletedPayload;
  createBoard: BoardPayload;
  updateBoard: BoardPayload;
  deleteBoard: DeletedPayload;
  orderTemplates: TemplateOrderPayload;
  replaceTemplate: ReplacedPayload;
  mergeLabels: ReplacedPayload;
  putBackTemplate: PutBackPayload;
  putBackLabel: PutBackPayload;
  createSprint: SprintPayload;
  updateSprint: SprintPayload;
  deleteSprint: DeletedPayload;
  startSprint: SprintPayload;
  completeSprint: CompleteSprintPayload;
  reopenSprint: SprintPayload;
  createUserStory: UserStoryPayload;
  createUserStories: UserStoriesPayload;
  updateUserStory: UserStoryPayload;
  deleteUserStory: DeletedPayload;
  createEpic: EpicPayload;
  updateEpic: EpicPayload;
  deleteEpic: DeletedPayload;
  setRockstarHidden: RockstarHiddenPayload;
  setPublicPage: PublicPagePayload;
  refreshPublicPage: PublicPagePayload;
  createWikiPage: WikiPagePayload;
  renameWikiPage: WikiPagePayload;
  moveWikiPage: WikiPagePayload;
  deleteWikiPage: DeletedPayload;
  restoreWikiPage: WikiPagePayload;
  emptyWikiBin: EmptiedWikiBinPayload;
  saveWikiDraft: WikiDraftPayload;
  discardWikiDraft: DeletedPayload;
  followWikiPage: WikiPagePayload;
  publishWikiPage: PublishWikiPagePayload;
  restoreWikiVersion: PublishWikiPagePayload;
  createRecurrence: RecurrencePayload;
  updateRecurrence: RecurrencePayload;
  pauseRecurrence: RecurrencePayload;
  resumeRecurrence: RecurrencePayload;
  skipOccurrence: RecurrencePayload;
  runRecurrence: RunRecurrencePayload;
  deleteRecurrence: DeletedPayload;
  createThread: ThreadPayload;
  updateThread: ThreadPayload;
  deleteThread: DeletedPayload;
  threadToTask: TaskPayload;
  followThread: ThreadPayload;
  readThread: ThreadPayload;
  createNote: NotePayload;
  updateNote: NotePayload;
  deleteNote: DeletedPayload;
  restoreNote: NotePayload;
  convertNote: ConvertNotePayload;
  createForm: FormPayload;
  updateForm: FormPayload;
  setFormState: FormPayload;
  refreshFormAddress: FormPayload;
  followForm: FormPayload;
  deleteForm: DeletedPayload;
  judgeSubmissions: SubmissionsPayload;
  submitPublicForm: ThanksPayload;
  changePassword: ChangePasswordPayload;
  changeEmail: EmptyPayload;
  confirmEmail: EmailPayload;
  verifyEmail: EmailPayload;
  revertEmail: RevertedEmailPayload;
  resendVerification: EmptyPayload;
  deleteAccount: DeleteAccountPayload;
  endSession: DeletedPayload;
  endOtherSessions: EndedSessionsPayload;
  updateViewer: ViewerPayload;
  updateFirstSteps: FirstStepsPayload;
  deleteAttachment: DeletedPayload;
  renameAttachment: AttachmentPayload;
  linkAttachment: AttachmentPayload;
  unlinkAttachment: AttachmentPayload;
  moveAttachment: AttachmentPayload;
  restoreAttachmentVersion: AttachmentPayload;
  addComment: CommentPayload;
  updateComment: CommentPayload;
  deleteComment: DeletedPayload;
  addChecklistItem: ChecklistItemPayload;
  renameChecklistItem: ChecklistItemPayload;
  setChecklistItemDone: ChecklistItemPayload;
  deleteChecklistItem: DeletedPayload;
  resendInvitation: EmptyPayload;
  removeTeamMember: RemovedTeamMemberPayload;
  restoreTeamMember: RestoredTeamMemberPayload;
  leaveWorkspace: EmptyPayload;
  setWorkspaceRole: TeamMemberPayload;
  withdrawInvitation: WithdrawnInvitationPayload;
  updateTimeEntry: TimeEntryPayload;
  logTime: TimeEntryPayload;
  deleteTimeEntry: DeletedPayload;
  setTimePin: EmptyPayload;
  startTimer: TimerPayload;
  endTimer: TimerPayload;
  cancelTimer: TimerPayload;
  suggestTitle: TextSuggestionPayload;
  suggestDescription: TextSuggestionPayload;
  suggestLabels: LabelSuggestionsPayload;
  applyLabels: TaskPayload;
  createClient: ClientPayload;
  updateClient: ClientPayload;
  setClientProjects: ClientPayload;
  archiveClient: ClientPayload;
  deleteClient: DeletedPayload;
  inviteClientContact: ClientPayload;
  setProjectRates: ProjectRatesPayload;
  createInvoice: InvoicePayload;
  updateInvoice: InvoicePayload;
  setInvoiceLines: InvoicePayload;
  addInvoiceTime: InvoicePayload;
  deleteInvoice: DeletedPayload;
  issueInvoice: InvoicePayload;
  voidInvoice: InvoicePayload;
  markInvoiceSent: InvoicePayload;
  sendInvoice: InvoicePayload;
  remindOfInvoice: InvoicePayload;
  pauseReminders: InvoicePayload;
  closeInvoiceLinks: InvoicePayload;
  duplicateInvoice: InvoicePayload;
  creditInvoice: InvoicePayload;
  addPayment: InvoicePayload;
  deletePayment: InvoicePayload;
  updateBilling: BillingPayload;
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationSignUpArgs = {
  input: SignUpInput;
};


export type MutationSignInWithIdentityTokenArgs = {
  input: IdentityTokenInput;
};


export type MutationRestoreAccountArgs = {
  input: SignInInput;
};


export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationCreateWorkspaceArgs = {
  input: CreateWorkspaceInput;
};


export type MutationUpdateWorkspaceArgs = {
  slug: Scalars['ID']['input'];
  input: UpdateWorkspaceInput;
};


export type MutationTransferWorkspaceArgs = {
  slug: Scalars['ID']['input'];
  username: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationWithdrawTransferArgs = {
  slug: Scalars['ID']['input'];
};


export type MutationAnswerTransferArgs = {
  slug: Scalars['ID']['input'];
  accept: Scalars['Boolean']['input'];
};


export type MutationDeleteWorkspaceArgs = {
  slug: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationRestoreWorkspaceArgs = {
  slug: Scalars['ID']['input'];
};


export type MutationUpdateMailServerArgs = {
  workspaceSlug: Scalars['ID']['input'];
  input: UpdateMailServerInput;
};


export type MutationTestMailServerArgs = {
  workspaceSlug: Scalars['ID']['input'];
};


export type MutationRemoveMailServerArgs = {
  workspaceSlug: Scalars['ID']['input'];
};


export type MutationRestoreMailServerArgs = {
  workspaceSlug: Scalars['ID']['input'];
};


export type MutationSetWorkspaceDomainArgs = {
  workspaceSlug: Scalars['ID']['input'];
  domain: Scalars['String']['input'];
};


export type MutationCheckWorkspaceDomainArgs = {
  workspaceSlug: Scalars['ID']['input'];
};


export type MutationRemoveWorkspaceDomainArgs = {
  workspaceSlug: Scalars['ID']['input'];
};


export type MutationStartExportArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug?: InputMaybe<Scalars['ID']['input']>;
  kind?: InputMaybe<ExportKind>;
  withFiles?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteExportArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationSetImportMappingArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  mapping: ImportMappingInput;
};


export type MutationDryRunImportArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationStartImportArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationCancelImportArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  keep?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUndoImportArgs = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  removeTouched?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCreateProjectArgs = {
  input: CreateProjectInput;
};


export type MutationCreateSampleProjectArgs = {
  workspaceSlug: Scalars['ID']['input'];
};


export type MutationRemoveSampleProjectArgs = {
  project: ProjectRef;
};


export type MutationUpdateProjectArgs = {
  project: ProjectRef;
  input: UpdateProjectInput;
};


export type MutationTransferProjectArgs = {
  project: ProjectRef;
  username: Scalars['ID']['input'];
};


export type MutationSetProjectPrivacyArgs = {
  project: ProjectRef;
  isPrivate: Scalars['Boolean']['input'];
};


export type MutationDeleteProjectArgs = {
  project: ProjectRef;
  name: Scalars['String']['input'];
};


export type MutationRestoreProjectArgs = {
  workspaceSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type MutationAddMemberArgs = {
  project: ProjectRef;
  username: Scalars['ID']['input'];
  role?: InputMaybe<InviteRole>;
  back?: InputMaybe<MemberBackInput>;
};


export type MutationUpdateMemberArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
  role: InviteRole;
};


export type MutationRemoveMemberArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
  reassignTo?: InputMaybe<Scalars['ID']['input']>;
  undo?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationLeaveProjectArgs = {
  project: ProjectRef;
};


export type MutationInviteByEmailArgs = {
  project: ProjectRef;
  entries: Array<InviteEntry>;
};


export type MutationSetShareLinkArgs = {
  project: ProjectRef;
  enabled: Scalars['Boolean']['input'];
};


export type MutationRefreshShareLinkArgs = {
  project: ProjectRef;
};


export type MutationSetShareLinkRoleArgs = {
  project: ProjectRef;
  role: InviteRole;
};


export type MutationAcceptInvitationArgs = {
  token: Scalars['String']['input'];
};


export type MutationDeclineInvitationArgs = {
  token: Scalars['String']['input'];
};


export type MutationAskForInvitationArgs = {
  token: Scalars['String']['input'];
};


export type MutationAgreeToInvitationArgs = {
  token: Scalars['String']['input'];
};


export type MutationRefuseInvitationArgs = {
  token: Scalars['String']['input'];
};


export type MutationMarkNotificationsArgs = {
  input: MarkNotificationsInput;
};


export type MutationSnoozeNotificationsArgs = {
  ids: Array<Scalars['ID']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
  isRead?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSetWatchingArgs = {
  project: ProjectRef;
  taskId?: InputMaybe<Scalars['ID']['input']>;
  isWatching: Scalars['Boolean']['input'];
};


export type MutationSetMutedArgs = {
  project: ProjectRef;
  taskId?: InputMaybe<Scalars['ID']['input']>;
  isMuted: Scalars['Boolean']['input'];
};


export type MutationRemindOfTaskArgs = {
  project: ProjectRef;
  taskId: Scalars['ID']['input'];
  at?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationSetNewsSwitchArgs = {
  name: Scalars['String']['input'];
  isOn: Scalars['Boolean']['input'];
};


export type MutationSetMailTimeArgs = {
  kind: MailKind;
  time?: InputMaybe<MailTime>;
  workspaceSlug?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationUnsubscribeArgs = {
  token: Scalars['String']['input'];
};


export type MutationCreateTaskArgs = {
  input: CreateTaskInput;
};


export type MutationUpdateTaskArgs = {
  task: TaskRef;
  input: UpdateTaskInput;
};


export type MutationSetTaskDoneArgs = {
  task: TaskRef;
  done: Scalars['Boolean']['input'];
};


export type MutationSetTaskProgressArgs = {
  task: TaskRef;
  progress: Scalars['Int']['input'];
};


export type MutationSetTaskBoardArgs = {
  task: TaskRef;
  boardId: Scalars['ID']['input'];
};


export type MutationSetTaskFavoriteArgs = {
  task: TaskRef;
  favorite: Scalars['Boolean']['input'];
};


export type MutationDeleteTaskArgs = {
  task: TaskRef;
};


export type MutationDuplicateTaskArgs = {
  task: TaskRef;
};


export type MutationAssignTaskArgs = {
  task: TaskRef;
  username: Scalars['ID']['input'];
};


export type MutationUnassignTaskArgs = {
  task: TaskRef;
  username: Scalars['ID']['input'];
};


export type MutationAttachLabelArgs = {
  task: TaskRef;
  labelId: Scalars['ID']['input'];
};


export type MutationDetachLabelArgs = {
  task: TaskRef;
  labelId: Scalars['ID']['input'];
};


export type MutationMoveTaskArgs = {
  task: TaskRef;
  input: MoveTaskInput;
};


export type MutationUndoMoveArgs = {
  task: TaskRef;
  moveId: Scalars['ID']['input'];
};


export type MutationSetTaskShareArgs = {
  task: TaskRef;
  isOn: Scalars['Boolean']['input'];
};


export type MutationCreateLabelArgs = {
  project: ProjectRef;
  input: LabelInput;
};


export type MutationUpdateLabelArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
  input: UpdateLabelInput;
};


export type MutationDeleteLabelArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
};


export type MutationCreateTaskTypeArgs = {
  project: ProjectRef;
  input: TaskTypeInput;
};


export type MutationUpdateTaskTypeArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
  input: UpdateTaskTypeInput;
};


export type MutationDeleteTaskTypeArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
};


export type MutationCreateEffortArgs = {
  project: ProjectRef;
  input: EffortInput;
};


export type MutationUpdateEffortArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
  input: UpdateEffortInput;
};


export type MutationDeleteEffortArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
};


export type MutationCreateWorkflowArgs = {
  project: ProjectRef;
  input: WorkflowInput;
};


export type MutationUpdateWorkflowArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
  input: UpdateWorkflowInput;
};


export type MutationDeleteWorkflowArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
};


export type MutationCreateBoardArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
  title: Scalars['String']['input'];
};


export type MutationUpdateBoardArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
  title: Scalars['String']['input'];
};


export type MutationDeleteBoardArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
};


export type MutationOrderTemplatesArgs = {
  project: ProjectRef;
  kind: TemplateKind;
  ids: Array<Scalars['ID']['input']>;
};


export type MutationReplaceTemplateArgs = {
  project: ProjectRef;
  kind: TemplateKind;
  id: Scalars['ID']['input'];
  with: Scalars['ID']['input'];
};


export type MutationMergeLabelsArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
  with: Scalars['ID']['input'];
};


export type MutationPutBackTemplateArgs = {
  project: ProjectRef;
  kind: TemplateKind;
  id: Scalars['ID']['input'];
};


export type MutationPutBackLabelArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
};


export type MutationCreateSprintArgs = {
  project: ProjectRef;
  input: SprintInput;
};


export type MutationUpdateSprintArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
  input: UpdateSprintInput;
};


export type MutationDeleteSprintArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
};


export type MutationStartSprintArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
};


export type MutationCompleteSprintArgs = {
  project: ProjectRef;
  input: CompleteSprintInput;
};


export type MutationReopenSprintArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
};


export type MutationCreateUserStoryArgs = {
  project: ProjectRef;
  input: UserStoryInput;
};


export type MutationCreateUserStoriesArgs = {
  project: ProjectRef;
  input: CreateUserStoriesInput;
};


export type MutationUpdateUserStoryArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
  input: UpdateUserStoryInput;
};


export type MutationDeleteUserStoryArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
};


export type MutationCreateEpicArgs = {
  project: ProjectRef;
  input: EpicInput;
};


export type MutationUpdateEpicArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
  input: UpdateEpicInput;
};


export type MutationDeleteEpicArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
};


export type MutationSetRockstarHiddenArgs = {
  project: ProjectRef;
  hidden: Scalars['Boolean']['input'];
};


export type MutationSetPublicPageArgs = {
  project: ProjectRef;
  input: PublicPageInput;
};


export type MutationRefreshPublicPageArgs = {
  project: ProjectRef;
};


export type MutationCreateWikiPageArgs = {
  project: ProjectRef;
  input: WikiPageInput;
};


export type MutationRenameWikiPageArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
  title: Scalars['String']['input'];
};


export type MutationMoveWikiPageArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
  input: MoveWikiPageInput;
};


export type MutationDeleteWikiPageArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
};


export type MutationRestoreWikiPageArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
};


export type MutationEmptyWikiBinArgs = {
  project: ProjectRef;
};


export type MutationSaveWikiDraftArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
  input: WikiDraftInput;
};


export type MutationDiscardWikiDraftArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
};


export type MutationFollowWikiPageArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
  follow: Scalars['Boolean']['input'];
};


export type MutationPublishWikiPageArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
  input: PublishWikiPageInput;
};


export type MutationRestoreWikiVersionArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
  number: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCreateRecurrenceArgs = {
  project: ProjectRef;
  input: CreateRecurrenceInput;
};


export type MutationUpdateRecurrenceArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
  input: UpdateRecurrenceInput;
};


export type MutationPauseRecurrenceArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
  until?: InputMaybe<Scalars['Date']['input']>;
};


export type MutationResumeRecurrenceArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
};


export type MutationSkipOccurrenceArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
  day: Scalars['Date']['input'];
  skipped: Scalars['Boolean']['input'];
};


export type MutationRunRecurrenceArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
};


export type MutationDeleteRecurrenceArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
};


export type MutationCreateThreadArgs = {
  project: ProjectRef;
  input: CreateThreadInput;
};


export type MutationUpdateThreadArgs = {
  project: ProjectRef;
  number: Scalars['Int']['input'];
  input: UpdateThreadInput;
};


export type MutationDeleteThreadArgs = {
  project: ProjectRef;
  number: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


export type MutationThreadToTaskArgs = {
  project: ProjectRef;
  number: Scalars['Int']['input'];
  input: ThreadToTaskInput;
};


export type MutationFollowThreadArgs = {
  project: ProjectRef;
  number: Scalars['Int']['input'];
  follow: Scalars['Boolean']['input'];
};


export type MutationReadThreadArgs = {
  project: ProjectRef;
  number: Scalars['Int']['input'];
  readTo?: InputMaybe<Scalars['ID']['input']>;
  unread?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCreateNoteArgs = {
  input: CreateNoteInput;
};


export type MutationUpdateNoteArgs = {
  id: Scalars['ID']['input'];
  input: UpdateNoteInput;
};


export type MutationDeleteNoteArgs = {
  id: Scalars['ID']['input'];
  forever?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRestoreNoteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationConvertNoteArgs = {
  id: Scalars['ID']['input'];
  project: ProjectRef;
  titles?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type MutationCreateFormArgs = {
  project: ProjectRef;
  input: CreateFormInput;
};


export type MutationUpdateFormArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: UpdateFormInput;
};


export type MutationSetFormStateArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
  state: FormState;
};


export type MutationRefreshFormAddressArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
};


export type MutationFollowFormArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
  follow: Scalars['Boolean']['input'];
};


export type MutationDeleteFormArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
};


export type MutationJudgeSubmissionsArgs = {
  project: ProjectRef;
  formId: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
  state: SubmissionState;
};


export type MutationSubmitPublicFormArgs = {
  token: Scalars['String']['input'];
  input: PublicAnswersInput;
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationChangeEmailArgs = {
  input: ChangeEmailInput;
};


export type MutationConfirmEmailArgs = {
  token: Scalars['String']['input'];
};


export type MutationVerifyEmailArgs = {
  token: Scalars['String']['input'];
};


export type MutationRevertEmailArgs = {
  token: Scalars['String']['input'];
};


export type MutationResendVerificationArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdateViewerArgs = {
  input: UpdateViewerInput;
};


export type MutationUpdateFirstStepsArgs = {
  input: FirstStepsInput;
};


export type MutationDeleteAttachmentArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
};


export type MutationRenameAttachmentArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
  filename: Scalars['String']['input'];
};


export type MutationLinkAttachmentArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
  taskId: Scalars['ID']['input'];
};


export type MutationUnlinkAttachmentArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
  taskId: Scalars['ID']['input'];
};


export type MutationMoveAttachmentArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
  taskId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationRestoreAttachmentVersionArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
  number: Scalars['Int']['input'];
};


export type MutationAddCommentArgs = {
  project: ProjectRef;
  input: AddCommentInput;
};


export type MutationUpdateCommentArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
  input: UpdateCommentInput;
};


export type MutationDeleteCommentArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
};


export type MutationAddChecklistItemArgs = {
  task: TaskRef;
  input: AddChecklistItemInput;
};


export type MutationRenameChecklistItemArgs = {
  task: TaskRef;
  id: Scalars['ID']['input'];
  title: Scalars['String']['input'];
};


export type MutationSetChecklistItemDoneArgs = {
  task: TaskRef;
  id: Scalars['ID']['input'];
  done: Scalars['Boolean']['input'];
};


export type MutationDeleteChecklistItemArgs = {
  task: TaskRef;
  id: Scalars['ID']['input'];
};


export type MutationResendInvitationArgs = {
  workspaceSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type MutationRemoveTeamMemberArgs = {
  workspaceSlug: Scalars['ID']['input'];
  username: Scalars['ID']['input'];
  handOver?: InputMaybe<Array<HandOverInput>>;
  projectsTo?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationRestoreTeamMemberArgs = {
  workspaceSlug: Scalars['ID']['input'];
  username: Scalars['ID']['input'];
};


export type MutationLeaveWorkspaceArgs = {
  workspaceSlug: Scalars['ID']['input'];
  handOver?: InputMaybe<Array<HandOverInput>>;
};


export type MutationSetWorkspaceRoleArgs = {
  workspaceSlug: Scalars['ID']['input'];
  username: Scalars['ID']['input'];
  role: WorkspaceRole;
  projects?: InputMaybe<Array<ProjectRoleInput>>;
};


export type MutationWithdrawInvitationArgs = {
  workspaceSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  undo?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateTimeEntryArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
  input: UpdateTimeEntryInput;
};


export type MutationLogTimeArgs = {
  task: TaskRef;
  input: LogTimeInput;
};


export type MutationDeleteTimeEntryArgs = {
  project: ProjectRef;
  id: Scalars['ID']['input'];
};


export type MutationSetTimePinArgs = {
  task: TaskRef;
  pinned: Scalars['Boolean']['input'];
};


export type MutationStartTimerArgs = {
  task: TaskRef;
  comment?: InputMaybe<Scalars['String']['input']>;
};


export type MutationEndTimerArgs = {
  task: TaskRef;
  comment?: InputMaybe<Scalars['String']['input']>;
  endedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationCancelTimerArgs = {
  task: TaskRef;
};


export type MutationSuggestTitleArgs = {
  task: TaskRef;
};


export type MutationSuggestDescriptionArgs = {
  task: TaskRef;
};


export type MutationSuggestLabelsArgs = {
  task: TaskRef;
};


export type MutationApplyLabelsArgs = {
  task: TaskRef;
  labels: Array<LabelInput>;
};


export type MutationCreateClientArgs = {
  workspaceSlug: Scalars['ID']['input'];
  input: CreateClientInput;
};


export type MutationUpdateClientArgs = {
  workspaceSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  input: UpdateClientInput;
};


export type MutationSetClientProjectsArgs = {
  workspaceSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  projectSlugs: Array<Scalars['ID']['input']>;
};


export type MutationArchiveClientArgs = {
  workspaceSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  archived: Scalars['Boolean']['input'];
};


export type MutationDeleteClientArgs = {
  workspaceSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type MutationInviteClientContactArgs = {
  workspaceSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  input: InviteClientContactInput;
};


export type MutationSetProjectRatesArgs = {
  project: ProjectRef;
  input: ProjectRatesInput;
};


export type MutationCreateInvoiceArgs = {
  workspaceSlug: Scalars['ID']['input'];
  clientId: Scalars['ID']['input'];
  time?: InputMaybe<InvoiceTimeInput>;
};


export type MutationUpdateInvoiceArgs = {
  workspaceSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  input: UpdateInvoiceInput;
};


export type MutationSetInvoiceLinesArgs = {
  workspaceSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  lines: Array<InvoiceLineInput>;
};


export type MutationAddInvoiceTimeArgs = {
  workspaceSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  time: InvoiceTimeInput;
};


export type MutationDeleteInvoiceArgs = {
  workspaceSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type MutationIssueInvoiceArgs = {
  workspaceSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  issuedOn?: InputMaybe<Scalars['Date']['input']>;
};


export type MutationVoidInvoiceArgs = {
  workspaceSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationMarkInvoiceSentArgs = {
  workspaceSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  sent: Scalars['Boolean']['input'];
};


export type MutationSendInvoiceArgs = {
  workspaceSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  input: SendInvoiceInput;
};


export type MutationRemindOfInvoiceArgs = {
  workspaceSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  input: SendInvoiceInput;
};


export type MutationPauseRemindersArgs = {
  workspaceSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  paused: Scalars['Boolean']['input'];
};


export type MutationCloseInvoiceLinksArgs = {
  workspaceSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  closed: Scalars['Boolean']['input'];
  links?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationDuplicateInvoiceArgs = {
  workspaceSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type MutationCreditInvoiceArgs = {
  workspaceSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  lines?: InputMaybe<Array<CreditLineInput>>;
};


export type MutationAddPaymentArgs = {
  workspaceSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  input: PaymentInput;
};


export type MutationDeletePaymentArgs = {
  workspaceSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  paymentId: Scalars['ID']['input'];
};


export type MutationUpdateBillingArgs = {
  workspaceSlug: Scalars['ID']['input'];
  input: BillingInput;
};

export type Permission =
  | 'EDIT'
  | 'ADMIN'
  | 'OWN'
  | 'CREATE_PROJECT'
  | 'PAID';

export type Person = {
  id: Scalars['ID']['output'];
  username: Scalars['String']['output'];
  name: Scalars['String']['output'];
  avatar: Maybe<Scalars['String']['output']>;
  headline: Maybe<Scalars['String']['output']>;
};

export type Actor = {
  name: Scalars['String']['output'];
  avatar: Maybe<Scalars['String']['output']>;
  username: Maybe<Scalars['String']['output']>;
  headline: Maybe<Scalars['String']['output']>;
};

export type UserError = {
  code: UserErrorCode;
  field: Maybe<Array<Scalars['String']['output']>>;
  message: Scalars['String']['output'];
};

export type UserErrorCode =
  | 'INVALID'
  | 'REQUIRED'
  | 'NOT_FOUND'
  | 'CONFLICT';

export type Payload = {
  userErrors: Array<UserError>;
};

export type EmptyPayload = Payload & {
  ok: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type DeletedPayload = Payload & {
  deletedId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type TaskRef = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};

export type ProjectRef = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
};

export type Viewer = {
  id: Scalars['ID']['output'];
  username: Scalars['String']['output'];
  name: Scalars['String']['output'];
  avatar: Maybe<Scalars['String']['output']>;
  headline: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  hasPassword: Scalars['Boolean']['output'];
  mustConfirmEmail: Scalars['Boolean']['output'];
  preferences: Preferences;
};

export type SessionPayload = Payload & {
  token: Maybe<Scalars['String']['output']>;
  viewer: Maybe<Viewer>;
  mustConfirmEmail: Scalars['Boolean']['output'];
  leaving: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type SignInInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type IdentityTokenInput = {
  idToken: Scalars['String']['input'];
  nonce: Scalars['String']['input'];
  invitationToken?: InputMaybe<Scalars['String']['input']>;
};

export type SignUpInput = {
  name: Scalars['String']['input'];
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  invitationToken?: InputMaybe<Scalars['String']['input']>;
};

export type SignUpRules = {
  signUp: SignUpMode;
  domains: Array<Scalars['String']['output']>;
};

export type SignUpMode =
  | 'OPEN'
  | 'INVITED'
  | 'OFF';

export type ResetPasswordInput = {
  token: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type Workspace = {
  id: Scalars['ID']['output'];
  slug: Scalars['String']['output'];
  name: Scalars['String']['output'];
  logo: Maybe<Scalars['String']['output']>;
  whitelabelLogo: Maybe<Scalars['String']['output']>;
  favicon: Maybe<Scalars['String']['output']>;
  owner: Maybe<Person>;
  subscription: Maybe<Scalars['String']['output']>;
  unlimitedWorkspaces: Maybe<Scalars['Boolean']['output']>;
  viewerCan: Array<Permission>;
  settings: Maybe<WorkspaceSettings>;
  transferOffer: Maybe<WorkspaceTransfer>;
};

export type WorkspacePayload = Payload & {
  workspace: Maybe<Workspace>;
  userErrors: Array<UserError>;
};

export type CreateWorkspaceInput = {
  name: Scalars['String']['input'];
  logo?: InputMaybe<Scalars['String']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

export type WorkspaceSettings = {
  timeZone: Scalars['String']['output'];
  weekStart: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  projectCreators: ProjectCreators;
  transfer: Maybe<WorkspaceTransfer>;
};

export type ProjectCreators =
  | 'OWNER'
  | 'MEMBERS';

export type WorkspaceTransfer = {
  username: Scalars['String']['output'];
  name: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

export type DeletedWorkspace = {
  slug: Scalars['String']['output'];
  name: Scalars['String']['output'];
  logo: Maybe<Scalars['String']['output']>;
  deletionAt: Scalars['DateTime']['output'];
};

export type WorkspaceContents = {
  projects: Scalars['Int']['output'];
  tasks: Scalars['Int']['output'];
  files: Scalars['Int']['output'];
  bytes: Scalars['Float']['output'];
  invoices: Scalars['Int']['output'];
};

export type DeleteWorkspacePayload = Payload & {
  deletionAt: Maybe<Scalars['DateTime']['output']>;
  userErrors: Array<UserError>;
};

export type UpdateWorkspaceInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  logo?: InputMaybe<Scalars['String']['input']>;
  whitelabelLogo?: InputMaybe<Scalars['String']['input']>;
  favicon?: InputMaybe<Scalars['String']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
  weekStart?: InputMaybe<Scalars['Int']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  projectCreators?: InputMaybe<ProjectCreators>;
};

export type MailServer = {
  host: Scalars['String']['output'];
  port: Scalars['Int']['output'];
  security: MailSecurity;
  username: Scalars['String']['output'];
  hasPassword: Scalars['Boolean']['output'];
  fromEmail: Scalars['String']['output'];
  fromName: Maybe<Scalars['String']['output']>;
  replyTo: Maybe<Scalars['String']['output']>;
  fallback: Scalars['Boolean']['output'];
  state: MailServerState;
  testedAt: Maybe<Scalars['DateTime']['output']>;
  lastReply: Maybe<Scalars['String']['output']>;
};

export type MailSecurity =
  | 'STARTTLS'
  | 'TLS'
  | 'NONE';

export type MailServerState =
  | 'UNTESTED'
  | 'WORKING'
  | 'FAILING'
  | 'NEEDS_PASSWORD';

export type WorkspaceMail = {
  id: Scalars['ID']['output'];
  to: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  kind: Scalars['String']['output'];
  state: WorkspaceMailState;
  tries: Scalars['Int']['output'];
  lastReply: Maybe<Scalars['String']['output']>;
  byWorkspace: Maybe<Scalars['Boolean']['output']>;
  createdAt: Maybe<Scalars['DateTime']['output']>;
  sentAt: Maybe<Scalars['DateTime']['output']>;
};

export type WorkspaceMailState =
  | 'WAITING'
  | 'SENT'
  | 'FAILED';

export type WorkspaceMailPage = {
  nodes: Array<WorkspaceMail>;
  page: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

export type MailServerPayload = Payload & {
  mailServer: Maybe<MailServer>;
  userErrors: Array<UserError>;
};

export type TestMailServerPayload = Payload & {
  ok: Maybe<Scalars['Boolean']['output']>;
  stage: Maybe<Scalars['String']['output']>;
  reply: Maybe<Scalars['String']['output']>;
  message: Maybe<Scalars['String']['output']>;
  mailServer: Maybe<MailServer>;
  userErrors: Array<UserError>;
};

export type UpdateMailServerInput = {
  host?: InputMaybe<Scalars['String']['input']>;
  port?: InputMaybe<Scalars['Int']['input']>;
  security?: InputMaybe<MailSecurity>;
  username?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  fromEmail?: InputMaybe<Scalars['String']['input']>;
  fromName?: InputMaybe<Scalars['String']['input']>;
  replyTo?: InputMaybe<Scalars['String']['input']>;
  fallback?: InputMaybe<Scalars['Boolean']['input']>;
};

export type WorkspaceDomain = {
  domain: Scalars['String']['output'];
  state: WorkspaceDomainState;
  token: Scalars['String']['output'];
  target: Scalars['String']['output'];
  isApex: Scalars['Boolean']['output'];
  txtRecord: DnsRecord;
  verifiedAt: Maybe<Scalars['DateTime']['output']>;
  brokenAt: Maybe<Scalars['DateTime']['output']>;
  checks: Array<DomainCheck>;
};

export type WorkspaceDomainState =
  | 'WAITING'
  | 'VERIFIED'
  | 'BROKEN';

export type DnsRecord = {
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type DomainCheck = {
  kind: DomainCheckKind;
  ok: Maybe<Scalars['Boolean']['output']>;
  found: Maybe<Scalars['String']['output']>;
  expected: Scalars['String']['output'];
  message: Scalars['String']['output'];
  at: Maybe<Scalars['DateTime']['output']>;
};

export type DomainCheckKind =
  | 'OWNERSHIP'
  | 'ROUTING';

export type WorkspaceDomainPayload = Payload & {
  domain: Maybe<WorkspaceDomain>;
  userErrors: Array<UserError>;
};

export type Export = {
  id: Scalars['ID']['output'];
  kind: ExportKind;
  withFiles: Scalars['Boolean']['output'];
  state: ExportState;
  done: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
  size: Maybe<Scalars['Float']['output']>;
  sha256: Maybe<Scalars['String']['output']>;
  counts: Maybe<ExportCounts>;
  problems: Scalars['Int']['output'];
  lacking: Array<Scalars['String']['output']>;
  reason: Maybe<Scalars['String']['output']>;
  filename: Scalars['String']['output'];
  project: Maybe<NamedPlace>;
  person: Maybe<ExportPerson>;
  createdAt: Scalars['DateTime']['output'];
  readyAt: Maybe<Scalars['DateTime']['output']>;
  expiresAt: Maybe<Scalars['DateTime']['output']>;
};

export type ExportKind =
  | 'ZIP'
  | 'MARKDOWN';

export type ExportState =
  | 'WAITING'
  | 'RUNNING'
  | 'READY'
  | 'FAILED';

export type ExportCounts = {
  projects: Scalars['Int']['output'];
  tasks: Scalars['Int']['output'];
  files: Scalars['Int']['output'];
};

export type ExportPerson = {
  username: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type ExportPayload = Payload & {
  export: Maybe<Export>;
  userErrors: Array<UserError>;
};

export type Import = {
  id: Scalars['ID']['output'];
  source: ImportSource;
  filename: Scalars['String']['output'];
  size: Scalars['Float']['output'];
  state: ImportState;
  project: Maybe<NamedPlace>;
  intoProjects: Array<NamedPlace>;
  person: Maybe<ImportPerson>;
  rowsDone: Scalars['Int']['output'];
  rowsTotal: Scalars['Int']['output'];
  counts: Maybe<ImportCounts>;
  problemCounts: Maybe<ImportProblemCounts>;
  reason: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  startedAt: Maybe<Scalars['DateTime']['output']>;
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  undoUntil: Maybe<Scalars['DateTime']['output']>;
};

export type ImportDetail = {
  import: Import;
  columns: Array<ImportColumn>;
  preview: Array<ImportPreviewTask>;
  notes: Array<Scalars['String']['output']>;
  archive: Maybe<ImportArchive>;
  mapping: Maybe<ImportMapping>;
  people: Array<ImportedPerson>;
  makes: Array<ImportedThing>;
  isHashed: Scalars['Boolean']['output'];
  touched: Array<ImportTouchedTask>;
  touchedTotal: Scalars['Int']['output'];
};

export type ImportArchive = {
  kind: ImportArchiveKind;
  madeAt: Scalars['DateTime']['output'];
  workspace: Scalars['String']['output'];
  projects: Array<ImportArchiveProject>;
  files: Scalars['Int']['output'];
  isWhole: Scalars['Boolean']['output'];
};

export type ImportArchiveProject = {
  slug: Scalars['String']['output'];
  name: Scalars['String']['output'];
  tasks: Scalars['Int']['output'];
};

export type ImportArchiveKind =
  | 'WORKSPACE'
  | 'PROJECT';

export type ImportColumn = {
  name: Scalars['String']['output'];
  samples: Array<Scalars['String']['output']>;
  filled: Scalars['Int']['output'];
  values: Array<ImportValue>;
  more: Scalars['Boolean']['output'];
  dateFormats: Array<ImportDateFormat>;
};

export type ImportValue = {
  value: Scalars['String']['output'];
  count: Scalars['Int']['output'];
};

export type ImportPreviewTask = {
  row: Scalars['Int']['output'];
  title: Maybe<Scalars['String']['output']>;
  status: Maybe<Scalars['String']['output']>;
  type: Maybe<Scalars['String']['output']>;
  labels: Array<Scalars['String']['output']>;
  assignees: Array<Scalars['String']['output']>;
  dueDate: Maybe<Scalars['DateTime']['output']>;
  done: Scalars['Boolean']['output'];
  comments: Scalars['Int']['output'];
  parent: Maybe<Scalars['String']['output']>;
  description: Maybe<Scalars['String']['output']>;
};

export type ImportedPerson = {
  name: Scalars['String']['output'];
  email: Maybe<Scalars['String']['output']>;
  count: Scalars['Int']['output'];
  proposal: Maybe<ImportPerson>;
  isCertain: Scalars['Boolean']['output'];
};

export type ImportedThing = {
  kind: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type ImportTouchedTask = {
  id: Scalars['ID']['output'];
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type ImportMapping = {
  source: ImportSource;
  into: ImportInto;
  intoProject: Maybe<Scalars['String']['output']>;
  intoName: Maybe<Scalars['String']['output']>;
  columns: Array<ImportColumnMapping>;
  zone: Scalars['String']['output'];
  doneStatuses: Array<Scalars['String']['output']>;
  people: Array<ImportPersonChoice>;
};

export type ImportColumnMapping = {
  target: ImportColumnTarget;
  dateFormat: Maybe<ImportDateFormat>;
};

export type ImportPersonChoice = {
  name: Scalars['String']['output'];
  username: Maybe<Scalars['String']['output']>;
  invite: Scalars['Boolean']['output'];
};

export type ImportMappingInput = {
  source: ImportSource;
  into: ImportInto;
  intoProject?: InputMaybe<Scalars['String']['input']>;
  intoName?: InputMaybe<Scalars['String']['input']>;
  columns: Array<ImportColumnMappingInput>;
  zone: Scalars['String']['input'];
  doneStatuses: Array<Scalars['String']['input']>;
  people: Array<ImportPersonChoiceInput>;
};

export type ImportColumnMappingInput = {
  target: ImportColumnTarget;
  dateFormat?: InputMaybe<ImportDateFormat>;
};

export type ImportPersonChoiceInput = {
  name: Scalars['String']['input'];
  username?: InputMaybe<Scalars['String']['input']>;
  invite?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ImportSource =
  | 'CSV'
  | 'LINEAR'
  | 'JIRA'
  | 'ASANA'
  | 'TRELLO'
  | 'GITHUB'
  | 'TODOIST'
  | 'PALETTE';

export type ImportState =
  | 'READING'
  | 'MAPPING'
  | 'DRY_RUN'
  | 'READY'
  | 'RUNNING'
  | 'DONE'
  | 'FAILED'
  | 'CANCELLED'
  | 'UNDOING'
  | 'UNDONE';

export type ImportInto =
  | 'NEW'
  | 'EXISTING'
  | 'EACH';

export type ImportDateFormat =
  | 'ISO'
  | 'DMY'
  | 'MDY'
  | 'YMD'
  | 'EPOCH';

export type ImportColumnTarget =
  | 'TITLE'
  | 'DESCRIPTION'
  | 'STATUS'
  | 'TYPE'
  | 'EFFORT'
  | 'LABELS'
  | 'ASSIGNEES'
  | 'CREATOR'
  | 'CREATED'
  | 'START'
  | 'DUE'
  | 'DONE'
  | 'ARCHIVED'
  | 'PARENT'
  | 'COMMENTS'
  | 'CHECKLIST'
  | 'LINK'
  | 'SPRINT'
  | 'STORY'
  | 'ID'
  | 'CODE'
  | 'URL'
  | 'PROJECT'
  | 'NAMED_LABEL'
  | 'FIELD'
  | 'IGNORE';

export type ImportSeverity =
  | 'ERROR'
  | 'WARNING'
  | 'CONFLICT';

export type ImportProblem = {
  row: Scalars['Int']['output'];
  column: Maybe<Scalars['String']['output']>;
  value: Maybe<Scalars['String']['output']>;
  reason: Scalars['String']['output'];
  severity: ImportSeverity;
};

export type ImportProblemPage = {
  problems: Array<ImportProblem>;
  total: Scalars['Int']['output'];
};

export type ImportCounts = {
  created: Scalars['Int']['output'];
  updated: Scalars['Int']['output'];
  unchanged: Scalars['Int']['output'];
  skipped: Scalars['Int']['output'];
  comments: Scalars['Int']['output'];
  checklistItems: Scalars['Int']['output'];
};

export type ImportProblemCounts = {
  errors: Scalars['Int']['output'];
  warnings: Scalars['Int']['output'];
  conflicts: Scalars['Int']['output'];
};

export type ImportPerson = {
  username: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type ImportPayload = Payload & {
  import: Maybe<ImportDetail>;
  userErrors: Array<UserError>;
};

export type SampleRemovedPayload = Payload & {
  removedId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type ProjectContents = {
  tasks: Scalars['Int']['output'];
  ownTasks: Scalars['Int']['output'];
  files: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  userStories: Scalars['Int']['output'];
  sprints: Scalars['Int']['output'];
  discussions: Scalars['Int']['output'];
  forms: Scalars['Int']['output'];
  recurringTasks: Scalars['Int']['output'];
};

export type DeletedProject = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  code: Maybe<Scalars['String']['output']>;
  logo: Maybe<Scalars['String']['output']>;
  deletedAt: Scalars['DateTime']['output'];
  deletedBy: Maybe<Person>;
  keptUntil: Scalars['DateTime']['output'];
};

export type ProjectDeletedPayload = Payload & {
  deletedId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type Project = {
  id: Scalars['ID']['output'];
  slug: Scalars['String']['output'];
  name: Scalars['String']['output'];
  workspaceSlug: Scalars['String']['output'];
  workspaceName: Maybe<Scalars['String']['output']>;
  code: Maybe<Scalars['String']['output']>;
  description: Maybe<Scalars['String']['output']>;
  budget: Maybe<Scalars['Float']['output']>;
  startDate: Maybe<Scalars['Date']['output']>;
  dueDate: Maybe<Scalars['Date']['output']>;
  logo: Maybe<Scalars['String']['output']>;
  status: Maybe<ProjectStatus>;
  isPrivate: Maybe<Scalars['Boolean']['output']>;
  isPublic: Maybe<Scalars['Boolean']['output']>;
  showsRockstars: Maybe<Scalars['Boolean']['output']>;
  isSample: Maybe<Scalars['Boolean']['output']>;
  owner: Maybe<Person>;
  viewerRole: Scalars['String']['output'];
  viewerCan: Array<Permission>;
  people: Array<Person>;
  taskCount: Maybe<Scalars['Int']['output']>;
};

export type ProjectStatus =
  | 'IN_PROGRESS'
  | 'COMPLETED'
  | 'ARCHIVED';

export type ProjectFeature = {
  title: Scalars['String']['output'];
  icon: Maybe<Scalars['String']['output']>;
  routeName: Scalars['String']['output'];
  workspaceSlug: Scalars['String']['output'];
  projectSlug: Scalars['String']['output'];
  params: Array<RouteParam>;
};

export type RouteParam = {
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type ProjectPayload = Payload & {
  project: Maybe<Project>;
  userErrors: Array<UserError>;
};

export type CreateProjectInput = {
  workspaceSlug: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  code?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  budget?: InputMaybe<Scalars['Float']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
  dueDate?: InputMaybe<Scalars['Date']['input']>;
  logo?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ProjectStatus>;
  isPrivate?: InputMaybe<Scalars['Boolean']['input']>;
  template?: InputMaybe<Scalars['ID']['input']>;
  starterTasks?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UpdateProjectInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  budget?: InputMaybe<Scalars['Float']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
  dueDate?: InputMaybe<Scalars['Date']['input']>;
  logo?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ProjectStatus>;
  showsRockstars?: InputMaybe<Scalars['Boolean']['input']>;
};

export type NewProjectTemplate = {
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  about: Scalars['String']['output'];
  workflows: Array<NewProjectItem>;
  types: Array<NewProjectItem>;
  labels: Array<NewProjectItem>;
};

export type NewProjectItem = {
  title: Scalars['String']['output'];
  color: Scalars['HexColor']['output'];
};

export type Member = {
  id: Scalars['ID']['output'];
  person: Person;
  role: Scalars['String']['output'];
  since: Maybe<Scalars['DateTime']['output']>;
  openTasks: Maybe<Scalars['Int']['output']>;
};

export type InviteRole =
  | 'guest'
  | 'restrict'
  | 'member'
  | 'admin';

export type ShareLink = {
  id: Scalars['ID']['output'];
  enabled: Scalars['Boolean']['output'];
  url: Maybe<Scalars['String']['output']>;
  role: Maybe<InviteRole>;
};

export type Invitation = {
  token: Scalars['ID']['output'];
  projectName: Scalars['String']['output'];
  workspaceName: Scalars['String']['output'];
  inviterName: Maybe<Scalars['String']['output']>;
  role: Scalars['String']['output'];
  kind: Scalars['String']['output'];
  emailHint: Maybe<Scalars['String']['output']>;
  state: Scalars['String']['output'];
  standing: InvitationStanding;
  asker: Maybe<InvitationAsker>;
};

export type InvitationStanding =
  | 'ANYONE'
  | 'INVITED'
  | 'OTHER'
  | 'ASKING'
  | 'INVITER';

export type InvitationAsker = {
  name: Scalars['String']['output'];
  email: Scalars['String']['output'];
};

export type MemberPayload = Payload & {
  member: Maybe<Member>;
  userErrors: Array<UserError>;
};

export type RemovedMemberPayload = Payload & {
  deletedId: Maybe<Scalars['ID']['output']>;
  taskIds: Maybe<Array<Scalars['ID']['output']>>;
  givenIds: Maybe<Array<Scalars['ID']['output']>>;
  userErrors: Array<UserError>;
};

export type MemberBackInput = {
  taskIds: Array<Scalars['ID']['input']>;
  insteadOf?: InputMaybe<Scalars['ID']['input']>;
  givenIds: Array<Scalars['ID']['input']>;
};

export type InvitesPayload = Payload & {
  sent: Scalars['Int']['output'];
  invitationIds: Array<Scalars['ID']['output']>;
  added: Array<Member>;
  userErrors: Array<UserError>;
};

export type ShareLinkPayload = Payload & {
  shareLink: Maybe<ShareLink>;
  userErrors: Array<UserError>;
};

export type AcceptedPayload = Payload & {
  workspaceSlug: Maybe<Scalars['String']['output']>;
  projectSlug: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type InviteEntry = {
  name: Scalars['String']['input'];
  email: Scalars['String']['input'];
  role: InviteRole;
};

export type InboxTab =
  | 'ALL'
  | 'MENTIONED'
  | 'ASSIGNED'
  | 'WATCHING'
  | 'INVITED'
  | 'SNOOZED'
  | 'DONE';

export type InboxPage = {
  nodes: Array<Notification>;
  nextBefore: Maybe<Scalars['String']['output']>;
};

export type Unread = {
  total: Scalars['Int']['output'];
  workspaces: Array<UnreadWorkspace>;
  mentioned: Scalars['Int']['output'];
  assigned: Scalars['Int']['output'];
  watching: Scalars['Int']['output'];
  invited: Scalars['Int']['output'];
};

export type UnreadWorkspace = {
  slug: Scalars['String']['output'];
  unread: Scalars['Int']['output'];
};

export type Watching = {
  isWatching: Scalars['Boolean']['output'];
  isMuted: Scalars['Boolean']['output'];
  reminderAt: Maybe<Scalars['DateTime']['output']>;
  watchers: Array<Actor>;
};

export type NewsSwitch = {
  name: Scalars['String']['output'];
  title: Scalars['String']['output'];
  isOn: Scalars['Boolean']['output'];
  isLocked: Scalars['Boolean']['output'];
  mail: MailKind;
};

export type MailSetting = {
  workspaceSlug: Maybe<Scalars['String']['output']>;
  workspaceName: Maybe<Scalars['String']['output']>;
  kind: MailKind;
  time: MailTime;
  isInherited: Scalars['Boolean']['output'];
};

export type MailKind =
  | 'MENTIONED'
  | 'ASSIGNED'
  | 'REST';

export type MailTime =
  | 'AT_ONCE'
  | 'DAILY'
  | 'WEEKLY'
  | 'NEVER';

export type MailSettingsPayload = {
  mailSettings: Maybe<Array<MailSetting>>;
  userErrors: Array<UserError>;
};

export type UnsubscribePayload = {
  kind: Maybe<MailKind>;
  workspaceName: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type MarkNotificationsInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  taskId?: InputMaybe<Scalars['ID']['input']>;
  workspaceSlug?: InputMaybe<Scalars['ID']['input']>;
  projectSlug?: InputMaybe<Scalars['ID']['input']>;
  tab?: InputMaybe<InboxTab>;
  before?: InputMaybe<Scalars['DateTime']['input']>;
  markedAt?: InputMaybe<Scalars['DateTime']['input']>;
  isRead?: InputMaybe<Scalars['Boolean']['input']>;
  isDone?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MarkedPayload = {
  changed: Maybe<Scalars['Int']['output']>;
  markedAt: Maybe<Scalars['DateTime']['output']>;
  userErrors: Array<UserError>;
};

export type WatchingPayload = {
  watching: Maybe<Watching>;
  userErrors: Array<UserError>;
};

export type ReminderPayload = {
  at: Maybe<Scalars['DateTime']['output']>;
  before: Maybe<Scalars['DateTime']['output']>;
  userErrors: Array<UserError>;
};

export type NewsSwitchesPayload = {
  newsSwitches: Maybe<Array<NewsSwitch>>;
  userErrors: Array<UserError>;
};

export type Notification = {
  id: Scalars['ID']['output'];
  user: Maybe<Actor>;
  title: Maybe<Scalars['String']['output']>;
  subject: Maybe<Scalars['String']['output']>;
  events: Array<NotificationEvent>;
  createdAt: Maybe<Scalars['DateTime']['output']>;
  createdAtForHumans: Maybe<Scalars['String']['output']>;
  resource: Maybe<Scalars['String']['output']>;
  isRead: Scalars['Boolean']['output'];
  target: Maybe<NotificationTarget>;
  targetKind: Maybe<NotificationTargetKind>;
  targetState: NotificationTargetState;
  concern: NotificationConcern;
  workspaceSlug: Maybe<Scalars['String']['output']>;
  projectName: Maybe<Scalars['String']['output']>;
  code: Maybe<Scalars['String']['output']>;
  actors: Array<Actor>;
  count: Scalars['Int']['output'];
  taskCount: Maybe<Scalars['Int']['output']>;
  doneAt: Maybe<Scalars['DateTime']['output']>;
  snoozedUntil: Maybe<Scalars['DateTime']['output']>;
};

export type NotificationEvent = {
  reason: NotificationReason;
  user: Maybe<Actor>;
  createdAt: Maybe<Scalars['DateTime']['output']>;
  times: Scalars['Int']['output'];
  from: Maybe<Scalars['String']['output']>;
  to: Maybe<Scalars['String']['output']>;
  dueDate: Maybe<Scalars['DateTime']['output']>;
  name: Maybe<Scalars['String']['output']>;
  filename: Maybe<Scalars['String']['output']>;
};

export type NotificationReason =
  | 'ASSIGNED'
  | 'UNASSIGNED'
  | 'MENTIONED'
  | 'COMMENTED'
  | 'DONE'
  | 'REOPENED'
  | 'STATUS'
  | 'DUE_DATE'
  | 'DUE_SOON'
  | 'OVERDUE'
  | 'REMINDER'
  | 'INVITED'
  | 'ACCEPTED'
  | 'DECLINED'
  | 'ASKED'
  | 'JOINED'
  | 'ADDED'
  | 'ROLE'
  | 'REMOVED'
  | 'SPRINT_STARTED'
  | 'SPRINT_COMPLETED'
  | 'RULE_PAUSED'
  | 'RULE_MISSED'
  | 'TIME_CHANGED'
  | 'THREAD_MENTIONED'
  | 'THREAD_CLOSED'
  | 'THREAD_ANSWERED'
  | 'FORM_ANSWERED'
  | 'TRANSFER_OFFERED'
  | 'TRANSFER_ACCEPTED'
  | 'TRANSFER_DECLINED'
  | 'DOMAIN_VERIFIED'
  | 'DOMAIN_BROKEN'
  | 'MAIL_FAILING'
  | 'INVOICE_OVERDUE'
  | 'EXPORT_READY'
  | 'EXPORT_FAILED'
  | 'IMPORT_READY'
  | 'IMPORT_FAILED'
  | 'PAGE_MENTIONED'
  | 'PAGE_PUBLISHED'
  | 'OTHER';

export type NotificationTarget = TaskTarget | CommentTarget | FileTarget | ProjectTarget | InvitationTarget | SprintTarget | RecurrenceTarget | DiscussionTarget | WorkspaceTarget | PageTarget | FormTarget | ClientTarget | InvoiceTarget | ImportTarget | ExportTarget;

export type TaskTarget = {
  workspaceSlug: Scalars['String']['output'];
  projectSlug: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
};

export type CommentTarget = {
  workspaceSlug: Scalars['String']['output'];
  projectSlug: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  taskId: Maybe<Scalars['ID']['output']>;
};

export type FileTarget = {
  workspaceSlug: Scalars['String']['output'];
  projectSlug: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  taskId: Maybe<Scalars['ID']['output']>;
};

export type ProjectTarget = {
  workspaceSlug: Scalars['String']['output'];
  projectSlug: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
};

export type InvitationTarget = {
  workspaceSlug: Scalars['String']['output'];
  projectSlug: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
};

export type SprintTarget = {
  workspaceSlug: Scalars['String']['output'];
  projectSlug: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  slug: Maybe<Scalars['String']['output']>;
};

export type RecurrenceTarget = {
  workspaceSlug: Scalars['String']['output'];
  projectSlug: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
};

export type DiscussionTarget = {
  workspaceSlug: Scalars['String']['output'];
  projectSlug: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
};

export type WorkspaceTarget = {
  workspaceSlug: Scalars['String']['output'];
  projectSlug: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
};

export type PageTarget = {
  workspaceSlug: Scalars['String']['output'];
  projectSlug: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
};

export type FormTarget = {
  workspaceSlug: Scalars['String']['output'];
  projectSlug: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
};

export type ClientTarget = {
  workspaceSlug: Scalars['String']['output'];
  projectSlug: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
};

export type InvoiceTarget = {
  workspaceSlug: Scalars['String']['output'];
  projectSlug: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
};

export type ImportTarget = {
  workspaceSlug: Scalars['String']['output'];
  projectSlug: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
};

export type ExportTarget = {
  workspaceSlug: Scalars['String']['output'];
  projectSlug: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
};

export type NotificationTargetKind =
  | 'TASK'
  | 'COMMENT'
  | 'FILE'
  | 'PROJECT'
  | 'INVITATION'
  | 'SPRINT'
  | 'RECURRENCE'
  | 'DISCUSSION'
  | 'WORKSPACE'
  | 'PAGE'
  | 'FORM'
  | 'CLIENT'
  | 'INVOICE'
  | 'IMPORT'
  | 'EXPORT';

export type NotificationTargetState =
  | 'HERE'
  | 'GONE'
  | 'FORBIDDEN';

export type NotificationConcern =
  | 'MENTIONED'
  | 'ASSIGNED'
  | 'INVITED'
  | 'WATCHING'
  | 'OTHER';

export type TaskTitles = {
  total: Scalars['Int']['output'];
  latest: Scalars['String']['output'];
  next: Maybe<Scalars['String']['output']>;
  projectSlugs: Array<Scalars['ID']['output']>;
  projectNames: Array<Scalars['String']['output']>;
  ids: Array<Scalars['ID']['output']>;
  codes: Array<Scalars['String']['output']>;
  titles: Array<Scalars['String']['output']>;
  projects: Array<Scalars['Int']['output']>;
  colors: Array<Maybe<Scalars['String']['output']>>;
  done: Array<Scalars['Boolean']['output']>;
};

export type TaskCounts = {
  comments: Maybe<Scalars['Int']['output']>;
  files: Maybe<Scalars['Int']['output']>;
  checklistDone: Maybe<Scalars['Int']['output']>;
  checklistTotal: Maybe<Scalars['Int']['output']>;
  subtasks: Maybe<Scalars['Int']['output']>;
  timeSeconds: Maybe<Scalars['Int']['output']>;
};

export type Task = {
  id: Scalars['ID']['output'];
  code: Maybe<Scalars['String']['output']>;
  slug: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  description: Maybe<Scalars['Html']['output']>;
  workspaceSlug: Scalars['String']['output'];
  projectSlug: Scalars['String']['output'];
  project: Project;
  done: Scalars['Boolean']['output'];
  progress: Scalars['Int']['output'];
  image: Maybe<Scalars['String']['output']>;
  workflow: Maybe<Workflow>;
  type: Maybe<TaskType>;
  effort: Maybe<Effort>;
  labels: Array<Label>;
  assignees: Array<Person>;
  startDate: Maybe<Scalars['DateTime']['output']>;
  dueDate: Maybe<Scalars['DateTime']['output']>;
  parentId: Maybe<Scalars['ID']['output']>;
  recurrenceId: Maybe<Scalars['ID']['output']>;
  board: Maybe<Board>;
  position: Scalars['Float']['output'];
  isFavorite: Scalars['Boolean']['output'];
  isDraft: Scalars['Boolean']['output'];
  isArchived: Scalars['Boolean']['output'];
  timerStartedAt: Maybe<Scalars['DateTime']['output']>;
  createdAt: Maybe<Scalars['DateTime']['output']>;
  createdAtForHumans: Maybe<Scalars['String']['output']>;
  updatedAt: Maybe<Scalars['DateTime']['output']>;
  creator: Maybe<Actor>;
  sprint: Maybe<Sprint>;
  userStory: Maybe<UserStory>;
  counts: Maybe<TaskCounts>;
  subtasks: Array<Task>;
  parents: Array<Task>;
  viewerCan: Array<Permission>;
  watching: Maybe<Watching>;
  isWatched: Scalars['Boolean']['output'];
};

export type TaskPage = {
  nodes: Array<Task>;
  page: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalCount: Maybe<Scalars['Int']['output']>;
};

export type TaskFilter = {
  search?: InputMaybe<Scalars['String']['input']>;
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  draft?: InputMaybe<Scalars['Boolean']['input']>;
  done?: InputMaybe<Scalars['Boolean']['input']>;
  favorite?: InputMaybe<Scalars['Boolean']['input']>;
  assignees?: InputMaybe<Array<Scalars['ID']['input']>>;
  workflows?: InputMaybe<Array<Scalars['ID']['input']>>;
  types?: InputMaybe<Array<Scalars['ID']['input']>>;
  efforts?: InputMaybe<Array<Scalars['ID']['input']>>;
  labels?: InputMaybe<Array<Scalars['ID']['input']>>;
  boards?: InputMaybe<Array<Scalars['ID']['input']>>;
  sprints?: InputMaybe<Array<Scalars['ID']['input']>>;
  userStories?: InputMaybe<Array<Scalars['ID']['input']>>;
  parent?: InputMaybe<Scalars['ID']['input']>;
  dueFrom?: InputMaybe<Scalars['Date']['input']>;
  dueTo?: InputMaybe<Scalars['Date']['input']>;
  startFrom?: InputMaybe<Scalars['Date']['input']>;
  startTo?: InputMaybe<Scalars['Date']['input']>;
  timezone?: InputMaybe<Scalars['String']['input']>;
};

export type TaskGroup =
  | 'WORKFLOW'
  | 'TYPE'
  | 'EFFORT'
  | 'BOARD'
  | 'SPRINT'
  | 'USER_STORY'
  | 'ASSIGNEE'
  | 'LABEL';

export type TaskGroupCount = {
  by: TaskGroup;
  group: Maybe<Scalars['ID']['output']>;
  count: Scalars['Int']['output'];
};

export type TaskSort =
  | 'POSITION'
  | 'CODE'
  | 'TITLE'
  | 'DUE_DATE'
  | 'START_DATE'
  | 'CREATED_AT'
  | 'UPDATED_AT'
  | 'WORKFLOW';

export type TaskPayload = Payload & {
  task: Maybe<Task>;
  userErrors: Array<UserError>;
};

export type CreateTaskInput = {
  workspaceSlug: Scalars['ID']['input'];
  projectSlug: Scalars['ID']['input'];
  title: Scalars['String']['input'];
  description?: InputMaybe<Scalars['Html']['input']>;
  workflowId?: InputMaybe<Scalars['ID']['input']>;
  typeId?: InputMaybe<Scalars['ID']['input']>;
  effortId?: InputMaybe<Scalars['ID']['input']>;
  startDate?: InputMaybe<Scalars['DateTime']['input']>;
  dueDate?: InputMaybe<Scalars['DateTime']['input']>;
  parentId?: InputMaybe<Scalars['ID']['input']>;
  boardId?: InputMaybe<Scalars['ID']['input']>;
  assignees?: InputMaybe<Array<Scalars['ID']['input']>>;
  labelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  position?: InputMaybe<Scalars['Float']['input']>;
};

export type TaskWas = {
  title?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['Html']['input']>;
  isDraft?: InputMaybe<Scalars['Boolean']['input']>;
  isArchived?: InputMaybe<Scalars['Boolean']['input']>;
  typeId?: InputMaybe<Scalars['ID']['input']>;
  effortId?: InputMaybe<Scalars['ID']['input']>;
  workflowId?: InputMaybe<Scalars['ID']['input']>;
  startDate?: InputMaybe<Scalars['DateTime']['input']>;
  dueDate?: InputMaybe<Scalars['DateTime']['input']>;
  sprintId?: InputMaybe<Scalars['ID']['input']>;
  userStoryId?: InputMaybe<Scalars['ID']['input']>;
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

export type UpdateTaskInput = {
  title?: InputMaybe<Scalars['String']['input']>;
  was?: InputMaybe<TaskWas>;
  /** @deprecated Say `was: { title }`. */
  titleWas?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['Html']['input']>;
  /** @deprecated Say `was: { description }`. */
  descriptionWas?: InputMaybe<Scalars['Html']['input']>;
  isDraft?: InputMaybe<Scalars['Boolean']['input']>;
  isArchived?: InputMaybe<Scalars['Boolean']['input']>;
  typeId?: InputMaybe<Scalars['ID']['input']>;
  effortId?: InputMaybe<Scalars['ID']['input']>;
  workflowId?: InputMaybe<Scalars['ID']['input']>;
  startDate?: InputMaybe<Scalars['DateTime']['input']>;
  dueDate?: InputMaybe<Scalars['DateTime']['input']>;
  sprintId?: InputMaybe<Scalars['ID']['input']>;
  userStoryId?: InputMaybe<Scalars['ID']['input']>;
  parentId?: InputMaybe<Scalars['ID']['input']>;
  position?: InputMaybe<Scalars['Float']['input']>;
};

export type MoveLossKind =
  | 'SPRINT'
  | 'USER_STORY'
  | 'BOARD'
  | 'WORKFLOW'
  | 'TYPE'
  | 'EFFORT'
  | 'LABEL'
  | 'PARENT'
  | 'SUBTASK'
  | 'ASSIGNEE'
  | 'TIMER'
  | 'CODE'
  | 'TASK';

export type MoveLoss = {
  taskId: Scalars['ID']['output'];
  code: Maybe<Scalars['String']['output']>;
  what: MoveLossKind;
  title: Scalars['String']['output'];
};

export type MovePreview = {
  subtasks: Scalars['Int']['output'];
  losses: Array<MoveLoss>;
};

export type MovePayload = Payload & {
  task: Maybe<Task>;
  along: Array<Task>;
  undoable: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type UndoMovePayload = Payload & {
  task: Maybe<Task>;
  along: Array<Task>;
  left: Array<MoveLoss>;
  userErrors: Array<UserError>;
};

export type MoveTargetInput = {
  newWorkspaceSlug: Scalars['ID']['input'];
  newProjectSlug: Scalars['ID']['input'];
};

export type MoveTaskInput = {
  newWorkspaceSlug: Scalars['ID']['input'];
  newProjectSlug: Scalars['ID']['input'];
  newWorkflowId: Scalars['ID']['input'];
  withSubtasks?: InputMaybe<Scalars['Boolean']['input']>;
  moveId?: InputMaybe<Scalars['ID']['input']>;
};

export type TaskShare = {
  id: Scalars['ID']['output'];
  code: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  isOn: Scalars['Boolean']['output'];
  key: Maybe<Scalars['String']['output']>;
  by: Maybe<Actor>;
  since: Maybe<Scalars['DateTime']['output']>;
};

export type TaskSharePayload = Payload & {
  share: Maybe<TaskShare>;
  userErrors: Array<UserError>;
};

export type SharedChip = {
  title: Scalars['String']['output'];
  color: Scalars['HexColor']['output'];
};

export type SharedTask = {
  id: Scalars['ID']['output'];
  code: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  description: Maybe<Scalars['Html']['output']>;
  workspaceName: Maybe<Scalars['String']['output']>;
  projectName: Maybe<Scalars['String']['output']>;
  done: Scalars['Boolean']['output'];
  progress: Scalars['Int']['output'];
  workflow: Maybe<SharedChip>;
  type: Maybe<SharedChip>;
  labels: Array<SharedChip>;
  assignees: Array<Scalars['String']['output']>;
  startDate: Maybe<Scalars['DateTime']['output']>;
  dueDate: Maybe<Scalars['DateTime']['output']>;
  checklistDone: Scalars['Int']['output'];
  checklistTotal: Scalars['Int']['output'];
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};

export type TemplateKind =
  | 'TYPE'
  | 'EFFORT'
  | 'WORKFLOW';

export type TemplateOrderPayload = Payload & {
  ids: Maybe<Array<Scalars['ID']['output']>>;
  userErrors: Array<UserError>;
};

export type ReplacedPayload = Payload & {
  deletedId: Maybe<Scalars['ID']['output']>;
  moved: Maybe<Scalars['Int']['output']>;
  userErrors: Array<UserError>;
};

export type PutBackPayload = Payload & {
  moved: Maybe<Scalars['Int']['output']>;
  userErrors: Array<UserError>;
};

export type Workflow = {
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  color: Scalars['HexColor']['output'];
};

export type TaskType = {
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  color: Scalars['HexColor']['output'];
};

export type Effort = {
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  hours: Scalars['Float']['output'];
};

export type Label = {
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  color: Scalars['HexColor']['output'];
};

export type Board = {
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type LabelPayload = Payload & {
  label: Maybe<Label>;
  userErrors: Array<UserError>;
};

export type TaskTypePayload = Payload & {
  taskType: Maybe<TaskType>;
  userErrors: Array<UserError>;
};

export type EffortPayload = Payload & {
  effort: Maybe<Effort>;
  userErrors: Array<UserError>;
};

export type WorkflowPayload = Payload & {
  workflow: Maybe<Workflow>;
  userErrors: Array<UserError>;
};

export type BoardPayload = Payload & {
  board: Maybe<Board>;
  userErrors: Array<UserError>;
};

export type LabelInput = {
  title: Scalars['String']['input'];
  color: Scalars['HexColor']['input'];
};

export type TaskTypeInput = {
  title: Scalars['String']['input'];
  color: Scalars['HexColor']['input'];
};

export type WorkflowInput = {
  title: Scalars['String']['input'];
  color: Scalars['HexColor']['input'];
};

export type EffortInput = {
  title: Scalars['String']['input'];
  hours: Scalars['Float']['input'];
};

export type UpdateLabelInput = {
  title?: InputMaybe<Scalars['String']['input']>;
  color?: InputMaybe<Scalars['HexColor']['input']>;
};

export type UpdateTaskTypeInput = {
  title?: InputMaybe<Scalars['String']['input']>;
  color?: InputMaybe<Scalars['HexColor']['input']>;
};

export type UpdateWorkflowInput = {
  title?: InputMaybe<Scalars['String']['input']>;
  color?: InputMaybe<Scalars['HexColor']['input']>;
};

export type UpdateEffortInput = {
  title?: InputMaybe<Scalars['String']['input']>;
  hours?: InputMaybe<Scalars['Float']['input']>;
};

export type Sprint = {
  id: Scalars['ID']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  timebox: Maybe<Scalars['String']['output']>;
  goal: Maybe<Scalars['String']['output']>;
  startDate: Maybe<Scalars['Date']['output']>;
  endDate: Maybe<Scalars['Date']['output']>;
  taskCount: Maybe<Scalars['Int']['output']>;
  doneCount: Maybe<Scalars['Int']['output']>;
  state: Maybe<SprintState>;
  startedAt: Maybe<Scalars['DateTime']['output']>;
  completedAt: Maybe<Scalars['DateTime']['output']>;
  hours: Maybe<SprintHours>;
  committed: Maybe<SprintAmount>;
  people: Maybe<Array<Person>>;
  viewerCan: Maybe<Array<Permission>>;
};

export type SprintState =
  | 'PLANNED'
  | 'ACTIVE'
  | 'COMPLETED';

export type SprintHours = {
  total: Scalars['Float']['output'];
  done: Scalars['Float']['output'];
};

export type SprintAmount = {
  tasks: Scalars['Int']['output'];
  hours: Scalars['Float']['output'];
};

export type SprintPage = {
  nodes: Array<Sprint>;
  page: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalCount: Maybe<Scalars['Int']['output']>;
};

export type SprintPayload = Payload & {
  sprint: Maybe<Sprint>;
  userErrors: Array<UserError>;
};

export type SprintChart = {
  committed: Maybe<SprintAmount>;
  days: Array<SprintDay>;
  today: Maybe<Scalars['Date']['output']>;
  withoutEffort: Scalars['Int']['output'];
};

export type SprintDay = {
  day: Scalars['Date']['output'];
  scope: Maybe<SprintAmount>;
  done: Maybe<SprintAmount>;
  ideal: SprintIdeal;
  added: Maybe<SprintScopeChange>;
  removed: Maybe<SprintScopeChange>;
};

export type SprintIdeal = {
  tasks: Scalars['Float']['output'];
  hours: Scalars['Float']['output'];
};

export type SprintScopeChange = {
  count: Scalars['Int']['output'];
  tasks: Array<SprintTask>;
};

export type SprintTask = {
  taskId: Scalars['ID']['output'];
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type SprintResult = {
  taskId: Scalars['ID']['output'];
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
  hours: Scalars['Float']['output'];
  outcome: SprintOutcome;
  target: Maybe<Sprint>;
};

export type SprintOutcome =
  | 'DONE'
  | 'CARRIED'
  | 'DROPPED'
  | 'ARCHIVED';

export type SprintResultPage = {
  nodes: Array<SprintResult>;
  page: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalCount: Maybe<Scalars['Int']['output']>;
};

export type SprintVelocity = {
  id: Scalars['ID']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  committed: SprintAmount;
  done: SprintAmount;
  carried: SprintAmount;
};

export type CompleteSprintPayload = Payload & {
  sprint: Maybe<Sprint>;
  carried: Maybe<Scalars['Int']['output']>;
  carriedTo: Maybe<Sprint>;
  userErrors: Array<UserError>;
};

export type CompleteSprintInput = {
  sprint: Scalars['ID']['input'];
  carryTo?: InputMaybe<Scalars['ID']['input']>;
};

export type SprintInput = {
  title: Scalars['String']['input'];
  startDate: Scalars['Date']['input'];
  endDate: Scalars['Date']['input'];
  goal?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateSprintInput = {
  title?: InputMaybe<Scalars['String']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
  endDate?: InputMaybe<Scalars['Date']['input']>;
  goal?: InputMaybe<Scalars['String']['input']>;
};

export type UserStory = {
  id: Scalars['ID']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  code: Maybe<Scalars['String']['output']>;
  description: Maybe<Scalars['String']['output']>;
  taskCount: Maybe<Scalars['Int']['output']>;
  doneCount: Maybe<Scalars['Int']['output']>;
  epic: Maybe<Epic>;
  position: Maybe<Scalars['Float']['output']>;
  state: Maybe<UserStoryState>;
  criteria: Maybe<StoryCriteria>;
  hours: Maybe<PlanHours>;
  sprints: Maybe<Array<Sprint>>;
  people: Maybe<Array<Person>>;
  viewerCan: Maybe<Array<Permission>>;
};

export type UserStoryState =
  | 'EMPTY'
  | 'TO_DO'
  | 'IN_PROGRESS'
  | 'DONE';

export type StoryCriteria = {
  done: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type PlanHours = {
  total: Scalars['Float']['output'];
  done: Scalars['Float']['output'];
};

export type UserStoryFilter = {
  epic?: InputMaybe<Scalars['ID']['input']>;
  state?: InputMaybe<UserStoryState>;
  sprint?: InputMaybe<Scalars['ID']['input']>;
};

export type UserStorySort =
  | 'POSITION'
  | 'EPIC'
  | 'CODE'
  | 'TITLE'
  | 'PROGRESS';

export type UserStoryPage = {
  nodes: Array<UserStory>;
  page: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalCount: Maybe<Scalars['Int']['output']>;
};

export type UserStoryPayload = Payload & {
  userStory: Maybe<UserStory>;
  userErrors: Array<UserError>;
};

export type UserStoriesPayload = Payload & {
  userStories: Maybe<Array<UserStory>>;
  userErrors: Array<UserError>;
};

export type UserStoryInput = {
  title: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  epicId?: InputMaybe<Scalars['ID']['input']>;
  position?: InputMaybe<Scalars['Float']['input']>;
};

export type CreateUserStoriesInput = {
  titles: Array<Scalars['String']['input']>;
  epicId?: InputMaybe<Scalars['ID']['input']>;
};

export type UpdateUserStoryInput = {
  title?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  epicId?: InputMaybe<Scalars['ID']['input']>;
  position?: InputMaybe<Scalars['Float']['input']>;
  was?: InputMaybe<UserStoryWas>;
};

export type UserStoryWas = {
  title?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
};

export type Epic = {
  id: Scalars['ID']['output'];
  slug: Scalars['String']['output'];
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
  color: Scalars['HexColor']['output'];
  description: Maybe<Scalars['String']['output']>;
  dueDate: Maybe<Scalars['Date']['output']>;
  position: Maybe<Scalars['Float']['output']>;
  storyCount: Maybe<Scalars['Int']['output']>;
  storiesDoneCount: Maybe<Scalars['Int']['output']>;
  taskCount: Maybe<Scalars['Int']['output']>;
  doneCount: Maybe<Scalars['Int']['output']>;
  hours: Maybe<PlanHours>;
  viewerCan: Maybe<Array<Permission>>;
};

export type EpicBurnup = {
  days: Array<EpicDay>;
};

export type EpicDay = {
  day: Scalars['Date']['output'];
  scope: SprintAmount;
  done: SprintAmount;
};

export type EpicSort =
  | 'POSITION'
  | 'CODE'
  | 'TITLE'
  | 'DUE_DATE';

export type EpicPage = {
  nodes: Array<Epic>;
  page: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalCount: Maybe<Scalars['Int']['output']>;
};

export type EpicPayload = Payload & {
  epic: Maybe<Epic>;
  userErrors: Array<UserError>;
};

export type EpicInput = {
  title: Scalars['String']['input'];
  color?: InputMaybe<Scalars['HexColor']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  dueDate?: InputMaybe<Scalars['Date']['input']>;
  position?: InputMaybe<Scalars['Float']['input']>;
};

export type UpdateEpicInput = {
  title?: InputMaybe<Scalars['String']['input']>;
  color?: InputMaybe<Scalars['HexColor']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  dueDate?: InputMaybe<Scalars['Date']['input']>;
  position?: InputMaybe<Scalars['Float']['input']>;
};

export type Rockstars = {
  team: RockstarSums;
  weeks: Array<RockstarWeek>;
  people: Array<Rockstar>;
  hiddenCount: Scalars['Int']['output'];
  viewerHidden: Scalars['Boolean']['output'];
};

export type RockstarSums = {
  tasks: Scalars['Int']['output'];
  hours: Scalars['Float']['output'];
};

export type RockstarWeek = {
  week: Scalars['Date']['output'];
  done: RockstarSums;
};

export type Rockstar = {
  user: Actor;
  done: RockstarSums;
};

export type CompletedTask = {
  taskId: Scalars['ID']['output'];
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
  hours: Scalars['Float']['output'];
  doneAt: Scalars['DateTime']['output'];
  users: Array<Actor>;
};

export type CompletedTaskPage = {
  nodes: Array<CompletedTask>;
  page: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalCount: Maybe<Scalars['Int']['output']>;
};

export type RockstarHiddenPayload = Payload & {
  hidden: Maybe<Scalars['Boolean']['output']>;
  userErrors: Array<UserError>;
};

export type PublicPage = {
  isOn: Scalars['Boolean']['output'];
  token: Maybe<Scalars['String']['output']>;
  shows: PublicShows;
  by: Maybe<Actor>;
  since: Maybe<Scalars['DateTime']['output']>;
};

export type PublicShows = {
  labels: Scalars['Boolean']['output'];
  dates: Scalars['Boolean']['output'];
  descriptions: Scalars['Boolean']['output'];
  assignees: Scalars['Boolean']['output'];
  done: PublicDone;
};

export type PublicDone =
  | 'NONE'
  | 'RECENT'
  | 'ALL';

export type PublicPageInput = {
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  shows?: InputMaybe<PublicShowsInput>;
};

export type PublicShowsInput = {
  labels?: InputMaybe<Scalars['Boolean']['input']>;
  dates?: InputMaybe<Scalars['Boolean']['input']>;
  descriptions?: InputMaybe<Scalars['Boolean']['input']>;
  assignees?: InputMaybe<Scalars['Boolean']['input']>;
  done?: InputMaybe<PublicDone>;
};

export type PublicPagePayload = Payload & {
  publicPage: Maybe<PublicPage>;
  userErrors: Array<UserError>;
};

export type PublicProject = {
  name: Scalars['String']['output'];
  logo: Maybe<Scalars['String']['output']>;
  description: Maybe<Scalars['String']['output']>;
  workspaceName: Scalars['String']['output'];
  workspaceLogo: Maybe<Scalars['String']['output']>;
  statuses: Array<PublicStatus>;
  labels: Array<PublicLabel>;
  shows: PublicShows;
  taskCount: Scalars['Int']['output'];
  doneCount: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type PublicStatus = {
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  color: Scalars['HexColor']['output'];
};

export type PublicLabel = {
  title: Scalars['String']['output'];
  color: Scalars['HexColor']['output'];
};

export type PublicTask = {
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
  done: Scalars['Boolean']['output'];
  progress: Scalars['Int']['output'];
  status: PublicStatus;
  labels: Array<PublicLabel>;
  assignees: Array<Scalars['String']['output']>;
  startDate: Maybe<Scalars['DateTime']['output']>;
  dueDate: Maybe<Scalars['DateTime']['output']>;
  description: Maybe<Scalars['String']['output']>;
};

export type PublicTaskSort =
  | 'POSITION'
  | 'TITLE'
  | 'DUE_DATE'
  | 'UPDATED';

export type PublicTaskPage = {
  nodes: Array<PublicTask>;
  page: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalCount: Maybe<Scalars['Int']['output']>;
};

export type PublicProjectHome = {
  workspaceSlug: Scalars['String']['output'];
  workspaceName: Scalars['String']['output'];
  projectSlug: Scalars['String']['output'];
};

export type WikiPage = {
  id: Scalars['ID']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  parentId: Maybe<Scalars['ID']['output']>;
  position: Scalars['Float']['output'];
  childrenCount: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
  updatedAt: Maybe<Scalars['DateTime']['output']>;
  author: Maybe<Actor>;
  draft: Scalars['Boolean']['output'];
  body: Maybe<Scalars['Html']['output']>;
  path: Maybe<Array<WikiStep>>;
  pagesBelow: Maybe<Scalars['Int']['output']>;
  backlinkCount: Maybe<Scalars['Int']['output']>;
  authorCount: Maybe<Scalars['Int']['output']>;
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  ownDraft: Maybe<WikiDraft>;
  editing: Maybe<Array<WikiEditor>>;
  linkedPages: Maybe<Array<WikiLinkedPage>>;
  linkedTasks: Maybe<Array<WikiLinkedTask>>;
  isFollowing: Maybe<Scalars['Boolean']['output']>;
  mentions: Maybe<Array<Mention>>;
  viewerCan: Maybe<Array<Permission>>;
};

export type WikiStep = {
  id: Scalars['ID']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type WikiLinkedPage = {
  id: Scalars['ID']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  deleted: Scalars['Boolean']['output'];
};

export type WikiLinkedTask = {
  id: Scalars['ID']['output'];
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
  done: Scalars['Boolean']['output'];
  status: Scalars['String']['output'];
  color: Scalars['HexColor']['output'];
  projectSlug: Scalars['String']['output'];
};

export type WikiDraft = {
  title: Scalars['String']['output'];
  body: Scalars['Html']['output'];
  version: Scalars['Int']['output'];
  base: Scalars['Html']['output'];
  savedAt: Maybe<Scalars['DateTime']['output']>;
};

export type WikiEditor = {
  person: Maybe<Actor>;
  at: Maybe<Scalars['DateTime']['output']>;
};

export type WikiVersion = {
  number: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  author: Maybe<Actor>;
  note: Maybe<Scalars['String']['output']>;
  at: Maybe<Scalars['DateTime']['output']>;
  wordsAdded: Scalars['Int']['output'];
  wordsRemoved: Scalars['Int']['output'];
  body: Maybe<Scalars['Html']['output']>;
};

export type WikiPageList = {
  nodes: Array<WikiPage>;
  page: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalCount: Maybe<Scalars['Int']['output']>;
};

export type WikiHit = {
  page: WikiPage;
  snippet: Scalars['String']['output'];
  path: Array<WikiStep>;
};

export type WikiHitPage = {
  nodes: Array<WikiHit>;
  page: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalCount: Maybe<Scalars['Int']['output']>;
};

export type WikiBinned = {
  page: WikiPage;
  deletedAt: Maybe<Scalars['DateTime']['output']>;
  pagesBelow: Scalars['Int']['output'];
};

export type WikiBinPage = {
  nodes: Array<WikiBinned>;
  page: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalCount: Maybe<Scalars['Int']['output']>;
};

export type WikiVersionPage = {
  nodes: Array<WikiVersion>;
  page: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalCount: Maybe<Scalars['Int']['output']>;
};

export type WikiPagePayload = Payload & {
  wikiPage: Maybe<WikiPage>;
  userErrors: Array<UserError>;
};

export type EmptiedWikiBinPayload = Payload & {
  deletedCount: Maybe<Scalars['Int']['output']>;
  userErrors: Array<UserError>;
};

export type WikiDraftPayload = Payload & {
  savedAt: Maybe<Scalars['DateTime']['output']>;
  userErrors: Array<UserError>;
};

export type PublishWikiPagePayload = Payload & {
  wikiPage: Maybe<WikiPage>;
  current: Maybe<WikiPage>;
  userErrors: Array<UserError>;
};

export type WikiPageInput = {
  title: Scalars['String']['input'];
  parentId?: InputMaybe<Scalars['ID']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
};

export type MoveWikiPageInput = {
  parentId?: InputMaybe<Scalars['ID']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
};

export type WikiDraftInput = {
  title: Scalars['String']['input'];
  body: Scalars['Html']['input'];
  version: Scalars['Int']['input'];
};

export type PublishWikiPageInput = {
  title?: InputMaybe<Scalars['String']['input']>;
  body: Scalars['Html']['input'];
  version: Scalars['Int']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};

export type Mention = {
  id: Scalars['ID']['output'];
  kind: MentionKind;
  title: Scalars['String']['output'];
  projectSlug: Scalars['String']['output'];
  slug: Maybe<Scalars['String']['output']>;
  number: Maybe<Scalars['Int']['output']>;
  commentId: Maybe<Scalars['ID']['output']>;
  isClosed: Scalars['Boolean']['output'];
  isOrigin: Scalars['Boolean']['output'];
  at: Maybe<Scalars['DateTime']['output']>;
  author: Maybe<Actor>;
};

export type MentionKind =
  | 'PAGE'
  | 'THREAD';

export type MentionPage = {
  nodes: Array<Mention>;
  page: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalCount: Maybe<Scalars['Int']['output']>;
};

export type Recurrence = {
  id: Scalars['ID']['output'];
  project: RecurrenceProject;
  title: Scalars['String']['output'];
  words: Scalars['String']['output'];
  rule: Scalars['String']['output'];
  startOn: Scalars['Date']['output'];
  time: Scalars['String']['output'];
  timezone: Scalars['String']['output'];
  dueAfter: Maybe<Scalars['Int']['output']>;
  endsOn: Maybe<Scalars['Date']['output']>;
  endsAfter: Maybe<Scalars['Int']['output']>;
  catchUp: RecurrenceCatchUp;
  waitForDone: Scalars['Boolean']['output'];
  state: RecurrenceState;
  reason: Maybe<RecurrenceReason>;
  pausedUntil: Maybe<Scalars['Date']['output']>;
  next: Array<Occurrence>;
  dates: Maybe<Array<RecurrenceDate>>;
  last: Maybe<RecurrenceLast>;
  made: Scalars['Int']['output'];
  task: RecurrenceTask;
  author: Maybe<Actor>;
  viewerCan: Array<Permission>;
};

export type RecurrenceProject = {
  slug: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type RecurrenceState =
  | 'ACTIVE'
  | 'PAUSED'
  | 'ENDED';

export type RecurrenceReason =
  | 'ARCHIVED'
  | 'PLAN'
  | 'AUTHOR'
  | 'FAILED';

export type RecurrenceCatchUp =
  | 'LATEST'
  | 'ALL';

export type Occurrence = {
  day: Scalars['Date']['output'];
  at: Maybe<Scalars['DateTime']['output']>;
};

export type RecurrenceDate = {
  day: Scalars['Date']['output'];
  at: Maybe<Scalars['DateTime']['output']>;
  skipped: Scalars['Boolean']['output'];
};

export type RecurrenceMade = {
  taskId: Scalars['ID']['output'];
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
  done: Scalars['Boolean']['output'];
};

export type RecurrenceLast = {
  day: Scalars['Date']['output'];
  task: Maybe<RecurrenceMade>;
};

export type RecurrenceTask = {
  title: Scalars['String']['output'];
  description: Maybe<Scalars['Html']['output']>;
  workflowId: Maybe<Scalars['ID']['output']>;
  typeId: Maybe<Scalars['ID']['output']>;
  effortId: Maybe<Scalars['ID']['output']>;
  boardId: Maybe<Scalars['ID']['output']>;
  labelIds: Array<Scalars['ID']['output']>;
  people: Array<Person>;
  checklist: Array<Scalars['String']['output']>;
};

export type RecurrenceRun = {
  day: Scalars['Date']['output'];
  outcome: RecurrenceOutcome;
  at: Maybe<Scalars['DateTime']['output']>;
  task: Maybe<RecurrenceMade>;
};

export type RecurrenceOutcome =
  | 'MADE'
  | 'SKIPPED'
  | 'MISSED';

export type RecurrencePreview = {
  words: Scalars['String']['output'];
  next: Array<Occurrence>;
};

export type RecurrencePage = {
  nodes: Array<Recurrence>;
  page: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalCount: Maybe<Scalars['Int']['output']>;
};

export type RecurrenceRunPage = {
  nodes: Array<RecurrenceRun>;
  page: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalCount: Maybe<Scalars['Int']['output']>;
};

export type RecurrenceTaskInput = {
  title?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['Html']['input']>;
  workflowId?: InputMaybe<Scalars['ID']['input']>;
  typeId?: InputMaybe<Scalars['ID']['input']>;
  effortId?: InputMaybe<Scalars['ID']['input']>;
  boardId?: InputMaybe<Scalars['ID']['input']>;
  labelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  people?: InputMaybe<Array<Scalars['ID']['input']>>;
  checklist?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type CreateRecurrenceInput = {
  task: RecurrenceTaskInput;
  taskId?: InputMaybe<Scalars['ID']['input']>;
  rule: Scalars['String']['input'];
  startOn?: InputMaybe<Scalars['Date']['input']>;
  time?: InputMaybe<Scalars['String']['input']>;
  timezone: Scalars['String']['input'];
  dueAfter?: InputMaybe<Scalars['Int']['input']>;
  endsOn?: InputMaybe<Scalars['Date']['input']>;
  endsAfter?: InputMaybe<Scalars['Int']['input']>;
  catchUp?: InputMaybe<RecurrenceCatchUp>;
  waitForDone?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UpdateRecurrenceInput = {
  task?: InputMaybe<RecurrenceTaskInput>;
  rule?: InputMaybe<Scalars['String']['input']>;
  startOn?: InputMaybe<Scalars['Date']['input']>;
  time?: InputMaybe<Scalars['String']['input']>;
  timezone?: InputMaybe<Scalars['String']['input']>;
  dueAfter?: InputMaybe<Scalars['Int']['input']>;
  endsOn?: InputMaybe<Scalars['Date']['input']>;
  endsAfter?: InputMaybe<Scalars['Int']['input']>;
  catchUp?: InputMaybe<RecurrenceCatchUp>;
  waitForDone?: InputMaybe<Scalars['Boolean']['input']>;
};

export type RecurrencePayload = {
  recurrence: Maybe<Recurrence>;
  userErrors: Array<UserError>;
};

export type RunRecurrencePayload = {
  task: Maybe<Task>;
  recurrence: Maybe<Recurrence>;
  userErrors: Array<UserError>;
};

export type ThreadState =
  | 'OPEN'
  | 'CLOSED'
  | 'ALL';

export type ThreadSort =
  | 'ACTIVE'
  | 'NEWEST'
  | 'COMMENTS';

export type Thread = {
  id: Scalars['ID']['output'];
  number: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  author: Maybe<Actor>;
  isPinned: Scalars['Boolean']['output'];
  isClosed: Scalars['Boolean']['output'];
  answerId: Maybe<Scalars['ID']['output']>;
  task: Maybe<ThreadTask>;
  commentsCount: Scalars['Int']['output'];
  lastComment: Maybe<ThreadLastComment>;
  createdAt: Maybe<Scalars['DateTime']['output']>;
  activeAt: Maybe<Scalars['DateTime']['output']>;
  isUnread: Scalars['Boolean']['output'];
  isFollowing: Scalars['Boolean']['output'];
  html: Maybe<Scalars['Html']['output']>;
  editedAt: Maybe<Scalars['DateTime']['output']>;
  closedAt: Maybe<Scalars['DateTime']['output']>;
  closedBy: Maybe<Actor>;
  firstUnread: Maybe<Scalars['ID']['output']>;
  followers: Maybe<Array<Person>>;
  followersCount: Maybe<Scalars['Int']['output']>;
  linkedPages: Maybe<Array<WikiLinkedPage>>;
  linkedTasks: Maybe<Array<WikiLinkedTask>>;
  viewerCan: Maybe<Array<Permission>>;
};

export type ThreadTask = {
  id: Scalars['ID']['output'];
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type ThreadLastComment = {
  author: Maybe<Actor>;
  createdAt: Maybe<Scalars['DateTime']['output']>;
};

export type ThreadPage = {
  nodes: Array<Thread>;
  page: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalCount: Maybe<Scalars['Int']['output']>;
};

export type ThreadComments = {
  nodes: Array<Comment>;
  gaps: Array<ThreadGap>;
  totalCount: Maybe<Scalars['Int']['output']>;
};

export type ThreadGap = {
  after: Scalars['ID']['output'];
  before: Scalars['ID']['output'];
  count: Scalars['Int']['output'];
};

export type ThreadPayload = Payload & {
  thread: Maybe<Thread>;
  userErrors: Array<UserError>;
};

export type CreateThreadInput = {
  title: Scalars['String']['input'];
  html?: InputMaybe<Scalars['Html']['input']>;
};

export type ThreadToTaskInput = {
  commentId?: InputMaybe<Scalars['ID']['input']>;
  workflowId?: InputMaybe<Scalars['ID']['input']>;
  close?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UpdateThreadInput = {
  title?: InputMaybe<Scalars['String']['input']>;
  html?: InputMaybe<Scalars['Html']['input']>;
  isPinned?: InputMaybe<Scalars['Boolean']['input']>;
  isClosed?: InputMaybe<Scalars['Boolean']['input']>;
  answerId?: InputMaybe<Scalars['ID']['input']>;
};

export type NoteSort =
  | 'UPDATED'
  | 'TITLE'
  | 'CREATED';

export type Note = {
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  snippet: Scalars['String']['output'];
  tags: Array<Scalars['String']['output']>;
  isPinned: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
  createdAt: Maybe<Scalars['DateTime']['output']>;
  updatedAt: Maybe<Scalars['DateTime']['output']>;
  trashedAt: Maybe<Scalars['DateTime']['output']>;
  html: Maybe<Scalars['Html']['output']>;
  tasks: Maybe<Array<NoteTask>>;
};

export type NoteTask = {
  id: Scalars['ID']['output'];
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
  done: Scalars['Boolean']['output'];
  workspaceSlug: Scalars['ID']['output'];
  projectSlug: Scalars['ID']['output'];
};

export type NotePage = {
  nodes: Array<Note>;
  page: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalCount: Maybe<Scalars['Int']['output']>;
  tags: Array<NoteTag>;
  trashedCount: Scalars['Int']['output'];
};

export type NoteTag = {
  name: Scalars['String']['output'];
  count: Scalars['Int']['output'];
};

export type NotePayload = Payload & {
  note: Maybe<Note>;
  userErrors: Array<UserError>;
};

export type ConvertNotePayload = Payload & {
  note: Maybe<Note>;
  tasks: Maybe<Array<Task>>;
  userErrors: Array<UserError>;
};

export type CreateNoteInput = {
  html?: InputMaybe<Scalars['Html']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  isPinned?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UpdateNoteInput = {
  html?: InputMaybe<Scalars['Html']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  isPinned?: InputMaybe<Scalars['Boolean']['input']>;
};

export type FormState =
  | 'DRAFT'
  | 'OPEN'
  | 'CLOSED';

export type FormFieldKind =
  | 'SHORT'
  | 'LONG'
  | 'EMAIL'
  | 'NUMBER'
  | 'DAY'
  | 'ONE'
  | 'MANY'
  | 'TICK'
  | 'LINK';

export type FormGoal =
  | 'TITLE'
  | 'DESCRIPTION'
  | 'DUE_DATE'
  | 'TYPE'
  | 'LABELS'
  | 'EFFORT'
  | 'NONE';

export type SubmissionState =
  | 'NEW'
  | 'ACCEPTED'
  | 'REFUSED'
  | 'SPAM';

export type Form = {
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  state: FormState;
  closesOn: Maybe<Scalars['Date']['output']>;
  token: Scalars['String']['output'];
  version: Scalars['Int']['output'];
  fieldsCount: Scalars['Int']['output'];
  newCount: Scalars['Int']['output'];
  submissionsCount: Scalars['Int']['output'];
  lastAt: Maybe<Scalars['DateTime']['output']>;
  isFollowing: Scalars['Boolean']['output'];
  createdAt: Maybe<Scalars['DateTime']['output']>;
  intro: Maybe<Scalars['String']['output']>;
  thanks: Maybe<Scalars['String']['output']>;
  dailyLimit: Maybe<Scalars['Int']['output']>;
  presets: Maybe<FormPresets>;
  fields: Maybe<Array<FormField>>;
  lastFieldNumber: Maybe<Scalars['Int']['output']>;
  viewerCan: Maybe<Array<Permission>>;
};

export type FormField = {
  number: Scalars['Int']['output'];
  kind: FormFieldKind;
  label: Scalars['String']['output'];
  help: Scalars['String']['output'];
  isRequired: Scalars['Boolean']['output'];
  goal: FormGoal;
  min: Maybe<Scalars['Float']['output']>;
  max: Maybe<Scalars['Float']['output']>;
  options: Array<FormOption>;
};

export type FormOption = {
  label: Scalars['String']['output'];
  typeId: Maybe<Scalars['ID']['output']>;
  labelId: Maybe<Scalars['ID']['output']>;
  effortId: Maybe<Scalars['ID']['output']>;
};

export type FormPresets = {
  workflowId: Maybe<Scalars['ID']['output']>;
  typeId: Maybe<Scalars['ID']['output']>;
  boardId: Maybe<Scalars['ID']['output']>;
  labelIds: Array<Scalars['ID']['output']>;
  usernames: Array<Scalars['String']['output']>;
  isDraft: Scalars['Boolean']['output'];
};

export type Submission = {
  id: Scalars['ID']['output'];
  state: SubmissionState;
  email: Maybe<Scalars['String']['output']>;
  answers: Array<FormAnswer>;
  task: Maybe<SubmissionTask>;
  createdAt: Maybe<Scalars['DateTime']['output']>;
  judgedAt: Maybe<Scalars['DateTime']['output']>;
  judgedBy: Maybe<Actor>;
};

export type FormAnswer = {
  field: Scalars['String']['output'];
  label: Scalars['String']['output'];
  kind: FormFieldKind;
  text: Scalars['String']['output'];
};

export type SubmissionTask = {
  id: Scalars['ID']['output'];
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
  isDone: Scalars['Boolean']['output'];
  isDraft: Scalars['Boolean']['output'];
  isArchived: Scalars['Boolean']['output'];
  status: Scalars['String']['output'];
};

export type SubmissionPage = {
  nodes: Array<Submission>;
  page: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalCount: Maybe<Scalars['Int']['output']>;
  counts: SubmissionCounts;
};

export type SubmissionCounts = {
  new: Scalars['Int']['output'];
  accepted: Scalars['Int']['output'];
  refused: Scalars['Int']['output'];
  spam: Scalars['Int']['output'];
};

export type PublicForm = {
  title: Scalars['String']['output'];
  intro: Scalars['String']['output'];
  workspaceName: Scalars['String']['output'];
  workspaceLogo: Maybe<Scalars['String']['output']>;
  isOpen: Scalars['Boolean']['output'];
  fields: Array<PublicFormField>;
  ticket: Maybe<Scalars['String']['output']>;
};

export type PublicFormField = {
  name: Scalars['String']['output'];
  kind: FormFieldKind;
  label: Scalars['String']['output'];
  help: Scalars['String']['output'];
  isRequired: Scalars['Boolean']['output'];
  min: Maybe<Scalars['Float']['output']>;
  max: Maybe<Scalars['Float']['output']>;
  options: Array<Scalars['String']['output']>;
};

export type CreateFormInput = {
  title: Scalars['String']['input'];
  intro?: InputMaybe<Scalars['String']['input']>;
  thanks?: InputMaybe<Scalars['String']['input']>;
  closesOn?: InputMaybe<Scalars['Date']['input']>;
  dailyLimit?: InputMaybe<Scalars['Int']['input']>;
  presets?: InputMaybe<FormPresetsInput>;
  fields?: InputMaybe<Array<FormFieldInput>>;
};

export type UpdateFormInput = {
  title?: InputMaybe<Scalars['String']['input']>;
  intro?: InputMaybe<Scalars['String']['input']>;
  thanks?: InputMaybe<Scalars['String']['input']>;
  closesOn?: InputMaybe<Scalars['Date']['input']>;
  dailyLimit?: InputMaybe<Scalars['Int']['input']>;
  presets?: InputMaybe<FormPresetsInput>;
  fields?: InputMaybe<Array<FormFieldInput>>;
};

export type FormPresetsInput = {
  workflowId?: InputMaybe<Scalars['ID']['input']>;
  typeId?: InputMaybe<Scalars['ID']['input']>;
  boardId?: InputMaybe<Scalars['ID']['input']>;
  labelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  usernames?: InputMaybe<Array<Scalars['String']['input']>>;
  isDraft?: InputMaybe<Scalars['Boolean']['input']>;
};

export type FormFieldInput = {
  number: Scalars['Int']['input'];
  kind: FormFieldKind;
  label: Scalars['String']['input'];
  help?: InputMaybe<Scalars['String']['input']>;
  isRequired?: InputMaybe<Scalars['Boolean']['input']>;
  goal?: InputMaybe<FormGoal>;
  min?: InputMaybe<Scalars['Float']['input']>;
  max?: InputMaybe<Scalars['Float']['input']>;
  options?: InputMaybe<Array<FormOptionInput>>;
};

export type FormOptionInput = {
  label: Scalars['String']['input'];
  typeId?: InputMaybe<Scalars['ID']['input']>;
  labelId?: InputMaybe<Scalars['ID']['input']>;
  effortId?: InputMaybe<Scalars['ID']['input']>;
};

export type PublicAnswersInput = {
  ticket: Scalars['String']['input'];
  answers: Array<PublicAnswerInput>;
  website?: InputMaybe<Scalars['String']['input']>;
};

export type PublicAnswerInput = {
  name: Scalars['String']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
  choices?: InputMaybe<Array<Scalars['String']['input']>>;
  isTicked?: InputMaybe<Scalars['Boolean']['input']>;
};

export type FormPayload = Payload & {
  form: Maybe<Form>;
  userErrors: Array<UserError>;
};

export type SubmissionsPayload = Payload & {
  submissions: Maybe<Array<Submission>>;
  userErrors: Array<UserError>;
};

export type ThanksPayload = Payload & {
  thanks: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type Theme =
  | 'LIGHT'
  | 'DARK'
  | 'SYSTEM';

export type Preferences = {
  timeZone: Maybe<Scalars['String']['output']>;
  locale: Maybe<Scalars['String']['output']>;
  weekStart: Scalars['Int']['output'];
  hourCycle: Scalars['Int']['output'];
  theme: Maybe<Theme>;
  hideEmail: Scalars['Boolean']['output'];
  taskModal: Scalars['Boolean']['output'];
  singleKeys: Scalars['Boolean']['output'];
  keyHints: Scalars['Boolean']['output'];
  keyCoach: Scalars['Boolean']['output'];
  shortcutPreset: ShortcutPreset;
  shortcuts: Array<OwnShortcut>;
};

export type ShortcutPreset =
  | 'PALETTE'
  | 'GITHUB'
  | 'JIRA'
  | 'VIM'
  | 'LEFT_HAND'
  | 'RIGHT_HAND';

export type OwnShortcut = {
  action: Scalars['String']['output'];
  keys: Array<Scalars['String']['output']>;
};

export type OwnShortcutInput = {
  action: Scalars['String']['input'];
  keys: Array<Scalars['String']['input']>;
};

export type FirstSteps = {
  project: Scalars['Boolean']['output'];
  tasks: Scalars['Boolean']['output'];
  palette: Scalars['Boolean']['output'];
  done: Scalars['Boolean']['output'];
  invited: Scalars['Boolean']['output'];
  shows: Scalars['Boolean']['output'];
};

export type FirstStepsInput = {
  palette?: InputMaybe<Scalars['Boolean']['input']>;
  shows?: InputMaybe<Scalars['Boolean']['input']>;
};

export type FirstStepsPayload = Payload & {
  firstSteps: Maybe<FirstSteps>;
  userErrors: Array<UserError>;
};

export type UpdateViewerInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  headline?: InputMaybe<Scalars['String']['input']>;
  avatar?: InputMaybe<Scalars['String']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
  locale?: InputMaybe<Scalars['String']['input']>;
  weekStart?: InputMaybe<Scalars['Int']['input']>;
  hourCycle?: InputMaybe<Scalars['Int']['input']>;
  theme?: InputMaybe<Theme>;
  hideEmail?: InputMaybe<Scalars['Boolean']['input']>;
  taskModal?: InputMaybe<Scalars['Boolean']['input']>;
  singleKeys?: InputMaybe<Scalars['Boolean']['input']>;
  keyHints?: InputMaybe<Scalars['Boolean']['input']>;
  keyCoach?: InputMaybe<Scalars['Boolean']['input']>;
  shortcutPreset?: InputMaybe<ShortcutPreset>;
  shortcuts?: InputMaybe<Array<OwnShortcutInput>>;
};

export type ViewerPayload = Payload & {
  viewer: Maybe<Viewer>;
  userErrors: Array<UserError>;
};

export type SessionInfo = {
  id: Scalars['ID']['output'];
  device: Scalars['String']['output'];
  network: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastUsedAt: Scalars['DateTime']['output'];
  current: Scalars['Boolean']['output'];
};

export type ChangeEmailInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type EmailPayload = Payload & {
  email: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type RevertedEmailPayload = Payload & {
  email: Maybe<Scalars['String']['output']>;
  resetToken: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteAccountInput = {
  username: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type DeleteAccountPayload = Payload & {
  deletionAt: Maybe<Scalars['DateTime']['output']>;
  userErrors: Array<UserError>;
};

export type ChangePasswordInput = {
  current: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type ChangePasswordPayload = Payload & {
  ended: Maybe<Scalars['Int']['output']>;
  token: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type EndedSessionsPayload = Payload & {
  ended: Maybe<Scalars['Int']['output']>;
  userErrors: Array<UserError>;
};

export type Profile = {
  person: Person;
  email: Maybe<Scalars['String']['output']>;
  timeZone: Maybe<Scalars['String']['output']>;
  memberSince: Maybe<Scalars['Date']['output']>;
  isMember: Scalars['Boolean']['output'];
  workspace: NamedPlace;
  workspaces: Array<NamedPlace>;
  projects: Array<ProfileProject>;
  days: Array<ProfileDay>;
  time: Maybe<ProfileTime>;
};

export type NamedPlace = {
  slug: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type ProfileProject = {
  slug: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  logo: Maybe<Scalars['String']['output']>;
  roleName: Scalars['String']['output'];
};

export type ProfileDay = {
  day: Scalars['Date']['output'];
  count: Scalars['Int']['output'];
};

export type ProfileTime = {
  weekSeconds: Scalars['Int']['output'];
  monthSeconds: Scalars['Int']['output'];
};

export type AttachmentKind =
  | 'IMAGE'
  | 'PDF'
  | 'OFFICE'
  | 'TEXT'
  | 'CODE'
  | 'OTHER';

export type AttachmentSort =
  | 'CREATED_AT'
  | 'FILENAME'
  | 'SIZE';

export type AttachmentGroup =
  | 'KIND'
  | 'USER';

export type Attachment = {
  id: Scalars['ID']['output'];
  uuid: Maybe<Scalars['ID']['output']>;
  filename: Scalars['String']['output'];
  mimetype: Maybe<Scalars['String']['output']>;
  size: Maybe<Scalars['Float']['output']>;
  createdAt: Maybe<Scalars['DateTime']['output']>;
  createdAtForHumans: Maybe<Scalars['String']['output']>;
  user: Maybe<Actor>;
  downloadUrl: Maybe<Scalars['String']['output']>;
  task: Maybe<AttachmentTask>;
  links: Maybe<Array<AttachmentTask>>;
  versions: Maybe<Scalars['Int']['output']>;
  comments: Maybe<Scalars['Int']['output']>;
};

export type AttachmentTask = {
  id: Scalars['ID']['output'];
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type AttachmentVersion = {
  number: Scalars['Int']['output'];
  filename: Scalars['String']['output'];
  mimetype: Maybe<Scalars['String']['output']>;
  size: Maybe<Scalars['Float']['output']>;
  createdAt: Maybe<Scalars['DateTime']['output']>;
  user: Maybe<Actor>;
  downloadUrl: Maybe<Scalars['String']['output']>;
};

export type AttachmentPayload = {
  attachment: Maybe<Attachment>;
  userErrors: Array<UserError>;
};

export type AttachmentPage = {
  nodes: Array<Attachment>;
  page: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalCount: Maybe<Scalars['Int']['output']>;
};

export type CommentSubject =
  | 'TASK'
  | 'FILE'
  | 'THREAD';

export type CommentSort =
  | 'NEWEST'
  | 'OLDEST';

export type Comment = {
  id: Scalars['ID']['output'];
  html: Scalars['Html']['output'];
  author: Maybe<Actor>;
  createdAt: Maybe<Scalars['DateTime']['output']>;
  createdAtForHumans: Maybe<Scalars['String']['output']>;
  editedAt: Maybe<Scalars['DateTime']['output']>;
};

export type CommentPayload = Payload & {
  comment: Maybe<Comment>;
  userErrors: Array<UserError>;
};

export type AddCommentInput = {
  subject: CommentSubject;
  subjectId: Scalars['ID']['input'];
  html: Scalars['Html']['input'];
  workflowId?: InputMaybe<Scalars['ID']['input']>;
};

export type UpdateCommentInput = {
  html: Scalars['Html']['input'];
  editedAtWas?: InputMaybe<Scalars['DateTime']['input']>;
};

export type ChecklistItem = {
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  done: Scalars['Boolean']['output'];
  parentId: Maybe<Scalars['ID']['output']>;
  children: Array<ChecklistItem>;
};

export type ChecklistItemPayload = Payload & {
  item: Maybe<ChecklistItem>;
  userErrors: Array<UserError>;
};

export type AddChecklistItemInput = {
  title: Scalars['String']['input'];
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

export type LogEntry = {
  message: Scalars['String']['output'];
  parts: Array<LogPart>;
  author: Maybe<Actor>;
  createdAt: Maybe<Scalars['DateTime']['output']>;
  createdAtForHumans: Maybe<Scalars['String']['output']>;
};

export type LogPart = {
  text: Maybe<Scalars['String']['output']>;
  at: Maybe<Scalars['DateTime']['output']>;
};

export type ActivityFilter = {
  person?: InputMaybe<Scalars['String']['input']>;
  kinds?: InputMaybe<Array<ActivityKind>>;
  projectSlug?: InputMaybe<Scalars['ID']['input']>;
  target?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  timezone?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};

export type ActivityKind =
  | 'TASKS'
  | 'PROJECTS'
  | 'PEOPLE'
  | 'FILES'
  | 'TIME'
  | 'MONEY'
  | 'SETTINGS'
  | 'DATA';

export type ActivityPage = {
  nodes: Array<Activity>;
  nextBefore: Maybe<Scalars['ID']['output']>;
};

export type Activity = {
  id: Scalars['ID']['output'];
  at: Maybe<Scalars['DateTime']['output']>;
  author: Maybe<Actor>;
  action: Scalars['String']['output'];
  kind: ActivityKind;
  sentence: Scalars['String']['output'];
  parts: Array<LogPart>;
  target: Maybe<ActivityTarget>;
  project: Maybe<ActivityProject>;
  changes: Array<ActivityChange>;
};

export type ActivityTarget = {
  kind: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  slug: Maybe<Scalars['String']['output']>;
  projectSlug: Maybe<Scalars['String']['output']>;
  isGone: Scalars['Boolean']['output'];
};

export type ActivityProject = {
  slug: Scalars['String']['output'];
  name: Scalars['String']['output'];
  isGone: Scalars['Boolean']['output'];
};

export type ActivityChange = {
  name: Scalars['String']['output'];
  from: Maybe<Scalars['String']['output']>;
  to: Maybe<Scalars['String']['output']>;
};

export type WorkspaceRole =
  | 'OWNER'
  | 'MEMBER'
  | 'GUEST';

export type TeamSort =
  | 'NAME'
  | 'LAST_ACTIVE'
  | 'OPEN_TASKS'
  | 'LOGGED';

export type TeamMemberPage = {
  nodes: Array<TeamMember>;
  page: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalCount: Maybe<Scalars['Int']['output']>;
};

export type ProjectRoleInput = {
  projectSlug: Scalars['ID']['input'];
  role: InviteRole;
};

export type TeamMemberPayload = Payload & {
  teamMember: Maybe<TeamMember>;
  userErrors: Array<UserError>;
};

export type TeamMember = {
  id: Scalars['ID']['output'];
  person: Person;
  email: Scalars['String']['output'];
  role: WorkspaceRole;
  projects: Array<TeamProject>;
  lastActiveAt: Maybe<Scalars['DateTime']['output']>;
  openTasks: Scalars['Int']['output'];
  loggedSeconds: Scalars['Int']['output'];
  joinedAt: Maybe<Scalars['DateTime']['output']>;
};

export type TeamProject = {
  slug: Scalars['String']['output'];
  name: Scalars['String']['output'];
  memberId: Scalars['ID']['output'];
  role: Scalars['String']['output'];
  isOwner: Scalars['Boolean']['output'];
};

export type SentInvitation = {
  id: Scalars['ID']['output'];
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
  role: Scalars['String']['output'];
  projectSlug: Scalars['String']['output'];
  projectName: Scalars['String']['output'];
  inviter: Maybe<Actor>;
  sentAt: Maybe<Scalars['DateTime']['output']>;
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  isExpired: Scalars['Boolean']['output'];
};

export type WithdrawnInvitationPayload = Payload & {
  deletedId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type HandOverInput = {
  projectSlug: Scalars['ID']['input'];
  to: Scalars['ID']['input'];
};

export type RemovedMember = {
  id: Scalars['ID']['output'];
  person: Person;
  email: Scalars['String']['output'];
  role: WorkspaceRole;
  projects: Scalars['Int']['output'];
  removedAt: Maybe<Scalars['DateTime']['output']>;
  keptUntil: Maybe<Scalars['DateTime']['output']>;
  removedBy: Maybe<Actor>;
};

export type HandOver = {
  tasks: Array<HandOverTasks>;
  owned: Array<HandOverProject>;
  owners: Array<Person>;
  timer: Maybe<HandOverTimer>;
  invitations: Scalars['Int']['output'];
  lastAdmin: Array<HandOverAdmin>;
};

export type HandOverTasks = {
  project: HandOverProject;
  openTasks: Scalars['Int']['output'];
  people: Array<Person>;
};

export type HandOverProject = {
  slug: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type HandOverAdmin = {
  slug: Scalars['String']['output'];
  name: Scalars['String']['output'];
  owner: Maybe<Actor>;
};

export type HandOverTimer = {
  title: Scalars['String']['output'];
  startedAt: Maybe<Scalars['DateTime']['output']>;
};

export type RemovedTeamMemberPayload = Payload & {
  deletedId: Maybe<Scalars['ID']['output']>;
  tasks: Maybe<Scalars['Int']['output']>;
  projects: Maybe<Scalars['Int']['output']>;
  userErrors: Array<UserError>;
};

export type RestoredTeamMemberPayload = Payload & {
  tasks: Maybe<Scalars['Int']['output']>;
  projects: Maybe<Scalars['Int']['output']>;
  userErrors: Array<UserError>;
};

export type TimeEntry = {
  id: Scalars['ID']['output'];
  startedAt: Scalars['DateTime']['output'];
  endedAt: Scalars['DateTime']['output'];
  total: Scalars['String']['output'];
  seconds: Scalars['Int']['output'];
  comment: Scalars['String']['output'];
  user: Maybe<Actor>;
  byTimer: Maybe<Scalars['Boolean']['output']>;
  editedBy: Maybe<Actor>;
  editedAt: Maybe<Scalars['DateTime']['output']>;
  invoice: Maybe<TimeEntryInvoice>;
  task: Maybe<TimedTask>;
  project: Maybe<TimedProject>;
};

export type TimeEntryInvoice = {
  invoiceId: Maybe<Scalars['ID']['output']>;
  number: Maybe<Scalars['String']['output']>;
};

export type TimeEntryPage = {
  nodes: Array<TimeEntry>;
  page: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalCount: Maybe<Scalars['Int']['output']>;
  totals: Maybe<TimeTotals>;
};

export type TimeTotals = {
  seconds: Scalars['Int']['output'];
  days: Array<TimeDay>;
};

export type TimeDay = {
  day: Scalars['Date']['output'];
  username: Scalars['String']['output'];
  name: Scalars['String']['output'];
  seconds: Scalars['Int']['output'];
};

export type TimeEntryPayload = Payload & {
  timeEntry: Maybe<TimeEntry>;
  userErrors: Array<UserError>;
};

export type LogTimeInput = {
  startedAt: Scalars['DateTime']['input'];
  endedAt: Scalars['DateTime']['input'];
  comment?: InputMaybe<Scalars['String']['input']>;
  username?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateTimeEntryInput = {
  startedAt?: InputMaybe<Scalars['DateTime']['input']>;
  endedAt?: InputMaybe<Scalars['DateTime']['input']>;
  comment?: InputMaybe<Scalars['String']['input']>;
  taskId?: InputMaybe<Scalars['ID']['input']>;
};

export type TimeGroup =
  | 'PERSON'
  | 'PROJECT'
  | 'TASK'
  | 'LABEL';

export type TimeLogFilter = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
  timezone?: InputMaybe<Scalars['String']['input']>;
  members?: InputMaybe<Array<Scalars['String']['input']>>;
  taskId?: InputMaybe<Scalars['ID']['input']>;
  labelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
};

export type TimeSheet = {
  rows: Array<TimeSheetRow>;
  days: Array<TimeSheetDay>;
  seconds: Scalars['Int']['output'];
  running: Maybe<TimeSheetTimer>;
  since: Maybe<Scalars['Date']['output']>;
};

export type TimeRowReason =
  | 'TIME'
  | 'PINNED'
  | 'LAST_WEEK'
  | 'ASSIGNED';

export type TimeSheetRow = {
  task: TimedTask;
  project: TimedProject;
  reason: TimeRowReason;
  pinned: Scalars['Boolean']['output'];
  lastWeekSeconds: Scalars['Int']['output'];
  seconds: Scalars['Int']['output'];
  cells: Array<TimeSheetCell>;
};

export type TimeSheetCell = {
  day: Scalars['Date']['output'];
  seconds: Scalars['Int']['output'];
  entryCount: Scalars['Int']['output'];
  entries: Maybe<Array<TimeEntry>>;
};

export type TimeSheetDay = {
  day: Scalars['Date']['output'];
  seconds: Scalars['Int']['output'];
};

export type TimeSheetTimer = {
  taskId: Scalars['ID']['output'];
  startedAt: Scalars['DateTime']['output'];
};

export type TimedTask = {
  taskId: Scalars['ID']['output'];
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type TimedProject = {
  slug: Scalars['String']['output'];
  name: Scalars['String']['output'];
  archived: Scalars['Boolean']['output'];
  viewerCan: Array<Permission>;
};

export type TimeLogPage = {
  nodes: Array<TimeEntry>;
  page: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalCount: Maybe<Scalars['Int']['output']>;
  totals: TimeLogTotals;
};

export type TimeLogTotals = {
  seconds: Scalars['Int']['output'];
  estimatedHours: Scalars['Float']['output'];
  groups: Array<TimeLogGroup>;
  days: Array<TimeLogDay>;
};

export type TimeLogGroup = {
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
  seconds: Scalars['Int']['output'];
};

export type TimeLogDay = {
  day: Scalars['Date']['output'];
  key: Scalars['String']['output'];
  seconds: Scalars['Int']['output'];
};

export type TimeMissing = {
  user: Maybe<Actor>;
  days: Array<Scalars['Date']['output']>;
};

export type TimerState = {
  running: Maybe<RunningTimer>;
  now: Scalars['DateTime']['output'];
};

export type RunningTimer = {
  taskId: Scalars['ID']['output'];
  taskCode: Maybe<Scalars['String']['output']>;
  taskTitle: Scalars['String']['output'];
  workspaceSlug: Scalars['String']['output'];
  projectSlug: Scalars['String']['output'];
  startedAt: Scalars['DateTime']['output'];
};

export type TimerPayload = Payload & {
  running: Maybe<RunningTimer>;
  task: Maybe<Task>;
  seconds: Maybe<Scalars['Int']['output']>;
  endedNow: Maybe<Scalars['Boolean']['output']>;
  userErrors: Array<UserError>;
};

export type LabelSuggestion = {
  title: Scalars['String']['output'];
  color: Scalars['HexColor']['output'];
};

export type TextSuggestionPayload = Payload & {
  text: Maybe<Scalars['String']['output']>;
  byRules: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type LabelSuggestionsPayload = Payload & {
  labels: Array<LabelSuggestion>;
  byRules: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type Money = {
  amount: Scalars['Minor']['output'];
  currency: Scalars['String']['output'];
  digits: Scalars['Int']['output'];
};

export type Client = {
  id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  website: Scalars['String']['output'];
  address: PostalAddress;
  country: Maybe<Scalars['String']['output']>;
  taxId: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  digits: Scalars['Int']['output'];
  rate: Maybe<Scalars['Minor']['output']>;
  taxBp: Scalars['Int']['output'];
  termsDays: Scalars['Int']['output'];
  rounding: Rounding;
  notes: Scalars['String']['output'];
  createdAt: Maybe<Scalars['DateTime']['output']>;
  archivedAt: Maybe<Scalars['DateTime']['output']>;
  projects: Array<ClientProject>;
  contacts: Array<ClientContact>;
  unbilled: UnbilledTime;
  unbilledByProject: Array<UnbilledProject>;
  balances: Array<ClientBalance>;
  lastInvoice: Maybe<InvoiceName>;
};

export type ClientProject = {
  slug: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  logo: Maybe<Scalars['String']['output']>;
};

export type PostalAddress = {
  street: Array<Scalars['String']['output']>;
  postcode: Scalars['String']['output'];
  city: Scalars['String']['output'];
  region: Scalars['String']['output'];
};

export type ClientContact = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  role: Scalars['String']['output'];
  getsInvoices: Scalars['Boolean']['output'];
  seesInvoices: Scalars['Boolean']['output'];
  invitedAt: Maybe<Scalars['DateTime']['output']>;
  person: Maybe<Person>;
};

export type UnbilledTime = {
  seconds: Scalars['Int']['output'];
  money: Money;
  withoutRate: Scalars['Int']['output'];
};

export type ClientBalance = {
  open: Money;
  overdue: Money;
};

export type UnbilledProject = {
  project: ClientProject;
  seconds: Scalars['Int']['output'];
  money: Money;
  withoutRate: Scalars['Int']['output'];
};

export type Rounding =
  | 'EXACT'
  | 'UP_6'
  | 'UP_15'
  | 'UP_30'
  | 'UP_60'
  | 'NEAREST_6'
  | 'NEAREST_15'
  | 'NEAREST_30'
  | 'NEAREST_60';

export type ClientSort =
  | 'NAME'
  | 'NUMBER'
  | 'NEWEST'
  | 'UNBILLED';

export type ClientPage = {
  nodes: Array<Client>;
  page: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalCount: Maybe<Scalars['Int']['output']>;
};

export type ClientPayload = Payload & {
  client: Maybe<Client>;
  userErrors: Array<UserError>;
};

export type ProjectRates = {
  currency: Scalars['String']['output'];
  digits: Scalars['Int']['output'];
  client: Maybe<RatesClient>;
  rate: Maybe<Scalars['Minor']['output']>;
  people: Array<PersonRate>;
};

export type RatesClient = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  rate: Maybe<Scalars['Minor']['output']>;
};

export type PersonRate = {
  person: Person;
  rate: Maybe<Scalars['Minor']['output']>;
};

export type ProjectRatesPayload = Payload & {
  rates: Maybe<ProjectRates>;
  userErrors: Array<UserError>;
};

export type CreateClientInput = {
  name: Scalars['String']['input'];
  currency?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateClientInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  number?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  website?: InputMaybe<Scalars['String']['input']>;
  address?: InputMaybe<PostalAddressInput>;
  country?: InputMaybe<Scalars['String']['input']>;
  taxId?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  rate?: InputMaybe<Scalars['Minor']['input']>;
  taxBp?: InputMaybe<Scalars['Int']['input']>;
  termsDays?: InputMaybe<Scalars['Int']['input']>;
  rounding?: InputMaybe<Rounding>;
  notes?: InputMaybe<Scalars['String']['input']>;
  contacts?: InputMaybe<Array<ClientContactInput>>;
};

export type PostalAddressInput = {
  street: Array<Scalars['String']['input']>;
  postcode: Scalars['String']['input'];
  city: Scalars['String']['input'];
  region: Scalars['String']['input'];
};

export type ClientContactInput = {
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  role?: InputMaybe<Scalars['String']['input']>;
  getsInvoices?: InputMaybe<Scalars['Boolean']['input']>;
};

export type InviteClientContactInput = {
  contactId: Scalars['ID']['input'];
  projectSlugs: Array<Scalars['ID']['input']>;
  seesInvoices?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ProjectRatesInput = {
  rate?: InputMaybe<Scalars['Minor']['input']>;
  people?: InputMaybe<Array<PersonRateInput>>;
};

export type PersonRateInput = {
  username: Scalars['ID']['input'];
  rate: Scalars['Minor']['input'];
};

export type InvoiceTab =
  | 'ALL'
  | 'DRAFT'
  | 'OPEN'
  | 'OVERDUE'
  | 'PAID'
  | 'VOID';

export type InvoiceSort =
  | 'NEWEST'
  | 'DUE'
  | 'NUMBER'
  | 'CLIENT';

export type InvoiceKind =
  | 'INVOICE'
  | 'CREDIT';

export type InvoiceState =
  | 'DRAFT'
  | 'OPEN'
  | 'SENT'
  | 'PARTLY_PAID'
  | 'PAID'
  | 'OVERDUE'
  | 'VOID';

export type InvoiceSums = {
  net: Scalars['Minor']['output'];
  discount: Scalars['Minor']['output'];
  tax: Scalars['Minor']['output'];
  taxes: Array<InvoiceTax>;
  gross: Scalars['Minor']['output'];
  paid: Scalars['Minor']['output'];
  credited: Scalars['Minor']['output'];
  balance: Scalars['Minor']['output'];
};

export type InvoiceTax = {
  taxBp: Scalars['Int']['output'];
  net: Scalars['Minor']['output'];
  tax: Scalars['Minor']['output'];
};

export type InvoiceClient = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  number: Scalars['String']['output'];
};

export type SheetLabelKey =
  | 'INVOICE'
  | 'CREDIT'
  | 'TO'
  | 'ISSUED'
  | 'DUE'
  | 'ORDER'
  | 'CREDITS'
  | 'CREDITED'
  | 'LINE'
  | 'QUANTITY'
  | 'PRICE'
  | 'NET'
  | 'DISCOUNT'
  | 'TAX'
  | 'TOTAL'
  | 'PAGE'
  | 'DRAFT'
  | 'VOID'
  | 'OPEN'
  | 'REMINDER';

export type SheetLabel = {
  key: SheetLabelKey;
  text: Scalars['String']['output'];
};

export type SheetLabelInput = {
  key: SheetLabelKey;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type InvoiceParty = {
  name: Scalars['String']['output'];
  address: PostalAddress;
  country: Maybe<Scalars['String']['output']>;
  taxId: Scalars['String']['output'];
  email: Scalars['String']['output'];
  lines: Array<Scalars['String']['output']>;
};

export type InvoiceDiscount = {
  bp: Maybe<Scalars['Int']['output']>;
  amount: Maybe<Scalars['Minor']['output']>;
};

export type InvoiceLineKind =
  | 'ITEM'
  | 'HEADING'
  | 'TEXT';

export type InvoiceLine = {
  id: Scalars['ID']['output'];
  kind: InvoiceLineKind;
  text: Scalars['String']['output'];
  quantity: Scalars['String']['output'];
  unit: Scalars['String']['output'];
  price: Scalars['Minor']['output'];
  discount: Maybe<InvoiceDiscount>;
  taxBp: Scalars['Int']['output'];
  amount: Scalars['Minor']['output'];
  entryCount: Scalars['Int']['output'];
};

export type Payment = {
  id: Scalars['ID']['output'];
  paidOn: Scalars['Date']['output'];
  amount: Scalars['Minor']['output'];
  method: Scalars['String']['output'];
  note: Scalars['String']['output'];
};

export type InvoiceName = {
  id: Scalars['ID']['output'];
  number: Maybe<Scalars['String']['output']>;
  issuedOn: Maybe<Scalars['Date']['output']>;
  gross: Maybe<Scalars['Minor']['output']>;
};

export type InvoiceLetter = {
  id: Scalars['ID']['output'];
  kind: InvoiceLetterKind;
  to: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  state: InvoiceLetterState;
  reply: Maybe<Scalars['String']['output']>;
  openedAt: Maybe<Scalars['DateTime']['output']>;
  closedAt: Maybe<Scalars['DateTime']['output']>;
};

export type InvoiceLetterKind =
  | 'INVOICE'
  | 'REMINDER';

export type InvoiceLetterState =
  | 'WAITING'
  | 'SENT'
  | 'FAILED';

export type InvoiceReminder = {
  days: Scalars['Int']['output'];
  sentAt: Scalars['DateTime']['output'];
};

export type Invoice = {
  id: Scalars['ID']['output'];
  kind: InvoiceKind;
  number: Maybe<Scalars['String']['output']>;
  state: InvoiceState;
  client: InvoiceClient;
  issuedOn: Maybe<Scalars['Date']['output']>;
  dueOn: Maybe<Scalars['Date']['output']>;
  currency: Scalars['String']['output'];
  digits: Scalars['Int']['output'];
  sums: InvoiceSums;
  createdAt: Maybe<Scalars['DateTime']['output']>;
  sentAt: Maybe<Scalars['DateTime']['output']>;
  remindersPaused: Scalars['Boolean']['output'];
  nextReminderAt: Maybe<Scalars['DateTime']['output']>;
  version: Maybe<Scalars['Int']['output']>;
  nextNumber: Maybe<Scalars['String']['output']>;
  order: Maybe<Scalars['String']['output']>;
  notes: Maybe<Scalars['String']['output']>;
  taxNote: Maybe<Scalars['String']['output']>;
  discount: Maybe<InvoiceDiscount>;
  refunded: Maybe<Scalars['Boolean']['output']>;
  sender: Maybe<InvoiceParty>;
  recipient: Maybe<InvoiceParty>;
  labels: Array<SheetLabel>;
  lines: Maybe<Array<InvoiceLine>>;
  payments: Maybe<Array<Payment>>;
  credits: Maybe<InvoiceName>;
  creditNotes: Maybe<Array<InvoiceName>>;
  issuedAt: Maybe<Scalars['DateTime']['output']>;
  openedAt: Maybe<Scalars['DateTime']['output']>;
  voidedAt: Maybe<Scalars['DateTime']['output']>;
  voidReason: Maybe<Scalars['String']['output']>;
  letters: Maybe<Array<InvoiceLetter>>;
  reminders: Maybe<Array<InvoiceReminder>>;
};

export type InvoiceTotals = {
  gross: Money;
  open: Money;
  overdue: Money;
};

export type InvoicePage = {
  nodes: Array<Invoice>;
  page: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalCount: Maybe<Scalars['Int']['output']>;
  totals: Array<InvoiceTotals>;
};

export type PrintedInvoice = {
  invoice: Invoice;
  workspaceSlug: Scalars['String']['output'];
  workspaceName: Scalars['String']['output'];
  logo: Maybe<Scalars['String']['output']>;
};

export type TimePreview = {
  lines: Array<PreviewLine>;
  leftOut: Array<LeftOutTime>;
  net: Money;
};

export type PreviewLine = {
  text: Scalars['String']['output'];
  quantity: Scalars['String']['output'];
  price: Scalars['Minor']['output'];
  amount: Scalars['Minor']['output'];
  entries: Array<PreviewEntry>;
};

export type PreviewEntry = {
  id: Scalars['ID']['output'];
  day: Scalars['Date']['output'];
  person: Scalars['String']['output'];
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
  comment: Scalars['String']['output'];
  seconds: Scalars['Int']['output'];
};

export type LeftOutTime = {
  reason: LeftOutReason;
  seconds: Scalars['Int']['output'];
  count: Scalars['Int']['output'];
  number: Maybe<Scalars['String']['output']>;
};

export type LeftOutReason =
  | 'NO_RATE'
  | 'NOT_BILLABLE'
  | 'ON_DRAFT'
  | 'INVOICED'
  | 'RUNNING';

export type BillingSettings = {
  name: Scalars['String']['output'];
  address: PostalAddress;
  country: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  taxId: Scalars['String']['output'];
  bankLines: Array<Scalars['String']['output']>;
  footer: Scalars['String']['output'];
  invoiceFormat: Scalars['String']['output'];
  creditFormat: Scalars['String']['output'];
  firstNumber: Scalars['Int']['output'];
  reminderDays: Array<Scalars['Int']['output']>;
  mailSubject: Scalars['String']['output'];
  mailText: Scalars['String']['output'];
  reminderSubject: Scalars['String']['output'];
  reminderText: Scalars['String']['output'];
  labels: Array<SheetLabel>;
};

export type InvoicePayload = Payload & {
  invoice: Maybe<Invoice>;
  userErrors: Array<UserError>;
};

export type BillingPayload = Payload & {
  billing: Maybe<BillingSettings>;
  userErrors: Array<UserError>;
};

export type TimeGrouping =
  | 'TASK'
  | 'PERSON'
  | 'DAY'
  | 'PROJECT'
  | 'ONE';

export type InvoiceTimeInput = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
  projectSlugs?: InputMaybe<Array<Scalars['ID']['input']>>;
  grouping?: InputMaybe<TimeGrouping>;
  rounding?: InputMaybe<Rounding>;
};

export type UpdateInvoiceInput = {
  clientId?: InputMaybe<Scalars['ID']['input']>;
  issuedOn?: InputMaybe<Scalars['Date']['input']>;
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  order?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
  taxNote?: InputMaybe<Scalars['String']['input']>;
  discount?: InputMaybe<InvoiceDiscountInput>;
  refunded?: InputMaybe<Scalars['Boolean']['input']>;
};

export type InvoiceDiscountInput = {
  bp?: InputMaybe<Scalars['Int']['input']>;
  amount?: InputMaybe<Scalars['Minor']['input']>;
};

export type InvoiceLineInput = {
  id?: InputMaybe<Scalars['ID']['input']>;
  kind?: InputMaybe<InvoiceLineKind>;
  text: Scalars['String']['input'];
  quantity?: InputMaybe<Scalars['String']['input']>;
  unit?: InputMaybe<Scalars['String']['input']>;
  price?: InputMaybe<Scalars['Minor']['input']>;
  discount?: InputMaybe<InvoiceDiscountInput>;
  taxBp?: InputMaybe<Scalars['Int']['input']>;
};

export type CreditLineInput = {
  id: Scalars['ID']['input'];
  quantity?: InputMaybe<Scalars['String']['input']>;
};

export type SendInvoiceInput = {
  to: Array<Scalars['String']['input']>;
  subject: Scalars['String']['input'];
  text: Scalars['String']['input'];
  attachPdf?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PaymentInput = {
  paidOn: Scalars['Date']['input'];
  amount: Scalars['Minor']['input'];
  method?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
};

export type BillingInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  address?: InputMaybe<PostalAddressInput>;
  country?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  taxId?: InputMaybe<Scalars['String']['input']>;
  bankLines?: InputMaybe<Array<Scalars['String']['input']>>;
  footer?: InputMaybe<Scalars['String']['input']>;
  invoiceFormat?: InputMaybe<Scalars['String']['input']>;
  creditFormat?: InputMaybe<Scalars['String']['input']>;
  firstNumber?: InputMaybe<Scalars['Int']['input']>;
  reminderDays?: InputMaybe<Array<Scalars['Int']['input']>>;
  mailSubject?: InputMaybe<Scalars['String']['input']>;
  mailText?: InputMaybe<Scalars['String']['input']>;
  reminderSubject?: InputMaybe<Scalars['String']['input']>;
  reminderText?: InputMaybe<Scalars['String']['input']>;
  labels?: InputMaybe<Array<SheetLabelInput>>;
};

export type TextHitKind =
  | 'COMMENT'
  | 'FILE';

export type TextHit = {
  kind: TextHitKind;
  number: Scalars['Int']['output'];
  fileId: Maybe<Scalars['ID']['output']>;
  snippet: Scalars['String']['output'];
  by: Maybe<Scalars['String']['output']>;
  at: Maybe<Scalars['DateTime']['output']>;
  projectSlug: Scalars['ID']['output'];
  projectName: Scalars['String']['output'];
  taskId: Maybe<Scalars['ID']['output']>;
  taskCode: Maybe<Scalars['String']['output']>;
  taskTitle: Maybe<Scalars['String']['output']>;
  threadNumber: Maybe<Scalars['Int']['output']>;
  threadTitle: Maybe<Scalars['String']['output']>;
};
