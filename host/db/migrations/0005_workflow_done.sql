ALTER TABLE "tasks" ADD COLUMN "workflow_before_done" integer;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "estimative_before_done" smallint;--> statement-breakpoint
ALTER TABLE "workflows" ADD COLUMN "is_done" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_workflow_before_done_workflows_id_fk" FOREIGN KEY ("workflow_before_done") REFERENCES "public"."workflows"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tasks_of_workflow_before" ON "tasks" USING btree ("workflow_before_done") WHERE "tasks"."workflow_before_done" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "workflows_one_done" ON "workflows" USING btree ("project_id") WHERE "workflows"."is_done";--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_estimative_before_done_range" CHECK ("tasks"."estimative_before_done" between 0 and 99);--> statement-breakpoint
UPDATE "workflows" SET "is_done" = true WHERE "id" IN (SELECT max("id") FROM "workflows" GROUP BY "project_id" HAVING count(*) > 1);
