CREATE TABLE "time_pins" (
	"company_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "time_pins_person_id_task_id_pk" PRIMARY KEY("person_id","task_id")
);
--> statement-breakpoint
ALTER TABLE "notification_events" DROP CONSTRAINT "notification_events_reason_known";--> statement-breakpoint
ALTER TABLE "time_entries" ADD COLUMN "edited_by" uuid;--> statement-breakpoint
ALTER TABLE "time_entries" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "time_pins" ADD CONSTRAINT "time_pins_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_pins" ADD CONSTRAINT "time_pins_task" FOREIGN KEY ("company_id","project_id","task_id") REFERENCES "public"."tasks"("company_id","project_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "time_entries" ADD CONSTRAINT "time_entries_edited_by_people_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "time_entries_of_company_person" ON "time_entries" USING btree ("company_id","person_id","started_at");--> statement-breakpoint
ALTER TABLE "notification_events" ADD CONSTRAINT "notification_events_reason_known" CHECK ("notification_events"."reason" in ('assigned', 'unassigned', 'mentioned', 'commented', 'done', 'reopened', 'status', 'due_date', 'due_soon', 'overdue', 'invited', 'accepted', 'declined', 'joined', 'added', 'role', 'sprint_started', 'sprint_completed', 'time_changed'));--> statement-breakpoint
ALTER TABLE "time_entries" ADD CONSTRAINT "time_entries_comment_length" CHECK (length("time_entries"."comment") <= 5000);
--> statement-breakpoint
-- An entry that is put on another task takes its seconds along; the times’ own trigger has counted what they changed.
CREATE FUNCTION task_seconds_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE tasks SET time_seconds = time_seconds - entry_seconds(OLD.started_at, OLD.ended_at) WHERE id = OLD.task_id AND OLD.ended_at IS NOT NULL;
  UPDATE tasks SET time_seconds = time_seconds + entry_seconds(OLD.started_at, OLD.ended_at) WHERE id = NEW.task_id AND OLD.ended_at IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER time_entries_moved AFTER UPDATE OF task_id ON time_entries FOR EACH ROW WHEN (OLD.task_id IS DISTINCT FROM NEW.task_id) EXECUTE FUNCTION task_seconds_moved();
