CREATE TABLE "replacements" (
	"company_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item_id" integer NOT NULL,
	"instead_id" integer NOT NULL,
	"gone" jsonb NOT NULL,
	"tasks" jsonb NOT NULL,
	"back_to" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"done_before" integer,
	"done_after" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "replacements_project_id_kind_item_id_pk" PRIMARY KEY("project_id","kind","item_id"),
	CONSTRAINT "replacements_kind" CHECK ("replacements"."kind" in ('type', 'effort', 'workflow', 'label'))
);
--> statement-breakpoint
ALTER TABLE "replacements" ADD CONSTRAINT "replacements_project" FOREIGN KEY ("company_id","project_id") REFERENCES "public"."projects"("company_id","id") ON DELETE cascade ON UPDATE no action;