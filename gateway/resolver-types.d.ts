// Types of resolvers, written by `npm run schema`; do not edit.
import type * as schema from './schema-types.d.ts'
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Task as TaskParent } from './resources/task/task.wire.ts';
import type { ProjectParent } from './resources/project/project-parent.ts';
import type { EpicParent } from './resources/epic/epic.calls.ts';
import type { StoryParent } from './resources/user-story/user-story.calls.ts';
import type { SprintParent } from './resources/sprint/sprint.calls.ts';
import type { FormParent } from './resources/form/form.calls.ts';
import type { ThreadParent } from './resources/thread/thread.calls.ts';
import type { Target as NotificationTargetParent } from './resources/notification/notification.calls.ts';
import type { WikiPageParent } from './resources/wiki/wiki.calls.ts';
import type { Company as WorkspaceParent } from './resources/workspace/workspace.calls.ts';
import type { GatewayContext } from './context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => schema.Maybe<TTypes> | Promise<schema.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Payload:
    | ( schema.EmptyPayload )
    | ( schema.DeletedPayload )
    | ( schema.SessionPayload )
    | ( Omit<schema.WorkspacePayload, 'workspace'> & { workspace?: schema.Maybe<_RefType['Workspace']> } )
    | ( schema.DeleteWorkspacePayload )
    | ( schema.MailServerPayload )
    | ( schema.TestMailServerPayload )
    | ( schema.WorkspaceDomainPayload )
    | ( schema.ExportPayload )
    | ( schema.ImportPayload )
    | ( schema.SampleRemovedPayload )
    | ( schema.ProjectDeletedPayload )
    | ( Omit<schema.ProjectPayload, 'project'> & { project?: schema.Maybe<_RefType['Project']> } )
    | ( schema.MemberPayload )
    | ( schema.RemovedMemberPayload )
    | ( schema.InvitesPayload )
    | ( schema.ShareLinkPayload )
    | ( schema.AcceptedPayload )
    | ( Omit<schema.TaskPayload, 'task'> & { task?: schema.Maybe<_RefType['Task']> } )
    | ( Omit<schema.MovePayload, 'task' | 'along'> & { task?: schema.Maybe<_RefType['Task']>, along: Array<_RefType['Task']> } )
    | ( Omit<schema.UndoMovePayload, 'task' | 'along'> & { task?: schema.Maybe<_RefType['Task']>, along: Array<_RefType['Task']> } )
    | ( Omit<schema.TaskSharePayload, 'share'> & { share?: schema.Maybe<_RefType['TaskShare']> } )
    | ( schema.TemplateOrderPayload )
    | ( schema.ReplacedPayload )
    | ( schema.PutBackPayload )
    | ( schema.LabelPayload )
    | ( schema.TaskTypePayload )
    | ( schema.EffortPayload )
    | ( Omit<schema.WorkflowPayload, 'workflow'> & { workflow?: schema.Maybe<_RefType['Workflow']> } )
    | ( schema.BoardPayload )
    | ( Omit<schema.SprintPayload, 'sprint'> & { sprint?: schema.Maybe<_RefType['Sprint']> } )
    | ( Omit<schema.CompleteSprintPayload, 'sprint' | 'carriedTo'> & { sprint?: schema.Maybe<_RefType['Sprint']>, carriedTo?: schema.Maybe<_RefType['Sprint']> } )
    | ( Omit<schema.UserStoryPayload, 'userStory'> & { userStory?: schema.Maybe<_RefType['UserStory']> } )
    | ( Omit<schema.UserStoriesPayload, 'userStories'> & { userStories?: schema.Maybe<Array<_RefType['UserStory']>> } )
    | ( Omit<schema.EpicPayload, 'epic'> & { epic?: schema.Maybe<_RefType['Epic']> } )
    | ( schema.RockstarHiddenPayload )
    | ( Omit<schema.PublicPagePayload, 'publicPage'> & { publicPage?: schema.Maybe<_RefType['PublicPage']> } )
    | ( Omit<schema.WikiPagePayload, 'wikiPage'> & { wikiPage?: schema.Maybe<_RefType['WikiPage']> } )
    | ( schema.EmptiedWikiBinPayload )
    | ( schema.WikiDraftPayload )
    | ( Omit<schema.PublishWikiPagePayload, 'wikiPage' | 'current'> & { wikiPage?: schema.Maybe<_RefType['WikiPage']>, current?: schema.Maybe<_RefType['WikiPage']> } )
    | ( Omit<schema.ThreadPayload, 'thread'> & { thread?: schema.Maybe<_RefType['Thread']> } )
    | ( schema.NotePayload )
    | ( Omit<schema.ConvertNotePayload, 'tasks'> & { tasks?: schema.Maybe<Array<_RefType['Task']>> } )
    | ( Omit<schema.FormPayload, 'form'> & { form?: schema.Maybe<_RefType['Form']> } )
    | ( Omit<schema.SubmissionsPayload, 'submissions'> & { submissions?: schema.Maybe<Array<_RefType['Submission']>> } )
    | ( schema.ThanksPayload )
    | ( schema.FirstStepsPayload )
    | ( schema.ViewerPayload )
    | ( schema.EmailPayload )
    | ( schema.RevertedEmailPayload )
    | ( schema.DeleteAccountPayload )
    | ( schema.ChangePasswordPayload )
    | ( schema.EndedSessionsPayload )
    | ( Omit<schema.CommentPayload, 'comment'> & { comment?: schema.Maybe<_RefType['Comment']> } )
    | ( schema.ChecklistItemPayload )
    | ( schema.TeamMemberPayload )
    | ( schema.WithdrawnInvitationPayload )
    | ( schema.RemovedTeamMemberPayload )
    | ( schema.RestoredTeamMemberPayload )
    | ( Omit<schema.TimeEntryPayload, 'timeEntry'> & { timeEntry?: schema.Maybe<_RefType['TimeEntry']> } )
    | ( Omit<schema.TimerPayload, 'task'> & { task?: schema.Maybe<_RefType['Task']> } )
    | ( schema.TextSuggestionPayload )
    | ( schema.LabelSuggestionsPayload )
    | ( schema.ClientPayload )
    | ( schema.ProjectRatesPayload )
    | ( schema.InvoicePayload )
    | ( schema.BillingPayload )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<schema.Scalars['Boolean']['output']>;
  String: ResolverTypeWrapper<schema.Scalars['String']['output']>;
  Int: ResolverTypeWrapper<schema.Scalars['Int']['output']>;
  ID: ResolverTypeWrapper<schema.Scalars['ID']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  DateTime: ResolverTypeWrapper<schema.Scalars['DateTime']['output']>;
  Date: ResolverTypeWrapper<schema.Scalars['Date']['output']>;
  Html: ResolverTypeWrapper<schema.Scalars['Html']['output']>;
  Minor: ResolverTypeWrapper<schema.Scalars['Minor']['output']>;
  HexColor: ResolverTypeWrapper<schema.Scalars['HexColor']['output']>;
  Permission: schema.Permission;
  Person: ResolverTypeWrapper<schema.Person>;
  Actor: ResolverTypeWrapper<schema.Actor>;
  UserError: ResolverTypeWrapper<schema.UserError>;
  UserErrorCode: schema.UserErrorCode;
  Payload: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Payload']>;
  EmptyPayload: ResolverTypeWrapper<schema.EmptyPayload>;
  DeletedPayload: ResolverTypeWrapper<schema.DeletedPayload>;
  TaskRef: schema.TaskRef;
  ProjectRef: schema.ProjectRef;
  Viewer: ResolverTypeWrapper<schema.Viewer>;
  SessionPayload: ResolverTypeWrapper<schema.SessionPayload>;
  SignInInput: schema.SignInInput;
  IdentityTokenInput: schema.IdentityTokenInput;
  SignUpInput: schema.SignUpInput;
  SignUpRules: ResolverTypeWrapper<schema.SignUpRules>;
  SignUpMode: schema.SignUpMode;
  ResetPasswordInput: schema.ResetPasswordInput;
  Workspace: ResolverTypeWrapper<WorkspaceParent>;
  WorkspacePayload: ResolverTypeWrapper<Omit<schema.WorkspacePayload, 'workspace'> & { workspace?: schema.Maybe<ResolversTypes['Workspace']> }>;
  CreateWorkspaceInput: schema.CreateWorkspaceInput;
  WorkspaceSettings: ResolverTypeWrapper<schema.WorkspaceSettings>;
  ProjectCreators: schema.ProjectCreators;
  WorkspaceTransfer: ResolverTypeWrapper<schema.WorkspaceTransfer>;
  DeletedWorkspace: ResolverTypeWrapper<schema.DeletedWorkspace>;
  WorkspaceContents: ResolverTypeWrapper<schema.WorkspaceContents>;
  Float: ResolverTypeWrapper<schema.Scalars['Float']['output']>;
  DeleteWorkspacePayload: ResolverTypeWrapper<schema.DeleteWorkspacePayload>;
  UpdateWorkspaceInput: schema.UpdateWorkspaceInput;
  MailServer: ResolverTypeWrapper<schema.MailServer>;
  MailSecurity: schema.MailSecurity;
  MailServerState: schema.MailServerState;
  WorkspaceMail: ResolverTypeWrapper<schema.WorkspaceMail>;
  WorkspaceMailState: schema.WorkspaceMailState;
  WorkspaceMailPage: ResolverTypeWrapper<schema.WorkspaceMailPage>;
  MailServerPayload: ResolverTypeWrapper<schema.MailServerPayload>;
  TestMailServerPayload: ResolverTypeWrapper<schema.TestMailServerPayload>;
  UpdateMailServerInput: schema.UpdateMailServerInput;
  WorkspaceDomain: ResolverTypeWrapper<schema.WorkspaceDomain>;
  WorkspaceDomainState: schema.WorkspaceDomainState;
  DnsRecord: ResolverTypeWrapper<schema.DnsRecord>;
  DomainCheck: ResolverTypeWrapper<schema.DomainCheck>;
  DomainCheckKind: schema.DomainCheckKind;
  WorkspaceDomainPayload: ResolverTypeWrapper<schema.WorkspaceDomainPayload>;
  Export: ResolverTypeWrapper<schema.Export>;
  ExportKind: schema.ExportKind;
  ExportState: schema.ExportState;
  ExportCounts: ResolverTypeWrapper<schema.ExportCounts>;
  ExportPerson: ResolverTypeWrapper<schema.ExportPerson>;
  ExportPayload: ResolverTypeWrapper<schema.ExportPayload>;
  Import: ResolverTypeWrapper<schema.Import>;
  ImportDetail: ResolverTypeWrapper<schema.ImportDetail>;
  ImportArchive: ResolverTypeWrapper<schema.ImportArchive>;
  ImportArchiveProject: ResolverTypeWrapper<schema.ImportArchiveProject>;
  ImportArchiveKind: schema.ImportArchiveKind;
  ImportColumn: ResolverTypeWrapper<schema.ImportColumn>;
  ImportValue: ResolverTypeWrapper<schema.ImportValue>;
  ImportPreviewTask: ResolverTypeWrapper<schema.ImportPreviewTask>;
  ImportedPerson: ResolverTypeWrapper<schema.ImportedPerson>;
  ImportedThing: ResolverTypeWrapper<schema.ImportedThing>;
  ImportTouchedTask: ResolverTypeWrapper<schema.ImportTouchedTask>;
  ImportMapping: ResolverTypeWrapper<schema.ImportMapping>;
  ImportColumnMapping: ResolverTypeWrapper<schema.ImportColumnMapping>;
  ImportPersonChoice: ResolverTypeWrapper<schema.ImportPersonChoice>;
  ImportMappingInput: schema.ImportMappingInput;
  ImportColumnMappingInput: schema.ImportColumnMappingInput;
  ImportPersonChoiceInput: schema.ImportPersonChoiceInput;
  ImportSource: schema.ImportSource;
  ImportState: schema.ImportState;
  ImportInto: schema.ImportInto;
  ImportDateFormat: schema.ImportDateFormat;
  ImportColumnTarget: schema.ImportColumnTarget;
  ImportSeverity: schema.ImportSeverity;
  ImportProblem: ResolverTypeWrapper<schema.ImportProblem>;
  ImportProblemPage: ResolverTypeWrapper<schema.ImportProblemPage>;
  ImportCounts: ResolverTypeWrapper<schema.ImportCounts>;
  ImportProblemCounts: ResolverTypeWrapper<schema.ImportProblemCounts>;
  ImportPerson: ResolverTypeWrapper<schema.ImportPerson>;
  ImportPayload: ResolverTypeWrapper<schema.ImportPayload>;
  SampleRemovedPayload: ResolverTypeWrapper<schema.SampleRemovedPayload>;
  ProjectContents: ResolverTypeWrapper<schema.ProjectContents>;
  DeletedProject: ResolverTypeWrapper<schema.DeletedProject>;
  ProjectDeletedPayload: ResolverTypeWrapper<schema.ProjectDeletedPayload>;
  Project: ResolverTypeWrapper<ProjectParent>;
  ProjectStatus: schema.ProjectStatus;
  ProjectFeature: ResolverTypeWrapper<schema.ProjectFeature>;
  RouteParam: ResolverTypeWrapper<schema.RouteParam>;
  ProjectPayload: ResolverTypeWrapper<Omit<schema.ProjectPayload, 'project'> & { project?: schema.Maybe<ResolversTypes['Project']> }>;
  CreateProjectInput: schema.CreateProjectInput;
  UpdateProjectInput: schema.UpdateProjectInput;
  NewProjectTemplate: ResolverTypeWrapper<schema.NewProjectTemplate>;
  NewProjectItem: ResolverTypeWrapper<schema.NewProjectItem>;
  Member: ResolverTypeWrapper<schema.Member>;
  InviteRole: schema.InviteRole;
  ShareLink: ResolverTypeWrapper<schema.ShareLink>;
  Invitation: ResolverTypeWrapper<schema.Invitation>;
  InvitationStanding: schema.InvitationStanding;
  InvitationAsker: ResolverTypeWrapper<schema.InvitationAsker>;
  MemberPayload: ResolverTypeWrapper<schema.MemberPayload>;
  RemovedMemberPayload: ResolverTypeWrapper<schema.RemovedMemberPayload>;
  MemberBackInput: schema.MemberBackInput;
  InvitesPayload: ResolverTypeWrapper<schema.InvitesPayload>;
  ShareLinkPayload: ResolverTypeWrapper<schema.ShareLinkPayload>;
  AcceptedPayload: ResolverTypeWrapper<schema.AcceptedPayload>;
  InviteEntry: schema.InviteEntry;
  InboxTab: schema.InboxTab;
  InboxPage: ResolverTypeWrapper<Omit<schema.InboxPage, 'nodes'> & { nodes: Array<ResolversTypes['Notification']> }>;
  Unread: ResolverTypeWrapper<schema.Unread>;
  UnreadWorkspace: ResolverTypeWrapper<schema.UnreadWorkspace>;
  Watching: ResolverTypeWrapper<Omit<schema.Watching, 'watchers'> & { watchers: Array<ResolversTypes['Actor']> }>;
  NewsSwitch: ResolverTypeWrapper<schema.NewsSwitch>;
  MailSetting: ResolverTypeWrapper<schema.MailSetting>;
  MailKind: schema.MailKind;
  MailTime: schema.MailTime;
  MailSettingsPayload: ResolverTypeWrapper<schema.MailSettingsPayload>;
  UnsubscribePayload: ResolverTypeWrapper<schema.UnsubscribePayload>;
  MarkNotificationsInput: schema.MarkNotificationsInput;
  MarkedPayload: ResolverTypeWrapper<schema.MarkedPayload>;
  WatchingPayload: ResolverTypeWrapper<Omit<schema.WatchingPayload, 'watching'> & { watching?: schema.Maybe<ResolversTypes['Watching']> }>;
  ReminderPayload: ResolverTypeWrapper<schema.ReminderPayload>;
  NewsSwitchesPayload: ResolverTypeWrapper<schema.NewsSwitchesPayload>;
  Notification: ResolverTypeWrapper<Omit<schema.Notification, 'user' | 'target' | 'actors'> & { user?: schema.Maybe<ResolversTypes['Actor']>, target?: schema.Maybe<ResolversTypes['NotificationTarget']>, actors: Array<ResolversTypes['Actor']> }>;
  NotificationEvent: ResolverTypeWrapper<Omit<schema.NotificationEvent, 'user'> & { user?: schema.Maybe<ResolversTypes['Actor']> }>;
  NotificationReason: schema.NotificationReason;
  NotificationTarget: ResolverTypeWrapper<NotificationTargetParent>;
  TaskTarget: ResolverTypeWrapper<schema.TaskTarget>;
  CommentTarget: ResolverTypeWrapper<schema.CommentTarget>;
  FileTarget: ResolverTypeWrapper<schema.FileTarget>;
  ProjectTarget: ResolverTypeWrapper<schema.ProjectTarget>;
  InvitationTarget: ResolverTypeWrapper<schema.InvitationTarget>;
  SprintTarget: ResolverTypeWrapper<schema.SprintTarget>;
  RecurrenceTarget: ResolverTypeWrapper<schema.RecurrenceTarget>;
  DiscussionTarget: ResolverTypeWrapper<schema.DiscussionTarget>;
  WorkspaceTarget: ResolverTypeWrapper<schema.WorkspaceTarget>;
  PageTarget: ResolverTypeWrapper<schema.PageTarget>;
  FormTarget: ResolverTypeWrapper<schema.FormTarget>;
  ClientTarget: ResolverTypeWrapper<schema.ClientTarget>;
  InvoiceTarget: ResolverTypeWrapper<schema.InvoiceTarget>;
  ImportTarget: ResolverTypeWrapper<schema.ImportTarget>;
  ExportTarget: ResolverTypeWrapper<schema.ExportTarget>;
  NotificationTargetKind: schema.NotificationTargetKind;
  NotificationTargetState: schema.NotificationTargetState;
  NotificationConcern: schema.NotificationConcern;
  TaskTitles: ResolverTypeWrapper<schema.TaskTitles>;
  TaskCounts: ResolverTypeWrapper<schema.TaskCounts>;
  Task: ResolverTypeWrapper<TaskParent>;
  TaskPage: ResolverTypeWrapper<Omit<schema.TaskPage, 'nodes'> & { nodes: Array<ResolversTypes['Task']> }>;
  TaskFilter: schema.TaskFilter;
  TaskGroup: schema.TaskGroup;
  TaskGroupCount: ResolverTypeWrapper<schema.TaskGroupCount>;
  TaskSort: schema.TaskSort;
  TaskPayload: ResolverTypeWrapper<Omit<schema.TaskPayload, 'task'> & { task?: schema.Maybe<ResolversTypes['Task']> }>;
  CreateTaskInput: schema.CreateTaskInput;
  TaskWas: schema.TaskWas;
  UpdateTaskInput: schema.UpdateTaskInput;
  MoveLossKind: schema.MoveLossKind;
  MoveLoss: ResolverTypeWrapper<schema.MoveLoss>;
  MovePreview: ResolverTypeWrapper<schema.MovePreview>;
  MovePayload: ResolverTypeWrapper<Omit<schema.MovePayload, 'task' | 'along'> & { task?: schema.Maybe<ResolversTypes['Task']>, along: Array<ResolversTypes['Task']> }>;
  UndoMovePayload: ResolverTypeWrapper<Omit<schema.UndoMovePayload, 'task' | 'along'> & { task?: schema.Maybe<ResolversTypes['Task']>, along: Array<ResolversTypes['Task']> }>;
  MoveTargetInput: schema.MoveTargetInput;
  MoveTaskInput: schema.MoveTaskInput;
  TaskShare: ResolverTypeWrapper<Omit<schema.TaskShare, 'by'> & { by?: schema.Maybe<ResolversTypes['Actor']> }>;
  TaskSharePayload: ResolverTypeWrapper<Omit<schema.TaskSharePayload, 'share'> & { share?: schema.Maybe<ResolversTypes['TaskShare']> }>;
  SharedChip: ResolverTypeWrapper<schema.SharedChip>;
  SharedTask: ResolverTypeWrapper<schema.SharedTask>;
  TemplateKind: schema.TemplateKind;
  TemplateOrderPayload: ResolverTypeWrapper<schema.TemplateOrderPayload>;
  ReplacedPayload: ResolverTypeWrapper<schema.ReplacedPayload>;
  PutBackPayload: ResolverTypeWrapper<schema.PutBackPayload>;
  Workflow: ResolverTypeWrapper<schema.Workflow>;
  TaskType: ResolverTypeWrapper<schema.TaskType>;
  Effort: ResolverTypeWrapper<schema.Effort>;
  Label: ResolverTypeWrapper<schema.Label>;
  Board: ResolverTypeWrapper<schema.Board>;
  LabelPayload: ResolverTypeWrapper<schema.LabelPayload>;
  TaskTypePayload: ResolverTypeWrapper<schema.TaskTypePayload>;
  EffortPayload: ResolverTypeWrapper<schema.EffortPayload>;
  WorkflowPayload: ResolverTypeWrapper<Omit<schema.WorkflowPayload, 'workflow'> & { workflow?: schema.Maybe<ResolversTypes['Workflow']> }>;
  BoardPayload: ResolverTypeWrapper<schema.BoardPayload>;
  LabelInput: schema.LabelInput;
  TaskTypeInput: schema.TaskTypeInput;
  WorkflowInput: schema.WorkflowInput;
  EffortInput: schema.EffortInput;
  UpdateLabelInput: schema.UpdateLabelInput;
  UpdateTaskTypeInput: schema.UpdateTaskTypeInput;
  UpdateWorkflowInput: schema.UpdateWorkflowInput;
  UpdateEffortInput: schema.UpdateEffortInput;
  Sprint: ResolverTypeWrapper<SprintParent>;
  SprintState: schema.SprintState;
  SprintHours: ResolverTypeWrapper<schema.SprintHours>;
  SprintAmount: ResolverTypeWrapper<schema.SprintAmount>;
  SprintPage: ResolverTypeWrapper<Omit<schema.SprintPage, 'nodes'> & { nodes: Array<ResolversTypes['Sprint']> }>;
  SprintPayload: ResolverTypeWrapper<Omit<schema.SprintPayload, 'sprint'> & { sprint?: schema.Maybe<ResolversTypes['Sprint']> }>;
  SprintChart: ResolverTypeWrapper<schema.SprintChart>;
  SprintDay: ResolverTypeWrapper<schema.SprintDay>;
  SprintIdeal: ResolverTypeWrapper<schema.SprintIdeal>;
  SprintScopeChange: ResolverTypeWrapper<schema.SprintScopeChange>;
  SprintTask: ResolverTypeWrapper<schema.SprintTask>;
  SprintResult: ResolverTypeWrapper<Omit<schema.SprintResult, 'target'> & { target?: schema.Maybe<ResolversTypes['Sprint']> }>;
  SprintOutcome: schema.SprintOutcome;
  SprintResultPage: ResolverTypeWrapper<Omit<schema.SprintResultPage, 'nodes'> & { nodes: Array<ResolversTypes['SprintResult']> }>;
  SprintVelocity: ResolverTypeWrapper<schema.SprintVelocity>;
  CompleteSprintPayload: ResolverTypeWrapper<Omit<schema.CompleteSprintPayload, 'sprint' | 'carriedTo'> & { sprint?: schema.Maybe<ResolversTypes['Sprint']>, carriedTo?: schema.Maybe<ResolversTypes['Sprint']> }>;
  CompleteSprintInput: schema.CompleteSprintInput;
  SprintInput: schema.SprintInput;
  UpdateSprintInput: schema.UpdateSprintInput;
  UserStory: ResolverTypeWrapper<StoryParent>;
  UserStoryState: schema.UserStoryState;
  StoryCriteria: ResolverTypeWrapper<schema.StoryCriteria>;
  PlanHours: ResolverTypeWrapper<schema.PlanHours>;
  UserStoryFilter: schema.UserStoryFilter;
  UserStorySort: schema.UserStorySort;
  UserStoryPage: ResolverTypeWrapper<Omit<schema.UserStoryPage, 'nodes'> & { nodes: Array<ResolversTypes['UserStory']> }>;
  UserStoryPayload: ResolverTypeWrapper<Omit<schema.UserStoryPayload, 'userStory'> & { userStory?: schema.Maybe<ResolversTypes['UserStory']> }>;
  UserStoriesPayload: ResolverTypeWrapper<Omit<schema.UserStoriesPayload, 'userStories'> & { userStories?: schema.Maybe<Array<ResolversTypes['UserStory']>> }>;
  UserStoryInput: schema.UserStoryInput;
  CreateUserStoriesInput: schema.CreateUserStoriesInput;
  UpdateUserStoryInput: schema.UpdateUserStoryInput;
  UserStoryWas: schema.UserStoryWas;
  Epic: ResolverTypeWrapper<EpicParent>;
  EpicBurnup: ResolverTypeWrapper<schema.EpicBurnup>;
  EpicDay: ResolverTypeWrapper<schema.EpicDay>;
  EpicSort: schema.EpicSort;
  EpicPage: ResolverTypeWrapper<Omit<schema.EpicPage, 'nodes'> & { nodes: Array<ResolversTypes['Epic']> }>;
  EpicPayload: ResolverTypeWrapper<Omit<schema.EpicPayload, 'epic'> & { epic?: schema.Maybe<ResolversTypes['Epic']> }>;
  EpicInput: schema.EpicInput;
  UpdateEpicInput: schema.UpdateEpicInput;
  Rockstars: ResolverTypeWrapper<Omit<schema.Rockstars, 'people'> & { people: Array<ResolversTypes['Rockstar']> }>;
  RockstarSums: ResolverTypeWrapper<schema.RockstarSums>;
  RockstarWeek: ResolverTypeWrapper<schema.RockstarWeek>;
  Rockstar: ResolverTypeWrapper<Omit<schema.Rockstar, 'user'> & { user: ResolversTypes['Actor'] }>;
  CompletedTask: ResolverTypeWrapper<Omit<schema.CompletedTask, 'users'> & { users: Array<ResolversTypes['Actor']> }>;
  CompletedTaskPage: ResolverTypeWrapper<Omit<schema.CompletedTaskPage, 'nodes'> & { nodes: Array<ResolversTypes['CompletedTask']> }>;
  RockstarHiddenPayload: ResolverTypeWrapper<schema.RockstarHiddenPayload>;
  PublicPage: ResolverTypeWrapper<Omit<schema.PublicPage, 'by'> & { by?: schema.Maybe<ResolversTypes['Actor']> }>;
  PublicShows: ResolverTypeWrapper<schema.PublicShows>;
  PublicDone: schema.PublicDone;
  PublicPageInput: schema.PublicPageInput;
  PublicShowsInput: schema.PublicShowsInput;
  PublicPagePayload: ResolverTypeWrapper<Omit<schema.PublicPagePayload, 'publicPage'> & { publicPage?: schema.Maybe<ResolversTypes['PublicPage']> }>;
  PublicProject: ResolverTypeWrapper<schema.PublicProject>;
  PublicStatus: ResolverTypeWrapper<schema.PublicStatus>;
  PublicLabel: ResolverTypeWrapper<schema.PublicLabel>;
  PublicTask: ResolverTypeWrapper<schema.PublicTask>;
  PublicTaskSort: schema.PublicTaskSort;
  PublicTaskPage: ResolverTypeWrapper<schema.PublicTaskPage>;
  PublicProjectHome: ResolverTypeWrapper<schema.PublicProjectHome>;
  WikiPage: ResolverTypeWrapper<WikiPageParent>;
  WikiStep: ResolverTypeWrapper<schema.WikiStep>;
  WikiLinkedPage: ResolverTypeWrapper<schema.WikiLinkedPage>;
  WikiLinkedTask: ResolverTypeWrapper<schema.WikiLinkedTask>;
  WikiDraft: ResolverTypeWrapper<schema.WikiDraft>;
  WikiEditor: ResolverTypeWrapper<Omit<schema.WikiEditor, 'person'> & { person?: schema.Maybe<ResolversTypes['Actor']> }>;
  WikiVersion: ResolverTypeWrapper<Omit<schema.WikiVersion, 'author'> & { author?: schema.Maybe<ResolversTypes['Actor']> }>;
  WikiPageList: ResolverTypeWrapper<Omit<schema.WikiPageList, 'nodes'> & { nodes: Array<ResolversTypes['WikiPage']> }>;
  WikiHit: ResolverTypeWrapper<Omit<schema.WikiHit, 'page'> & { page: ResolversTypes['WikiPage'] }>;
  WikiHitPage: ResolverTypeWrapper<Omit<schema.WikiHitPage, 'nodes'> & { nodes: Array<ResolversTypes['WikiHit']> }>;
  WikiBinned: ResolverTypeWrapper<Omit<schema.WikiBinned, 'page'> & { page: ResolversTypes['WikiPage'] }>;
  WikiBinPage: ResolverTypeWrapper<Omit<schema.WikiBinPage, 'nodes'> & { nodes: Array<ResolversTypes['WikiBinned']> }>;
  WikiVersionPage: ResolverTypeWrapper<Omit<schema.WikiVersionPage, 'nodes'> & { nodes: Array<ResolversTypes['WikiVersion']> }>;
  WikiPagePayload: ResolverTypeWrapper<Omit<schema.WikiPagePayload, 'wikiPage'> & { wikiPage?: schema.Maybe<ResolversTypes['WikiPage']> }>;
  EmptiedWikiBinPayload: ResolverTypeWrapper<schema.EmptiedWikiBinPayload>;
  WikiDraftPayload: ResolverTypeWrapper<schema.WikiDraftPayload>;
  PublishWikiPagePayload: ResolverTypeWrapper<Omit<schema.PublishWikiPagePayload, 'wikiPage' | 'current'> & { wikiPage?: schema.Maybe<ResolversTypes['WikiPage']>, current?: schema.Maybe<ResolversTypes['WikiPage']> }>;
  WikiPageInput: schema.WikiPageInput;
  MoveWikiPageInput: schema.MoveWikiPageInput;
  WikiDraftInput: schema.WikiDraftInput;
  PublishWikiPageInput: schema.PublishWikiPageInput;
  Mention: ResolverTypeWrapper<Omit<schema.Mention, 'author'> & { author?: schema.Maybe<ResolversTypes['Actor']> }>;
  MentionKind: schema.MentionKind;
  MentionPage: ResolverTypeWrapper<Omit<schema.MentionPage, 'nodes'> & { nodes: Array<ResolversTypes['Mention']> }>;
  Recurrence: ResolverTypeWrapper<Omit<schema.Recurrence, 'author'> & { author?: schema.Maybe<ResolversTypes['Actor']> }>;
  RecurrenceProject: ResolverTypeWrapper<schema.RecurrenceProject>;
  RecurrenceState: schema.RecurrenceState;
  RecurrenceReason: schema.RecurrenceReason;
  RecurrenceCatchUp: schema.RecurrenceCatchUp;
  Occurrence: ResolverTypeWrapper<schema.Occurrence>;
  RecurrenceDate: ResolverTypeWrapper<schema.RecurrenceDate>;
  RecurrenceMade: ResolverTypeWrapper<schema.RecurrenceMade>;
  RecurrenceLast: ResolverTypeWrapper<schema.RecurrenceLast>;
  RecurrenceTask: ResolverTypeWrapper<schema.RecurrenceTask>;
  RecurrenceRun: ResolverTypeWrapper<schema.RecurrenceRun>;
  RecurrenceOutcome: schema.RecurrenceOutcome;
  RecurrencePreview: ResolverTypeWrapper<schema.RecurrencePreview>;
  RecurrencePage: ResolverTypeWrapper<Omit<schema.RecurrencePage, 'nodes'> & { nodes: Array<ResolversTypes['Recurrence']> }>;
  RecurrenceRunPage: ResolverTypeWrapper<schema.RecurrenceRunPage>;
  RecurrenceTaskInput: schema.RecurrenceTaskInput;
  CreateRecurrenceInput: schema.CreateRecurrenceInput;
  UpdateRecurrenceInput: schema.UpdateRecurrenceInput;
  RecurrencePayload: ResolverTypeWrapper<Omit<schema.RecurrencePayload, 'recurrence'> & { recurrence?: schema.Maybe<ResolversTypes['Recurrence']> }>;
  RunRecurrencePayload: ResolverTypeWrapper<Omit<schema.RunRecurrencePayload, 'task' | 'recurrence'> & { task?: schema.Maybe<ResolversTypes['Task']>, recurrence?: schema.Maybe<ResolversTypes['Recurrence']> }>;
  ThreadState: schema.ThreadState;
  ThreadSort: schema.ThreadSort;
  Thread: ResolverTypeWrapper<ThreadParent>;
  ThreadTask: ResolverTypeWrapper<schema.ThreadTask>;
  ThreadLastComment: ResolverTypeWrapper<Omit<schema.ThreadLastComment, 'author'> & { author?: schema.Maybe<ResolversTypes['Actor']> }>;
  ThreadPage: ResolverTypeWrapper<Omit<schema.ThreadPage, 'nodes'> & { nodes: Array<ResolversTypes['Thread']> }>;
  ThreadComments: ResolverTypeWrapper<Omit<schema.ThreadComments, 'nodes'> & { nodes: Array<ResolversTypes['Comment']> }>;
  ThreadGap: ResolverTypeWrapper<schema.ThreadGap>;
  ThreadPayload: ResolverTypeWrapper<Omit<schema.ThreadPayload, 'thread'> & { thread?: schema.Maybe<ResolversTypes['Thread']> }>;
  CreateThreadInput: schema.CreateThreadInput;
  ThreadToTaskInput: schema.ThreadToTaskInput;
  UpdateThreadInput: schema.UpdateThreadInput;
  NoteSort: schema.NoteSort;
  Note: ResolverTypeWrapper<schema.Note>;
  NoteTask: ResolverTypeWrapper<schema.NoteTask>;
  NotePage: ResolverTypeWrapper<schema.NotePage>;
  NoteTag: ResolverTypeWrapper<schema.NoteTag>;
  NotePayload: ResolverTypeWrapper<schema.NotePayload>;
  ConvertNotePayload: ResolverTypeWrapper<Omit<schema.ConvertNotePayload, 'tasks'> & { tasks?: schema.Maybe<Array<ResolversTypes['Task']>> }>;
  CreateNoteInput: schema.CreateNoteInput;
  UpdateNoteInput: schema.UpdateNoteInput;
  FormState: schema.FormState;
  FormFieldKind: schema.FormFieldKind;
  FormGoal: schema.FormGoal;
  SubmissionState: schema.SubmissionState;
  Form: ResolverTypeWrapper<FormParent>;
  FormField: ResolverTypeWrapper<schema.FormField>;
  FormOption: ResolverTypeWrapper<schema.FormOption>;
  FormPresets: ResolverTypeWrapper<schema.FormPresets>;
  Submission: ResolverTypeWrapper<Omit<schema.Submission, 'judgedBy'> & { judgedBy?: schema.Maybe<ResolversTypes['Actor']> }>;
  FormAnswer: ResolverTypeWrapper<schema.FormAnswer>;
  SubmissionTask: ResolverTypeWrapper<schema.SubmissionTask>;
  SubmissionPage: ResolverTypeWrapper<Omit<schema.SubmissionPage, 'nodes'> & { nodes: Array<ResolversTypes['Submission']> }>;
  SubmissionCounts: ResolverTypeWrapper<schema.SubmissionCounts>;
  PublicForm: ResolverTypeWrapper<schema.PublicForm>;
  PublicFormField: ResolverTypeWrapper<schema.PublicFormField>;
  CreateFormInput: schema.CreateFormInput;
  UpdateFormInput: schema.UpdateFormInput;
  FormPresetsInput: schema.FormPresetsInput;
  FormFieldInput: schema.FormFieldInput;
  FormOptionInput: schema.FormOptionInput;
  PublicAnswersInput: schema.PublicAnswersInput;
  PublicAnswerInput: schema.PublicAnswerInput;
  FormPayload: ResolverTypeWrapper<Omit<schema.FormPayload, 'form'> & { form?: schema.Maybe<ResolversTypes['Form']> }>;
  SubmissionsPayload: ResolverTypeWrapper<Omit<schema.SubmissionsPayload, 'submissions'> & { submissions?: schema.Maybe<Array<ResolversTypes['Submission']>> }>;
  ThanksPayload: ResolverTypeWrapper<schema.ThanksPayload>;
  Theme: schema.Theme;
  Preferences: ResolverTypeWrapper<schema.Preferences>;
  ShortcutPreset: schema.ShortcutPreset;
  OwnShortcut: ResolverTypeWrapper<schema.OwnShortcut>;
  OwnShortcutInput: schema.OwnShortcutInput;
  FirstSteps: ResolverTypeWrapper<schema.FirstSteps>;
  FirstStepsInput: schema.FirstStepsInput;
  FirstStepsPayload: ResolverTypeWrapper<schema.FirstStepsPayload>;
  UpdateViewerInput: schema.UpdateViewerInput;
  ViewerPayload: ResolverTypeWrapper<schema.ViewerPayload>;
  SessionInfo: ResolverTypeWrapper<schema.SessionInfo>;
  ChangeEmailInput: schema.ChangeEmailInput;
  EmailPayload: ResolverTypeWrapper<schema.EmailPayload>;
  RevertedEmailPayload: ResolverTypeWrapper<schema.RevertedEmailPayload>;
  DeleteAccountInput: schema.DeleteAccountInput;
  DeleteAccountPayload: ResolverTypeWrapper<schema.DeleteAccountPayload>;
  ChangePasswordInput: schema.ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<schema.ChangePasswordPayload>;
  EndedSessionsPayload: ResolverTypeWrapper<schema.EndedSessionsPayload>;
  Profile: ResolverTypeWrapper<schema.Profile>;
  NamedPlace: ResolverTypeWrapper<schema.NamedPlace>;
  ProfileProject: ResolverTypeWrapper<schema.ProfileProject>;
  ProfileDay: ResolverTypeWrapper<schema.ProfileDay>;
  ProfileTime: ResolverTypeWrapper<schema.ProfileTime>;
  AttachmentKind: schema.AttachmentKind;
  AttachmentSort: schema.AttachmentSort;
  AttachmentGroup: schema.AttachmentGroup;
  Attachment: ResolverTypeWrapper<Omit<schema.Attachment, 'user'> & { user?: schema.Maybe<ResolversTypes['Actor']> }>;
  AttachmentTask: ResolverTypeWrapper<schema.AttachmentTask>;
  AttachmentVersion: ResolverTypeWrapper<Omit<schema.AttachmentVersion, 'user'> & { user?: schema.Maybe<ResolversTypes['Actor']> }>;
  AttachmentPayload: ResolverTypeWrapper<Omit<schema.AttachmentPayload, 'attachment'> & { attachment?: schema.Maybe<ResolversTypes['Attachment']> }>;
  AttachmentPage: ResolverTypeWrapper<Omit<schema.AttachmentPage, 'nodes'> & { nodes: Array<ResolversTypes['Attachment']> }>;
  CommentSubject: schema.CommentSubject;
  CommentSort: schema.CommentSort;
  Comment: ResolverTypeWrapper<Omit<schema.Comment, 'author'> & { author?: schema.Maybe<ResolversTypes['Actor']> }>;
  CommentPayload: ResolverTypeWrapper<Omit<schema.CommentPayload, 'comment'> & { comment?: schema.Maybe<ResolversTypes['Comment']> }>;
  AddCommentInput: schema.AddCommentInput;
  UpdateCommentInput: schema.UpdateCommentInput;
  ChecklistItem: ResolverTypeWrapper<schema.ChecklistItem>;
  ChecklistItemPayload: ResolverTypeWrapper<schema.ChecklistItemPayload>;
  AddChecklistItemInput: schema.AddChecklistItemInput;
  LogEntry: ResolverTypeWrapper<Omit<schema.LogEntry, 'author'> & { author?: schema.Maybe<ResolversTypes['Actor']> }>;
  LogPart: ResolverTypeWrapper<schema.LogPart>;
  ActivityFilter: schema.ActivityFilter;
  ActivityKind: schema.ActivityKind;
  ActivityPage: ResolverTypeWrapper<Omit<schema.ActivityPage, 'nodes'> & { nodes: Array<ResolversTypes['Activity']> }>;
  Activity: ResolverTypeWrapper<Omit<schema.Activity, 'author'> & { author?: schema.Maybe<ResolversTypes['Actor']> }>;
  ActivityTarget: ResolverTypeWrapper<schema.ActivityTarget>;
  ActivityProject: ResolverTypeWrapper<schema.ActivityProject>;
  ActivityChange: ResolverTypeWrapper<schema.ActivityChange>;
  WorkspaceRole: schema.WorkspaceRole;
  TeamSort: schema.TeamSort;
  TeamMemberPage: ResolverTypeWrapper<schema.TeamMemberPage>;
  ProjectRoleInput: schema.ProjectRoleInput;
  TeamMemberPayload: ResolverTypeWrapper<schema.TeamMemberPayload>;
  TeamMember: ResolverTypeWrapper<schema.TeamMember>;
  TeamProject: ResolverTypeWrapper<schema.TeamProject>;
  SentInvitation: ResolverTypeWrapper<Omit<schema.SentInvitation, 'inviter'> & { inviter?: schema.Maybe<ResolversTypes['Actor']> }>;
  WithdrawnInvitationPayload: ResolverTypeWrapper<schema.WithdrawnInvitationPayload>;
  HandOverInput: schema.HandOverInput;
  RemovedMember: ResolverTypeWrapper<Omit<schema.RemovedMember, 'removedBy'> & { removedBy?: schema.Maybe<ResolversTypes['Actor']> }>;
  HandOver: ResolverTypeWrapper<Omit<schema.HandOver, 'lastAdmin'> & { lastAdmin: Array<ResolversTypes['HandOverAdmin']> }>;
  HandOverTasks: ResolverTypeWrapper<schema.HandOverTasks>;
  HandOverProject: ResolverTypeWrapper<schema.HandOverProject>;
  HandOverAdmin: ResolverTypeWrapper<Omit<schema.HandOverAdmin, 'owner'> & { owner?: schema.Maybe<ResolversTypes['Actor']> }>;
  HandOverTimer: ResolverTypeWrapper<schema.HandOverTimer>;
  RemovedTeamMemberPayload: ResolverTypeWrapper<schema.RemovedTeamMemberPayload>;
  RestoredTeamMemberPayload: ResolverTypeWrapper<schema.RestoredTeamMemberPayload>;
  TimeEntry: ResolverTypeWrapper<Omit<schema.TimeEntry, 'user' | 'editedBy'> & { user?: schema.Maybe<ResolversTypes['Actor']>, editedBy?: schema.Maybe<ResolversTypes['Actor']> }>;
  TimeEntryInvoice: ResolverTypeWrapper<schema.TimeEntryInvoice>;
  TimeEntryPage: ResolverTypeWrapper<Omit<schema.TimeEntryPage, 'nodes'> & { nodes: Array<ResolversTypes['TimeEntry']> }>;
  TimeTotals: ResolverTypeWrapper<schema.TimeTotals>;
  TimeDay: ResolverTypeWrapper<schema.TimeDay>;
  TimeEntryPayload: ResolverTypeWrapper<Omit<schema.TimeEntryPayload, 'timeEntry'> & { timeEntry?: schema.Maybe<ResolversTypes['TimeEntry']> }>;
  LogTimeInput: schema.LogTimeInput;
  UpdateTimeEntryInput: schema.UpdateTimeEntryInput;
  TimeGroup: schema.TimeGroup;
  TimeLogFilter: schema.TimeLogFilter;
  TimeSheet: ResolverTypeWrapper<Omit<schema.TimeSheet, 'rows'> & { rows: Array<ResolversTypes['TimeSheetRow']> }>;
  TimeRowReason: schema.TimeRowReason;
  TimeSheetRow: ResolverTypeWrapper<Omit<schema.TimeSheetRow, 'cells'> & { cells: Array<ResolversTypes['TimeSheetCell']> }>;
  TimeSheetCell: ResolverTypeWrapper<Omit<schema.TimeSheetCell, 'entries'> & { entries?: schema.Maybe<Array<ResolversTypes['TimeEntry']>> }>;
  TimeSheetDay: ResolverTypeWrapper<schema.TimeSheetDay>;
  TimeSheetTimer: ResolverTypeWrapper<schema.TimeSheetTimer>;
  TimedTask: ResolverTypeWrapper<schema.TimedTask>;
  TimedProject: ResolverTypeWrapper<schema.TimedProject>;
  TimeLogPage: ResolverTypeWrapper<Omit<schema.TimeLogPage, 'nodes'> & { nodes: Array<ResolversTypes['TimeEntry']> }>;
  TimeLogTotals: ResolverTypeWrapper<schema.TimeLogTotals>;
  TimeLogGroup: ResolverTypeWrapper<schema.TimeLogGroup>;
  TimeLogDay: ResolverTypeWrapper<schema.TimeLogDay>;
  TimeMissing: ResolverTypeWrapper<Omit<schema.TimeMissing, 'user'> & { user?: schema.Maybe<ResolversTypes['Actor']> }>;
  TimerState: ResolverTypeWrapper<schema.TimerState>;
  RunningTimer: ResolverTypeWrapper<schema.RunningTimer>;
  TimerPayload: ResolverTypeWrapper<Omit<schema.TimerPayload, 'task'> & { task?: schema.Maybe<ResolversTypes['Task']> }>;
  LabelSuggestion: ResolverTypeWrapper<schema.LabelSuggestion>;
  TextSuggestionPayload: ResolverTypeWrapper<schema.TextSuggestionPayload>;
  LabelSuggestionsPayload: ResolverTypeWrapper<schema.LabelSuggestionsPayload>;
  Money: ResolverTypeWrapper<schema.Money>;
  Client: ResolverTypeWrapper<schema.Client>;
  ClientProject: ResolverTypeWrapper<schema.ClientProject>;
  PostalAddress: ResolverTypeWrapper<schema.PostalAddress>;
  ClientContact: ResolverTypeWrapper<schema.ClientContact>;
  UnbilledTime: ResolverTypeWrapper<schema.UnbilledTime>;
  ClientBalance: ResolverTypeWrapper<schema.ClientBalance>;
  UnbilledProject: ResolverTypeWrapper<schema.UnbilledProject>;
  Rounding: schema.Rounding;
  ClientSort: schema.ClientSort;
  ClientPage: ResolverTypeWrapper<schema.ClientPage>;
  ClientPayload: ResolverTypeWrapper<schema.ClientPayload>;
  ProjectRates: ResolverTypeWrapper<schema.ProjectRates>;
  RatesClient: ResolverTypeWrapper<schema.RatesClient>;
  PersonRate: ResolverTypeWrapper<schema.PersonRate>;
  ProjectRatesPayload: ResolverTypeWrapper<schema.ProjectRatesPayload>;
  CreateClientInput: schema.CreateClientInput;
  UpdateClientInput: schema.UpdateClientInput;
  PostalAddressInput: schema.PostalAddressInput;
  ClientContactInput: schema.ClientContactInput;
  InviteClientContactInput: schema.InviteClientContactInput;
  ProjectRatesInput: schema.ProjectRatesInput;
  PersonRateInput: schema.PersonRateInput;
  InvoiceTab: schema.InvoiceTab;
  InvoiceSort: schema.InvoiceSort;
  InvoiceKind: schema.InvoiceKind;
  InvoiceState: schema.InvoiceState;
  InvoiceSums: ResolverTypeWrapper<schema.InvoiceSums>;
  InvoiceTax: ResolverTypeWrapper<schema.InvoiceTax>;
  InvoiceClient: ResolverTypeWrapper<schema.InvoiceClient>;
  SheetLabelKey: schema.SheetLabelKey;
  SheetLabel: ResolverTypeWrapper<schema.SheetLabel>;
  SheetLabelInput: schema.SheetLabelInput;
  InvoiceParty: ResolverTypeWrapper<schema.InvoiceParty>;
  InvoiceDiscount: ResolverTypeWrapper<schema.InvoiceDiscount>;
  InvoiceLineKind: schema.InvoiceLineKind;
  InvoiceLine: ResolverTypeWrapper<schema.InvoiceLine>;
  Payment: ResolverTypeWrapper<schema.Payment>;
  InvoiceName: ResolverTypeWrapper<schema.InvoiceName>;
  InvoiceLetter: ResolverTypeWrapper<schema.InvoiceLetter>;
  InvoiceLetterKind: schema.InvoiceLetterKind;
  InvoiceLetterState: schema.InvoiceLetterState;
  InvoiceReminder: ResolverTypeWrapper<schema.InvoiceReminder>;
  Invoice: ResolverTypeWrapper<schema.Invoice>;
  InvoiceTotals: ResolverTypeWrapper<schema.InvoiceTotals>;
  InvoicePage: ResolverTypeWrapper<schema.InvoicePage>;
  PrintedInvoice: ResolverTypeWrapper<schema.PrintedInvoice>;
  TimePreview: ResolverTypeWrapper<schema.TimePreview>;
  PreviewLine: ResolverTypeWrapper<schema.PreviewLine>;
  PreviewEntry: ResolverTypeWrapper<schema.PreviewEntry>;
  LeftOutTime: ResolverTypeWrapper<schema.LeftOutTime>;
  LeftOutReason: schema.LeftOutReason;
  BillingSettings: ResolverTypeWrapper<schema.BillingSettings>;
  InvoicePayload: ResolverTypeWrapper<schema.InvoicePayload>;
  BillingPayload: ResolverTypeWrapper<schema.BillingPayload>;
  TimeGrouping: schema.TimeGrouping;
  InvoiceTimeInput: schema.InvoiceTimeInput;
  UpdateInvoiceInput: schema.UpdateInvoiceInput;
  InvoiceDiscountInput: schema.InvoiceDiscountInput;
  InvoiceLineInput: schema.InvoiceLineInput;
  CreditLineInput: schema.CreditLineInput;
  SendInvoiceInput: schema.SendInvoiceInput;
  PaymentInput: schema.PaymentInput;
  BillingInput: schema.BillingInput;
  TextHitKind: schema.TextHitKind;
  TextHit: ResolverTypeWrapper<schema.TextHit>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  Boolean: schema.Scalars['Boolean']['output'];
  String: schema.Scalars['String']['output'];
  Int: schema.Scalars['Int']['output'];
  ID: schema.Scalars['ID']['output'];
  Mutation: Record<PropertyKey, never>;
  DateTime: schema.Scalars['DateTime']['output'];
  Date: schema.Scalars['Date']['output'];
  Html: schema.Scalars['Html']['output'];
  Minor: schema.Scalars['Minor']['output'];
  HexColor: schema.Scalars['HexColor']['output'];
  Person: schema.Person;
  Actor: schema.Actor;
  UserError: schema.UserError;
  Payload: ResolversInterfaceTypes<ResolversParentTypes>['Payload'];
  EmptyPayload: schema.EmptyPayload;
  DeletedPayload: schema.DeletedPayload;
  TaskRef: schema.TaskRef;
  ProjectRef: schema.ProjectRef;
  Viewer: schema.Viewer;
  SessionPayload: schema.SessionPayload;
  SignInInput: schema.SignInInput;
  IdentityTokenInput: schema.IdentityTokenInput;
  SignUpInput: schema.SignUpInput;
  SignUpRules: schema.SignUpRules;
  ResetPasswordInput: schema.ResetPasswordInput;
  Workspace: WorkspaceParent;
  WorkspacePayload: Omit<schema.WorkspacePayload, 'workspace'> & { workspace?: schema.Maybe<ResolversParentTypes['Workspace']> };
  CreateWorkspaceInput: schema.CreateWorkspaceInput;
  WorkspaceSettings: schema.WorkspaceSettings;
  WorkspaceTransfer: schema.WorkspaceTransfer;
  DeletedWorkspace: schema.DeletedWorkspace;
  WorkspaceContents: schema.WorkspaceContents;
  Float: schema.Scalars['Float']['output'];
  DeleteWorkspacePayload: schema.DeleteWorkspacePayload;
  UpdateWorkspaceInput: schema.UpdateWorkspaceInput;
  MailServer: schema.MailServer;
  WorkspaceMail: schema.WorkspaceMail;
  WorkspaceMailPage: schema.WorkspaceMailPage;
  MailServerPayload: schema.MailServerPayload;
  TestMailServerPayload: schema.TestMailServerPayload;
  UpdateMailServerInput: schema.UpdateMailServerInput;
  WorkspaceDomain: schema.WorkspaceDomain;
  DnsRecord: schema.DnsRecord;
  DomainCheck: schema.DomainCheck;
  WorkspaceDomainPayload: schema.WorkspaceDomainPayload;
  Export: schema.Export;
  ExportCounts: schema.ExportCounts;
  ExportPerson: schema.ExportPerson;
  ExportPayload: schema.ExportPayload;
  Import: schema.Import;
  ImportDetail: schema.ImportDetail;
  ImportArchive: schema.ImportArchive;
  ImportArchiveProject: schema.ImportArchiveProject;
  ImportColumn: schema.ImportColumn;
  ImportValue: schema.ImportValue;
  ImportPreviewTask: schema.ImportPreviewTask;
  ImportedPerson: schema.ImportedPerson;
  ImportedThing: schema.ImportedThing;
  ImportTouchedTask: schema.ImportTouchedTask;
  ImportMapping: schema.ImportMapping;
  ImportColumnMapping: schema.ImportColumnMapping;
  ImportPersonChoice: schema.ImportPersonChoice;
  ImportMappingInput: schema.ImportMappingInput;
  ImportColumnMappingInput: schema.ImportColumnMappingInput;
  ImportPersonChoiceInput: schema.ImportPersonChoiceInput;
  ImportProblem: schema.ImportProblem;
  ImportProblemPage: schema.ImportProblemPage;
  ImportCounts: schema.ImportCounts;
  ImportProblemCounts: schema.ImportProblemCounts;
  ImportPerson: schema.ImportPerson;
  ImportPayload: schema.ImportPayload;
  SampleRemovedPayload: schema.SampleRemovedPayload;
  ProjectContents: schema.ProjectContents;
  DeletedProject: schema.DeletedProject;
  ProjectDeletedPayload: schema.ProjectDeletedPayload;
  Project: ProjectParent;
  ProjectFeature: schema.ProjectFeature;
  RouteParam: schema.RouteParam;
  ProjectPayload: Omit<schema.ProjectPayload, 'project'> & { project?: schema.Maybe<ResolversParentTypes['Project']> };
  CreateProjectInput: schema.CreateProjectInput;
  UpdateProjectInput: schema.UpdateProjectInput;
  NewProjectTemplate: schema.NewProjectTemplate;
  NewProjectItem: schema.NewProjectItem;
  Member: schema.Member;
  ShareLink: schema.ShareLink;
  Invitation: schema.Invitation;
  InvitationAsker: schema.InvitationAsker;
  MemberPayload: schema.MemberPayload;
  RemovedMemberPayload: schema.RemovedMemberPayload;
  MemberBackInput: schema.MemberBackInput;
  InvitesPayload: schema.InvitesPayload;
  ShareLinkPayload: schema.ShareLinkPayload;
  AcceptedPayload: schema.AcceptedPayload;
  InviteEntry: schema.InviteEntry;
  InboxPage: Omit<schema.InboxPage, 'nodes'> & { nodes: Array<ResolversParentTypes['Notification']> };
  Unread: schema.Unread;
  UnreadWorkspace: schema.UnreadWorkspace;
  Watching: Omit<schema.Watching, 'watchers'> & { watchers: Array<ResolversParentTypes['Actor']> };
  NewsSwitch: schema.NewsSwitch;
  MailSetting: schema.MailSetting;
  MailSettingsPayload: schema.MailSettingsPayload;
  UnsubscribePayload: schema.UnsubscribePayload;
  MarkNotificationsInput: schema.MarkNotificationsInput;
  MarkedPayload: schema.MarkedPayload;
  WatchingPayload: Omit<schema.WatchingPayload, 'watching'> & { watching?: schema.Maybe<ResolversParentTypes['Watching']> };
  ReminderPayload: schema.ReminderPayload;
  NewsSwitchesPayload: schema.NewsSwitchesPayload;
  Notification: Omit<schema.Notification, 'user' | 'target' | 'actors'> & { user?: schema.Maybe<ResolversParentTypes['Actor']>, target?: schema.Maybe<ResolversParentTypes['NotificationTarget']>, actors: Array<ResolversParentTypes['Actor']> };
  NotificationEvent: Omit<schema.NotificationEvent, 'user'> & { user?: schema.Maybe<ResolversParentTypes['Actor']> };
  NotificationTarget: NotificationTargetParent;
  TaskTarget: schema.TaskTarget;
  CommentTarget: schema.CommentTarget;
  FileTarget: schema.FileTarget;
  ProjectTarget: schema.ProjectTarget;
  InvitationTarget: schema.InvitationTarget;
  SprintTarget: schema.SprintTarget;
  RecurrenceTarget: schema.RecurrenceTarget;
  DiscussionTarget: schema.DiscussionTarget;
  WorkspaceTarget: schema.WorkspaceTarget;
  PageTarget: schema.PageTarget;
  FormTarget: schema.FormTarget;
  ClientTarget: schema.ClientTarget;
  InvoiceTarget: schema.InvoiceTarget;
  ImportTarget: schema.ImportTarget;
  ExportTarget: schema.ExportTarget;
  TaskTitles: schema.TaskTitles;
  TaskCounts: schema.TaskCounts;
  Task: TaskParent;
  TaskPage: Omit<schema.TaskPage, 'nodes'> & { nodes: Array<ResolversParentTypes['Task']> };
  TaskFilter: schema.TaskFilter;
  TaskGroupCount: schema.TaskGroupCount;
  TaskPayload: Omit<schema.TaskPayload, 'task'> & { task?: schema.Maybe<ResolversParentTypes['Task']> };
  CreateTaskInput: schema.CreateTaskInput;
  TaskWas: schema.TaskWas;
  UpdateTaskInput: schema.UpdateTaskInput;
  MoveLoss: schema.MoveLoss;
  MovePreview: schema.MovePreview;
  MovePayload: Omit<schema.MovePayload, 'task' | 'along'> & { task?: schema.Maybe<ResolversParentTypes['Task']>, along: Array<ResolversParentTypes['Task']> };
  UndoMovePayload: Omit<schema.UndoMovePayload, 'task' | 'along'> & { task?: schema.Maybe<ResolversParentTypes['Task']>, along: Array<ResolversParentTypes['Task']> };
  MoveTargetInput: schema.MoveTargetInput;
  MoveTaskInput: schema.MoveTaskInput;
  TaskShare: Omit<schema.TaskShare, 'by'> & { by?: schema.Maybe<ResolversParentTypes['Actor']> };
  TaskSharePayload: Omit<schema.TaskSharePayload, 'share'> & { share?: schema.Maybe<ResolversParentTypes['TaskShare']> };
  SharedChip: schema.SharedChip;
  SharedTask: schema.SharedTask;
  TemplateOrderPayload: schema.TemplateOrderPayload;
  ReplacedPayload: schema.ReplacedPayload;
  PutBackPayload: schema.PutBackPayload;
  Workflow: schema.Workflow;
  TaskType: schema.TaskType;
  Effort: schema.Effort;
  Label: schema.Label;
  Board: schema.Board;
  LabelPayload: schema.LabelPayload;
  TaskTypePayload: schema.TaskTypePayload;
  EffortPayload: schema.EffortPayload;
  WorkflowPayload: Omit<schema.WorkflowPayload, 'workflow'> & { workflow?: schema.Maybe<ResolversParentTypes['Workflow']> };
  BoardPayload: schema.BoardPayload;
  LabelInput: schema.LabelInput;
  TaskTypeInput: schema.TaskTypeInput;
  WorkflowInput: schema.WorkflowInput;
  EffortInput: schema.EffortInput;
  UpdateLabelInput: schema.UpdateLabelInput;
  UpdateTaskTypeInput: schema.UpdateTaskTypeInput;
  UpdateWorkflowInput: schema.UpdateWorkflowInput;
  UpdateEffortInput: schema.UpdateEffortInput;
  Sprint: SprintParent;
  SprintHours: schema.SprintHours;
  SprintAmount: schema.SprintAmount;
  SprintPage: Omit<schema.SprintPage, 'nodes'> & { nodes: Array<ResolversParentTypes['Sprint']> };
  SprintPayload: Omit<schema.SprintPayload, 'sprint'> & { sprint?: schema.Maybe<ResolversParentTypes['Sprint']> };
  SprintChart: schema.SprintChart;
  SprintDay: schema.SprintDay;
  SprintIdeal: schema.SprintIdeal;
  SprintScopeChange: schema.SprintScopeChange;
  SprintTask: schema.SprintTask;
  SprintResult: Omit<schema.SprintResult, 'target'> & { target?: schema.Maybe<ResolversParentTypes['Sprint']> };
  SprintResultPage: Omit<schema.SprintResultPage, 'nodes'> & { nodes: Array<ResolversParentTypes['SprintResult']> };
  SprintVelocity: schema.SprintVelocity;
  CompleteSprintPayload: Omit<schema.CompleteSprintPayload, 'sprint' | 'carriedTo'> & { sprint?: schema.Maybe<ResolversParentTypes['Sprint']>, carriedTo?: schema.Maybe<ResolversParentTypes['Sprint']> };
  CompleteSprintInput: schema.CompleteSprintInput;
  SprintInput: schema.SprintInput;
  UpdateSprintInput: schema.UpdateSprintInput;
  UserStory: StoryParent;
  StoryCriteria: schema.StoryCriteria;
  PlanHours: schema.PlanHours;
  UserStoryFilter: schema.UserStoryFilter;
  UserStoryPage: Omit<schema.UserStoryPage, 'nodes'> & { nodes: Array<ResolversParentTypes['UserStory']> };
  UserStoryPayload: Omit<schema.UserStoryPayload, 'userStory'> & { userStory?: schema.Maybe<ResolversParentTypes['UserStory']> };
  UserStoriesPayload: Omit<schema.UserStoriesPayload, 'userStories'> & { userStories?: schema.Maybe<Array<ResolversParentTypes['UserStory']>> };
  UserStoryInput: schema.UserStoryInput;
  CreateUserStoriesInput: schema.CreateUserStoriesInput;
  UpdateUserStoryInput: schema.UpdateUserStoryInput;
  UserStoryWas: schema.UserStoryWas;
  Epic: EpicParent;
  EpicBurnup: schema.EpicBurnup;
  EpicDay: schema.EpicDay;
  EpicPage: Omit<schema.EpicPage, 'nodes'> & { nodes: Array<ResolversParentTypes['Epic']> };
  EpicPayload: Omit<schema.EpicPayload, 'epic'> & { epic?: schema.Maybe<ResolversParentTypes['Epic']> };
  EpicInput: schema.EpicInput;
  UpdateEpicInput: schema.UpdateEpicInput;
  Rockstars: Omit<schema.Rockstars, 'people'> & { people: Array<ResolversParentTypes['Rockstar']> };
  RockstarSums: schema.RockstarSums;
  RockstarWeek: schema.RockstarWeek;
  Rockstar: Omit<schema.Rockstar, 'user'> & { user: ResolversParentTypes['Actor'] };
  CompletedTask: Omit<schema.CompletedTask, 'users'> & { users: Array<ResolversParentTypes['Actor']> };
  CompletedTaskPage: Omit<schema.CompletedTaskPage, 'nodes'> & { nodes: Array<ResolversParentTypes['CompletedTask']> };
  RockstarHiddenPayload: schema.RockstarHiddenPayload;
  PublicPage: Omit<schema.PublicPage, 'by'> & { by?: schema.Maybe<ResolversParentTypes['Actor']> };
  PublicShows: schema.PublicShows;
  PublicPageInput: schema.PublicPageInput;
  PublicShowsInput: schema.PublicShowsInput;
  PublicPagePayload: Omit<schema.PublicPagePayload, 'publicPage'> & { publicPage?: schema.Maybe<ResolversParentTypes['PublicPage']> };
  PublicProject: schema.PublicProject;
  PublicStatus: schema.PublicStatus;
  PublicLabel: schema.PublicLabel;
  PublicTask: schema.PublicTask;
  PublicTaskPage: schema.PublicTaskPage;
  PublicProjectHome: schema.PublicProjectHome;
  WikiPage: WikiPageParent;
  WikiStep: schema.WikiStep;
  WikiLinkedPage: schema.WikiLinkedPage;
  WikiLinkedTask: schema.WikiLinkedTask;
  WikiDraft: schema.WikiDraft;
  WikiEditor: Omit<schema.WikiEditor, 'person'> & { person?: schema.Maybe<ResolversParentTypes['Actor']> };
  WikiVersion: Omit<schema.WikiVersion, 'author'> & { author?: schema.Maybe<ResolversParentTypes['Actor']> };
  WikiPageList: Omit<schema.WikiPageList, 'nodes'> & { nodes: Array<ResolversParentTypes['WikiPage']> };
  WikiHit: Omit<schema.WikiHit, 'page'> & { page: ResolversParentTypes['WikiPage'] };
  WikiHitPage: Omit<schema.WikiHitPage, 'nodes'> & { nodes: Array<ResolversParentTypes['WikiHit']> };
  WikiBinned: Omit<schema.WikiBinned, 'page'> & { page: ResolversParentTypes['WikiPage'] };
  WikiBinPage: Omit<schema.WikiBinPage, 'nodes'> & { nodes: Array<ResolversParentTypes['WikiBinned']> };
  WikiVersionPage: Omit<schema.WikiVersionPage, 'nodes'> & { nodes: Array<ResolversParentTypes['WikiVersion']> };
  WikiPagePayload: Omit<schema.WikiPagePayload, 'wikiPage'> & { wikiPage?: schema.Maybe<ResolversParentTypes['WikiPage']> };
  EmptiedWikiBinPayload: schema.EmptiedWikiBinPayload;
  WikiDraftPayload: schema.WikiDraftPayload;
  PublishWikiPagePayload: Omit<schema.PublishWikiPagePayload, 'wikiPage' | 'current'> & { wikiPage?: schema.Maybe<ResolversParentTypes['WikiPage']>, current?: schema.Maybe<ResolversParentTypes['WikiPage']> };
  WikiPageInput: schema.WikiPageInput;
  MoveWikiPageInput: schema.MoveWikiPageInput;
  WikiDraftInput: schema.WikiDraftInput;
  PublishWikiPageInput: schema.PublishWikiPageInput;
  Mention: Omit<schema.Mention, 'author'> & { author?: schema.Maybe<ResolversParentTypes['Actor']> };
  MentionPage: Omit<schema.MentionPage, 'nodes'> & { nodes: Array<ResolversParentTypes['Mention']> };
  Recurrence: Omit<schema.Recurrence, 'author'> & { author?: schema.Maybe<ResolversParentTypes['Actor']> };
  RecurrenceProject: schema.RecurrenceProject;
  Occurrence: schema.Occurrence;
  RecurrenceDate: schema.RecurrenceDate;
  RecurrenceMade: schema.RecurrenceMade;
  RecurrenceLast: schema.RecurrenceLast;
  RecurrenceTask: schema.RecurrenceTask;
  RecurrenceRun: schema.RecurrenceRun;
  RecurrencePreview: schema.RecurrencePreview;
  RecurrencePage: Omit<schema.RecurrencePage, 'nodes'> & { nodes: Array<ResolversParentTypes['Recurrence']> };
  RecurrenceRunPage: schema.RecurrenceRunPage;
  RecurrenceTaskInput: schema.RecurrenceTaskInput;
  CreateRecurrenceInput: schema.CreateRecurrenceInput;
  UpdateRecurrenceInput: schema.UpdateRecurrenceInput;
  RecurrencePayload: Omit<schema.RecurrencePayload, 'recurrence'> & { recurrence?: schema.Maybe<ResolversParentTypes['Recurrence']> };
  RunRecurrencePayload: Omit<schema.RunRecurrencePayload, 'task' | 'recurrence'> & { task?: schema.Maybe<ResolversParentTypes['Task']>, recurrence?: schema.Maybe<ResolversParentTypes['Recurrence']> };
  Thread: ThreadParent;
  ThreadTask: schema.ThreadTask;
  ThreadLastComment: Omit<schema.ThreadLastComment, 'author'> & { author?: schema.Maybe<ResolversParentTypes['Actor']> };
  ThreadPage: Omit<schema.ThreadPage, 'nodes'> & { nodes: Array<ResolversParentTypes['Thread']> };
  ThreadComments: Omit<schema.ThreadComments, 'nodes'> & { nodes: Array<ResolversParentTypes['Comment']> };
  ThreadGap: schema.ThreadGap;
  ThreadPayload: Omit<schema.ThreadPayload, 'thread'> & { thread?: schema.Maybe<ResolversParentTypes['Thread']> };
  CreateThreadInput: schema.CreateThreadInput;
  ThreadToTaskInput: schema.ThreadToTaskInput;
  UpdateThreadInput: schema.UpdateThreadInput;
  Note: schema.Note;
  NoteTask: schema.NoteTask;
  NotePage: schema.NotePage;
  NoteTag: schema.NoteTag;
  NotePayload: schema.NotePayload;
  ConvertNotePayload: Omit<schema.ConvertNotePayload, 'tasks'> & { tasks?: schema.Maybe<Array<ResolversParentTypes['Task']>> };
  CreateNoteInput: schema.CreateNoteInput;
  UpdateNoteInput: schema.UpdateNoteInput;
  Form: FormParent;
  FormField: schema.FormField;
  FormOption: schema.FormOption;
  FormPresets: schema.FormPresets;
  Submission: Omit<schema.Submission, 'judgedBy'> & { judgedBy?: schema.Maybe<ResolversParentTypes['Actor']> };
  FormAnswer: schema.FormAnswer;
  SubmissionTask: schema.SubmissionTask;
  SubmissionPage: Omit<schema.SubmissionPage, 'nodes'> & { nodes: Array<ResolversParentTypes['Submission']> };
  SubmissionCounts: schema.SubmissionCounts;
  PublicForm: schema.PublicForm;
  PublicFormField: schema.PublicFormField;
  CreateFormInput: schema.CreateFormInput;
  UpdateFormInput: schema.UpdateFormInput;
  FormPresetsInput: schema.FormPresetsInput;
  FormFieldInput: schema.FormFieldInput;
  FormOptionInput: schema.FormOptionInput;
  PublicAnswersInput: schema.PublicAnswersInput;
  PublicAnswerInput: schema.PublicAnswerInput;
  FormPayload: Omit<schema.FormPayload, 'form'> & { form?: schema.Maybe<ResolversParentTypes['Form']> };
  SubmissionsPayload: Omit<schema.SubmissionsPayload, 'submissions'> & { submissions?: schema.Maybe<Array<ResolversParentTypes['Submission']>> };
  ThanksPayload: schema.ThanksPayload;
  Preferences: schema.Preferences;
  OwnShortcut: schema.OwnShortcut;
  OwnShortcutInput: schema.OwnShortcutInput;
  FirstSteps: schema.FirstSteps;
  FirstStepsInput: schema.FirstStepsInput;
  FirstStepsPayload: schema.FirstStepsPayload;
  UpdateViewerInput: schema.UpdateViewerInput;
  ViewerPayload: schema.ViewerPayload;
  SessionInfo: schema.SessionInfo;
  ChangeEmailInput: schema.ChangeEmailInput;
  EmailPayload: schema.EmailPayload;
  RevertedEmailPayload: schema.RevertedEmailPayload;
  DeleteAccountInput: schema.DeleteAccountInput;
  DeleteAccountPayload: schema.DeleteAccountPayload;
  ChangePasswordInput: schema.ChangePasswordInput;
  ChangePasswordPayload: schema.ChangePasswordPayload;
  EndedSessionsPayload: schema.EndedSessionsPayload;
  Profile: schema.Profile;
  NamedPlace: schema.NamedPlace;
  ProfileProject: schema.ProfileProject;
  ProfileDay: schema.ProfileDay;
  ProfileTime: schema.ProfileTime;
  Attachment: Omit<schema.Attachment, 'user'> & { user?: schema.Maybe<ResolversParentTypes['Actor']> };
  AttachmentTask: schema.AttachmentTask;
  AttachmentVersion: Omit<schema.AttachmentVersion, 'user'> & { user?: schema.Maybe<ResolversParentTypes['Actor']> };
  AttachmentPayload: Omit<schema.AttachmentPayload, 'attachment'> & { attachment?: schema.Maybe<ResolversParentTypes['Attachment']> };
  AttachmentPage: Omit<schema.AttachmentPage, 'nodes'> & { nodes: Array<ResolversParentTypes['Attachment']> };
  Comment: Omit<schema.Comment, 'author'> & { author?: schema.Maybe<ResolversParentTypes['Actor']> };
  CommentPayload: Omit<schema.CommentPayload, 'comment'> & { comment?: schema.Maybe<ResolversParentTypes['Comment']> };
  AddCommentInput: schema.AddCommentInput;
  UpdateCommentInput: schema.UpdateCommentInput;
  ChecklistItem: schema.ChecklistItem;
  ChecklistItemPayload: schema.ChecklistItemPayload;
  AddChecklistItemInput: schema.AddChecklistItemInput;
  LogEntry: Omit<schema.LogEntry, 'author'> & { author?: schema.Maybe<ResolversParentTypes['Actor']> };
  LogPart: schema.LogPart;
  ActivityFilter: schema.ActivityFilter;
  ActivityPage: Omit<schema.ActivityPage, 'nodes'> & { nodes: Array<ResolversParentTypes['Activity']> };
  Activity: Omit<schema.Activity, 'author'> & { author?: schema.Maybe<ResolversParentTypes['Actor']> };
  ActivityTarget: schema.ActivityTarget;
  ActivityProject: schema.ActivityProject;
  ActivityChange: schema.ActivityChange;
  TeamMemberPage: schema.TeamMemberPage;
  ProjectRoleInput: schema.ProjectRoleInput;
  TeamMemberPayload: schema.TeamMemberPayload;
  TeamMember: schema.TeamMember;
  TeamProject: schema.TeamProject;
  SentInvitation: Omit<schema.SentInvitation, 'inviter'> & { inviter?: schema.Maybe<ResolversParentTypes['Actor']> };
  WithdrawnInvitationPayload: schema.WithdrawnInvitationPayload;
  HandOverInput: schema.HandOverInput;
  RemovedMember: Omit<schema.RemovedMember, 'removedBy'> & { removedBy?: schema.Maybe<ResolversParentTypes['Actor']> };
  HandOver: Omit<schema.HandOver, 'lastAdmin'> & { lastAdmin: Array<ResolversParentTypes['HandOverAdmin']> };
  HandOverTasks: schema.HandOverTasks;
  HandOverProject: schema.HandOverProject;
  HandOverAdmin: Omit<schema.HandOverAdmin, 'owner'> & { owner?: schema.Maybe<ResolversParentTypes['Actor']> };
  HandOverTimer: schema.HandOverTimer;
  RemovedTeamMemberPayload: schema.RemovedTeamMemberPayload;
  RestoredTeamMemberPayload: schema.RestoredTeamMemberPayload;
  TimeEntry: Omit<schema.TimeEntry, 'user' | 'editedBy'> & { user?: schema.Maybe<ResolversParentTypes['Actor']>, editedBy?: schema.Maybe<ResolversParentTypes['Actor']> };
  TimeEntryInvoice: schema.TimeEntryInvoice;
  TimeEntryPage: Omit<schema.TimeEntryPage, 'nodes'> & { nodes: Array<ResolversParentTypes['TimeEntry']> };
  TimeTotals: schema.TimeTotals;
  TimeDay: schema.TimeDay;
  TimeEntryPayload: Omit<schema.TimeEntryPayload, 'timeEntry'> & { timeEntry?: schema.Maybe<ResolversParentTypes['TimeEntry']> };
  LogTimeInput: schema.LogTimeInput;
  UpdateTimeEntryInput: schema.UpdateTimeEntryInput;
  TimeLogFilter: schema.TimeLogFilter;
  TimeSheet: Omit<schema.TimeSheet, 'rows'> & { rows: Array<ResolversParentTypes['TimeSheetRow']> };
  TimeSheetRow: Omit<schema.TimeSheetRow, 'cells'> & { cells: Array<ResolversParentTypes['TimeSheetCell']> };
  TimeSheetCell: Omit<schema.TimeSheetCell, 'entries'> & { entries?: schema.Maybe<Array<ResolversParentTypes['TimeEntry']>> };
  TimeSheetDay: schema.TimeSheetDay;
  TimeSheetTimer: schema.TimeSheetTimer;
  TimedTask: schema.TimedTask;
  TimedProject: schema.TimedProject;
  TimeLogPage: Omit<schema.TimeLogPage, 'nodes'> & { nodes: Array<ResolversParentTypes['TimeEntry']> };
  TimeLogTotals: schema.TimeLogTotals;
  TimeLogGroup: schema.TimeLogGroup;
  TimeLogDay: schema.TimeLogDay;
  TimeMissing: Omit<schema.TimeMissing, 'user'> & { user?: schema.Maybe<ResolversParentTypes['Actor']> };
  TimerState: schema.TimerState;
  RunningTimer: schema.RunningTimer;
  TimerPayload: Omit<schema.TimerPayload, 'task'> & { task?: schema.Maybe<ResolversParentTypes['Task']> };
  LabelSuggestion: schema.LabelSuggestion;
  TextSuggestionPayload: schema.TextSuggestionPayload;
  LabelSuggestionsPayload: schema.LabelSuggestionsPayload;
  Money: schema.Money;
  Client: schema.Client;
  ClientProject: schema.ClientProject;
  PostalAddress: schema.PostalAddress;
  ClientContact: schema.ClientContact;
  UnbilledTime: schema.UnbilledTime;
  ClientBalance: schema.ClientBalance;
  UnbilledProject: schema.UnbilledProject;
  ClientPage: schema.ClientPage;
  ClientPayload: schema.ClientPayload;
  ProjectRates: schema.ProjectRates;
  RatesClient: schema.RatesClient;
  PersonRate: schema.PersonRate;
  ProjectRatesPayload: schema.ProjectRatesPayload;
  CreateClientInput: schema.CreateClientInput;
  UpdateClientInput: schema.UpdateClientInput;
  PostalAddressInput: schema.PostalAddressInput;
  ClientContactInput: schema.ClientContactInput;
  InviteClientContactInput: schema.InviteClientContactInput;
  ProjectRatesInput: schema.ProjectRatesInput;
  PersonRateInput: schema.PersonRateInput;
  InvoiceSums: schema.InvoiceSums;
  InvoiceTax: schema.InvoiceTax;
  InvoiceClient: schema.InvoiceClient;
  SheetLabel: schema.SheetLabel;
  SheetLabelInput: schema.SheetLabelInput;
  InvoiceParty: schema.InvoiceParty;
  InvoiceDiscount: schema.InvoiceDiscount;
  InvoiceLine: schema.InvoiceLine;
  Payment: schema.Payment;
  InvoiceName: schema.InvoiceName;
  InvoiceLetter: schema.InvoiceLetter;
  InvoiceReminder: schema.InvoiceReminder;
  Invoice: schema.Invoice;
  InvoiceTotals: schema.InvoiceTotals;
  InvoicePage: schema.InvoicePage;
  PrintedInvoice: schema.PrintedInvoice;
  TimePreview: schema.TimePreview;
  PreviewLine: schema.PreviewLine;
  PreviewEntry: schema.PreviewEntry;
  LeftOutTime: schema.LeftOutTime;
  BillingSettings: schema.BillingSettings;
  InvoicePayload: schema.InvoicePayload;
  BillingPayload: schema.BillingPayload;
  InvoiceTimeInput: schema.InvoiceTimeInput;
  UpdateInvoiceInput: schema.UpdateInvoiceInput;
  InvoiceDiscountInput: schema.InvoiceDiscountInput;
  InvoiceLineInput: schema.InvoiceLineInput;
  CreditLineInput: schema.CreditLineInput;
  SendInvoiceInput: schema.SendInvoiceInput;
  PaymentInput: schema.PaymentInput;
  BillingInput: schema.BillingInput;
  TextHit: schema.TextHit;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  passwordResetOpen?: Resolver<schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<schema.QueryPasswordResetOpenArgs, 'token'>>;
  signUpRules?: Resolver<schema.Maybe<ResolversTypes['SignUpRules']>, ParentType, ContextType>;
  workspaces?: Resolver<Array<ResolversTypes['Workspace']>, ParentType, ContextType, RequireFields<schema.QueryWorkspacesArgs, 'search' | 'page'>>;
  workspace?: Resolver<schema.Maybe<ResolversTypes['Workspace']>, ParentType, ContextType, RequireFields<schema.QueryWorkspaceArgs, 'slug'>>;
  deletedWorkspaces?: Resolver<Array<ResolversTypes['DeletedWorkspace']>, ParentType, ContextType>;
  workspaceContents?: Resolver<ResolversTypes['WorkspaceContents'], ParentType, ContextType, RequireFields<schema.QueryWorkspaceContentsArgs, 'slug'>>;
  mailServer?: Resolver<schema.Maybe<ResolversTypes['MailServer']>, ParentType, ContextType, RequireFields<schema.QueryMailServerArgs, 'workspaceSlug'>>;
  workspaceMails?: Resolver<ResolversTypes['WorkspaceMailPage'], ParentType, ContextType, RequireFields<schema.QueryWorkspaceMailsArgs, 'workspaceSlug' | 'page'>>;
  workspaceDomain?: Resolver<schema.Maybe<ResolversTypes['WorkspaceDomain']>, ParentType, ContextType, RequireFields<schema.QueryWorkspaceDomainArgs, 'workspaceSlug'>>;
  exports?: Resolver<Array<ResolversTypes['Export']>, ParentType, ContextType, RequireFields<schema.QueryExportsArgs, 'workspaceSlug'>>;
  imports?: Resolver<Array<ResolversTypes['Import']>, ParentType, ContextType, RequireFields<schema.QueryImportsArgs, 'workspaceSlug'>>;
  import?: Resolver<ResolversTypes['ImportDetail'], ParentType, ContextType, RequireFields<schema.QueryImportArgs, 'workspaceSlug' | 'id'>>;
  importProblems?: Resolver<ResolversTypes['ImportProblemPage'], ParentType, ContextType, RequireFields<schema.QueryImportProblemsArgs, 'workspaceSlug' | 'id' | 'page'>>;
  projects?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType, RequireFields<schema.QueryProjectsArgs, 'workspaceSlug'>>;
  moveTargets?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType, RequireFields<schema.QueryMoveTargetsArgs, 'workspaceSlug'>>;
  project?: Resolver<schema.Maybe<ResolversTypes['Project']>, ParentType, ContextType, RequireFields<schema.QueryProjectArgs, 'workspaceSlug' | 'slug'>>;
  newProjectTemplates?: Resolver<Array<ResolversTypes['NewProjectTemplate']>, ParentType, ContextType, RequireFields<schema.QueryNewProjectTemplatesArgs, 'workspaceSlug'>>;
  projectFeatures?: Resolver<Array<ResolversTypes['ProjectFeature']>, ParentType, ContextType, RequireFields<schema.QueryProjectFeaturesArgs, 'workspaceSlug' | 'projectSlug'>>;
  projectContents?: Resolver<ResolversTypes['ProjectContents'], ParentType, ContextType, RequireFields<schema.QueryProjectContentsArgs, 'workspaceSlug' | 'projectSlug'>>;
  deletedProjects?: Resolver<Array<ResolversTypes['DeletedProject']>, ParentType, ContextType, RequireFields<schema.QueryDeletedProjectsArgs, 'workspaceSlug'>>;
  members?: Resolver<Array<ResolversTypes['Member']>, ParentType, ContextType, RequireFields<schema.QueryMembersArgs, 'workspaceSlug' | 'projectSlug'>>;
  addablePeople?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType, RequireFields<schema.QueryAddablePeopleArgs, 'workspaceSlug' | 'projectSlug'>>;
  shareLink?: Resolver<ResolversTypes['ShareLink'], ParentType, ContextType, RequireFields<schema.QueryShareLinkArgs, 'workspaceSlug' | 'projectSlug'>>;
  invitation?: Resolver<schema.Maybe<ResolversTypes['Invitation']>, ParentType, ContextType, RequireFields<schema.QueryInvitationArgs, 'token'>>;
  receivedInvitations?: Resolver<Array<ResolversTypes['Invitation']>, ParentType, ContextType>;
  notifications?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType, RequireFields<schema.QueryNotificationsArgs, 'workspaceSlug'>>;
  inbox?: Resolver<ResolversTypes['InboxPage'], ParentType, ContextType, RequireFields<schema.QueryInboxArgs, 'tab'>>;
  unread?: Resolver<ResolversTypes['Unread'], ParentType, ContextType>;
  watching?: Resolver<ResolversTypes['Watching'], ParentType, ContextType, RequireFields<schema.QueryWatchingArgs, 'workspaceSlug' | 'projectSlug'>>;
  newsSwitches?: Resolver<Array<ResolversTypes['NewsSwitch']>, ParentType, ContextType>;
  mailSettings?: Resolver<Array<ResolversTypes['MailSetting']>, ParentType, ContextType>;
  tasks?: Resolver<ResolversTypes['TaskPage'], ParentType, ContextType, RequireFields<schema.QueryTasksArgs, 'workspaceSlug' | 'sort' | 'descending' | 'page' | 'perPage'>>;
  taskCounts?: Resolver<schema.Maybe<Array<ResolversTypes['TaskGroupCount']>>, ParentType, ContextType, RequireFields<schema.QueryTaskCountsArgs, 'workspaceSlug' | 'by'>>;
  taskTitles?: Resolver<schema.Maybe<ResolversTypes['TaskTitles']>, ParentType, ContextType, RequireFields<schema.QueryTaskTitlesArgs, 'workspaceSlug' | 'limit'>>;
  task?: Resolver<schema.Maybe<ResolversTypes['Task']>, ParentType, ContextType, RequireFields<schema.QueryTaskArgs, 'workspaceSlug' | 'projectSlug' | 'id'>>;
  subtasks?: Resolver<Array<ResolversTypes['Task']>, ParentType, ContextType, RequireFields<schema.QuerySubtasksArgs, 'workspaceSlug' | 'projectSlug' | 'taskId'>>;
  parentTasks?: Resolver<Array<ResolversTypes['Task']>, ParentType, ContextType, RequireFields<schema.QueryParentTasksArgs, 'workspaceSlug' | 'projectSlug' | 'taskId'>>;
  movePreview?: Resolver<schema.Maybe<ResolversTypes['MovePreview']>, ParentType, ContextType, RequireFields<schema.QueryMovePreviewArgs, 'project' | 'taskIds' | 'target' | 'withSubtasks'>>;
  sharedTask?: Resolver<schema.Maybe<ResolversTypes['SharedTask']>, ParentType, ContextType, RequireFields<schema.QuerySharedTaskArgs, 'workspaceSlug' | 'projectSlug' | 'id'>>;
  taskShare?: Resolver<ResolversTypes['TaskShare'], ParentType, ContextType, RequireFields<schema.QueryTaskShareArgs, 'workspaceSlug' | 'projectSlug' | 'id'>>;
  taskShares?: Resolver<Array<ResolversTypes['TaskShare']>, ParentType, ContextType, RequireFields<schema.QueryTaskSharesArgs, 'workspaceSlug' | 'projectSlug'>>;
  workflows?: Resolver<Array<ResolversTypes['Workflow']>, ParentType, ContextType, RequireFields<schema.QueryWorkflowsArgs, 'workspaceSlug' | 'projectSlug'>>;
  taskTypes?: Resolver<Array<ResolversTypes['TaskType']>, ParentType, ContextType, RequireFields<schema.QueryTaskTypesArgs, 'workspaceSlug' | 'projectSlug'>>;
  efforts?: Resolver<Array<ResolversTypes['Effort']>, ParentType, ContextType, RequireFields<schema.QueryEffortsArgs, 'workspaceSlug' | 'projectSlug'>>;
  labels?: Resolver<Array<ResolversTypes['Label']>, ParentType, ContextType, RequireFields<schema.QueryLabelsArgs, 'workspaceSlug' | 'projectSlug'>>;
  boards?: Resolver<Array<ResolversTypes['Board']>, ParentType, ContextType, RequireFields<schema.QueryBoardsArgs, 'workspaceSlug' | 'projectSlug'>>;
  sprints?: Resolver<ResolversTypes['SprintPage'], ParentType, ContextType, RequireFields<schema.QuerySprintsArgs, 'workspaceSlug' | 'projectSlug' | 'search' | 'page'>>;
  sprint?: Resolver<schema.Maybe<ResolversTypes['Sprint']>, ParentType, ContextType, RequireFields<schema.QuerySprintArgs, 'workspaceSlug' | 'projectSlug' | 'slug'>>;
  sprintChart?: Resolver<schema.Maybe<ResolversTypes['SprintChart']>, ParentType, ContextType, RequireFields<schema.QuerySprintChartArgs, 'workspaceSlug' | 'projectSlug' | 'id'>>;
  sprintResults?: Resolver<schema.Maybe<ResolversTypes['SprintResultPage']>, ParentType, ContextType, RequireFields<schema.QuerySprintResultsArgs, 'workspaceSlug' | 'projectSlug' | 'id' | 'page'>>;
  sprintVelocity?: Resolver<schema.Maybe<Array<ResolversTypes['SprintVelocity']>>, ParentType, ContextType, RequireFields<schema.QuerySprintVelocityArgs, 'workspaceSlug' | 'projectSlug'>>;
  userStories?: Resolver<ResolversTypes['UserStoryPage'], ParentType, ContextType, RequireFields<schema.QueryUserStoriesArgs, 'workspaceSlug' | 'projectSlug' | 'search' | 'page'>>;
  userStory?: Resolver<schema.Maybe<ResolversTypes['UserStory']>, ParentType, ContextType, RequireFields<schema.QueryUserStoryArgs, 'workspaceSlug' | 'projectSlug' | 'slug'>>;
  epics?: Resolver<ResolversTypes['EpicPage'], ParentType, ContextType, RequireFields<schema.QueryEpicsArgs, 'workspaceSlug' | 'projectSlug' | 'search' | 'page'>>;
  epic?: Resolver<schema.Maybe<ResolversTypes['Epic']>, ParentType, ContextType, RequireFields<schema.QueryEpicArgs, 'workspaceSlug' | 'projectSlug' | 'slug'>>;
  epicBurnup?: Resolver<schema.Maybe<ResolversTypes['EpicBurnup']>, ParentType, ContextType, RequireFields<schema.QueryEpicBurnupArgs, 'workspaceSlug' | 'projectSlug' | 'id'>>;
  rockstars?: Resolver<schema.Maybe<ResolversTypes['Rockstars']>, ParentType, ContextType, RequireFields<schema.QueryRockstarsArgs, 'workspaceSlug' | 'projectSlug' | 'from' | 'to'>>;
  completedTasks?: Resolver<ResolversTypes['CompletedTaskPage'], ParentType, ContextType, RequireFields<schema.QueryCompletedTasksArgs, 'workspaceSlug' | 'projectSlug' | 'from' | 'to' | 'page'>>;
  publicPage?: Resolver<ResolversTypes['PublicPage'], ParentType, ContextType, RequireFields<schema.QueryPublicPageArgs, 'workspaceSlug' | 'projectSlug'>>;
  publicProject?: Resolver<schema.Maybe<ResolversTypes['PublicProject']>, ParentType, ContextType, RequireFields<schema.QueryPublicProjectArgs, 'token'>>;
  publicTasks?: Resolver<ResolversTypes['PublicTaskPage'], ParentType, ContextType, RequireFields<schema.QueryPublicTasksArgs, 'token' | 'search' | 'sort' | 'page'>>;
  publicTask?: Resolver<schema.Maybe<ResolversTypes['PublicTask']>, ParentType, ContextType, RequireFields<schema.QueryPublicTaskArgs, 'token' | 'code'>>;
  publicProjectHome?: Resolver<schema.Maybe<ResolversTypes['PublicProjectHome']>, ParentType, ContextType, RequireFields<schema.QueryPublicProjectHomeArgs, 'token'>>;
  wikiPages?: Resolver<ResolversTypes['WikiPageList'], ParentType, ContextType, RequireFields<schema.QueryWikiPagesArgs, 'workspaceSlug' | 'projectSlug' | 'page'>>;
  wikiPage?: Resolver<schema.Maybe<ResolversTypes['WikiPage']>, ParentType, ContextType, RequireFields<schema.QueryWikiPageArgs, 'workspaceSlug' | 'projectSlug' | 'slug'>>;
  wikiSearch?: Resolver<ResolversTypes['WikiHitPage'], ParentType, ContextType, RequireFields<schema.QueryWikiSearchArgs, 'workspaceSlug' | 'projectSlug' | 'search' | 'page'>>;
  wikiBin?: Resolver<ResolversTypes['WikiBinPage'], ParentType, ContextType, RequireFields<schema.QueryWikiBinArgs, 'workspaceSlug' | 'projectSlug' | 'page'>>;
  wikiVersions?: Resolver<schema.Maybe<ResolversTypes['WikiVersionPage']>, ParentType, ContextType, RequireFields<schema.QueryWikiVersionsArgs, 'workspaceSlug' | 'projectSlug' | 'id' | 'page'>>;
  wikiVersion?: Resolver<schema.Maybe<ResolversTypes['WikiVersion']>, ParentType, ContextType, RequireFields<schema.QueryWikiVersionArgs, 'workspaceSlug' | 'projectSlug' | 'id' | 'number'>>;
  mentions?: Resolver<schema.Maybe<ResolversTypes['MentionPage']>, ParentType, ContextType, RequireFields<schema.QueryMentionsArgs, 'workspaceSlug' | 'projectSlug' | 'page'>>;
  recurrences?: Resolver<ResolversTypes['RecurrencePage'], ParentType, ContextType, RequireFields<schema.QueryRecurrencesArgs, 'workspaceSlug' | 'search' | 'page'>>;
  recurrence?: Resolver<schema.Maybe<ResolversTypes['Recurrence']>, ParentType, ContextType, RequireFields<schema.QueryRecurrenceArgs, 'workspaceSlug' | 'id'>>;
  recurrenceRuns?: Resolver<schema.Maybe<ResolversTypes['RecurrenceRunPage']>, ParentType, ContextType, RequireFields<schema.QueryRecurrenceRunsArgs, 'workspaceSlug' | 'id' | 'page'>>;
  recurrencePreview?: Resolver<schema.Maybe<ResolversTypes['RecurrencePreview']>, ParentType, ContextType, RequireFields<schema.QueryRecurrencePreviewArgs, 'workspaceSlug' | 'rule' | 'timezone'>>;
  threads?: Resolver<ResolversTypes['ThreadPage'], ParentType, ContextType, RequireFields<schema.QueryThreadsArgs, 'workspaceSlug' | 'projectSlug' | 'search' | 'state' | 'sort' | 'page'>>;
  thread?: Resolver<schema.Maybe<ResolversTypes['Thread']>, ParentType, ContextType, RequireFields<schema.QueryThreadArgs, 'workspaceSlug' | 'projectSlug' | 'number'>>;
  threadComments?: Resolver<schema.Maybe<ResolversTypes['ThreadComments']>, ParentType, ContextType, RequireFields<schema.QueryThreadCommentsArgs, 'workspaceSlug' | 'projectSlug' | 'number'>>;
  notes?: Resolver<ResolversTypes['NotePage'], ParentType, ContextType, RequireFields<schema.QueryNotesArgs, 'search' | 'trashed' | 'sort' | 'page'>>;
  note?: Resolver<schema.Maybe<ResolversTypes['Note']>, ParentType, ContextType, RequireFields<schema.QueryNoteArgs, 'id'>>;
  forms?: Resolver<Array<ResolversTypes['Form']>, ParentType, ContextType, RequireFields<schema.QueryFormsArgs, 'workspaceSlug' | 'projectSlug'>>;
  form?: Resolver<schema.Maybe<ResolversTypes['Form']>, ParentType, ContextType, RequireFields<schema.QueryFormArgs, 'workspaceSlug' | 'projectSlug' | 'id'>>;
  submissions?: Resolver<ResolversTypes['SubmissionPage'], ParentType, ContextType, RequireFields<schema.QuerySubmissionsArgs, 'workspaceSlug' | 'projectSlug' | 'formId' | 'page'>>;
  publicForm?: Resolver<schema.Maybe<ResolversTypes['PublicForm']>, ParentType, ContextType, RequireFields<schema.QueryPublicFormArgs, 'token'>>;
  sessions?: Resolver<Array<ResolversTypes['SessionInfo']>, ParentType, ContextType>;
  firstSteps?: Resolver<ResolversTypes['FirstSteps'], ParentType, ContextType>;
  person?: Resolver<schema.Maybe<ResolversTypes['Profile']>, ParentType, ContextType, RequireFields<schema.QueryPersonArgs, 'username'>>;
  attachments?: Resolver<ResolversTypes['AttachmentPage'], ParentType, ContextType, RequireFields<schema.QueryAttachmentsArgs, 'workspaceSlug' | 'projectSlug' | 'page'>>;
  attachment?: Resolver<schema.Maybe<ResolversTypes['Attachment']>, ParentType, ContextType, RequireFields<schema.QueryAttachmentArgs, 'workspaceSlug' | 'projectSlug' | 'id'>>;
  attachmentVersions?: Resolver<schema.Maybe<Array<ResolversTypes['AttachmentVersion']>>, ParentType, ContextType, RequireFields<schema.QueryAttachmentVersionsArgs, 'workspaceSlug' | 'projectSlug' | 'id'>>;
  comments?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType, RequireFields<schema.QueryCommentsArgs, 'workspaceSlug' | 'projectSlug' | 'subject' | 'subjectId' | 'sort'>>;
  checklist?: Resolver<Array<ResolversTypes['ChecklistItem']>, ParentType, ContextType, RequireFields<schema.QueryChecklistArgs, 'workspaceSlug' | 'projectSlug' | 'taskId'>>;
  taskLog?: Resolver<Array<ResolversTypes['LogEntry']>, ParentType, ContextType, RequireFields<schema.QueryTaskLogArgs, 'workspaceSlug' | 'projectSlug' | 'taskId'>>;
  activityLog?: Resolver<ResolversTypes['ActivityPage'], ParentType, ContextType, RequireFields<schema.QueryActivityLogArgs, 'workspaceSlug'>>;
  teamMembers?: Resolver<ResolversTypes['TeamMemberPage'], ParentType, ContextType, RequireFields<schema.QueryTeamMembersArgs, 'workspaceSlug' | 'page'>>;
  invitations?: Resolver<Array<ResolversTypes['SentInvitation']>, ParentType, ContextType, RequireFields<schema.QueryInvitationsArgs, 'workspaceSlug'>>;
  removedMembers?: Resolver<Array<ResolversTypes['RemovedMember']>, ParentType, ContextType, RequireFields<schema.QueryRemovedMembersArgs, 'workspaceSlug'>>;
  handOver?: Resolver<ResolversTypes['HandOver'], ParentType, ContextType, RequireFields<schema.QueryHandOverArgs, 'workspaceSlug' | 'username'>>;
  timeEntries?: Resolver<ResolversTypes['TimeEntryPage'], ParentType, ContextType, RequireFields<schema.QueryTimeEntriesArgs, 'workspaceSlug' | 'projectSlug' | 'taskId' | 'page'>>;
  timeSheet?: Resolver<ResolversTypes['TimeSheet'], ParentType, ContextType, RequireFields<schema.QueryTimeSheetArgs, 'workspaceSlug' | 'week'>>;
  timeLog?: Resolver<ResolversTypes['TimeLogPage'], ParentType, ContextType, RequireFields<schema.QueryTimeLogArgs, 'workspaceSlug' | 'filter' | 'group' | 'page'>>;
  timeMissing?: Resolver<Array<ResolversTypes['TimeMissing']>, ParentType, ContextType, RequireFields<schema.QueryTimeMissingArgs, 'workspaceSlug' | 'projectSlug' | 'from' | 'to'>>;
  timePeople?: Resolver<Array<ResolversTypes['Actor']>, ParentType, ContextType, RequireFields<schema.QueryTimePeopleArgs, 'workspaceSlug'>>;
  runningTimer?: Resolver<ResolversTypes['TimerState'], ParentType, ContextType>;
  clients?: Resolver<ResolversTypes['ClientPage'], ParentType, ContextType, RequireFields<schema.QueryClientsArgs, 'workspaceSlug' | 'search' | 'archived' | 'sort' | 'page'>>;
  client?: Resolver<schema.Maybe<ResolversTypes['Client']>, ParentType, ContextType, RequireFields<schema.QueryClientArgs, 'workspaceSlug' | 'id'>>;
  projectRates?: Resolver<schema.Maybe<ResolversTypes['ProjectRates']>, ParentType, ContextType, RequireFields<schema.QueryProjectRatesArgs, 'workspaceSlug' | 'projectSlug'>>;
  invoices?: Resolver<ResolversTypes['InvoicePage'], ParentType, ContextType, RequireFields<schema.QueryInvoicesArgs, 'workspaceSlug' | 'tab' | 'search' | 'sort' | 'page'>>;
  invoice?: Resolver<schema.Maybe<ResolversTypes['Invoice']>, ParentType, ContextType, RequireFields<schema.QueryInvoiceArgs, 'workspaceSlug' | 'id'>>;
  timePreview?: Resolver<schema.Maybe<ResolversTypes['TimePreview']>, ParentType, ContextType, RequireFields<schema.QueryTimePreviewArgs, 'workspaceSlug' | 'clientId' | 'input'>>;
  billing?: Resolver<schema.Maybe<ResolversTypes['BillingSettings']>, ParentType, ContextType, RequireFields<schema.QueryBillingArgs, 'workspaceSlug'>>;
  printedInvoice?: Resolver<schema.Maybe<ResolversTypes['PrintedInvoice']>, ParentType, ContextType, RequireFields<schema.QueryPrintedInvoiceArgs, 'id'>>;
  textSearch?: Resolver<schema.Maybe<Array<ResolversTypes['TextHit']>>, ParentType, ContextType, RequireFields<schema.QueryTextSearchArgs, 'workspaceSlug' | 'search'>>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  signIn?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<schema.MutationSignInArgs, 'input'>>;
  signUp?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<schema.MutationSignUpArgs, 'input'>>;
  signInWithIdentityToken?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<schema.MutationSignInWithIdentityTokenArgs, 'input'>>;
  restoreAccount?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<schema.MutationRestoreAccountArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['EmptyPayload'], ParentType, ContextType>;
  requestPasswordReset?: Resolver<ResolversTypes['EmptyPayload'], ParentType, ContextType, RequireFields<schema.MutationRequestPasswordResetArgs, 'email'>>;
  resetPassword?: Resolver<ResolversTypes['EmptyPayload'], ParentType, ContextType, RequireFields<schema.MutationResetPasswordArgs, 'input'>>;
  createWorkspace?: Resolver<ResolversTypes['WorkspacePayload'], ParentType, ContextType, RequireFields<schema.MutationCreateWorkspaceArgs, 'input'>>;
  updateWorkspace?: Resolver<ResolversTypes['WorkspacePayload'], ParentType, ContextType, RequireFields<schema.MutationUpdateWorkspaceArgs, 'slug' | 'input'>>;
  transferWorkspace?: Resolver<ResolversTypes['WorkspacePayload'], ParentType, ContextType, RequireFields<schema.MutationTransferWorkspaceArgs, 'slug' | 'username' | 'password'>>;
  withdrawTransfer?: Resolver<ResolversTypes['WorkspacePayload'], ParentType, ContextType, RequireFields<schema.MutationWithdrawTransferArgs, 'slug'>>;
  answerTransfer?: Resolver<ResolversTypes['EmptyPayload'], ParentType, ContextType, RequireFields<schema.MutationAnswerTransferArgs, 'slug' | 'accept'>>;
  deleteWorkspace?: Resolver<ResolversTypes['DeleteWorkspacePayload'], ParentType, ContextType, RequireFields<schema.MutationDeleteWorkspaceArgs, 'slug' | 'name' | 'password'>>;
  restoreWorkspace?: Resolver<ResolversTypes['WorkspacePayload'], ParentType, ContextType, RequireFields<schema.MutationRestoreWorkspaceArgs, 'slug'>>;
  updateMailServer?: Resolver<ResolversTypes['MailServerPayload'], ParentType, ContextType, RequireFields<schema.MutationUpdateMailServerArgs, 'workspaceSlug' | 'input'>>;
  testMailServer?: Resolver<ResolversTypes['TestMailServerPayload'], ParentType, ContextType, RequireFields<schema.MutationTestMailServerArgs, 'workspaceSlug'>>;
  removeMailServer?: Resolver<ResolversTypes['EmptyPayload'], ParentType, ContextType, RequireFields<schema.MutationRemoveMailServerArgs, 'workspaceSlug'>>;
  restoreMailServer?: Resolver<ResolversTypes['MailServerPayload'], ParentType, ContextType, RequireFields<schema.MutationRestoreMailServerArgs, 'workspaceSlug'>>;
  setWorkspaceDomain?: Resolver<ResolversTypes['WorkspaceDomainPayload'], ParentType, ContextType, RequireFields<schema.MutationSetWorkspaceDomainArgs, 'workspaceSlug' | 'domain'>>;
  checkWorkspaceDomain?: Resolver<ResolversTypes['WorkspaceDomainPayload'], ParentType, ContextType, RequireFields<schema.MutationCheckWorkspaceDomainArgs, 'workspaceSlug'>>;
  removeWorkspaceDomain?: Resolver<ResolversTypes['EmptyPayload'], ParentType, ContextType, RequireFields<schema.MutationRemoveWorkspaceDomainArgs, 'workspaceSlug'>>;
  startExport?: Resolver<ResolversTypes['ExportPayload'], ParentType, ContextType, RequireFields<schema.MutationStartExportArgs, 'workspaceSlug' | 'kind' | 'withFiles'>>;
  deleteExport?: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<schema.MutationDeleteExportArgs, 'workspaceSlug' | 'id'>>;
  setImportMapping?: Resolver<ResolversTypes['ImportPayload'], ParentType, ContextType, RequireFields<schema.MutationSetImportMappingArgs, 'workspaceSlug' | 'id' | 'mapping'>>;
  dryRunImport?: Resolver<ResolversTypes['ImportPayload'], ParentType, ContextType, RequireFields<schema.MutationDryRunImportArgs, 'workspaceSlug' | 'id'>>;
  startImport?: Resolver<ResolversTypes['ImportPayload'], ParentType, ContextType, RequireFields<schema.MutationStartImportArgs, 'workspaceSlug' | 'id'>>;
  cancelImport?: Resolver<ResolversTypes['ImportPayload'], ParentType, ContextType, RequireFields<schema.MutationCancelImportArgs, 'workspaceSlug' | 'id' | 'keep'>>;
  undoImport?: Resolver<ResolversTypes['ImportPayload'], ParentType, ContextType, RequireFields<schema.MutationUndoImportArgs, 'workspaceSlug' | 'id' | 'removeTouched'>>;
  createProject?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<schema.MutationCreateProjectArgs, 'input'>>;
  createSampleProject?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<schema.MutationCreateSampleProjectArgs, 'workspaceSlug'>>;
  removeSampleProject?: Resolver<ResolversTypes['SampleRemovedPayload'], ParentType, ContextType, RequireFields<schema.MutationRemoveSampleProjectArgs, 'project'>>;
  updateProject?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<schema.MutationUpdateProjectArgs, 'project' | 'input'>>;
  transferProject?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<schema.MutationTransferProjectArgs, 'project' | 'username'>>;
  setProjectPrivacy?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<schema.MutationSetProjectPrivacyArgs, 'project' | 'isPrivate'>>;
  deleteProject?: Resolver<ResolversTypes['ProjectDeletedPayload'], ParentType, ContextType, RequireFields<schema.MutationDeleteProjectArgs, 'project' | 'name'>>;
  restoreProject?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<schema.MutationRestoreProjectArgs, 'workspaceSlug' | 'id'>>;
  addMember?: Resolver<ResolversTypes['MemberPayload'], ParentType, ContextType, RequireFields<schema.MutationAddMemberArgs, 'project' | 'username'>>;
  updateMember?: Resolver<ResolversTypes['MemberPayload'], ParentType, ContextType, RequireFields<schema.MutationUpdateMemberArgs, 'project' | 'id' | 'role'>>;
  removeMember?: Resolver<ResolversTypes['RemovedMemberPayload'], ParentType, ContextType, RequireFields<schema.MutationRemoveMemberArgs, 'project' | 'id'>>;
  leaveProject?: Resolver<ResolversTypes['EmptyPayload'], ParentType, ContextType, RequireFields<schema.MutationLeaveProjectArgs, 'project'>>;
  inviteByEmail?: Resolver<ResolversTypes['InvitesPayload'], ParentType, ContextType, RequireFields<schema.MutationInviteByEmailArgs, 'project' | 'entries'>>;
  setShareLink?: Resolver<ResolversTypes['ShareLinkPayload'], ParentType, ContextType, RequireFields<schema.MutationSetShareLinkArgs, 'project' | 'enabled'>>;
  refreshShareLink?: Resolver<ResolversTypes['ShareLinkPayload'], ParentType, ContextType, RequireFields<schema.MutationRefreshShareLinkArgs, 'project'>>;
  setShareLinkRole?: Resolver<ResolversTypes['ShareLinkPayload'], ParentType, ContextType, RequireFields<schema.MutationSetShareLinkRoleArgs, 'project' | 'role'>>;
  acceptInvitation?: Resolver<ResolversTypes['AcceptedPayload'], ParentType, ContextType, RequireFields<schema.MutationAcceptInvitationArgs, 'token'>>;
  declineInvitation?: Resolver<ResolversTypes['EmptyPayload'], ParentType, ContextType, RequireFields<schema.MutationDeclineInvitationArgs, 'token'>>;
  askForInvitation?: Resolver<ResolversTypes['EmptyPayload'], ParentType, ContextType, RequireFields<schema.MutationAskForInvitationArgs, 'token'>>;
  agreeToInvitation?: Resolver<ResolversTypes['EmptyPayload'], ParentType, ContextType, RequireFields<schema.MutationAgreeToInvitationArgs, 'token'>>;
  refuseInvitation?: Resolver<ResolversTypes['EmptyPayload'], ParentType, ContextType, RequireFields<schema.MutationRefuseInvitationArgs, 'token'>>;
  markNotifications?: Resolver<ResolversTypes['MarkedPayload'], ParentType, ContextType, RequireFields<schema.MutationMarkNotificationsArgs, 'input'>>;
  snoozeNotifications?: Resolver<ResolversTypes['MarkedPayload'], ParentType, ContextType, RequireFields<schema.MutationSnoozeNotificationsArgs, 'ids'>>;
  setWatching?: Resolver<ResolversTypes['WatchingPayload'], ParentType, ContextType, RequireFields<schema.MutationSetWatchingArgs, 'project' | 'isWatching'>>;
  setMuted?: Resolver<ResolversTypes['WatchingPayload'], ParentType, ContextType, RequireFields<schema.MutationSetMutedArgs, 'project' | 'isMuted'>>;
  remindOfTask?: Resolver<ResolversTypes['ReminderPayload'], ParentType, ContextType, RequireFields<schema.MutationRemindOfTaskArgs, 'project' | 'taskId'>>;
  setNewsSwitch?: Resolver<ResolversTypes['NewsSwitchesPayload'], ParentType, ContextType, RequireFields<schema.MutationSetNewsSwitchArgs, 'name' | 'isOn'>>;
  setMailTime?: Resolver<ResolversTypes['MailSettingsPayload'], ParentType, ContextType, RequireFields<schema.MutationSetMailTimeArgs, 'kind'>>;
  unsubscribe?: Resolver<ResolversTypes['UnsubscribePayload'], ParentType, ContextType, RequireFields<schema.MutationUnsubscribeArgs, 'token'>>;
  createTask?: Resolver<ResolversTypes['TaskPayload'], ParentType, ContextType, RequireFields<schema.MutationCreateTaskArgs, 'input'>>;
  updateTask?: Resolver<ResolversTypes['TaskPayload'], ParentType, ContextType, RequireFields<schema.MutationUpdateTaskArgs, 'task' | 'input'>>;
  setTaskDone?: Resolver<ResolversTypes['TaskPayload'], ParentType, ContextType, RequireFields<schema.MutationSetTaskDoneArgs, 'task' | 'done'>>;
  setTaskProgress?: Resolver<ResolversTypes['TaskPayload'], ParentType, ContextType, RequireFields<schema.MutationSetTaskProgressArgs, 'task' | 'progress'>>;
  setTaskBoard?: Resolver<ResolversTypes['TaskPayload'], ParentType, ContextType, RequireFields<schema.MutationSetTaskBoardArgs, 'task' | 'boardId'>>;
  setTaskFavorite?: Resolver<ResolversTypes['TaskPayload'], ParentType, ContextType, RequireFields<schema.MutationSetTaskFavoriteArgs, 'task' | 'favorite'>>;
  deleteTask?: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<schema.MutationDeleteTaskArgs, 'task'>>;
  duplicateTask?: Resolver<ResolversTypes['TaskPayload'], ParentType, ContextType, RequireFields<schema.MutationDuplicateTaskArgs, 'task'>>;
  assignTask?: Resolver<ResolversTypes['TaskPayload'], ParentType, ContextType, RequireFields<schema.MutationAssignTaskArgs, 'task' | 'username'>>;
  unassignTask?: Resolver<ResolversTypes['TaskPayload'], ParentType, ContextType, RequireFields<schema.MutationUnassignTaskArgs, 'task' | 'username'>>;
  attachLabel?: Resolver<ResolversTypes['TaskPayload'], ParentType, ContextType, RequireFields<schema.MutationAttachLabelArgs, 'task' | 'labelId'>>;
  detachLabel?: Resolver<ResolversTypes['TaskPayload'], ParentType, ContextType, RequireFields<schema.MutationDetachLabelArgs, 'task' | 'labelId'>>;
  moveTask?: Resolver<ResolversTypes['MovePayload'], ParentType, ContextType, RequireFields<schema.MutationMoveTaskArgs, 'task' | 'input'>>;
  undoMove?: Resolver<ResolversTypes['UndoMovePayload'], ParentType, ContextType, RequireFields<schema.MutationUndoMoveArgs, 'task' | 'moveId'>>;
  setTaskShare?: Resolver<ResolversTypes['TaskSharePayload'], ParentType, ContextType, RequireFields<schema.MutationSetTaskShareArgs, 'task' | 'isOn'>>;
  createLabel?: Resolver<ResolversTypes['LabelPayload'], ParentType, ContextType, RequireFields<schema.MutationCreateLabelArgs, 'project' | 'input'>>;
  updateLabel?: Resolver<ResolversTypes['LabelPayload'], ParentType, ContextType, RequireFields<schema.MutationUpdateLabelArgs, 'project' | 'id' | 'input'>>;
  deleteLabel?: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<schema.MutationDeleteLabelArgs, 'project' | 'id'>>;
  createTaskType?: Resolver<ResolversTypes['TaskTypePayload'], ParentType, ContextType, RequireFields<schema.MutationCreateTaskTypeArgs, 'project' | 'input'>>;
  updateTaskType?: Resolver<ResolversTypes['TaskTypePayload'], ParentType, ContextType, RequireFields<schema.MutationUpdateTaskTypeArgs, 'project' | 'id' | 'input'>>;
  deleteTaskType?: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<schema.MutationDeleteTaskTypeArgs, 'project' | 'id'>>;
  createEffort?: Resolver<ResolversTypes['EffortPayload'], ParentType, ContextType, RequireFields<schema.MutationCreateEffortArgs, 'project' | 'input'>>;
  updateEffort?: Resolver<ResolversTypes['EffortPayload'], ParentType, ContextType, RequireFields<schema.MutationUpdateEffortArgs, 'project' | 'id' | 'input'>>;
  deleteEffort?: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<schema.MutationDeleteEffortArgs, 'project' | 'id'>>;
  createWorkflow?: Resolver<ResolversTypes['WorkflowPayload'], ParentType, ContextType, RequireFields<schema.MutationCreateWorkflowArgs, 'project' | 'input'>>;
  updateWorkflow?: Resolver<ResolversTypes['WorkflowPayload'], ParentType, ContextType, RequireFields<schema.MutationUpdateWorkflowArgs, 'project' | 'id' | 'input'>>;
  deleteWorkflow?: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<schema.MutationDeleteWorkflowArgs, 'project' | 'id'>>;
  createBoard?: Resolver<ResolversTypes['BoardPayload'], ParentType, ContextType, RequireFields<schema.MutationCreateBoardArgs, 'project' | 'id' | 'title'>>;
  updateBoard?: Resolver<ResolversTypes['BoardPayload'], ParentType, ContextType, RequireFields<schema.MutationUpdateBoardArgs, 'project' | 'id' | 'title'>>;
  deleteBoard?: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<schema.MutationDeleteBoardArgs, 'project' | 'id'>>;
  orderTemplates?: Resolver<ResolversTypes['TemplateOrderPayload'], ParentType, ContextType, RequireFields<schema.MutationOrderTemplatesArgs, 'project' | 'kind' | 'ids'>>;
  replaceTemplate?: Resolver<ResolversTypes['ReplacedPayload'], ParentType, ContextType, RequireFields<schema.MutationReplaceTemplateArgs, 'project' | 'kind' | 'id' | 'with'>>;
  mergeLabels?: Resolver<ResolversTypes['ReplacedPayload'], ParentType, ContextType, RequireFields<schema.MutationMergeLabelsArgs, 'project' | 'id' | 'with'>>;
  putBackTemplate?: Resolver<ResolversTypes['PutBackPayload'], ParentType, ContextType, RequireFields<schema.MutationPutBackTemplateArgs, 'project' | 'kind' | 'id'>>;
  putBackLabel?: Resolver<ResolversTypes['PutBackPayload'], ParentType, ContextType, RequireFields<schema.MutationPutBackLabelArgs, 'project' | 'id'>>;
  createSprint?: Resolver<ResolversTypes['SprintPayload'], ParentType, ContextType, RequireFields<schema.MutationCreateSprintArgs, 'project' | 'input'>>;
  updateSprint?: Resolver<ResolversTypes['SprintPayload'], ParentType, ContextType, RequireFields<schema.MutationUpdateSprintArgs, 'project' | 'id' | 'input'>>;
  deleteSprint?: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<schema.MutationDeleteSprintArgs, 'project' | 'id'>>;
  startSprint?: Resolver<ResolversTypes['SprintPayload'], ParentType, ContextType, RequireFields<schema.MutationStartSprintArgs, 'project' | 'id'>>;
  completeSprint?: Resolver<ResolversTypes['CompleteSprintPayload'], ParentType, ContextType, RequireFields<schema.MutationCompleteSprintArgs, 'project' | 'input'>>;
  reopenSprint?: Resolver<ResolversTypes['SprintPayload'], ParentType, ContextType, RequireFields<schema.MutationReopenSprintArgs, 'project' | 'id'>>;
  createUserStory?: Resolver<ResolversTypes['UserStoryPayload'], ParentType, ContextType, RequireFields<schema.MutationCreateUserStoryArgs, 'project' | 'input'>>;
  createUserStories?: Resolver<ResolversTypes['UserStoriesPayload'], ParentType, ContextType, RequireFields<schema.MutationCreateUserStoriesArgs, 'project' | 'input'>>;
  updateUserStory?: Resolver<ResolversTypes['UserStoryPayload'], ParentType, ContextType, RequireFields<schema.MutationUpdateUserStoryArgs, 'project' | 'id' | 'input'>>;
  deleteUserStory?: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<schema.MutationDeleteUserStoryArgs, 'project' | 'id'>>;
  createEpic?: Resolver<ResolversTypes['EpicPayload'], ParentType, ContextType, RequireFields<schema.MutationCreateEpicArgs, 'project' | 'input'>>;
  updateEpic?: Resolver<ResolversTypes['EpicPayload'], ParentType, ContextType, RequireFields<schema.MutationUpdateEpicArgs, 'project' | 'id' | 'input'>>;
  deleteEpic?: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<schema.MutationDeleteEpicArgs, 'project' | 'id'>>;
  setRockstarHidden?: Resolver<ResolversTypes['RockstarHiddenPayload'], ParentType, ContextType, RequireFields<schema.MutationSetRockstarHiddenArgs, 'project' | 'hidden'>>;
  setPublicPage?: Resolver<ResolversTypes['PublicPagePayload'], ParentType, ContextType, RequireFields<schema.MutationSetPublicPageArgs, 'project' | 'input'>>;
  refreshPublicPage?: Resolver<ResolversTypes['PublicPagePayload'], ParentType, ContextType, RequireFields<schema.MutationRefreshPublicPageArgs, 'project'>>;
  createWikiPage?: Resolver<ResolversTypes['WikiPagePayload'], ParentType, ContextType, RequireFields<schema.MutationCreateWikiPageArgs, 'project' | 'input'>>;
  renameWikiPage?: Resolver<ResolversTypes['WikiPagePayload'], ParentType, ContextType, RequireFields<schema.MutationRenameWikiPageArgs, 'project' | 'id' | 'title'>>;
  moveWikiPage?: Resolver<ResolversTypes['WikiPagePayload'], ParentType, ContextType, RequireFields<schema.MutationMoveWikiPageArgs, 'project' | 'id' | 'input'>>;
  deleteWikiPage?: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<schema.MutationDeleteWikiPageArgs, 'project' | 'id'>>;
  restoreWikiPage?: Resolver<ResolversTypes['WikiPagePayload'], ParentType, ContextType, RequireFields<schema.MutationRestoreWikiPageArgs, 'project' | 'id'>>;
  emptyWikiBin?: Resolver<ResolversTypes['EmptiedWikiBinPayload'], ParentType, ContextType, RequireFields<schema.MutationEmptyWikiBinArgs, 'project'>>;
  saveWikiDraft?: Resolver<ResolversTypes['WikiDraftPayload'], ParentType, ContextType, RequireFields<schema.MutationSaveWikiDraftArgs, 'project' | 'id' | 'input'>>;
  discardWikiDraft?: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<schema.MutationDiscardWikiDraftArgs, 'project' | 'id'>>;
  followWikiPage?: Resolver<ResolversTypes['WikiPagePayload'], ParentType, ContextType, RequireFields<schema.MutationFollowWikiPageArgs, 'project' | 'id' | 'follow'>>;
  publishWikiPage?: Resolver<ResolversTypes['PublishWikiPagePayload'], ParentType, ContextType, RequireFields<schema.MutationPublishWikiPageArgs, 'project' | 'id' | 'input'>>;
  restoreWikiVersion?: Resolver<ResolversTypes['PublishWikiPagePayload'], ParentType, ContextType, RequireFields<schema.MutationRestoreWikiVersionArgs, 'project' | 'id' | 'number' | 'version'>>;
  createRecurrence?: Resolver<ResolversTypes['RecurrencePayload'], ParentType, ContextType, RequireFields<schema.MutationCreateRecurrenceArgs, 'project' | 'input'>>;
  updateRecurrence?: Resolver<ResolversTypes['RecurrencePayload'], ParentType, ContextType, RequireFields<schema.MutationUpdateRecurrenceArgs, 'project' | 'id' | 'input'>>;
  pauseRecurrence?: Resolver<ResolversTypes['RecurrencePayload'], ParentType, ContextType, RequireFields<schema.MutationPauseRecurrenceArgs, 'project' | 'id'>>;
  resumeRecurrence?: Resolver<ResolversTypes['RecurrencePayload'], ParentType, ContextType, RequireFields<schema.MutationResumeRecurrenceArgs, 'project' | 'id'>>;
  skipOccurrence?: Resolver<ResolversTypes['RecurrencePayload'], ParentType, ContextType, RequireFields<schema.MutationSkipOccurrenceArgs, 'project' | 'id' | 'day' | 'skipped'>>;
  runRecurrence?: Resolver<ResolversTypes['RunRecurrencePayload'], ParentType, ContextType, RequireFields<schema.MutationRunRecurrenceArgs, 'project' | 'id'>>;
  deleteRecurrence?: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<schema.MutationDeleteRecurrenceArgs, 'project' | 'id'>>;
  createThread?: Resolver<ResolversTypes['ThreadPayload'], ParentType, ContextType, RequireFields<schema.MutationCreateThreadArgs, 'project' | 'input'>>;
  updateThread?: Resolver<ResolversTypes['ThreadPayload'], ParentType, ContextType, RequireFields<schema.MutationUpdateThreadArgs, 'project' | 'number' | 'input'>>;
  deleteThread?: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<schema.MutationDeleteThreadArgs, 'project' | 'number' | 'id'>>;
  threadToTask?: Resolver<ResolversTypes['TaskPayload'], ParentType, ContextType, RequireFields<schema.MutationThreadToTaskArgs, 'project' | 'number' | 'input'>>;
  followThread?: Resolver<ResolversTypes['ThreadPayload'], ParentType, ContextType, RequireFields<schema.MutationFollowThreadArgs, 'project' | 'number' | 'follow'>>;
  readThread?: Resolver<ResolversTypes['ThreadPayload'], ParentType, ContextType, RequireFields<schema.MutationReadThreadArgs, 'project' | 'number'>>;
  createNote?: Resolver<ResolversTypes['NotePayload'], ParentType, ContextType, RequireFields<schema.MutationCreateNoteArgs, 'input'>>;
  updateNote?: Resolver<ResolversTypes['NotePayload'], ParentType, ContextType, RequireFields<schema.MutationUpdateNoteArgs, 'id' | 'input'>>;
  deleteNote?: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<schema.MutationDeleteNoteArgs, 'id' | 'forever'>>;
  restoreNote?: Resolver<ResolversTypes['NotePayload'], ParentType, ContextType, RequireFields<schema.MutationRestoreNoteArgs, 'id'>>;
  convertNote?: Resolver<ResolversTypes['ConvertNotePayload'], ParentType, ContextType, RequireFields<schema.MutationConvertNoteArgs, 'id' | 'project'>>;
  createForm?: Resolver<ResolversTypes['FormPayload'], ParentType, ContextType, RequireFields<schema.MutationCreateFormArgs, 'project' | 'input'>>;
  updateForm?: Resolver<ResolversTypes['FormPayload'], ParentType, ContextType, RequireFields<schema.MutationUpdateFormArgs, 'project' | 'id' | 'version' | 'input'>>;
  setFormState?: Resolver<ResolversTypes['FormPayload'], ParentType, ContextType, RequireFields<schema.MutationSetFormStateArgs, 'project' | 'id' | 'state'>>;
  refreshFormAddress?: Resolver<ResolversTypes['FormPayload'], ParentType, ContextType, RequireFields<schema.MutationRefreshFormAddressArgs, 'project' | 'id'>>;
  followForm?: Resolver<ResolversTypes['FormPayload'], ParentType, ContextType, RequireFields<schema.MutationFollowFormArgs, 'project' | 'id' | 'follow'>>;
  deleteForm?: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<schema.MutationDeleteFormArgs, 'project' | 'id'>>;
  judgeSubmissions?: Resolver<ResolversTypes['SubmissionsPayload'], ParentType, ContextType, RequireFields<schema.MutationJudgeSubmissionsArgs, 'project' | 'formId' | 'ids' | 'state'>>;
  submitPublicForm?: Resolver<ResolversTypes['ThanksPayload'], ParentType, ContextType, RequireFields<schema.MutationSubmitPublicFormArgs, 'token' | 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<schema.MutationChangePasswordArgs, 'input'>>;
  changeEmail?: Resolver<ResolversTypes['EmptyPayload'], ParentType, ContextType, RequireFields<schema.MutationChangeEmailArgs, 'input'>>;
  confirmEmail?: Resolver<ResolversTypes['EmailPayload'], ParentType, ContextType, RequireFields<schema.MutationConfirmEmailArgs, 'token'>>;
  verifyEmail?: Resolver<ResolversTypes['EmailPayload'], ParentType, ContextType, RequireFields<schema.MutationVerifyEmailArgs, 'token'>>;
  revertEmail?: Resolver<ResolversTypes['RevertedEmailPayload'], ParentType, ContextType, RequireFields<schema.MutationRevertEmailArgs, 'token'>>;
  resendVerification?: Resolver<ResolversTypes['EmptyPayload'], ParentType, ContextType, Partial<schema.MutationResendVerificationArgs>>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountPayload'], ParentType, ContextType, RequireFields<schema.MutationDeleteAccountArgs, 'input'>>;
  endSession?: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<schema.MutationEndSessionArgs, 'id'>>;
  endOtherSessions?: Resolver<ResolversTypes['EndedSessionsPayload'], ParentType, ContextType>;
  updateViewer?: Resolver<ResolversTypes['ViewerPayload'], ParentType, ContextType, RequireFields<schema.MutationUpdateViewerArgs, 'input'>>;
  updateFirstSteps?: Resolver<ResolversTypes['FirstStepsPayload'], ParentType, ContextType, RequireFields<schema.MutationUpdateFirstStepsArgs, 'input'>>;
  deleteAttachment?: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<schema.MutationDeleteAttachmentArgs, 'project' | 'id'>>;
  renameAttachment?: Resolver<ResolversTypes['AttachmentPayload'], ParentType, ContextType, RequireFields<schema.MutationRenameAttachmentArgs, 'project' | 'id' | 'filename'>>;
  linkAttachment?: Resolver<ResolversTypes['AttachmentPayload'], ParentType, ContextType, RequireFields<schema.MutationLinkAttachmentArgs, 'project' | 'id' | 'taskId'>>;
  unlinkAttachment?: Resolver<ResolversTypes['AttachmentPayload'], ParentType, ContextType, RequireFields<schema.MutationUnlinkAttachmentArgs, 'project' | 'id' | 'taskId'>>;
  moveAttachment?: Resolver<ResolversTypes['AttachmentPayload'], ParentType, ContextType, RequireFields<schema.MutationMoveAttachmentArgs, 'project' | 'id'>>;
  restoreAttachmentVersion?: Resolver<ResolversTypes['AttachmentPayload'], ParentType, ContextType, RequireFields<schema.MutationRestoreAttachmentVersionArgs, 'project' | 'id' | 'number'>>;
  addComment?: Resolver<ResolversTypes['CommentPayload'], ParentType, ContextType, RequireFields<schema.MutationAddCommentArgs, 'project' | 'input'>>;
  updateComment?: Resolver<ResolversTypes['CommentPayload'], ParentType, ContextType, RequireFields<schema.MutationUpdateCommentArgs, 'project' | 'id' | 'input'>>;
  deleteComment?: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<schema.MutationDeleteCommentArgs, 'project' | 'id'>>;
  addChecklistItem?: Resolver<ResolversTypes['ChecklistItemPayload'], ParentType, ContextType, RequireFields<schema.MutationAddChecklistItemArgs, 'task' | 'input'>>;
  renameChecklistItem?: Resolver<ResolversTypes['ChecklistItemPayload'], ParentType, ContextType, RequireFields<schema.MutationRenameChecklistItemArgs, 'task' | 'id' | 'title'>>;
  setChecklistItemDone?: Resolver<ResolversTypes['ChecklistItemPayload'], ParentType, ContextType, RequireFields<schema.MutationSetChecklistItemDoneArgs, 'task' | 'id' | 'done'>>;
  deleteChecklistItem?: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<schema.MutationDeleteChecklistItemArgs, 'task' | 'id'>>;
  resendInvitation?: Resolver<ResolversTypes['EmptyPayload'], ParentType, ContextType, RequireFields<schema.MutationResendInvitationArgs, 'workspaceSlug' | 'id'>>;
  removeTeamMember?: Resolver<ResolversTypes['RemovedTeamMemberPayload'], ParentType, ContextType, RequireFields<schema.MutationRemoveTeamMemberArgs, 'workspaceSlug' | 'username'>>;
  restoreTeamMember?: Resolver<ResolversTypes['RestoredTeamMemberPayload'], ParentType, ContextType, RequireFields<schema.MutationRestoreTeamMemberArgs, 'workspaceSlug' | 'username'>>;
  leaveWorkspace?: Resolver<ResolversTypes['EmptyPayload'], ParentType, ContextType, RequireFields<schema.MutationLeaveWorkspaceArgs, 'workspaceSlug'>>;
  setWorkspaceRole?: Resolver<ResolversTypes['TeamMemberPayload'], ParentType, ContextType, RequireFields<schema.MutationSetWorkspaceRoleArgs, 'workspaceSlug' | 'username' | 'role'>>;
  withdrawInvitation?: Resolver<ResolversTypes['WithdrawnInvitationPayload'], ParentType, ContextType, RequireFields<schema.MutationWithdrawInvitationArgs, 'workspaceSlug' | 'id'>>;
  updateTimeEntry?: Resolver<ResolversTypes['TimeEntryPayload'], ParentType, ContextType, RequireFields<schema.MutationUpdateTimeEntryArgs, 'project' | 'id' | 'input'>>;
  logTime?: Resolver<ResolversTypes['TimeEntryPayload'], ParentType, ContextType, RequireFields<schema.MutationLogTimeArgs, 'task' | 'input'>>;
  deleteTimeEntry?: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<schema.MutationDeleteTimeEntryArgs, 'project' | 'id'>>;
  setTimePin?: Resolver<ResolversTypes['EmptyPayload'], ParentType, ContextType, RequireFields<schema.MutationSetTimePinArgs, 'task' | 'pinned'>>;
  startTimer?: Resolver<ResolversTypes['TimerPayload'], ParentType, ContextType, RequireFields<schema.MutationStartTimerArgs, 'task' | 'comment'>>;
  endTimer?: Resolver<ResolversTypes['TimerPayload'], ParentType, ContextType, RequireFields<schema.MutationEndTimerArgs, 'task' | 'comment'>>;
  cancelTimer?: Resolver<ResolversTypes['TimerPayload'], ParentType, ContextType, RequireFields<schema.MutationCancelTimerArgs, 'task'>>;
  suggestTitle?: Resolver<ResolversTypes['TextSuggestionPayload'], ParentType, ContextType, RequireFields<schema.MutationSuggestTitleArgs, 'task'>>;
  suggestDescription?: Resolver<ResolversTypes['TextSuggestionPayload'], ParentType, ContextType, RequireFields<schema.MutationSuggestDescriptionArgs, 'task'>>;
  suggestLabels?: Resolver<ResolversTypes['LabelSuggestionsPayload'], ParentType, ContextType, RequireFields<schema.MutationSuggestLabelsArgs, 'task'>>;
  applyLabels?: Resolver<ResolversTypes['TaskPayload'], ParentType, ContextType, RequireFields<schema.MutationApplyLabelsArgs, 'task' | 'labels'>>;
  createClient?: Resolver<ResolversTypes['ClientPayload'], ParentType, ContextType, RequireFields<schema.MutationCreateClientArgs, 'workspaceSlug' | 'input'>>;
  updateClient?: Resolver<ResolversTypes['ClientPayload'], ParentType, ContextType, RequireFields<schema.MutationUpdateClientArgs, 'workspaceSlug' | 'id' | 'input'>>;
  setClientProjects?: Resolver<ResolversTypes['ClientPayload'], ParentType, ContextType, RequireFields<schema.MutationSetClientProjectsArgs, 'workspaceSlug' | 'id' | 'projectSlugs'>>;
  archiveClient?: Resolver<ResolversTypes['ClientPayload'], ParentType, ContextType, RequireFields<schema.MutationArchiveClientArgs, 'workspaceSlug' | 'id' | 'archived'>>;
  deleteClient?: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<schema.MutationDeleteClientArgs, 'workspaceSlug' | 'id'>>;
  inviteClientContact?: Resolver<ResolversTypes['ClientPayload'], ParentType, ContextType, RequireFields<schema.MutationInviteClientContactArgs, 'workspaceSlug' | 'id' | 'input'>>;
  setProjectRates?: Resolver<ResolversTypes['ProjectRatesPayload'], ParentType, ContextType, RequireFields<schema.MutationSetProjectRatesArgs, 'project' | 'input'>>;
  createInvoice?: Resolver<ResolversTypes['InvoicePayload'], ParentType, ContextType, RequireFields<schema.MutationCreateInvoiceArgs, 'workspaceSlug' | 'clientId'>>;
  updateInvoice?: Resolver<ResolversTypes['InvoicePayload'], ParentType, ContextType, RequireFields<schema.MutationUpdateInvoiceArgs, 'workspaceSlug' | 'id' | 'input'>>;
  setInvoiceLines?: Resolver<ResolversTypes['InvoicePayload'], ParentType, ContextType, RequireFields<schema.MutationSetInvoiceLinesArgs, 'workspaceSlug' | 'id' | 'version' | 'lines'>>;
  addInvoiceTime?: Resolver<ResolversTypes['InvoicePayload'], ParentType, ContextType, RequireFields<schema.MutationAddInvoiceTimeArgs, 'workspaceSlug' | 'id' | 'time'>>;
  deleteInvoice?: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<schema.MutationDeleteInvoiceArgs, 'workspaceSlug' | 'id'>>;
  issueInvoice?: Resolver<ResolversTypes['InvoicePayload'], ParentType, ContextType, RequireFields<schema.MutationIssueInvoiceArgs, 'workspaceSlug' | 'id'>>;
  voidInvoice?: Resolver<ResolversTypes['InvoicePayload'], ParentType, ContextType, RequireFields<schema.MutationVoidInvoiceArgs, 'workspaceSlug' | 'id' | 'reason'>>;
  markInvoiceSent?: Resolver<ResolversTypes['InvoicePayload'], ParentType, ContextType, RequireFields<schema.MutationMarkInvoiceSentArgs, 'workspaceSlug' | 'id' | 'sent'>>;
  sendInvoice?: Resolver<ResolversTypes['InvoicePayload'], ParentType, ContextType, RequireFields<schema.MutationSendInvoiceArgs, 'workspaceSlug' | 'id' | 'input'>>;
  remindOfInvoice?: Resolver<ResolversTypes['InvoicePayload'], ParentType, ContextType, RequireFields<schema.MutationRemindOfInvoiceArgs, 'workspaceSlug' | 'id' | 'input'>>;
  pauseReminders?: Resolver<ResolversTypes['InvoicePayload'], ParentType, ContextType, RequireFields<schema.MutationPauseRemindersArgs, 'workspaceSlug' | 'id' | 'paused'>>;
  closeInvoiceLinks?: Resolver<ResolversTypes['InvoicePayload'], ParentType, ContextType, RequireFields<schema.MutationCloseInvoiceLinksArgs, 'workspaceSlug' | 'id' | 'closed'>>;
  duplicateInvoice?: Resolver<ResolversTypes['InvoicePayload'], ParentType, ContextType, RequireFields<schema.MutationDuplicateInvoiceArgs, 'workspaceSlug' | 'id'>>;
  creditInvoice?: Resolver<ResolversTypes['InvoicePayload'], ParentType, ContextType, RequireFields<schema.MutationCreditInvoiceArgs, 'workspaceSlug' | 'id'>>;
  addPayment?: Resolver<ResolversTypes['InvoicePayload'], ParentType, ContextType, RequireFields<schema.MutationAddPaymentArgs, 'workspaceSlug' | 'id' | 'input'>>;
  deletePayment?: Resolver<ResolversTypes['InvoicePayload'], ParentType, ContextType, RequireFields<schema.MutationDeletePaymentArgs, 'workspaceSlug' | 'id' | 'paymentId'>>;
  updateBilling?: Resolver<ResolversTypes['BillingPayload'], ParentType, ContextType, RequireFields<schema.MutationUpdateBillingArgs, 'workspaceSlug' | 'input'>>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface HtmlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Html'], any> {
  name: 'Html';
}

