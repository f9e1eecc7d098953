CREATE TABLE "form_follows" (
	"form_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"is_following" boolean NOT NULL,
	CONSTRAINT "form_follows_form_id_person_id_pk" PRIMARY KEY("form_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "form_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"title" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"thanks" text DEFAULT 'Thank you. We have received it.' NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"closes_on" date,
	"token" text NOT NULL,
	"ticket_key" text NOT NULL,
	"daily_limit" integer DEFAULT 200 NOT NULL,
	"presets" jsonb NOT NULL,
	"fields" jsonb NOT NULL,
	"last_field_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"submissions_count" integer DEFAULT 0 NOT NULL,
	"told_at" timestamp with time zone,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forms_token_unique" UNIQUE("token"),
	CONSTRAINT "forms_place" UNIQUE("company_id","project_id","id"),
	CONSTRAINT "forms_title_filled" CHECK (length(btrim("forms"."title")) between 1 and 120),
	CONSTRAINT "forms_texts_short" CHECK (length("forms"."intro") <= 2000 and length("forms"."thanks") <= 500),
	CONSTRAINT "forms_state_known" CHECK ("forms"."state" in ('draft', 'open', 'closed')),
	CONSTRAINT "forms_daily_limit_range" CHECK ("forms"."daily_limit" between 1 and 1000),
	CONSTRAINT "forms_fields_range" CHECK (jsonb_typeof("forms"."fields") = 'array' and jsonb_array_length("forms"."fields") between 1 and 30),
	CONSTRAINT "forms_count_positive" CHECK ("forms"."submissions_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"ticket" text NOT NULL,
	"answers" jsonb NOT NULL,
	"email" text,
	"state" text DEFAULT 'new' NOT NULL,
	"task_id" uuid,
	"sender_hash" text NOT NULL,
	"judged_by" uuid,
	"judged_at" timestamp with time zone,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submissions_ticket_unique" UNIQUE("ticket"),
	CONSTRAINT "submissions_state_known" CHECK ("submissions"."state" in ('new', 'accepted', 'refused', 'spam')),
	CONSTRAINT "submissions_answers_list" CHECK (jsonb_typeof("submissions"."answers") = 'array')
);
--> statement-breakpoint
ALTER TABLE "notification_events" DROP CONSTRAINT "notification_events_reason_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_target_known";--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "actor_name" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "form_title" text;--> statement-breakpoint
ALTER TABLE "form_follows" ADD CONSTRAINT "form_follows_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_follows" ADD CONSTRAINT "form_follows_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_project" FOREIGN KEY ("company_id","project_id") REFERENCES "public"."projects"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_judged_by_people_id_fk" FOREIGN KEY ("judged_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_form" FOREIGN KEY ("company_id","project_id","form_id") REFERENCES "public"."forms"("company_id","project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forms_of_project" ON "forms" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "submissions_in_state" ON "submissions" USING btree ("form_id","state","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submissions_of_sender" ON "submissions" USING btree ("form_id","sender_hash","at");--> statement-breakpoint
CREATE INDEX "submissions_of_form" ON "submissions" USING btree ("form_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submissions_of_task" ON "submissions" USING btree ("task_id") WHERE "submissions"."task_id" is not null;--> statement-breakpoint
CREATE INDEX "submissions_spam" ON "submissions" USING btree (coalesce("judged_at", "at")) WHERE "submissions"."state" = 'spam';--> statement-breakpoint
ALTER TABLE "notification_events" ADD CONSTRAINT "notification_events_reason_known" CHECK ("notification_events"."reason" in ('assigned', 'unassigned', 'mentioned', 'commented', 'done', 'reopened', 'status', 'due_date', 'due_soon', 'overdue', 'invited', 'accepted', 'declined', 'joined', 'added', 'role', 'sprint_started', 'sprint_completed', 'time_changed', 'rule_paused', 'rule_missed', 'thread_mentioned', 'thread_closed', 'thread_answered', 'form_answered'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_target_known" CHECK ("notifications"."target_kind" in ('task', 'project', 'comment', 'file', 'invitation', 'sprint', 'recurrence', 'discussion', 'form'));