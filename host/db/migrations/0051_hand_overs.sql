CREATE TABLE "hand_overs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"done_by" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"restored_at" timestamp with time zone,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "task_people" DROP CONSTRAINT "task_people_person_of_company";
--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_done_by_people_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hand_overs_open" ON "hand_overs" USING btree ("company_id","at") WHERE "hand_overs"."restored_at" is null;--> statement-breakpoint
ALTER TABLE "task_people" ADD CONSTRAINT "task_people_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Only people of the workspace come onto a task; whoever is taken off it at this moment is waited for, and not put on.
CREATE FUNCTION task_people_of_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM company_members WHERE company_id = NEW.company_id AND person_id = NEW.person_id FOR KEY SHARE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER task_people_of_member BEFORE INSERT ON task_people FOR EACH ROW EXECUTE FUNCTION task_people_of_member();--> statement-breakpoint
-- What is open again waits for nobody who is gone.
CREATE FUNCTION tasks_opened_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM company_members m JOIN task_people a ON a.company_id = m.company_id AND a.person_id = m.person_id
    WHERE a.task_id = NEW.id FOR KEY SHARE OF m;
  DELETE FROM task_people a WHERE a.task_id = NEW.id
    AND NOT EXISTS (SELECT 1 FROM company_members m WHERE m.company_id = a.company_id AND m.person_id = a.person_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tasks_opened_again AFTER UPDATE OF done, is_archived ON tasks FOR EACH ROW
  WHEN ((OLD.done OR OLD.is_archived) AND NOT NEW.done AND NOT NEW.is_archived) EXECUTE FUNCTION tasks_opened_again();--> statement-breakpoint
-- A timer runs only for people of the workspace.
CREATE FUNCTION time_entries_of_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM company_members WHERE company_id = NEW.company_id AND person_id = NEW.person_id FOR KEY SHARE;
  IF NOT FOUND THEN RAISE foreign_key_violation USING MESSAGE = 'The person is not in the workspace.'; END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER time_entries_of_member BEFORE INSERT OR UPDATE OF ended_at ON time_entries FOR EACH ROW
  WHEN (NEW.ended_at IS NULL) EXECUTE FUNCTION time_entries_of_member();