export interface MinorScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Minor'], any> {
  name: 'Minor';
}

export interface HexColorScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['HexColor'], any> {
  name: 'HexColor';
}

export type PersonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatar?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headline?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ActorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Actor'] = ResolversParentTypes['Actor']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatar?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  username?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headline?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<schema.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Payload'] = ResolversParentTypes['Payload']> = {
  __resolveType: TypeResolveFn<'EmptyPayload' | 'DeletedPayload' | 'SessionPayload' | 'WorkspacePayload' | 'DeleteWorkspacePayload' | 'MailServerPayload' | 'TestMailServerPayload' | 'WorkspaceDomainPayload' | 'ExportPayload' | 'ImportPayload' | 'SampleRemovedPayload' | 'ProjectDeletedPayload' | 'ProjectPayload' | 'MemberPayload' | 'RemovedMemberPayload' | 'InvitesPayload' | 'ShareLinkPayload' | 'AcceptedPayload' | 'TaskPayload' | 'MovePayload' | 'UndoMovePayload' | 'TaskSharePayload' | 'TemplateOrderPayload' | 'ReplacedPayload' | 'PutBackPayload' | 'LabelPayload' | 'TaskTypePayload' | 'EffortPayload' | 'WorkflowPayload' | 'BoardPayload' | 'SprintPayload' | 'CompleteSprintPayload' | 'UserStoryPayload' | 'UserStoriesPayload' | 'EpicPayload' | 'RockstarHiddenPayload' | 'PublicPagePayload' | 'WikiPagePayload' | 'EmptiedWikiBinPayload' | 'WikiDraftPayload' | 'PublishWikiPagePayload' | 'ThreadPayload' | 'NotePayload' | 'ConvertNotePayload' | 'FormPayload' | 'SubmissionsPayload' | 'ThanksPayload' | 'FirstStepsPayload' | 'ViewerPayload' | 'EmailPayload' | 'RevertedEmailPayload' | 'DeleteAccountPayload' | 'ChangePasswordPayload' | 'EndedSessionsPayload' | 'CommentPayload' | 'ChecklistItemPayload' | 'TeamMemberPayload' | 'WithdrawnInvitationPayload' | 'RemovedTeamMemberPayload' | 'RestoredTeamMemberPayload' | 'TimeEntryPayload' | 'TimerPayload' | 'TextSuggestionPayload' | 'LabelSuggestionsPayload' | 'ClientPayload' | 'ProjectRatesPayload' | 'InvoicePayload' | 'BillingPayload', ParentType, ContextType>;
};

