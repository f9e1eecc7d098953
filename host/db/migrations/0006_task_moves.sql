CREATE TABLE "task_moves" (
	"move_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"led_by" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"to_company_id" uuid NOT NULL,
	"to_project_id" uuid NOT NULL,
	"kept" jsonb NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	"left" jsonb,
	CONSTRAINT "task_moves_actor_id_move_id_task_id_pk" PRIMARY KEY("actor_id","move_id","task_id")
);
--> statement-breakpoint
ALTER TABLE "task_moves" ADD CONSTRAINT "task_moves_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_moves" ADD CONSTRAINT "task_moves_actor_id_people_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_moves" ADD CONSTRAINT "task_moves_from" FOREIGN KEY ("company_id","project_id") REFERENCES "public"."projects"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_moves" ADD CONSTRAINT "task_moves_to" FOREIGN KEY ("to_company_id","to_project_id") REFERENCES "public"."projects"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_moves_of_task" ON "task_moves" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "task_moves_age" ON "task_moves" USING btree ("moved_at");