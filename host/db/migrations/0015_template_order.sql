ALTER TABLE "task_efforts" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "task_types" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "workflows" ADD COLUMN "position" integer;