export type EmptyPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EmptyPayload'] = ResolversParentTypes['EmptyPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeletedPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeletedPayload'] = ResolversParentTypes['DeletedPayload']> = {
  deletedId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatar?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headline?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mustConfirmEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  preferences?: Resolver<ResolversTypes['Preferences'], ParentType, ContextType>;
};

export type SessionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SessionPayload'] = ResolversParentTypes['SessionPayload']> = {
  token?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<schema.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  mustConfirmEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leaving?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignUpRulesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignUpRules'] = ResolversParentTypes['SignUpRules']> = {
  signUp?: Resolver<ResolversTypes['SignUpMode'], ParentType, ContextType>;
  domains?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WorkspaceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Workspace'] = ResolversParentTypes['Workspace']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  whitelabelLogo?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  favicon?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  owner?: Resolver<schema.Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  subscription?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unlimitedWorkspaces?: Resolver<schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewerCan?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  settings?: Resolver<schema.Maybe<ResolversTypes['WorkspaceSettings']>, ParentType, ContextType>;
  transferOffer?: Resolver<schema.Maybe<ResolversTypes['WorkspaceTransfer']>, ParentType, ContextType>;
};

export type WorkspacePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WorkspacePayload'] = ResolversParentTypes['WorkspacePayload']> = {
  workspace?: Resolver<schema.Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkspaceSettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WorkspaceSettings'] = ResolversParentTypes['WorkspaceSettings']> = {
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weekStart?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectCreators?: Resolver<ResolversTypes['ProjectCreators'], ParentType, ContextType>;
  transfer?: Resolver<schema.Maybe<ResolversTypes['WorkspaceTransfer']>, ParentType, ContextType>;
};

