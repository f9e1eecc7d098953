CREATE TABLE "import_changes" (
	"company_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"written" jsonb NOT NULL,
	"stamp" timestamp with time zone NOT NULL,
	CONSTRAINT "import_changes_pkey" PRIMARY KEY("company_id","import_id","task_id")
);
--> statement-breakpoint
CREATE TABLE "import_items" (
	"company_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"source" text NOT NULL,
	"account" text NOT NULL,
	"kind" text NOT NULL,
	"source_id" text NOT NULL,
	"target_id" text NOT NULL,
	"written" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"stamp" timestamp with time zone,
	CONSTRAINT "import_items_pkey" PRIMARY KEY("company_id","source","account","kind","source_id"),
	CONSTRAINT "import_items_source_known" CHECK ("import_items"."source" in ('csv', 'linear', 'jira', 'asana', 'trello', 'github', 'todoist')),
	CONSTRAINT "import_items_kind_known" CHECK ("import_items"."kind" in ('task', 'project', 'status', 'type', 'label'))
);
--> statement-breakpoint
CREATE TABLE "import_problems" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_problems_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"column" text,
	"value" text,
	"reason" text NOT NULL,
	"severity" text NOT NULL,
	CONSTRAINT "import_problems_severity_known" CHECK ("import_problems"."severity" in ('error', 'warning', 'conflict')),
	CONSTRAINT "import_problems_value_short" CHECK (length("import_problems"."value") <= 200)
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"project_id" uuid,
	"person_id" uuid,
	"source" text DEFAULT 'csv' NOT NULL,
	"filename" text NOT NULL,
	"file" uuid,
	"size" bigint NOT NULL,
	"state" text DEFAULT 'reading' NOT NULL,
	"header_key" text,
	"survey" jsonb,
	"mapping" jsonb,
	"counts" jsonb,
	"makes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"into_projects" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_hashed" boolean DEFAULT false NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"rows_total" integer DEFAULT 0 NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"ends_as" text,
	"remove_touched" boolean DEFAULT false NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"heartbeat_at" timestamp with time zone,
	CONSTRAINT "imports_place" UNIQUE("company_id","id"),
	CONSTRAINT "imports_source_known" CHECK ("imports"."source" in ('csv', 'linear', 'jira', 'asana', 'trello', 'github', 'todoist')),
	CONSTRAINT "imports_state_known" CHECK ("imports"."state" in ('reading', 'mapping', 'dry_run', 'ready', 'running', 'done', 'failed', 'cancelled', 'undoing', 'undone')),
	CONSTRAINT "imports_failed_said" CHECK ("imports"."state" <> 'failed' or "imports"."reason" is not null),
	CONSTRAINT "imports_ends_known" CHECK ("imports"."ends_as" in ('cancelled', 'undone')),
	CONSTRAINT "imports_undoing_ends" CHECK ("imports"."state" <> 'undoing' or "imports"."ends_as" is not null)
);
--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_import" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."imports"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_import" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."imports"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_problems" ADD CONSTRAINT "import_problems_import" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."imports"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_project" FOREIGN KEY ("company_id","project_id") REFERENCES "public"."projects"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_items_of_import" ON "import_items" USING btree ("import_id","kind");--> statement-breakpoint
CREATE INDEX "import_items_target" ON "import_items" USING btree ("company_id","target_id");--> statement-breakpoint
CREATE INDEX "import_problems_of_import" ON "import_problems" USING btree ("import_id","row","id");--> statement-breakpoint
CREATE INDEX "imports_of_workspace" ON "imports" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "imports_file" ON "imports" USING btree ("file");--> statement-breakpoint
CREATE UNIQUE INDEX "imports_one_at_a_time" ON "imports" USING btree ("company_id") WHERE "imports"."state" in ('dry_run', 'running', 'undoing');