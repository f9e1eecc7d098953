ALTER TABLE "projects" ADD COLUMN "public_token" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "public_shows" jsonb DEFAULT '{"labels":true,"dates":true,"descriptions":false,"assignees":false,"done":"recent"}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "public_by" uuid;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "public_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_public_by_people_id_fk" FOREIGN KEY ("public_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_public_token_unique" UNIQUE("public_token");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_public_since" CHECK (("projects"."public_token" is null) = ("projects"."public_since" is null));