export type WorkspaceTransferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WorkspaceTransfer'] = ResolversParentTypes['WorkspaceTransfer']> = {
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DeletedWorkspaceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeletedWorkspace'] = ResolversParentTypes['DeletedWorkspace']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletionAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WorkspaceContentsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WorkspaceContents'] = ResolversParentTypes['WorkspaceContents']> = {
  projects?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tasks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  files?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  invoices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeleteWorkspacePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteWorkspacePayload'] = ResolversParentTypes['DeleteWorkspacePayload']> = {
  deletionAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MailServerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MailServer'] = ResolversParentTypes['MailServer']> = {
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  port?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  security?: Resolver<ResolversTypes['MailSecurity'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fromEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fromName?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  replyTo?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fallback?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MailServerState'], ParentType, ContextType>;
  testedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastReply?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WorkspaceMailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WorkspaceMail'] = ResolversParentTypes['WorkspaceMail']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WorkspaceMailState'], ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastReply?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  byWorkspace?: Resolver<schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createdAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sentAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WorkspaceMailPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WorkspaceMailPage'] = ResolversParentTypes['WorkspaceMailPage']> = {
  nodes?: Resolver<Array<ResolversTypes['WorkspaceMail']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MailServerPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MailServerPayload'] = ResolversParentTypes['MailServerPayload']> = {
  mailServer?: Resolver<schema.Maybe<ResolversTypes['MailServer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TestMailServerPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TestMailServerPayload'] = ResolversParentTypes['TestMailServerPayload']> = {
  ok?: Resolver<schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  stage?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reply?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mailServer?: Resolver<schema.Maybe<ResolversTypes['MailServer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkspaceDomainResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WorkspaceDomain'] = ResolversParentTypes['WorkspaceDomain']> = {
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WorkspaceDomainState'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isApex?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  txtRecord?: Resolver<ResolversTypes['DnsRecord'], ParentType, ContextType>;
  verifiedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  brokenAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  checks?: Resolver<Array<ResolversTypes['DomainCheck']>, ParentType, ContextType>;
};

export type DnsRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DnsRecord'] = ResolversParentTypes['DnsRecord']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DomainCheckResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DomainCheck'] = ResolversParentTypes['DomainCheck']> = {
  kind?: Resolver<ResolversTypes['DomainCheckKind'], ParentType, ContextType>;
  ok?: Resolver<schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  found?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WorkspaceDomainPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WorkspaceDomainPayload'] = ResolversParentTypes['WorkspaceDomainPayload']> = {
  domain?: Resolver<schema.Maybe<ResolversTypes['WorkspaceDomain']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Export'] = ResolversParentTypes['Export']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ExportKind'], ParentType, ContextType>;
  withFiles?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ExportState'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sha256?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  counts?: Resolver<schema.Maybe<ResolversTypes['ExportCounts']>, ParentType, ContextType>;
  problems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lacking?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  project?: Resolver<schema.Maybe<ResolversTypes['NamedPlace']>, ParentType, ContextType>;
  person?: Resolver<schema.Maybe<ResolversTypes['ExportPerson']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  readyAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ExportCountsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExportCounts'] = ResolversParentTypes['ExportCounts']> = {
  projects?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tasks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  files?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExportPersonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExportPerson'] = ResolversParentTypes['ExportPerson']> = {
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExportPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExportPayload'] = ResolversParentTypes['ExportPayload']> = {
  export?: Resolver<schema.Maybe<ResolversTypes['Export']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Import'] = ResolversParentTypes['Import']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['ImportSource'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ImportState'], ParentType, ContextType>;
  project?: Resolver<schema.Maybe<ResolversTypes['NamedPlace']>, ParentType, ContextType>;
  intoProjects?: Resolver<Array<ResolversTypes['NamedPlace']>, ParentType, ContextType>;
  person?: Resolver<schema.Maybe<ResolversTypes['ImportPerson']>, ParentType, ContextType>;
  rowsDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rowsTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counts?: Resolver<schema.Maybe<ResolversTypes['ImportCounts']>, ParentType, ContextType>;
  problemCounts?: Resolver<schema.Maybe<ResolversTypes['ImportProblemCounts']>, ParentType, ContextType>;
  reason?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  undoUntil?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ImportDetailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportDetail'] = ResolversParentTypes['ImportDetail']> = {
  import?: Resolver<ResolversTypes['Import'], ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['ImportColumn']>, ParentType, ContextType>;
  preview?: Resolver<Array<ResolversTypes['ImportPreviewTask']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  archive?: Resolver<schema.Maybe<ResolversTypes['ImportArchive']>, ParentType, ContextType>;
  mapping?: Resolver<schema.Maybe<ResolversTypes['ImportMapping']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['ImportedPerson']>, ParentType, ContextType>;
  makes?: Resolver<Array<ResolversTypes['ImportedThing']>, ParentType, ContextType>;
  isHashed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  touched?: Resolver<Array<ResolversTypes['ImportTouchedTask']>, ParentType, ContextType>;
  touchedTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportArchiveResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportArchive'] = ResolversParentTypes['ImportArchive']> = {
  kind?: Resolver<ResolversTypes['ImportArchiveKind'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  workspace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projects?: Resolver<Array<ResolversTypes['ImportArchiveProject']>, ParentType, ContextType>;
  files?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isWhole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ImportArchiveProjectResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportArchiveProject'] = ResolversParentTypes['ImportArchiveProject']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tasks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportColumnResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportColumn'] = ResolversParentTypes['ImportColumn']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  samples?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  filled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['ImportValue']>, ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dateFormats?: Resolver<Array<ResolversTypes['ImportDateFormat']>, ParentType, ContextType>;
};

