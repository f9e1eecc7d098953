CREATE TABLE "due_reminders" (
	"company_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"due_date" timestamp with time zone NOT NULL,
	CONSTRAINT "due_reminders_task_id_person_id_kind_due_date_pk" PRIMARY KEY("task_id","person_id","kind","due_date"),
	CONSTRAINT "due_reminders_kind_known" CHECK ("due_reminders"."kind" in ('due_soon', 'overdue'))
);
--> statement-breakpoint
CREATE TABLE "notification_events" (
	"notification_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"actor_id" uuid,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_events_notification_id_reason_pk" PRIMARY KEY("notification_id","reason"),
	CONSTRAINT "notification_events_reason_known" CHECK ("notification_events"."reason" in ('assigned', 'unassigned', 'mentioned', 'commented', 'done', 'reopened', 'status', 'due_date', 'due_soon', 'overdue', 'invited', 'accepted', 'declined', 'joined', 'added', 'role')),
	CONSTRAINT "notification_events_times_positive" CHECK ("notification_events"."times" > 0)
);
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "parts" jsonb;
--> statement-breakpoint
ALTER TABLE "due_reminders" ADD CONSTRAINT "due_reminders_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "due_reminders" ADD CONSTRAINT "due_reminders_task" FOREIGN KEY ("company_id","project_id","task_id") REFERENCES "public"."tasks"("company_id","project_id","id") ON DELETE cascade ON UPDATE cascade;
--> statement-breakpoint
ALTER TABLE "notification_events" ADD CONSTRAINT "notification_events_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_events" ADD CONSTRAINT "notification_events_actor_id_people_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "tasks_due_open" ON "tasks" USING btree ("due_date") WHERE "tasks"."due_date" is not null and not ("tasks"."done" or "tasks"."is_archived" or "tasks"."is_draft");
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_actor_id_people_id_fk";
--> statement-breakpoint
DROP INDEX "notifications_newest";
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "topic" text;
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "target_kind" text;
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "target_id" text;
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "task_id" uuid;
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "subject" text;
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "read_at" timestamp with time zone;
--> statement-breakpoint
-- What was told before gets a typed target and counts as read. An invitation that is still known becomes its target, instead of a project that the
-- invited may not see; of a comment only its task is known, and a file without a task has no place to go to.
UPDATE "notifications" n SET
	"task_id" = CASE WHEN n."resource" = 'issues' THEN n."target_uuid" END,
	"target_kind" = old.kind,
	"target_id" = old.id,
	"topic" = old.kind || ':' || old.id,
	"subject" = coalesce((SELECT t."title" FROM "tasks" t WHERE t."id" = n."target_uuid" AND n."title" LIKE '%on the file “%'), substring(n."title" from '“(.*)”$'), (SELECT p."name" FROM "projects" p WHERE p."id" = n."project_id"), ''),
	"updated_at" = n."created_at",
	"read_at" = now()
FROM (
	SELECT m."id" AS row_id,
		CASE WHEN m."resource" = 'issues' THEN 'task' WHEN i."id" IS NOT NULL THEN 'invitation' WHEN m."title" LIKE '%on the file “%' THEN 'file' ELSE 'project' END AS kind,
		coalesce(i."id", m."target_uuid", m."project_id", m."id")::text AS id
	FROM "notifications" m
	LEFT JOIN LATERAL (
		SELECT v."id" FROM "invitations" v JOIN "people" p ON p."email" = v."email"
		WHERE m."title" LIKE 'invited you to %' AND v."project_id" = m."project_id" AND p."id" = m."person_id" AND v."created_at" <= m."created_at"
		ORDER BY v."created_at" DESC LIMIT 1
	) i ON true
) old WHERE old.row_id = n."id";
--> statement-breakpoint
INSERT INTO "notification_events" ("notification_id", "reason", "actor_id", "detail", "created_at")
SELECT "id",
	CASE WHEN "title" LIKE 'mentioned you %' THEN 'mentioned' WHEN "title" LIKE 'commented on %' THEN 'commented'
		WHEN "title" LIKE 'invited you to %' THEN 'invited' WHEN "title" LIKE 'added you to %' THEN 'added' ELSE 'assigned' END,
	"actor_id",
	CASE WHEN "title" LIKE '%on the file “%' THEN jsonb_build_object('file', substring("title" from '“(.*)”$')) ELSE '{}'::jsonb END,
	"created_at"
FROM "notifications";
--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "topic" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "target_kind" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "target_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "subject" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "actor_id";
--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "title";
--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "resource";
--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "target_uuid";
--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "created_at";
--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_unread" ON "notifications" USING btree ("person_id","topic") WHERE "notifications"."read_at" is null;
--> statement-breakpoint
CREATE INDEX "notifications_of_topic" ON "notifications" USING btree ("topic");
--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("person_id","company_id","updated_at");
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_target_known" CHECK ("notifications"."target_kind" in ('task', 'project', 'comment', 'file', 'invitation'));
--> statement-breakpoint
-- Moments in the Task Log were words in UTC only.
UPDATE "activities" a SET "parts" = jsonb_build_array(jsonb_build_object('text', old.m[1]), jsonb_build_object('at', old.m[2] || 'T' || old.m[3] || ':00.000Z'))
FROM (SELECT "id", regexp_match("message", '^(set the (?:start|due) date to )(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}) UTC$') AS m FROM "activities") old
WHERE a."id" = old."id" AND old.m IS NOT NULL;
--> statement-breakpoint
UPDATE "activities" a SET "parts" = jsonb_build_array(jsonb_build_object('text', old.m[1]), jsonb_build_object('at', old.m[2] || 'T' || old.m[3] || ':00.000Z'), jsonb_build_object('text', ' to '), jsonb_build_object('at', old.m[4] || 'T' || old.m[5] || ':00.000Z'))
FROM (SELECT "id", regexp_match("message", '^(changed the (?:start|due) date from )(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}) UTC to (\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}) UTC$') AS m FROM "activities") old
WHERE a."id" = old."id" AND old.m IS NOT NULL;
