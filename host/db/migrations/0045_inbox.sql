CREATE TABLE "news_switches" (
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"in_app" boolean NOT NULL,
	CONSTRAINT "news_switches_person_id_name_pk" PRIMARY KEY("person_id","name"),
	CONSTRAINT "news_switches_named" CHECK ("news_switches"."name" ~ '^[a-z][a-z_]*$')
);
--> statement-breakpoint
CREATE TABLE "watchers" (
	"company_id" uuid NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"state" text,
	"is_muted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "watchers_target_kind_target_id_person_id_pk" PRIMARY KEY("target_kind","target_id","person_id"),
	CONSTRAINT "watchers_kind_known" CHECK ("watchers"."target_kind" in ('task', 'project')),
	CONSTRAINT "watchers_state_known" CHECK ("watchers"."state" in ('auto', 'on', 'off'))
);
--> statement-breakpoint
ALTER TABLE "notification_events" DROP CONSTRAINT "notification_events_reason_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_target_known";--> statement-breakpoint
DROP INDEX "notifications_newest";--> statement-breakpoint
DROP INDEX "notifications_unread";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "concern" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "actor_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "ordered_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "snoozed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "is_open" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "many_id" uuid;--> statement-breakpoint
-- What is there joins no news but while it is unread; why it concerns somebody, and who did it, follows from its events.
UPDATE "notifications" n SET "is_open" = n."read_at" is null, "ordered_at" = n."updated_at",
  "concern" = coalesce((
    SELECT (array['mentioned', 'assigned', 'invited', 'watching', 'other'])[min(case
      when e."reason" in ('mentioned', 'thread_mentioned') then 1
      when e."reason" in ('assigned', 'unassigned', 'due_soon', 'overdue') then 2
      when e."reason" in ('invited', 'accepted', 'declined', 'joined', 'added', 'role') then 3
      when e."reason" in ('rule_paused', 'rule_missed') then 5
      else 4 end)]
    FROM "notification_events" e WHERE e."notification_id" = n."id"), 'other'),
  "actor_ids" = coalesce((
    SELECT (array_agg(a."actor_id" ORDER BY a."at" DESC))[1:3] FROM (
      SELECT e."actor_id", max(e."created_at") AS "at" FROM "notification_events" e WHERE e."notification_id" = n."id" AND e."actor_id" is not null GROUP BY 1
    ) a), '{}');--> statement-breakpoint
ALTER TABLE "news_switches" ADD CONSTRAINT "news_switches_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watchers" ADD CONSTRAINT "watchers_belong" FOREIGN KEY ("company_id","person_id") REFERENCES "public"."company_members"("company_id","person_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_many_id_notifications_id_fk" FOREIGN KEY ("many_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_inbox" ON "notifications" USING btree ("person_id","ordered_at" DESC NULLS FIRST,"id") WHERE "notifications"."done_at" is null and "notifications"."many_id" is null;--> statement-breakpoint
CREATE INDEX "notifications_of_workspace" ON "notifications" USING btree ("person_id","company_id","ordered_at" DESC NULLS FIRST,"id") WHERE "notifications"."done_at" is null and "notifications"."many_id" is null;--> statement-breakpoint
CREATE INDEX "notifications_of_project" ON "notifications" USING btree ("person_id","project_id","ordered_at" DESC NULLS FIRST,"id") WHERE "notifications"."done_at" is null and "notifications"."many_id" is null;--> statement-breakpoint
CREATE INDEX "notifications_of_concern" ON "notifications" USING btree ("person_id","concern","ordered_at" DESC NULLS FIRST,"id") WHERE "notifications"."done_at" is null and "notifications"."many_id" is null;--> statement-breakpoint
CREATE INDEX "notifications_snoozed" ON "notifications" USING btree ("person_id","snoozed_until") WHERE "notifications"."snoozed_until" is not null and "notifications"."done_at" is null and "notifications"."many_id" is null;--> statement-breakpoint
CREATE INDEX "notifications_done" ON "notifications" USING btree ("person_id","done_at" DESC NULLS FIRST,"id") WHERE "notifications"."done_at" is not null and "notifications"."many_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_open" ON "notifications" USING btree ("person_id","topic") WHERE "notifications"."is_open";--> statement-breakpoint
CREATE INDEX "notifications_of_many" ON "notifications" USING btree ("many_id") WHERE "notifications"."many_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("person_id","ordered_at" DESC NULLS FIRST,"id","company_id","concern","snoozed_until") WHERE "notifications"."read_at" is null and "notifications"."done_at" is null and "notifications"."many_id" is null;--> statement-breakpoint
ALTER TABLE "notification_events" ADD CONSTRAINT "notification_events_reason_named" CHECK ("notification_events"."reason" ~ '^[a-z][a-z_]*$');--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_target_named" CHECK ("notifications"."target_kind" ~ '^[a-z][a-z_]*$');--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_concern_known" CHECK ("notifications"."concern" in ('mentioned', 'assigned', 'invited', 'watching', 'other'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_open_unread" CHECK (not "notifications"."is_open" or ("notifications"."read_at" is null and "notifications"."done_at" is null));