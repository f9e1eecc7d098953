CREATE TABLE "exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"project_id" uuid,
	"person_id" uuid,
	"kind" text NOT NULL,
	"with_files" boolean NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"file" uuid,
	"size" bigint,
	"sha256" text,
	"counts" jsonb,
	"problems" integer DEFAULT 0 NOT NULL,
	"lacking" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"heartbeat_at" timestamp with time zone,
	CONSTRAINT "exports_kind_known" CHECK ("exports"."kind" in ('zip', 'markdown')),
	CONSTRAINT "exports_state_known" CHECK ("exports"."state" in ('waiting', 'running', 'ready', 'failed')),
	CONSTRAINT "exports_ready_kept" CHECK (("exports"."state" = 'ready') = ("exports"."file" is not null and "exports"."size" is not null and "exports"."ready_at" is not null)),
	CONSTRAINT "exports_failed_said" CHECK (("exports"."state" = 'failed') = ("exports"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_project" FOREIGN KEY ("company_id","project_id") REFERENCES "public"."projects"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exports_of_workspace" ON "exports" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "exports_file" ON "exports" USING btree ("file");--> statement-breakpoint
CREATE UNIQUE INDEX "exports_one_at_a_time" ON "exports" USING btree ("company_id") WHERE "exports"."state" in ('waiting', 'running');