export type ImportValueResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportValue'] = ResolversParentTypes['ImportValue']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportPreviewTaskResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportPreviewTask'] = ResolversParentTypes['ImportPreviewTask']> = {
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  assignees?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  dueDate?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  comments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parent?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportedPersonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportedPerson'] = ResolversParentTypes['ImportedPerson']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proposal?: Resolver<schema.Maybe<ResolversTypes['ImportPerson']>, ParentType, ContextType>;
  isCertain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ImportedThingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportedThing'] = ResolversParentTypes['ImportedThing']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportTouchedTaskResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportTouchedTask'] = ResolversParentTypes['ImportTouchedTask']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportMappingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportMapping'] = ResolversParentTypes['ImportMapping']> = {
  source?: Resolver<ResolversTypes['ImportSource'], ParentType, ContextType>;
  into?: Resolver<ResolversTypes['ImportInto'], ParentType, ContextType>;
  intoProject?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  intoName?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['ImportColumnMapping']>, ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  doneStatuses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['ImportPersonChoice']>, ParentType, ContextType>;
};

export type ImportColumnMappingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportColumnMapping'] = ResolversParentTypes['ImportColumnMapping']> = {
  target?: Resolver<ResolversTypes['ImportColumnTarget'], ParentType, ContextType>;
  dateFormat?: Resolver<schema.Maybe<ResolversTypes['ImportDateFormat']>, ParentType, ContextType>;
};

