CREATE TABLE "task_shares" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"token" text NOT NULL,
	"shared_by" uuid NOT NULL,
	"shared_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "task_shares_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "task_shares" ADD CONSTRAINT "task_shares_shared_by_people_id_fk" FOREIGN KEY ("shared_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_shares" ADD CONSTRAINT "task_shares_of_task" FOREIGN KEY ("company_id","project_id","task_id") REFERENCES "public"."tasks"("company_id","project_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "task_shares_of_project" ON "task_shares" USING btree ("project_id","shared_at");