CREATE TABLE "recurrence_runs" (
	"company_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"recurrence_id" uuid NOT NULL,
	"day" date NOT NULL,
	"outcome" text NOT NULL,
	"task_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recurrence_runs_recurrence_id_day_pk" PRIMARY KEY("recurrence_id","day"),
	CONSTRAINT "recurrence_runs_outcome_known" CHECK ("recurrence_runs"."outcome" in ('made', 'skipped', 'missed')),
	CONSTRAINT "recurrence_runs_task_of_made" CHECK ("recurrence_runs"."task_id" is null or "recurrence_runs"."outcome" = 'made')
);
--> statement-breakpoint
CREATE TABLE "recurrences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"author_id" uuid,
	"task" jsonb NOT NULL,
	"mode" text DEFAULT 'calendar' NOT NULL,
	"rule" text NOT NULL,
	"start_on" date NOT NULL,
	"at" time(0) NOT NULL,
	"timezone" text NOT NULL,
	"due_after" smallint,
	"ends_on" date,
	"ends_after" integer,
	"catch_up" text DEFAULT 'latest' NOT NULL,
	"wait_for_done" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"reason" text,
	"paused_until" date,
	"next_day" date,
	"next_at" timestamp with time zone,
	"failures" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recurrences_place" UNIQUE("company_id","project_id","id"),
	CONSTRAINT "recurrences_title_filled" CHECK (length(btrim("recurrences"."task" ->> 'title')) between 1 and 500),
	CONSTRAINT "recurrences_mode_known" CHECK ("recurrences"."mode" in ('calendar', 'after_done')),
	CONSTRAINT "recurrences_state_known" CHECK ("recurrences"."state" in ('active', 'paused', 'ended')),
	CONSTRAINT "recurrences_reason_known" CHECK ("recurrences"."reason" in ('archived', 'plan', 'author', 'failed')),
	CONSTRAINT "recurrences_reason_of_paused" CHECK ("recurrences"."reason" is null or "recurrences"."state" = 'paused'),
	CONSTRAINT "recurrences_catch_up_known" CHECK ("recurrences"."catch_up" in ('latest', 'all')),
	CONSTRAINT "recurrences_due_after_range" CHECK ("recurrences"."due_after" between 0 and 365),
	CONSTRAINT "recurrences_ends_after_range" CHECK ("recurrences"."ends_after" between 1 and 1000),
	CONSTRAINT "recurrences_next_whole" CHECK (("recurrences"."next_day" is null) = ("recurrences"."next_at" is null)),
	CONSTRAINT "recurrences_ended_has_no_next" CHECK ("recurrences"."state" <> 'ended' or "recurrences"."next_at" is null)
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "recurrence_id" uuid;--> statement-breakpoint
ALTER TABLE "recurrence_runs" ADD CONSTRAINT "recurrence_runs_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurrence_runs" ADD CONSTRAINT "recurrence_runs_recurrence" FOREIGN KEY ("company_id","project_id","recurrence_id") REFERENCES "public"."recurrences"("company_id","project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurrences" ADD CONSTRAINT "recurrences_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurrences" ADD CONSTRAINT "recurrences_project" FOREIGN KEY ("company_id","project_id") REFERENCES "public"."projects"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recurrence_runs_of_task" ON "recurrence_runs" USING btree ("task_id") WHERE "recurrence_runs"."task_id" is not null;--> statement-breakpoint
CREATE INDEX "recurrences_due" ON "recurrences" USING btree ("next_at") WHERE "recurrences"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "recurrences_of_project" ON "recurrences" USING btree ("project_id","next_at");--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_recurrence_id_recurrences_id_fk" FOREIGN KEY ("recurrence_id") REFERENCES "public"."recurrences"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tasks_of_recurrence" ON "tasks" USING btree ("recurrence_id") WHERE "tasks"."recurrence_id" is not null;