export type ImportPersonChoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportPersonChoice'] = ResolversParentTypes['ImportPersonChoice']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ImportProblemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportProblem'] = ResolversParentTypes['ImportProblem']> = {
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  column?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['ImportSeverity'], ParentType, ContextType>;
};

export type ImportProblemPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportProblemPage'] = ResolversParentTypes['ImportProblemPage']> = {
  problems?: Resolver<Array<ResolversTypes['ImportProblem']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportCountsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportCounts'] = ResolversParentTypes['ImportCounts']> = {
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checklistItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportProblemCountsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportProblemCounts'] = ResolversParentTypes['ImportProblemCounts']> = {
  errors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warnings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  conflicts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportPersonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportPerson'] = ResolversParentTypes['ImportPerson']> = {
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportPayload'] = ResolversParentTypes['ImportPayload']> = {
  import?: Resolver<schema.Maybe<ResolversTypes['ImportDetail']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SampleRemovedPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SampleRemovedPayload'] = ResolversParentTypes['SampleRemovedPayload']> = {
  removedId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProjectContentsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProjectContents'] = ResolversParentTypes['ProjectContents']> = {
  tasks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownTasks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  files?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userStories?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sprints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discussions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  forms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recurringTasks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeletedProjectResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeletedProject'] = ResolversParentTypes['DeletedProject']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deletedBy?: Resolver<schema.Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  keptUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ProjectDeletedPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProjectDeletedPayload'] = ResolversParentTypes['ProjectDeletedPayload']> = {
  deletedId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workspaceSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workspaceName?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  budget?: Resolver<schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  startDate?: Resolver<schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  dueDate?: Resolver<schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  logo?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<schema.Maybe<ResolversTypes['ProjectStatus']>, ParentType, ContextType>;
  isPrivate?: Resolver<schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isPublic?: Resolver<schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  showsRockstars?: Resolver<schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isSample?: Resolver<schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  owner?: Resolver<schema.Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  viewerRole?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerCan?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  taskCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProjectFeatureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProjectFeature'] = ResolversParentTypes['ProjectFeature']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  routeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workspaceSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<Array<ResolversTypes['RouteParam']>, ParentType, ContextType>;
};

export type RouteParamResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RouteParam'] = ResolversParentTypes['RouteParam']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProjectPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProjectPayload'] = ResolversParentTypes['ProjectPayload']> = {
  project?: Resolver<schema.Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NewProjectTemplateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NewProjectTemplate'] = ResolversParentTypes['NewProjectTemplate']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workflows?: Resolver<Array<ResolversTypes['NewProjectItem']>, ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['NewProjectItem']>, ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['NewProjectItem']>, ParentType, ContextType>;
};

export type NewProjectItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NewProjectItem'] = ResolversParentTypes['NewProjectItem']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['HexColor'], ParentType, ContextType>;
};

export type MemberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  openTasks?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ShareLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ShareLink'] = ResolversParentTypes['ShareLink']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<schema.Maybe<ResolversTypes['InviteRole']>, ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  token?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  projectName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workspaceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inviterName?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailHint?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['InvitationStanding'], ParentType, ContextType>;
  asker?: Resolver<schema.Maybe<ResolversTypes['InvitationAsker']>, ParentType, ContextType>;
};

export type InvitationAskerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvitationAsker'] = ResolversParentTypes['InvitationAsker']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MemberPayload'] = ResolversParentTypes['MemberPayload']> = {
  member?: Resolver<schema.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemovedMemberPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemovedMemberPayload'] = ResolversParentTypes['RemovedMemberPayload']> = {
  deletedId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  taskIds?: Resolver<schema.Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  givenIds?: Resolver<schema.Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvitesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvitesPayload'] = ResolversParentTypes['InvitesPayload']> = {
  sent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invitationIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  added?: Resolver<Array<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShareLinkPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ShareLinkPayload'] = ResolversParentTypes['ShareLinkPayload']> = {
  shareLink?: Resolver<schema.Maybe<ResolversTypes['ShareLink']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AcceptedPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AcceptedPayload'] = ResolversParentTypes['AcceptedPayload']> = {
  workspaceSlug?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  projectSlug?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InboxPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InboxPage'] = ResolversParentTypes['InboxPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  nextBefore?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UnreadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Unread'] = ResolversParentTypes['Unread']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workspaces?: Resolver<Array<ResolversTypes['UnreadWorkspace']>, ParentType, ContextType>;
  mentioned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  assigned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  watching?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invited?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UnreadWorkspaceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UnreadWorkspace'] = ResolversParentTypes['UnreadWorkspace']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WatchingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Watching'] = ResolversParentTypes['Watching']> = {
  isWatching?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMuted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reminderAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  watchers?: Resolver<Array<ResolversTypes['Actor']>, ParentType, ContextType>;
};

export type NewsSwitchResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NewsSwitch'] = ResolversParentTypes['NewsSwitch']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['MailKind'], ParentType, ContextType>;
};

export type MailSettingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MailSetting'] = ResolversParentTypes['MailSetting']> = {
  workspaceSlug?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  workspaceName?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MailKind'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['MailTime'], ParentType, ContextType>;
  isInherited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MailSettingsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MailSettingsPayload'] = ResolversParentTypes['MailSettingsPayload']> = {
  mailSettings?: Resolver<schema.Maybe<Array<ResolversTypes['MailSetting']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UnsubscribePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UnsubscribePayload'] = ResolversParentTypes['UnsubscribePayload']> = {
  kind?: Resolver<schema.Maybe<ResolversTypes['MailKind']>, ParentType, ContextType>;
  workspaceName?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MarkedPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MarkedPayload'] = ResolversParentTypes['MarkedPayload']> = {
  changed?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  markedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WatchingPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WatchingPayload'] = ResolversParentTypes['WatchingPayload']> = {
  watching?: Resolver<schema.Maybe<ResolversTypes['Watching']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReminderPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReminderPayload'] = ResolversParentTypes['ReminderPayload']> = {
  at?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  before?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type NewsSwitchesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NewsSwitchesPayload'] = ResolversParentTypes['NewsSwitchesPayload']> = {
  newsSwitches?: Resolver<schema.Maybe<Array<ResolversTypes['NewsSwitch']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user?: Resolver<schema.Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  title?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['NotificationEvent']>, ParentType, ContextType>;
  createdAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAtForHumans?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resource?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  target?: Resolver<schema.Maybe<ResolversTypes['NotificationTarget']>, ParentType, ContextType>;
  targetKind?: Resolver<schema.Maybe<ResolversTypes['NotificationTargetKind']>, ParentType, ContextType>;
  targetState?: Resolver<ResolversTypes['NotificationTargetState'], ParentType, ContextType>;
  concern?: Resolver<ResolversTypes['NotificationConcern'], ParentType, ContextType>;
  workspaceSlug?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  projectName?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actors?: Resolver<Array<ResolversTypes['Actor']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taskCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  doneAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  snoozedUntil?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type NotificationEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationEvent'] = ResolversParentTypes['NotificationEvent']> = {
  reason?: Resolver<ResolversTypes['NotificationReason'], ParentType, ContextType>;
  user?: Resolver<schema.Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  createdAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dueDate?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filename?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NotificationTargetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationTarget'] = ResolversParentTypes['NotificationTarget']> = {
  __resolveType: TypeResolveFn<'TaskTarget' | 'CommentTarget' | 'FileTarget' | 'ProjectTarget' | 'InvitationTarget' | 'SprintTarget' | 'RecurrenceTarget' | 'DiscussionTarget' | 'WorkspaceTarget' | 'PageTarget' | 'FormTarget' | 'ClientTarget' | 'InvoiceTarget' | 'ImportTarget' | 'ExportTarget', ParentType, ContextType>;
};

export type TaskTargetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaskTarget'] = ResolversParentTypes['TaskTarget']> = {
  workspaceSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectSlug?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentTargetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommentTarget'] = ResolversParentTypes['CommentTarget']> = {
  workspaceSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectSlug?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  taskId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FileTargetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FileTarget'] = ResolversParentTypes['FileTarget']> = {
  workspaceSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectSlug?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  taskId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProjectTargetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProjectTarget'] = ResolversParentTypes['ProjectTarget']> = {
  workspaceSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectSlug?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvitationTargetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvitationTarget'] = ResolversParentTypes['InvitationTarget']> = {
  workspaceSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectSlug?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SprintTargetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SprintTarget'] = ResolversParentTypes['SprintTarget']> = {
  workspaceSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectSlug?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecurrenceTargetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecurrenceTarget'] = ResolversParentTypes['RecurrenceTarget']> = {
  workspaceSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectSlug?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DiscussionTargetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DiscussionTarget'] = ResolversParentTypes['DiscussionTarget']> = {
  workspaceSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectSlug?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkspaceTargetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WorkspaceTarget'] = ResolversParentTypes['WorkspaceTarget']> = {
  workspaceSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectSlug?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageTargetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageTarget'] = ResolversParentTypes['PageTarget']> = {
  workspaceSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectSlug?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FormTargetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FormTarget'] = ResolversParentTypes['FormTarget']> = {
  workspaceSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectSlug?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClientTargetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClientTarget'] = ResolversParentTypes['ClientTarget']> = {
  workspaceSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectSlug?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvoiceTargetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceTarget'] = ResolversParentTypes['InvoiceTarget']> = {
  workspaceSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectSlug?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImportTargetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportTarget'] = ResolversParentTypes['ImportTarget']> = {
  workspaceSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectSlug?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExportTargetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExportTarget'] = ResolversParentTypes['ExportTarget']> = {
  workspaceSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectSlug?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TaskTitlesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaskTitles'] = ResolversParentTypes['TaskTitles']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  latest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  projectSlugs?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  projectNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  ids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  codes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  titles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  projects?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  colors?: Resolver<Array<schema.Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  done?: Resolver<Array<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type TaskCountsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaskCounts'] = ResolversParentTypes['TaskCounts']> = {
  comments?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  files?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  checklistDone?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  checklistTotal?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  subtasks?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  timeSeconds?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TaskResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Task'] = ResolversParentTypes['Task']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<schema.Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
  workspaceSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  workflow?: Resolver<schema.Maybe<ResolversTypes['Workflow']>, ParentType, ContextType>;
  type?: Resolver<schema.Maybe<ResolversTypes['TaskType']>, ParentType, ContextType>;
  effort?: Resolver<schema.Maybe<ResolversTypes['Effort']>, ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['Label']>, ParentType, ContextType>;
  assignees?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  startDate?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueDate?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  parentId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  recurrenceId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  board?: Resolver<schema.Maybe<ResolversTypes['Board']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isFavorite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timerStartedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAtForHumans?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  creator?: Resolver<schema.Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  sprint?: Resolver<schema.Maybe<ResolversTypes['Sprint']>, ParentType, ContextType>;
  userStory?: Resolver<schema.Maybe<ResolversTypes['UserStory']>, ParentType, ContextType>;
  counts?: Resolver<schema.Maybe<ResolversTypes['TaskCounts']>, ParentType, ContextType>;
  subtasks?: Resolver<Array<ResolversTypes['Task']>, ParentType, ContextType>;
  parents?: Resolver<Array<ResolversTypes['Task']>, ParentType, ContextType>;
  viewerCan?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  watching?: Resolver<schema.Maybe<ResolversTypes['Watching']>, ParentType, ContextType>;
  isWatched?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TaskPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaskPage'] = ResolversParentTypes['TaskPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Task']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TaskGroupCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaskGroupCount'] = ResolversParentTypes['TaskGroupCount']> = {
  by?: Resolver<ResolversTypes['TaskGroup'], ParentType, ContextType>;
  group?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaskPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaskPayload'] = ResolversParentTypes['TaskPayload']> = {
  task?: Resolver<schema.Maybe<ResolversTypes['Task']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MoveLossResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MoveLoss'] = ResolversParentTypes['MoveLoss']> = {
  taskId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  what?: Resolver<ResolversTypes['MoveLossKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MovePreviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MovePreview'] = ResolversParentTypes['MovePreview']> = {
  subtasks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  losses?: Resolver<Array<ResolversTypes['MoveLoss']>, ParentType, ContextType>;
};

export type MovePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MovePayload'] = ResolversParentTypes['MovePayload']> = {
  task?: Resolver<schema.Maybe<ResolversTypes['Task']>, ParentType, ContextType>;
  along?: Resolver<Array<ResolversTypes['Task']>, ParentType, ContextType>;
  undoable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UndoMovePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UndoMovePayload'] = ResolversParentTypes['UndoMovePayload']> = {
  task?: Resolver<schema.Maybe<ResolversTypes['Task']>, ParentType, ContextType>;
  along?: Resolver<Array<ResolversTypes['Task']>, ParentType, ContextType>;
  left?: Resolver<Array<ResolversTypes['MoveLoss']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TaskShareResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaskShare'] = ResolversParentTypes['TaskShare']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  by?: Resolver<schema.Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  since?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TaskSharePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaskSharePayload'] = ResolversParentTypes['TaskSharePayload']> = {
  share?: Resolver<schema.Maybe<ResolversTypes['TaskShare']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SharedChipResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SharedChip'] = ResolversParentTypes['SharedChip']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['HexColor'], ParentType, ContextType>;
};

export type SharedTaskResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SharedTask'] = ResolversParentTypes['SharedTask']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<schema.Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
  workspaceName?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  projectName?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workflow?: Resolver<schema.Maybe<ResolversTypes['SharedChip']>, ParentType, ContextType>;
  type?: Resolver<schema.Maybe<ResolversTypes['SharedChip']>, ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['SharedChip']>, ParentType, ContextType>;
  assignees?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueDate?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  checklistDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checklistTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TemplateOrderPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TemplateOrderPayload'] = ResolversParentTypes['TemplateOrderPayload']> = {
  ids?: Resolver<schema.Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReplacedPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReplacedPayload'] = ResolversParentTypes['ReplacedPayload']> = {
  deletedId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  moved?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PutBackPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PutBackPayload'] = ResolversParentTypes['PutBackPayload']> = {
  moved?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkflowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Workflow'] = ResolversParentTypes['Workflow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['HexColor'], ParentType, ContextType>;
};

export type TaskTypeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaskType'] = ResolversParentTypes['TaskType']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['HexColor'], ParentType, ContextType>;
};

export type EffortResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Effort'] = ResolversParentTypes['Effort']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type LabelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Label'] = ResolversParentTypes['Label']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['HexColor'], ParentType, ContextType>;
};

export type BoardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Board'] = ResolversParentTypes['Board']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LabelPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LabelPayload'] = ResolversParentTypes['LabelPayload']> = {
  label?: Resolver<schema.Maybe<ResolversTypes['Label']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TaskTypePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaskTypePayload'] = ResolversParentTypes['TaskTypePayload']> = {
  taskType?: Resolver<schema.Maybe<ResolversTypes['TaskType']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EffortPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EffortPayload'] = ResolversParentTypes['EffortPayload']> = {
  effort?: Resolver<schema.Maybe<ResolversTypes['Effort']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkflowPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WorkflowPayload'] = ResolversParentTypes['WorkflowPayload']> = {
  workflow?: Resolver<schema.Maybe<ResolversTypes['Workflow']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BoardPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BoardPayload'] = ResolversParentTypes['BoardPayload']> = {
  board?: Resolver<schema.Maybe<ResolversTypes['Board']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SprintResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Sprint'] = ResolversParentTypes['Sprint']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timebox?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  goal?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  endDate?: Resolver<schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  taskCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  doneCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<schema.Maybe<ResolversTypes['SprintState']>, ParentType, ContextType>;
  startedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  completedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hours?: Resolver<schema.Maybe<ResolversTypes['SprintHours']>, ParentType, ContextType>;
  committed?: Resolver<schema.Maybe<ResolversTypes['SprintAmount']>, ParentType, ContextType>;
  people?: Resolver<schema.Maybe<Array<ResolversTypes['Person']>>, ParentType, ContextType>;
  viewerCan?: Resolver<schema.Maybe<Array<ResolversTypes['Permission']>>, ParentType, ContextType>;
};

export type SprintHoursResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SprintHours'] = ResolversParentTypes['SprintHours']> = {
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SprintAmountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SprintAmount'] = ResolversParentTypes['SprintAmount']> = {
  tasks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SprintPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SprintPage'] = ResolversParentTypes['SprintPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Sprint']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SprintPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SprintPayload'] = ResolversParentTypes['SprintPayload']> = {
  sprint?: Resolver<schema.Maybe<ResolversTypes['Sprint']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SprintChartResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SprintChart'] = ResolversParentTypes['SprintChart']> = {
  committed?: Resolver<schema.Maybe<ResolversTypes['SprintAmount']>, ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['SprintDay']>, ParentType, ContextType>;
  today?: Resolver<schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  withoutEffort?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SprintDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SprintDay'] = ResolversParentTypes['SprintDay']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  scope?: Resolver<schema.Maybe<ResolversTypes['SprintAmount']>, ParentType, ContextType>;
  done?: Resolver<schema.Maybe<ResolversTypes['SprintAmount']>, ParentType, ContextType>;
  ideal?: Resolver<ResolversTypes['SprintIdeal'], ParentType, ContextType>;
  added?: Resolver<schema.Maybe<ResolversTypes['SprintScopeChange']>, ParentType, ContextType>;
  removed?: Resolver<schema.Maybe<ResolversTypes['SprintScopeChange']>, ParentType, ContextType>;
};

export type SprintIdealResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SprintIdeal'] = ResolversParentTypes['SprintIdeal']> = {
  tasks?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SprintScopeChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SprintScopeChange'] = ResolversParentTypes['SprintScopeChange']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tasks?: Resolver<Array<ResolversTypes['SprintTask']>, ParentType, ContextType>;
};

export type SprintTaskResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SprintTask'] = ResolversParentTypes['SprintTask']> = {
  taskId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SprintResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SprintResult'] = ResolversParentTypes['SprintResult']> = {
  taskId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['SprintOutcome'], ParentType, ContextType>;
  target?: Resolver<schema.Maybe<ResolversTypes['Sprint']>, ParentType, ContextType>;
};

export type SprintResultPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SprintResultPage'] = ResolversParentTypes['SprintResultPage']> = {
  nodes?: Resolver<Array<ResolversTypes['SprintResult']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SprintVelocityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SprintVelocity'] = ResolversParentTypes['SprintVelocity']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  committed?: Resolver<ResolversTypes['SprintAmount'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['SprintAmount'], ParentType, ContextType>;
  carried?: Resolver<ResolversTypes['SprintAmount'], ParentType, ContextType>;
};

export type CompleteSprintPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CompleteSprintPayload'] = ResolversParentTypes['CompleteSprintPayload']> = {
  sprint?: Resolver<schema.Maybe<ResolversTypes['Sprint']>, ParentType, ContextType>;
  carried?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  carriedTo?: Resolver<schema.Maybe<ResolversTypes['Sprint']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserStoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserStory'] = ResolversParentTypes['UserStory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taskCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  doneCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  epic?: Resolver<schema.Maybe<ResolversTypes['Epic']>, ParentType, ContextType>;
  position?: Resolver<schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  state?: Resolver<schema.Maybe<ResolversTypes['UserStoryState']>, ParentType, ContextType>;
  criteria?: Resolver<schema.Maybe<ResolversTypes['StoryCriteria']>, ParentType, ContextType>;
  hours?: Resolver<schema.Maybe<ResolversTypes['PlanHours']>, ParentType, ContextType>;
  sprints?: Resolver<schema.Maybe<Array<ResolversTypes['Sprint']>>, ParentType, ContextType>;
  people?: Resolver<schema.Maybe<Array<ResolversTypes['Person']>>, ParentType, ContextType>;
  viewerCan?: Resolver<schema.Maybe<Array<ResolversTypes['Permission']>>, ParentType, ContextType>;
};

export type StoryCriteriaResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StoryCriteria'] = ResolversParentTypes['StoryCriteria']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlanHoursResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlanHours'] = ResolversParentTypes['PlanHours']> = {
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type UserStoryPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserStoryPage'] = ResolversParentTypes['UserStoryPage']> = {
  nodes?: Resolver<Array<ResolversTypes['UserStory']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UserStoryPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserStoryPayload'] = ResolversParentTypes['UserStoryPayload']> = {
  userStory?: Resolver<schema.Maybe<ResolversTypes['UserStory']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserStoriesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserStoriesPayload'] = ResolversParentTypes['UserStoriesPayload']> = {
  userStories?: Resolver<schema.Maybe<Array<ResolversTypes['UserStory']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EpicResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Epic'] = ResolversParentTypes['Epic']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['HexColor'], ParentType, ContextType>;
  description?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dueDate?: Resolver<schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  position?: Resolver<schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  storyCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  storiesDoneCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  taskCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  doneCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hours?: Resolver<schema.Maybe<ResolversTypes['PlanHours']>, ParentType, ContextType>;
  viewerCan?: Resolver<schema.Maybe<Array<ResolversTypes['Permission']>>, ParentType, ContextType>;
};

export type EpicBurnupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EpicBurnup'] = ResolversParentTypes['EpicBurnup']> = {
  days?: Resolver<Array<ResolversTypes['EpicDay']>, ParentType, ContextType>;
};

export type EpicDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EpicDay'] = ResolversParentTypes['EpicDay']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['SprintAmount'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['SprintAmount'], ParentType, ContextType>;
};

export type EpicPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EpicPage'] = ResolversParentTypes['EpicPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Epic']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type EpicPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EpicPayload'] = ResolversParentTypes['EpicPayload']> = {
  epic?: Resolver<schema.Maybe<ResolversTypes['Epic']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RockstarsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Rockstars'] = ResolversParentTypes['Rockstars']> = {
  team?: Resolver<ResolversTypes['RockstarSums'], ParentType, ContextType>;
  weeks?: Resolver<Array<ResolversTypes['RockstarWeek']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['Rockstar']>, ParentType, ContextType>;
  hiddenCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RockstarSumsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RockstarSums'] = ResolversParentTypes['RockstarSums']> = {
  tasks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RockstarWeekResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RockstarWeek'] = ResolversParentTypes['RockstarWeek']> = {
  week?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['RockstarSums'], ParentType, ContextType>;
};

export type RockstarResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Rockstar'] = ResolversParentTypes['Rockstar']> = {
  user?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['RockstarSums'], ParentType, ContextType>;
};

export type CompletedTaskResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CompletedTask'] = ResolversParentTypes['CompletedTask']> = {
  taskId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  doneAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  users?: Resolver<Array<ResolversTypes['Actor']>, ParentType, ContextType>;
};

export type CompletedTaskPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CompletedTaskPage'] = ResolversParentTypes['CompletedTaskPage']> = {
  nodes?: Resolver<Array<ResolversTypes['CompletedTask']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RockstarHiddenPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RockstarHiddenPayload'] = ResolversParentTypes['RockstarHiddenPayload']> = {
  hidden?: Resolver<schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PublicPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PublicPage'] = ResolversParentTypes['PublicPage']> = {
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  token?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shows?: Resolver<ResolversTypes['PublicShows'], ParentType, ContextType>;
  by?: Resolver<schema.Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  since?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PublicShowsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PublicShows'] = ResolversParentTypes['PublicShows']> = {
  labels?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  descriptions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  assignees?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['PublicDone'], ParentType, ContextType>;
};

export type PublicPagePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PublicPagePayload'] = ResolversParentTypes['PublicPagePayload']> = {
  publicPage?: Resolver<schema.Maybe<ResolversTypes['PublicPage']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PublicProjectResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PublicProject'] = ResolversParentTypes['PublicProject']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  workspaceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workspaceLogo?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statuses?: Resolver<Array<ResolversTypes['PublicStatus']>, ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['PublicLabel']>, ParentType, ContextType>;
  shows?: Resolver<ResolversTypes['PublicShows'], ParentType, ContextType>;
  taskCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  doneCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PublicStatusResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PublicStatus'] = ResolversParentTypes['PublicStatus']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['HexColor'], ParentType, ContextType>;
};

export type PublicLabelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PublicLabel'] = ResolversParentTypes['PublicLabel']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['HexColor'], ParentType, ContextType>;
};

export type PublicTaskResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PublicTask'] = ResolversParentTypes['PublicTask']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PublicStatus'], ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['PublicLabel']>, ParentType, ContextType>;
  assignees?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueDate?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PublicTaskPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PublicTaskPage'] = ResolversParentTypes['PublicTaskPage']> = {
  nodes?: Resolver<Array<ResolversTypes['PublicTask']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PublicProjectHomeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PublicProjectHome'] = ResolversParentTypes['PublicProjectHome']> = {
  workspaceSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workspaceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WikiPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WikiPage'] = ResolversParentTypes['WikiPage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  childrenCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  author?: Resolver<schema.Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  draft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  body?: Resolver<schema.Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
  path?: Resolver<schema.Maybe<Array<ResolversTypes['WikiStep']>>, ParentType, ContextType>;
  pagesBelow?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  backlinkCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  authorCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  publishedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ownDraft?: Resolver<schema.Maybe<ResolversTypes['WikiDraft']>, ParentType, ContextType>;
  editing?: Resolver<schema.Maybe<Array<ResolversTypes['WikiEditor']>>, ParentType, ContextType>;
  linkedPages?: Resolver<schema.Maybe<Array<ResolversTypes['WikiLinkedPage']>>, ParentType, ContextType>;
  linkedTasks?: Resolver<schema.Maybe<Array<ResolversTypes['WikiLinkedTask']>>, ParentType, ContextType>;
  isFollowing?: Resolver<schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  mentions?: Resolver<schema.Maybe<Array<ResolversTypes['Mention']>>, ParentType, ContextType>;
  viewerCan?: Resolver<schema.Maybe<Array<ResolversTypes['Permission']>>, ParentType, ContextType>;
};

export type WikiStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WikiStep'] = ResolversParentTypes['WikiStep']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WikiLinkedPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WikiLinkedPage'] = ResolversParentTypes['WikiLinkedPage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WikiLinkedTaskResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WikiLinkedTask'] = ResolversParentTypes['WikiLinkedTask']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['HexColor'], ParentType, ContextType>;
  projectSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WikiDraftResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WikiDraft'] = ResolversParentTypes['WikiDraft']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  base?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  savedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WikiEditorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WikiEditor'] = ResolversParentTypes['WikiEditor']> = {
  person?: Resolver<schema.Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  at?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WikiVersionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WikiVersion'] = ResolversParentTypes['WikiVersion']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author?: Resolver<schema.Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  note?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  wordsAdded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wordsRemoved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  body?: Resolver<schema.Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
};

export type WikiPageListResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WikiPageList'] = ResolversParentTypes['WikiPageList']> = {
  nodes?: Resolver<Array<ResolversTypes['WikiPage']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WikiHitResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WikiHit'] = ResolversParentTypes['WikiHit']> = {
  page?: Resolver<ResolversTypes['WikiPage'], ParentType, ContextType>;
  snippet?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['WikiStep']>, ParentType, ContextType>;
};

export type WikiHitPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WikiHitPage'] = ResolversParentTypes['WikiHitPage']> = {
  nodes?: Resolver<Array<ResolversTypes['WikiHit']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WikiBinnedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WikiBinned'] = ResolversParentTypes['WikiBinned']> = {
  page?: Resolver<ResolversTypes['WikiPage'], ParentType, ContextType>;
  deletedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pagesBelow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WikiBinPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WikiBinPage'] = ResolversParentTypes['WikiBinPage']> = {
  nodes?: Resolver<Array<ResolversTypes['WikiBinned']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WikiVersionPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WikiVersionPage'] = ResolversParentTypes['WikiVersionPage']> = {
  nodes?: Resolver<Array<ResolversTypes['WikiVersion']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WikiPagePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WikiPagePayload'] = ResolversParentTypes['WikiPagePayload']> = {
  wikiPage?: Resolver<schema.Maybe<ResolversTypes['WikiPage']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmptiedWikiBinPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EmptiedWikiBinPayload'] = ResolversParentTypes['EmptiedWikiBinPayload']> = {
  deletedCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WikiDraftPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WikiDraftPayload'] = ResolversParentTypes['WikiDraftPayload']> = {
  savedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PublishWikiPagePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PublishWikiPagePayload'] = ResolversParentTypes['PublishWikiPagePayload']> = {
  wikiPage?: Resolver<schema.Maybe<ResolversTypes['WikiPage']>, ParentType, ContextType>;
  current?: Resolver<schema.Maybe<ResolversTypes['WikiPage']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MentionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mention'] = ResolversParentTypes['Mention']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MentionKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  commentId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOrigin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  at?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  author?: Resolver<schema.Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
};

export type MentionPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MentionPage'] = ResolversParentTypes['MentionPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Mention']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RecurrenceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Recurrence'] = ResolversParentTypes['Recurrence']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  project?: Resolver<ResolversTypes['RecurrenceProject'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueAfter?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  endsOn?: Resolver<schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  endsAfter?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  catchUp?: Resolver<ResolversTypes['RecurrenceCatchUp'], ParentType, ContextType>;
  waitForDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RecurrenceState'], ParentType, ContextType>;
  reason?: Resolver<schema.Maybe<ResolversTypes['RecurrenceReason']>, ParentType, ContextType>;
  pausedUntil?: Resolver<schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  next?: Resolver<Array<ResolversTypes['Occurrence']>, ParentType, ContextType>;
  dates?: Resolver<schema.Maybe<Array<ResolversTypes['RecurrenceDate']>>, ParentType, ContextType>;
  last?: Resolver<schema.Maybe<ResolversTypes['RecurrenceLast']>, ParentType, ContextType>;
  made?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  task?: Resolver<ResolversTypes['RecurrenceTask'], ParentType, ContextType>;
  author?: Resolver<schema.Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  viewerCan?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
};

export type RecurrenceProjectResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecurrenceProject'] = ResolversParentTypes['RecurrenceProject']> = {
  slug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OccurrenceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Occurrence'] = ResolversParentTypes['Occurrence']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  at?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RecurrenceDateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecurrenceDate'] = ResolversParentTypes['RecurrenceDate']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  at?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RecurrenceMadeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecurrenceMade'] = ResolversParentTypes['RecurrenceMade']> = {
  taskId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RecurrenceLastResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecurrenceLast'] = ResolversParentTypes['RecurrenceLast']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  task?: Resolver<schema.Maybe<ResolversTypes['RecurrenceMade']>, ParentType, ContextType>;
};

export type RecurrenceTaskResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecurrenceTask'] = ResolversParentTypes['RecurrenceTask']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<schema.Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
  workflowId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  typeId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  effortId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  boardId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  labelIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  checklist?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RecurrenceRunResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecurrenceRun'] = ResolversParentTypes['RecurrenceRun']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['RecurrenceOutcome'], ParentType, ContextType>;
  at?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  task?: Resolver<schema.Maybe<ResolversTypes['RecurrenceMade']>, ParentType, ContextType>;
};

export type RecurrencePreviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecurrencePreview'] = ResolversParentTypes['RecurrencePreview']> = {
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Array<ResolversTypes['Occurrence']>, ParentType, ContextType>;
};

export type RecurrencePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecurrencePage'] = ResolversParentTypes['RecurrencePage']> = {
  nodes?: Resolver<Array<ResolversTypes['Recurrence']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RecurrenceRunPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecurrenceRunPage'] = ResolversParentTypes['RecurrenceRunPage']> = {
  nodes?: Resolver<Array<ResolversTypes['RecurrenceRun']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RecurrencePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecurrencePayload'] = ResolversParentTypes['RecurrencePayload']> = {
  recurrence?: Resolver<schema.Maybe<ResolversTypes['Recurrence']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RunRecurrencePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RunRecurrencePayload'] = ResolversParentTypes['RunRecurrencePayload']> = {
  task?: Resolver<schema.Maybe<ResolversTypes['Task']>, ParentType, ContextType>;
  recurrence?: Resolver<schema.Maybe<ResolversTypes['Recurrence']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ThreadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Thread'] = ResolversParentTypes['Thread']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author?: Resolver<schema.Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  answerId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  task?: Resolver<schema.Maybe<ResolversTypes['ThreadTask']>, ParentType, ContextType>;
  commentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastComment?: Resolver<schema.Maybe<ResolversTypes['ThreadLastComment']>, ParentType, ContextType>;
  createdAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  activeAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isUnread?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFollowing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  html?: Resolver<schema.Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
  editedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedBy?: Resolver<schema.Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  firstUnread?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  followers?: Resolver<schema.Maybe<Array<ResolversTypes['Person']>>, ParentType, ContextType>;
  followersCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  linkedPages?: Resolver<schema.Maybe<Array<ResolversTypes['WikiLinkedPage']>>, ParentType, ContextType>;
  linkedTasks?: Resolver<schema.Maybe<Array<ResolversTypes['WikiLinkedTask']>>, ParentType, ContextType>;
  viewerCan?: Resolver<schema.Maybe<Array<ResolversTypes['Permission']>>, ParentType, ContextType>;
};

export type ThreadTaskResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ThreadTask'] = ResolversParentTypes['ThreadTask']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ThreadLastCommentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ThreadLastComment'] = ResolversParentTypes['ThreadLastComment']> = {
  author?: Resolver<schema.Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  createdAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ThreadPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ThreadPage'] = ResolversParentTypes['ThreadPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Thread']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ThreadCommentsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ThreadComments'] = ResolversParentTypes['ThreadComments']> = {
  nodes?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  gaps?: Resolver<Array<ResolversTypes['ThreadGap']>, ParentType, ContextType>;
  totalCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ThreadGapResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ThreadGap'] = ResolversParentTypes['ThreadGap']> = {
  after?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ThreadPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ThreadPayload'] = ResolversParentTypes['ThreadPayload']> = {
  thread?: Resolver<schema.Maybe<ResolversTypes['Thread']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NoteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Note'] = ResolversParentTypes['Note']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  snippet?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  trashedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  html?: Resolver<schema.Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
  tasks?: Resolver<schema.Maybe<Array<ResolversTypes['NoteTask']>>, ParentType, ContextType>;
};

export type NoteTaskResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NoteTask'] = ResolversParentTypes['NoteTask']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  workspaceSlug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  projectSlug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type NotePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotePage'] = ResolversParentTypes['NotePage']> = {
  nodes?: Resolver<Array<ResolversTypes['Note']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['NoteTag']>, ParentType, ContextType>;
  trashedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NoteTagResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NoteTag'] = ResolversParentTypes['NoteTag']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotePayload'] = ResolversParentTypes['NotePayload']> = {
  note?: Resolver<schema.Maybe<ResolversTypes['Note']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConvertNotePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConvertNotePayload'] = ResolversParentTypes['ConvertNotePayload']> = {
  note?: Resolver<schema.Maybe<ResolversTypes['Note']>, ParentType, ContextType>;
  tasks?: Resolver<schema.Maybe<Array<ResolversTypes['Task']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FormResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Form'] = ResolversParentTypes['Form']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['FormState'], ParentType, ContextType>;
  closesOn?: Resolver<schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fieldsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  submissionsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isFollowing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  intro?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thanks?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dailyLimit?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  presets?: Resolver<schema.Maybe<ResolversTypes['FormPresets']>, ParentType, ContextType>;
  fields?: Resolver<schema.Maybe<Array<ResolversTypes['FormField']>>, ParentType, ContextType>;
  lastFieldNumber?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  viewerCan?: Resolver<schema.Maybe<Array<ResolversTypes['Permission']>>, ParentType, ContextType>;
};

export type FormFieldResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FormField'] = ResolversParentTypes['FormField']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FormFieldKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  help?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  goal?: Resolver<ResolversTypes['FormGoal'], ParentType, ContextType>;
  min?: Resolver<schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max?: Resolver<schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['FormOption']>, ParentType, ContextType>;
};

export type FormOptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FormOption'] = ResolversParentTypes['FormOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typeId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  labelId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  effortId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type FormPresetsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FormPresets'] = ResolversParentTypes['FormPresets']> = {
  workflowId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  typeId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  boardId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  labelIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  usernames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SubmissionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Submission'] = ResolversParentTypes['Submission']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SubmissionState'], ParentType, ContextType>;
  email?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answers?: Resolver<Array<ResolversTypes['FormAnswer']>, ParentType, ContextType>;
  task?: Resolver<schema.Maybe<ResolversTypes['SubmissionTask']>, ParentType, ContextType>;
  createdAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  judgedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  judgedBy?: Resolver<schema.Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
};

export type FormAnswerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FormAnswer'] = ResolversParentTypes['FormAnswer']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FormFieldKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubmissionTaskResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubmissionTask'] = ResolversParentTypes['SubmissionTask']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubmissionPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubmissionPage'] = ResolversParentTypes['SubmissionPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Submission']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['SubmissionCounts'], ParentType, ContextType>;
};

export type SubmissionCountsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubmissionCounts'] = ResolversParentTypes['SubmissionCounts']> = {
  new?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  accepted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spam?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PublicFormResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PublicForm'] = ResolversParentTypes['PublicForm']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  intro?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workspaceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workspaceLogo?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['PublicFormField']>, ParentType, ContextType>;
  ticket?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PublicFormFieldResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PublicFormField'] = ResolversParentTypes['PublicFormField']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FormFieldKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  help?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  min?: Resolver<schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max?: Resolver<schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FormPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FormPayload'] = ResolversParentTypes['FormPayload']> = {
  form?: Resolver<schema.Maybe<ResolversTypes['Form']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubmissionsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubmissionsPayload'] = ResolversParentTypes['SubmissionsPayload']> = {
  submissions?: Resolver<schema.Maybe<Array<ResolversTypes['Submission']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ThanksPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ThanksPayload'] = ResolversParentTypes['ThanksPayload']> = {
  thanks?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PreferencesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Preferences'] = ResolversParentTypes['Preferences']> = {
  timeZone?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weekStart?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hourCycle?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  theme?: Resolver<schema.Maybe<ResolversTypes['Theme']>, ParentType, ContextType>;
  hideEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  taskModal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  singleKeys?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keyHints?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keyCoach?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shortcutPreset?: Resolver<ResolversTypes['ShortcutPreset'], ParentType, ContextType>;
  shortcuts?: Resolver<Array<ResolversTypes['OwnShortcut']>, ParentType, ContextType>;
};

export type OwnShortcutResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OwnShortcut'] = ResolversParentTypes['OwnShortcut']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keys?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FirstStepsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FirstSteps'] = ResolversParentTypes['FirstSteps']> = {
  project?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tasks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  palette?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shows?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FirstStepsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FirstStepsPayload'] = ResolversParentTypes['FirstStepsPayload']> = {
  firstSteps?: Resolver<schema.Maybe<ResolversTypes['FirstSteps']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ViewerPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ViewerPayload'] = ResolversParentTypes['ViewerPayload']> = {
  viewer?: Resolver<schema.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SessionInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SessionInfo'] = ResolversParentTypes['SessionInfo']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  network?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EmailPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EmailPayload'] = ResolversParentTypes['EmailPayload']> = {
  email?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevertedEmailPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RevertedEmailPayload'] = ResolversParentTypes['RevertedEmailPayload']> = {
  email?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resetToken?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteAccountPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteAccountPayload'] = ResolversParentTypes['DeleteAccountPayload']> = {
  deletionAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  ended?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  token?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EndedSessionsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EndedSessionsPayload'] = ResolversParentTypes['EndedSessionsPayload']> = {
  ended?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  email?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  memberSince?: Resolver<schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isMember?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  workspace?: Resolver<ResolversTypes['NamedPlace'], ParentType, ContextType>;
  workspaces?: Resolver<Array<ResolversTypes['NamedPlace']>, ParentType, ContextType>;
  projects?: Resolver<Array<ResolversTypes['ProfileProject']>, ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['ProfileDay']>, ParentType, ContextType>;
  time?: Resolver<schema.Maybe<ResolversTypes['ProfileTime']>, ParentType, ContextType>;
};

export type NamedPlaceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NamedPlace'] = ResolversParentTypes['NamedPlace']> = {
  slug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProfileProjectResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProfileProject'] = ResolversParentTypes['ProfileProject']> = {
  slug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProfileDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProfileDay'] = ResolversParentTypes['ProfileDay']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProfileTimeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProfileTime'] = ResolversParentTypes['ProfileTime']> = {
  weekSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  monthSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AttachmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Attachment'] = ResolversParentTypes['Attachment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  uuid?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mimetype?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  createdAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAtForHumans?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<schema.Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  downloadUrl?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  task?: Resolver<schema.Maybe<ResolversTypes['AttachmentTask']>, ParentType, ContextType>;
  links?: Resolver<schema.Maybe<Array<ResolversTypes['AttachmentTask']>>, ParentType, ContextType>;
  versions?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  comments?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AttachmentTaskResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AttachmentTask'] = ResolversParentTypes['AttachmentTask']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AttachmentVersionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AttachmentVersion'] = ResolversParentTypes['AttachmentVersion']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mimetype?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  createdAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  user?: Resolver<schema.Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  downloadUrl?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AttachmentPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AttachmentPayload'] = ResolversParentTypes['AttachmentPayload']> = {
  attachment?: Resolver<schema.Maybe<ResolversTypes['Attachment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AttachmentPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AttachmentPage'] = ResolversParentTypes['AttachmentPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Attachment']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CommentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  author?: Resolver<schema.Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  createdAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAtForHumans?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CommentPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommentPayload'] = ResolversParentTypes['CommentPayload']> = {
  comment?: Resolver<schema.Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChecklistItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChecklistItem'] = ResolversParentTypes['ChecklistItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parentId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['ChecklistItem']>, ParentType, ContextType>;
};

export type ChecklistItemPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChecklistItemPayload'] = ResolversParentTypes['ChecklistItemPayload']> = {
  item?: Resolver<schema.Maybe<ResolversTypes['ChecklistItem']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LogEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LogEntry'] = ResolversParentTypes['LogEntry']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['LogPart']>, ParentType, ContextType>;
  author?: Resolver<schema.Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  createdAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAtForHumans?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LogPartResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LogPart'] = ResolversParentTypes['LogPart']> = {
  text?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ActivityPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ActivityPage'] = ResolversParentTypes['ActivityPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Activity']>, ParentType, ContextType>;
  nextBefore?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ActivityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Activity'] = ResolversParentTypes['Activity']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  author?: Resolver<schema.Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ActivityKind'], ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['LogPart']>, ParentType, ContextType>;
  target?: Resolver<schema.Maybe<ResolversTypes['ActivityTarget']>, ParentType, ContextType>;
  project?: Resolver<schema.Maybe<ResolversTypes['ActivityProject']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['ActivityChange']>, ParentType, ContextType>;
};

export type ActivityTargetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ActivityTarget'] = ResolversParentTypes['ActivityTarget']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  projectSlug?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isGone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ActivityProjectResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ActivityProject'] = ResolversParentTypes['ActivityProject']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isGone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ActivityChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ActivityChange'] = ResolversParentTypes['ActivityChange']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TeamMemberPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamMemberPage'] = ResolversParentTypes['TeamMemberPage']> = {
  nodes?: Resolver<Array<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TeamMemberPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamMemberPayload'] = ResolversParentTypes['TeamMemberPayload']> = {
  teamMember?: Resolver<schema.Maybe<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TeamMemberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamMember'] = ResolversParentTypes['TeamMember']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['WorkspaceRole'], ParentType, ContextType>;
  projects?: Resolver<Array<ResolversTypes['TeamProject']>, ParentType, ContextType>;
  lastActiveAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  openTasks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  loggedSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  joinedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TeamProjectResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamProject'] = ResolversParentTypes['TeamProject']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SentInvitationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SentInvitation'] = ResolversParentTypes['SentInvitation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inviter?: Resolver<schema.Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  sentAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WithdrawnInvitationPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawnInvitationPayload'] = ResolversParentTypes['WithdrawnInvitationPayload']> = {
  deletedId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemovedMemberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemovedMember'] = ResolversParentTypes['RemovedMember']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['WorkspaceRole'], ParentType, ContextType>;
  projects?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  keptUntil?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  removedBy?: Resolver<schema.Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
};

export type HandOverResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HandOver'] = ResolversParentTypes['HandOver']> = {
  tasks?: Resolver<Array<ResolversTypes['HandOverTasks']>, ParentType, ContextType>;
  owned?: Resolver<Array<ResolversTypes['HandOverProject']>, ParentType, ContextType>;
  owners?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  timer?: Resolver<schema.Maybe<ResolversTypes['HandOverTimer']>, ParentType, ContextType>;
  invitations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastAdmin?: Resolver<Array<ResolversTypes['HandOverAdmin']>, ParentType, ContextType>;
};

export type HandOverTasksResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HandOverTasks'] = ResolversParentTypes['HandOverTasks']> = {
  project?: Resolver<ResolversTypes['HandOverProject'], ParentType, ContextType>;
  openTasks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
};

export type HandOverProjectResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HandOverProject'] = ResolversParentTypes['HandOverProject']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HandOverAdminResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HandOverAdmin'] = ResolversParentTypes['HandOverAdmin']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<schema.Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
};

export type HandOverTimerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HandOverTimer'] = ResolversParentTypes['HandOverTimer']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RemovedTeamMemberPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemovedTeamMemberPayload'] = ResolversParentTypes['RemovedTeamMemberPayload']> = {
  deletedId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  tasks?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  projects?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RestoredTeamMemberPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RestoredTeamMemberPayload'] = ResolversParentTypes['RestoredTeamMemberPayload']> = {
  tasks?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  projects?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TimeEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TimeEntry'] = ResolversParentTypes['TimeEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<schema.Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  byTimer?: Resolver<schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  editedBy?: Resolver<schema.Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  editedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  invoice?: Resolver<schema.Maybe<ResolversTypes['TimeEntryInvoice']>, ParentType, ContextType>;
  task?: Resolver<schema.Maybe<ResolversTypes['TimedTask']>, ParentType, ContextType>;
  project?: Resolver<schema.Maybe<ResolversTypes['TimedProject']>, ParentType, ContextType>;
};

export type TimeEntryInvoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TimeEntryInvoice'] = ResolversParentTypes['TimeEntryInvoice']> = {
  invoiceId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  number?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TimeEntryPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TimeEntryPage'] = ResolversParentTypes['TimeEntryPage']> = {
  nodes?: Resolver<Array<ResolversTypes['TimeEntry']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totals?: Resolver<schema.Maybe<ResolversTypes['TimeTotals']>, ParentType, ContextType>;
};

export type TimeTotalsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TimeTotals'] = ResolversParentTypes['TimeTotals']> = {
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['TimeDay']>, ParentType, ContextType>;
};

export type TimeDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TimeDay'] = ResolversParentTypes['TimeDay']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TimeEntryPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TimeEntryPayload'] = ResolversParentTypes['TimeEntryPayload']> = {
  timeEntry?: Resolver<schema.Maybe<ResolversTypes['TimeEntry']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TimeSheetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TimeSheet'] = ResolversParentTypes['TimeSheet']> = {
  rows?: Resolver<Array<ResolversTypes['TimeSheetRow']>, ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['TimeSheetDay']>, ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  running?: Resolver<schema.Maybe<ResolversTypes['TimeSheetTimer']>, ParentType, ContextType>;
  since?: Resolver<schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type TimeSheetRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TimeSheetRow'] = ResolversParentTypes['TimeSheetRow']> = {
  task?: Resolver<ResolversTypes['TimedTask'], ParentType, ContextType>;
  project?: Resolver<ResolversTypes['TimedProject'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['TimeRowReason'], ParentType, ContextType>;
  pinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastWeekSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cells?: Resolver<Array<ResolversTypes['TimeSheetCell']>, ParentType, ContextType>;
};

export type TimeSheetCellResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TimeSheetCell'] = ResolversParentTypes['TimeSheetCell']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entries?: Resolver<schema.Maybe<Array<ResolversTypes['TimeEntry']>>, ParentType, ContextType>;
};

export type TimeSheetDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TimeSheetDay'] = ResolversParentTypes['TimeSheetDay']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TimeSheetTimerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TimeSheetTimer'] = ResolversParentTypes['TimeSheetTimer']> = {
  taskId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TimedTaskResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TimedTask'] = ResolversParentTypes['TimedTask']> = {
  taskId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TimedProjectResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TimedProject'] = ResolversParentTypes['TimedProject']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCan?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
};

export type TimeLogPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TimeLogPage'] = ResolversParentTypes['TimeLogPage']> = {
  nodes?: Resolver<Array<ResolversTypes['TimeEntry']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['TimeLogTotals'], ParentType, ContextType>;
};

export type TimeLogTotalsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TimeLogTotals'] = ResolversParentTypes['TimeLogTotals']> = {
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  estimatedHours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['TimeLogGroup']>, ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['TimeLogDay']>, ParentType, ContextType>;
};

export type TimeLogGroupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TimeLogGroup'] = ResolversParentTypes['TimeLogGroup']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TimeLogDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TimeLogDay'] = ResolversParentTypes['TimeLogDay']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TimeMissingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TimeMissing'] = ResolversParentTypes['TimeMissing']> = {
  user?: Resolver<schema.Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type TimerStateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TimerState'] = ResolversParentTypes['TimerState']> = {
  running?: Resolver<schema.Maybe<ResolversTypes['RunningTimer']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RunningTimerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RunningTimer'] = ResolversParentTypes['RunningTimer']> = {
  taskId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  taskCode?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taskTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workspaceSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TimerPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TimerPayload'] = ResolversParentTypes['TimerPayload']> = {
  running?: Resolver<schema.Maybe<ResolversTypes['RunningTimer']>, ParentType, ContextType>;
  task?: Resolver<schema.Maybe<ResolversTypes['Task']>, ParentType, ContextType>;
  seconds?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  endedNow?: Resolver<schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LabelSuggestionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LabelSuggestion'] = ResolversParentTypes['LabelSuggestion']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['HexColor'], ParentType, ContextType>;
};

export type TextSuggestionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TextSuggestionPayload'] = ResolversParentTypes['TextSuggestionPayload']> = {
  text?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  byRules?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LabelSuggestionsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LabelSuggestionsPayload'] = ResolversParentTypes['LabelSuggestionsPayload']> = {
  labels?: Resolver<Array<ResolversTypes['LabelSuggestion']>, ParentType, ContextType>;
  byRules?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Minor'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  digits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClientResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Client'] = ResolversParentTypes['Client']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  website?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['PostalAddress'], ParentType, ContextType>;
  country?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  digits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rate?: Resolver<schema.Maybe<ResolversTypes['Minor']>, ParentType, ContextType>;
  taxBp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  termsDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rounding?: Resolver<ResolversTypes['Rounding'], ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  archivedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  projects?: Resolver<Array<ResolversTypes['ClientProject']>, ParentType, ContextType>;
  contacts?: Resolver<Array<ResolversTypes['ClientContact']>, ParentType, ContextType>;
  unbilled?: Resolver<ResolversTypes['UnbilledTime'], ParentType, ContextType>;
  unbilledByProject?: Resolver<Array<ResolversTypes['UnbilledProject']>, ParentType, ContextType>;
  balances?: Resolver<Array<ResolversTypes['ClientBalance']>, ParentType, ContextType>;
  lastInvoice?: Resolver<schema.Maybe<ResolversTypes['InvoiceName']>, ParentType, ContextType>;
};

export type ClientProjectResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClientProject'] = ResolversParentTypes['ClientProject']> = {
  slug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PostalAddressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PostalAddress'] = ResolversParentTypes['PostalAddress']> = {
  street?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClientContactResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClientContact'] = ResolversParentTypes['ClientContact']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  getsInvoices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seesInvoices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invitedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  person?: Resolver<schema.Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
};

export type UnbilledTimeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UnbilledTime'] = ResolversParentTypes['UnbilledTime']> = {
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  money?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withoutRate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClientBalanceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClientBalance'] = ResolversParentTypes['ClientBalance']> = {
  open?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type UnbilledProjectResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UnbilledProject'] = ResolversParentTypes['UnbilledProject']> = {
  project?: Resolver<ResolversTypes['ClientProject'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  money?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withoutRate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClientPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClientPage'] = ResolversParentTypes['ClientPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Client']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ClientPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClientPayload'] = ResolversParentTypes['ClientPayload']> = {
  client?: Resolver<schema.Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProjectRatesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProjectRates'] = ResolversParentTypes['ProjectRates']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  digits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  client?: Resolver<schema.Maybe<ResolversTypes['RatesClient']>, ParentType, ContextType>;
  rate?: Resolver<schema.Maybe<ResolversTypes['Minor']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['PersonRate']>, ParentType, ContextType>;
};

export type RatesClientResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RatesClient'] = ResolversParentTypes['RatesClient']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rate?: Resolver<schema.Maybe<ResolversTypes['Minor']>, ParentType, ContextType>;
};

export type PersonRateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PersonRate'] = ResolversParentTypes['PersonRate']> = {
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  rate?: Resolver<schema.Maybe<ResolversTypes['Minor']>, ParentType, ContextType>;
};

export type ProjectRatesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProjectRatesPayload'] = ResolversParentTypes['ProjectRatesPayload']> = {
  rates?: Resolver<schema.Maybe<ResolversTypes['ProjectRates']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvoiceSumsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceSums'] = ResolversParentTypes['InvoiceSums']> = {
  net?: Resolver<ResolversTypes['Minor'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Minor'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Minor'], ParentType, ContextType>;
  taxes?: Resolver<Array<ResolversTypes['InvoiceTax']>, ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Minor'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Minor'], ParentType, ContextType>;
  credited?: Resolver<ResolversTypes['Minor'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Minor'], ParentType, ContextType>;
};

export type InvoiceTaxResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceTax'] = ResolversParentTypes['InvoiceTax']> = {
  taxBp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Minor'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Minor'], ParentType, ContextType>;
};

export type InvoiceClientResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceClient'] = ResolversParentTypes['InvoiceClient']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SheetLabelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SheetLabel'] = ResolversParentTypes['SheetLabel']> = {
  key?: Resolver<ResolversTypes['SheetLabelKey'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoicePartyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceParty'] = ResolversParentTypes['InvoiceParty']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['PostalAddress'], ParentType, ContextType>;
  country?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvoiceDiscountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceDiscount'] = ResolversParentTypes['InvoiceDiscount']> = {
  bp?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  amount?: Resolver<schema.Maybe<ResolversTypes['Minor']>, ParentType, ContextType>;
};

export type InvoiceLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceLine'] = ResolversParentTypes['InvoiceLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['InvoiceLineKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Minor'], ParentType, ContextType>;
  discount?: Resolver<schema.Maybe<ResolversTypes['InvoiceDiscount']>, ParentType, ContextType>;
  taxBp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Minor'], ParentType, ContextType>;
  entryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paidOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Minor'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceNameResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceName'] = ResolversParentTypes['InvoiceName']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  issuedOn?: Resolver<schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  gross?: Resolver<schema.Maybe<ResolversTypes['Minor']>, ParentType, ContextType>;
};

export type InvoiceLetterResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceLetter'] = ResolversParentTypes['InvoiceLetter']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['InvoiceLetterKind'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['InvoiceLetterState'], ParentType, ContextType>;
  reply?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type InvoiceReminderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceReminder'] = ResolversParentTypes['InvoiceReminder']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['InvoiceKind'], ParentType, ContextType>;
  number?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['InvoiceState'], ParentType, ContextType>;
  client?: Resolver<ResolversTypes['InvoiceClient'], ParentType, ContextType>;
  issuedOn?: Resolver<schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  dueOn?: Resolver<schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  digits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['InvoiceSums'], ParentType, ContextType>;
  createdAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sentAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  remindersPaused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextReminderAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nextNumber?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxNote?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount?: Resolver<schema.Maybe<ResolversTypes['InvoiceDiscount']>, ParentType, ContextType>;
  refunded?: Resolver<schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sender?: Resolver<schema.Maybe<ResolversTypes['InvoiceParty']>, ParentType, ContextType>;
  recipient?: Resolver<schema.Maybe<ResolversTypes['InvoiceParty']>, ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['SheetLabel']>, ParentType, ContextType>;
  lines?: Resolver<schema.Maybe<Array<ResolversTypes['InvoiceLine']>>, ParentType, ContextType>;
  payments?: Resolver<schema.Maybe<Array<ResolversTypes['Payment']>>, ParentType, ContextType>;
  credits?: Resolver<schema.Maybe<ResolversTypes['InvoiceName']>, ParentType, ContextType>;
  creditNotes?: Resolver<schema.Maybe<Array<ResolversTypes['InvoiceName']>>, ParentType, ContextType>;
  issuedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  openedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  voidedAt?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  voidReason?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  letters?: Resolver<schema.Maybe<Array<ResolversTypes['InvoiceLetter']>>, ParentType, ContextType>;
  reminders?: Resolver<schema.Maybe<Array<ResolversTypes['InvoiceReminder']>>, ParentType, ContextType>;
};

export type InvoiceTotalsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceTotals'] = ResolversParentTypes['InvoiceTotals']> = {
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type InvoicePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoicePage'] = ResolversParentTypes['InvoicePage']> = {
  nodes?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['InvoiceTotals']>, ParentType, ContextType>;
};

export type PrintedInvoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PrintedInvoice'] = ResolversParentTypes['PrintedInvoice']> = {
  invoice?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType>;
  workspaceSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workspaceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TimePreviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TimePreview'] = ResolversParentTypes['TimePreview']> = {
  lines?: Resolver<Array<ResolversTypes['PreviewLine']>, ParentType, ContextType>;
  leftOut?: Resolver<Array<ResolversTypes['LeftOutTime']>, ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PreviewLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PreviewLine'] = ResolversParentTypes['PreviewLine']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Minor'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Minor'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['PreviewEntry']>, ParentType, ContextType>;
};

export type PreviewEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PreviewEntry'] = ResolversParentTypes['PreviewEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeftOutTimeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LeftOutTime'] = ResolversParentTypes['LeftOutTime']> = {
  reason?: Resolver<ResolversTypes['LeftOutReason'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BillingSettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillingSettings'] = ResolversParentTypes['BillingSettings']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['PostalAddress'], ParentType, ContextType>;
  country?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankLines?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  footer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoiceFormat?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creditFormat?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reminderDays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  mailSubject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mailText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reminderSubject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reminderText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['SheetLabel']>, ParentType, ContextType>;
};

export type InvoicePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoicePayload'] = ResolversParentTypes['InvoicePayload']> = {
  invoice?: Resolver<schema.Maybe<ResolversTypes['Invoice']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BillingPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillingPayload'] = ResolversParentTypes['BillingPayload']> = {
  billing?: Resolver<schema.Maybe<ResolversTypes['BillingSettings']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TextHitResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TextHit'] = ResolversParentTypes['TextHit']> = {
  kind?: Resolver<ResolversTypes['TextHitKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  snippet?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  projectSlug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  projectName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taskId?: Resolver<schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  taskCode?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taskTitle?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  threadNumber?: Resolver<schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  threadTitle?: Resolver<schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Date?: GraphQLScalarType;
  Html?: GraphQLScalarType;
  Minor?: GraphQLScalarType;
  HexColor?: GraphQLScalarType;
  Person?: PersonResolvers<ContextType>;
  Actor?: ActorResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Payload?: PayloadResolvers<ContextType>;
  EmptyPayload?: EmptyPayloadResolvers<ContextType>;
  DeletedPayload?: DeletedPayloadResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  SessionPayload?: SessionPayloadResolvers<ContextType>;
  SignUpRules?: SignUpRulesResolvers<ContextType>;
  Workspace?: WorkspaceResolvers<ContextType>;
  WorkspacePayload?: WorkspacePayloadResolvers<ContextType>;
  WorkspaceSettings?: WorkspaceSettingsResolvers<ContextType>;
  WorkspaceTransfer?: WorkspaceTransferResolvers<ContextType>;
  DeletedWorkspace?: DeletedWorkspaceResolvers<ContextType>;
  WorkspaceContents?: WorkspaceContentsResolvers<ContextType>;
  DeleteWorkspacePayload?: DeleteWorkspacePayloadResolvers<ContextType>;
  MailServer?: MailServerResolvers<ContextType>;
  WorkspaceMail?: WorkspaceMailResolvers<ContextType>;
  WorkspaceMailPage?: WorkspaceMailPageResolvers<ContextType>;
  MailServerPayload?: MailServerPayloadResolvers<ContextType>;
  TestMailServerPayload?: TestMailServerPayloadResolvers<ContextType>;
  WorkspaceDomain?: WorkspaceDomainResolvers<ContextType>;
  DnsRecord?: DnsRecordResolvers<ContextType>;
  DomainCheck?: DomainCheckResolvers<ContextType>;
  WorkspaceDomainPayload?: WorkspaceDomainPayloadResolvers<ContextType>;
  Export?: ExportResolvers<ContextType>;
  ExportCounts?: ExportCountsResolvers<ContextType>;
  ExportPerson?: ExportPersonResolvers<ContextType>;
  ExportPayload?: ExportPayloadResolvers<ContextType>;
  Import?: ImportResolvers<ContextType>;
  ImportDetail?: ImportDetailResolvers<ContextType>;
  ImportArchive?: ImportArchiveResolvers<ContextType>;
  ImportArchiveProject?: ImportArchiveProjectResolvers<ContextType>;
  ImportColumn?: ImportColumnResolvers<ContextType>;
  ImportValue?: ImportValueResolvers<ContextType>;
  ImportPreviewTask?: ImportPreviewTaskResolvers<ContextType>;
  ImportedPerson?: ImportedPersonResolvers<ContextType>;
  ImportedThing?: ImportedThingResolvers<ContextType>;
  ImportTouchedTask?: ImportTouchedTaskResolvers<ContextType>;
  ImportMapping?: ImportMappingResolvers<ContextType>;
  ImportColumnMapping?: ImportColumnMappingResolvers<ContextType>;
  ImportPersonChoice?: ImportPersonChoiceResolvers<ContextType>;
  ImportProblem?: ImportProblemResolvers<ContextType>;
  ImportProblemPage?: ImportProblemPageResolvers<ContextType>;
  ImportCounts?: ImportCountsResolvers<ContextType>;
  ImportProblemCounts?: ImportProblemCountsResolvers<ContextType>;
  ImportPerson?: ImportPersonResolvers<ContextType>;
  ImportPayload?: ImportPayloadResolvers<ContextType>;
  SampleRemovedPayload?: SampleRemovedPayloadResolvers<ContextType>;
  ProjectContents?: ProjectContentsResolvers<ContextType>;
  DeletedProject?: DeletedProjectResolvers<ContextType>;
  ProjectDeletedPayload?: ProjectDeletedPayloadResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  ProjectFeature?: ProjectFeatureResolvers<ContextType>;
  RouteParam?: RouteParamResolvers<ContextType>;
  ProjectPayload?: ProjectPayloadResolvers<ContextType>;
  NewProjectTemplate?: NewProjectTemplateResolvers<ContextType>;
  NewProjectItem?: NewProjectItemResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  ShareLink?: ShareLinkResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  InvitationAsker?: InvitationAskerResolvers<ContextType>;
  MemberPayload?: MemberPayloadResolvers<ContextType>;
  RemovedMemberPayload?: RemovedMemberPayloadResolvers<ContextType>;
  InvitesPayload?: InvitesPayloadResolvers<ContextType>;
  ShareLinkPayload?: ShareLinkPayloadResolvers<ContextType>;
  AcceptedPayload?: AcceptedPayloadResolvers<ContextType>;
  InboxPage?: InboxPageResolvers<ContextType>;
  Unread?: UnreadResolvers<ContextType>;
  UnreadWorkspace?: UnreadWorkspaceResolvers<ContextType>;
  Watching?: WatchingResolvers<ContextType>;
  NewsSwitch?: NewsSwitchResolvers<ContextType>;
  MailSetting?: MailSettingResolvers<ContextType>;
  MailSettingsPayload?: MailSettingsPayloadResolvers<ContextType>;
  UnsubscribePayload?: UnsubscribePayloadResolvers<ContextType>;
  MarkedPayload?: MarkedPayloadResolvers<ContextType>;
  WatchingPayload?: WatchingPayloadResolvers<ContextType>;
  ReminderPayload?: ReminderPayloadResolvers<ContextType>;
  NewsSwitchesPayload?: NewsSwitchesPayloadResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationEvent?: NotificationEventResolvers<ContextType>;
  NotificationTarget?: NotificationTargetResolvers<ContextType>;
  TaskTarget?: TaskTargetResolvers<ContextType>;
  CommentTarget?: CommentTargetResolvers<ContextType>;
  FileTarget?: FileTargetResolvers<ContextType>;
  ProjectTarget?: ProjectTargetResolvers<ContextType>;
  InvitationTarget?: InvitationTargetResolvers<ContextType>;
  SprintTarget?: SprintTargetResolvers<ContextType>;
  RecurrenceTarget?: RecurrenceTargetResolvers<ContextType>;
  DiscussionTarget?: DiscussionTargetResolvers<ContextType>;
  WorkspaceTarget?: WorkspaceTargetResolvers<ContextType>;
  PageTarget?: PageTargetResolvers<ContextType>;
  FormTarget?: FormTargetResolvers<ContextType>;
  ClientTarget?: ClientTargetResolvers<ContextType>;
  InvoiceTarget?: InvoiceTargetResolvers<ContextType>;
  ImportTarget?: ImportTargetResolvers<ContextType>;
  ExportTarget?: ExportTargetResolvers<ContextType>;
  TaskTitles?: TaskTitlesResolvers<ContextType>;
  TaskCounts?: TaskCountsResolvers<ContextType>;
  Task?: TaskResolvers<ContextType>;
  TaskPage?: TaskPageResolvers<ContextType>;
  TaskGroupCount?: TaskGroupCountResolvers<ContextType>;
  TaskPayload?: TaskPayloadResolvers<ContextType>;
  MoveLoss?: MoveLossResolvers<ContextType>;
  MovePreview?: MovePreviewResolvers<ContextType>;
  MovePayload?: MovePayloadResolvers<ContextType>;
  UndoMovePayload?: UndoMovePayloadResolvers<ContextType>;
  TaskShare?: TaskShareResolvers<ContextType>;
  TaskSharePayload?: TaskSharePayloadResolvers<ContextType>;
  SharedChip?: SharedChipResolvers<ContextType>;
  SharedTask?: SharedTaskResolvers<ContextType>;
  TemplateOrderPayload?: TemplateOrderPayloadResolvers<ContextType>;
  ReplacedPayload?: ReplacedPayloadResolvers<ContextType>;
  PutBackPayload?: PutBackPayloadResolvers<ContextType>;
  Workflow?: WorkflowResolvers<ContextType>;
  TaskType?: TaskTypeResolvers<ContextType>;
  Effort?: EffortResolvers<ContextType>;
  Label?: LabelResolvers<ContextType>;
  Board?: BoardResolvers<ContextType>;
  LabelPayload?: LabelPayloadResolvers<ContextType>;
  TaskTypePayload?: TaskTypePayloadResolvers<ContextType>;
  EffortPayload?: EffortPayloadResolvers<ContextType>;
  WorkflowPayload?: WorkflowPayloadResolvers<ContextType>;
  BoardPayload?: BoardPayloadResolvers<ContextType>;
  Sprint?: SprintResolvers<ContextType>;
  SprintHours?: SprintHoursResolvers<ContextType>;
  SprintAmount?: SprintAmountResolvers<ContextType>;
  SprintPage?: SprintPageResolvers<ContextType>;
  SprintPayload?: SprintPayloadResolvers<ContextType>;
  SprintChart?: SprintChartResolvers<ContextType>;
  SprintDay?: SprintDayResolvers<ContextType>;
  SprintIdeal?: SprintIdealResolvers<ContextType>;
  SprintScopeChange?: SprintScopeChangeResolvers<ContextType>;
  SprintTask?: SprintTaskResolvers<ContextType>;
  SprintResult?: SprintResultResolvers<ContextType>;
  SprintResultPage?: SprintResultPageResolvers<ContextType>;
  SprintVelocity?: SprintVelocityResolvers<ContextType>;
  CompleteSprintPayload?: CompleteSprintPayloadResolvers<ContextType>;
  UserStory?: UserStoryResolvers<ContextType>;
  StoryCriteria?: StoryCriteriaResolvers<ContextType>;
  PlanHours?: PlanHoursResolvers<ContextType>;
  UserStoryPage?: UserStoryPageResolvers<ContextType>;
  UserStoryPayload?: UserStoryPayloadResolvers<ContextType>;
  UserStoriesPayload?: UserStoriesPayloadResolvers<ContextType>;
  Epic?: EpicResolvers<ContextType>;
  EpicBurnup?: EpicBurnupResolvers<ContextType>;
  EpicDay?: EpicDayResolvers<ContextType>;
  EpicPage?: EpicPageResolvers<ContextType>;
  EpicPayload?: EpicPayloadResolvers<ContextType>;
  Rockstars?: RockstarsResolvers<ContextType>;
  RockstarSums?: RockstarSumsResolvers<ContextType>;
  RockstarWeek?: RockstarWeekResolvers<ContextType>;
  Rockstar?: RockstarResolvers<ContextType>;
  CompletedTask?: CompletedTaskResolvers<ContextType>;
  CompletedTaskPage?: CompletedTaskPageResolvers<ContextType>;
  RockstarHiddenPayload?: RockstarHiddenPayloadResolvers<ContextType>;
  PublicPage?: PublicPageResolvers<ContextType>;
  PublicShows?: PublicShowsResolvers<ContextType>;
  PublicPagePayload?: PublicPagePayloadResolvers<ContextType>;
  PublicProject?: PublicProjectResolvers<ContextType>;
  PublicStatus?: PublicStatusResolvers<ContextType>;
  PublicLabel?: PublicLabelResolvers<ContextType>;
  PublicTask?: PublicTaskResolvers<ContextType>;
  PublicTaskPage?: PublicTaskPageResolvers<ContextType>;
  PublicProjectHome?: PublicProjectHomeResolvers<ContextType>;
  WikiPage?: WikiPageResolvers<ContextType>;
  WikiStep?: WikiStepResolvers<ContextType>;
  WikiLinkedPage?: WikiLinkedPageResolvers<ContextType>;
  WikiLinkedTask?: WikiLinkedTaskResolvers<ContextType>;
  WikiDraft?: WikiDraftResolvers<ContextType>;
  WikiEditor?: WikiEditorResolvers<ContextType>;
  WikiVersion?: WikiVersionResolvers<ContextType>;
  WikiPageList?: WikiPageListResolvers<ContextType>;
  WikiHit?: WikiHitResolvers<ContextType>;
  WikiHitPage?: WikiHitPageResolvers<ContextType>;
  WikiBinned?: WikiBinnedResolvers<ContextType>;
  WikiBinPage?: WikiBinPageResolvers<ContextType>;
  WikiVersionPage?: WikiVersionPageResolvers<ContextType>;
  WikiPagePayload?: WikiPagePayloadResolvers<ContextType>;
  EmptiedWikiBinPayload?: EmptiedWikiBinPayloadResolvers<ContextType>;
  WikiDraftPayload?: WikiDraftPayloadResolvers<ContextType>;
  PublishWikiPagePayload?: PublishWikiPagePayloadResolvers<ContextType>;
  Mention?: MentionResolvers<ContextType>;
  MentionPage?: MentionPageResolvers<ContextType>;
  Recurrence?: RecurrenceResolvers<ContextType>;
  RecurrenceProject?: RecurrenceProjectResolvers<ContextType>;
  Occurrence?: OccurrenceResolvers<ContextType>;
  RecurrenceDate?: RecurrenceDateResolvers<ContextType>;
  RecurrenceMade?: RecurrenceMadeResolvers<ContextType>;
  RecurrenceLast?: RecurrenceLastResolvers<ContextType>;
  RecurrenceTask?: RecurrenceTaskResolvers<ContextType>;
  RecurrenceRun?: RecurrenceRunResolvers<ContextType>;
  RecurrencePreview?: RecurrencePreviewResolvers<ContextType>;
  RecurrencePage?: RecurrencePageResolvers<ContextType>;
  RecurrenceRunPage?: RecurrenceRunPageResolvers<ContextType>;
  RecurrencePayload?: RecurrencePayloadResolvers<ContextType>;
  RunRecurrencePayload?: RunRecurrencePayloadResolvers<ContextType>;
  Thread?: ThreadResolvers<ContextType>;
  ThreadTask?: ThreadTaskResolvers<ContextType>;
  ThreadLastComment?: ThreadLastCommentResolvers<ContextType>;
  ThreadPage?: ThreadPageResolvers<ContextType>;
  ThreadComments?: ThreadCommentsResolvers<ContextType>;
  ThreadGap?: ThreadGapResolvers<ContextType>;
  ThreadPayload?: ThreadPayloadResolvers<ContextType>;
  Note?: NoteResolvers<ContextType>;
  NoteTask?: NoteTaskResolvers<ContextType>;
  NotePage?: NotePageResolvers<ContextType>;
  NoteTag?: NoteTagResolvers<ContextType>;
  NotePayload?: NotePayloadResolvers<ContextType>;
  ConvertNotePayload?: ConvertNotePayloadResolvers<ContextType>;
  Form?: FormResolvers<ContextType>;
  FormField?: FormFieldResolvers<ContextType>;
  FormOption?: FormOptionResolvers<ContextType>;
  FormPresets?: FormPresetsResolvers<ContextType>;
  Submission?: SubmissionResolvers<ContextType>;
  FormAnswer?: FormAnswerResolvers<ContextType>;
  SubmissionTask?: SubmissionTaskResolvers<ContextType>;
  SubmissionPage?: SubmissionPageResolvers<ContextType>;
  SubmissionCounts?: SubmissionCountsResolvers<ContextType>;
  PublicForm?: PublicFormResolvers<ContextType>;
  PublicFormField?: PublicFormFieldResolvers<ContextType>;
  FormPayload?: FormPayloadResolvers<ContextType>;
  SubmissionsPayload?: SubmissionsPayloadResolvers<ContextType>;
  ThanksPayload?: ThanksPayloadResolvers<ContextType>;
  Preferences?: PreferencesResolvers<ContextType>;
  OwnShortcut?: OwnShortcutResolvers<ContextType>;
  FirstSteps?: FirstStepsResolvers<ContextType>;
  FirstStepsPayload?: FirstStepsPayloadResolvers<ContextType>;
  ViewerPayload?: ViewerPayloadResolvers<ContextType>;
  SessionInfo?: SessionInfoResolvers<ContextType>;
  EmailPayload?: EmailPayloadResolvers<ContextType>;
  RevertedEmailPayload?: RevertedEmailPayloadResolvers<ContextType>;
  DeleteAccountPayload?: DeleteAccountPayloadResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  EndedSessionsPayload?: EndedSessionsPayloadResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  NamedPlace?: NamedPlaceResolvers<ContextType>;
  ProfileProject?: ProfileProjectResolvers<ContextType>;
  ProfileDay?: ProfileDayResolvers<ContextType>;
  ProfileTime?: ProfileTimeResolvers<ContextType>;
  Attachment?: AttachmentResolvers<ContextType>;
  AttachmentTask?: AttachmentTaskResolvers<ContextType>;
  AttachmentVersion?: AttachmentVersionResolvers<ContextType>;
  AttachmentPayload?: AttachmentPayloadResolvers<ContextType>;
  AttachmentPage?: AttachmentPageResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  CommentPayload?: CommentPayloadResolvers<ContextType>;
  ChecklistItem?: ChecklistItemResolvers<ContextType>;
  ChecklistItemPayload?: ChecklistItemPayloadResolvers<ContextType>;
  LogEntry?: LogEntryResolvers<ContextType>;
  LogPart?: LogPartResolvers<ContextType>;
  ActivityPage?: ActivityPageResolvers<ContextType>;
  Activity?: ActivityResolvers<ContextType>;
  ActivityTarget?: ActivityTargetResolvers<ContextType>;
  ActivityProject?: ActivityProjectResolvers<ContextType>;
  ActivityChange?: ActivityChangeResolvers<ContextType>;
  TeamMemberPage?: TeamMemberPageResolvers<ContextType>;
  TeamMemberPayload?: TeamMemberPayloadResolvers<ContextType>;
  TeamMember?: TeamMemberResolvers<ContextType>;
  TeamProject?: TeamProjectResolvers<ContextType>;
  SentInvitation?: SentInvitationResolvers<ContextType>;
  WithdrawnInvitationPayload?: WithdrawnInvitationPayloadResolvers<ContextType>;
  RemovedMember?: RemovedMemberResolvers<ContextType>;
  HandOver?: HandOverResolvers<ContextType>;
  HandOverTasks?: HandOverTasksResolvers<ContextType>;
  HandOverProject?: HandOverProjectResolvers<ContextType>;
  HandOverAdmin?: HandOverAdminResolvers<ContextType>;
  HandOverTimer?: HandOverTimerResolvers<ContextType>;
  RemovedTeamMemberPayload?: RemovedTeamMemberPayloadResolvers<ContextType>;
  RestoredTeamMemberPayload?: RestoredTeamMemberPayloadResolvers<ContextType>;
  TimeEntry?: TimeEntryResolvers<ContextType>;
  TimeEntryInvoice?: TimeEntryInvoiceResolvers<ContextType>;
  TimeEntryPage?: TimeEntryPageResolvers<ContextType>;
  TimeTotals?: TimeTotalsResolvers<ContextType>;
  TimeDay?: TimeDayResolvers<ContextType>;
  TimeEntryPayload?: TimeEntryPayloadResolvers<ContextType>;
  TimeSheet?: TimeSheetResolvers<ContextType>;
  TimeSheetRow?: TimeSheetRowResolvers<ContextType>;
  TimeSheetCell?: TimeSheetCellResolvers<ContextType>;
  TimeSheetDay?: TimeSheetDayResolvers<ContextType>;
  TimeSheetTimer?: TimeSheetTimerResolvers<ContextType>;
  TimedTask?: TimedTaskResolvers<ContextType>;
  TimedProject?: TimedProjectResolvers<ContextType>;
  TimeLogPage?: TimeLogPageResolvers<ContextType>;
  TimeLogTotals?: TimeLogTotalsResolvers<ContextType>;
  TimeLogGroup?: TimeLogGroupResolvers<ContextType>;
  TimeLogDay?: TimeLogDayResolvers<ContextType>;
  TimeMissing?: TimeMissingResolvers<ContextType>;
  TimerState?: TimerStateResolvers<ContextType>;
  RunningTimer?: RunningTimerResolvers<ContextType>;
  TimerPayload?: TimerPayloadResolvers<ContextType>;
  LabelSuggestion?: LabelSuggestionResolvers<ContextType>;
  TextSuggestionPayload?: TextSuggestionPayloadResolvers<ContextType>;
  LabelSuggestionsPayload?: LabelSuggestionsPayloadResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Client?: ClientResolvers<ContextType>;
  ClientProject?: ClientProjectResolvers<ContextType>;
  PostalAddress?: PostalAddressResolvers<ContextType>;
  ClientContact?: ClientContactResolvers<ContextType>;
  UnbilledTime?: UnbilledTimeResolvers<ContextType>;
  ClientBalance?: ClientBalanceResolvers<ContextType>;
  UnbilledProject?: UnbilledProjectResolvers<ContextType>;
  ClientPage?: ClientPageResolvers<ContextType>;
  ClientPayload?: ClientPayloadResolvers<ContextType>;
  ProjectRates?: ProjectRatesResolvers<ContextType>;
  RatesClient?: RatesClientResolvers<ContextType>;
  PersonRate?: PersonRateResolvers<ContextType>;
  ProjectRatesPayload?: ProjectRatesPayloadResolvers<ContextType>;
  InvoiceSums?: InvoiceSumsResolvers<ContextType>;
  InvoiceTax?: InvoiceTaxResolvers<ContextType>;
  InvoiceClient?: InvoiceClientResolvers<ContextType>;
  SheetLabel?: SheetLabelResolvers<ContextType>;
  InvoiceParty?: InvoicePartyResolvers<ContextType>;
  InvoiceDiscount?: InvoiceDiscountResolvers<ContextType>;
  InvoiceLine?: InvoiceLineResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  InvoiceName?: InvoiceNameResolvers<ContextType>;
  InvoiceLetter?: InvoiceLetterResolvers<ContextType>;
  InvoiceReminder?: InvoiceReminderResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoiceTotals?: InvoiceTotalsResolvers<ContextType>;
  InvoicePage?: InvoicePageResolvers<ContextType>;
  PrintedInvoice?: PrintedInvoiceResolvers<ContextType>;
  TimePreview?: TimePreviewResolvers<ContextType>;
  PreviewLine?: PreviewLineResolvers<ContextType>;
  PreviewEntry?: PreviewEntryResolvers<ContextType>;
  LeftOutTime?: LeftOutTimeResolvers<ContextType>;
  BillingSettings?: BillingSettingsResolvers<ContextType>;
  InvoicePayload?: InvoicePayloadResolvers<ContextType>;
  BillingPayload?: BillingPayloadResolvers<ContextType>;
  TextHit?: TextHitResolvers<ContextType>;
};

