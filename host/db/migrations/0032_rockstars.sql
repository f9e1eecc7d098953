CREATE TABLE "rockstar_hidden" (
	"company_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "rockstar_hidden_project_id_person_id_pk" PRIMARY KEY("project_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "task_completions" (
	"company_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	"hours" double precision NOT NULL,
	"is_first" boolean NOT NULL,
	CONSTRAINT "task_completions_task_id_person_id_pk" PRIMARY KEY("task_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "rockstars" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "rockstar_hidden" ADD CONSTRAINT "rockstar_hidden_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rockstar_hidden" ADD CONSTRAINT "rockstar_hidden_project" FOREIGN KEY ("company_id","project_id") REFERENCES "public"."projects"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_completions" ADD CONSTRAINT "task_completions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_completions" ADD CONSTRAINT "task_completions_of_task" FOREIGN KEY ("company_id","project_id","task_id") REFERENCES "public"."tasks"("company_id","project_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "rockstar_hidden_person" ON "rockstar_hidden" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "task_completions_when" ON "task_completions" USING btree ("project_id","done_at");--> statement-breakpoint
CREATE INDEX "task_completions_person" ON "task_completions" USING btree ("person_id");--> statement-breakpoint
-- Credit for tasks that are done (ROCK-02): everyone who is on the task, else who marked it as done, else who made it. What has credit keeps it as it is.
CREATE FUNCTION credit_tasks(of_tasks uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO task_completions (company_id, project_id, task_id, person_id, done_at, hours, is_first)
  SELECT t.company_id, t.project_id, t.id, who.person_id, coalesce(ticked.at, t.updated_at), coalesce(e.hours, 0),
    row_number() OVER (PARTITION BY t.id ORDER BY who.person_id) = 1
  FROM tasks t
  LEFT JOIN task_efforts e ON e.id = t.effort_id
  LEFT JOIN LATERAL (
    SELECT a.created_at AS at, a.actor_id AS person_id FROM activities a
    WHERE a.task_id = t.id AND a.message = 'marked the task as done' ORDER BY a.created_at DESC, a.id DESC LIMIT 1
  ) ticked ON true
  CROSS JOIN LATERAL (
    SELECT p.person_id FROM task_people p WHERE p.task_id = t.id
    UNION ALL
    SELECT coalesce(ticked.person_id, t.creator_id) WHERE NOT EXISTS (SELECT FROM task_people p WHERE p.task_id = t.id)
  ) who
  WHERE t.id = ANY (of_tasks) AND t.done AND NOT t.is_draft AND who.person_id IS NOT NULL
    AND NOT EXISTS (SELECT FROM task_completions c WHERE c.task_id = t.id);
$$;
--> statement-breakpoint
-- Asked when the transaction ends, as people and the line of the Task Log are written after the task. Turned round twice in one, nothing has happened.
CREATE FUNCTION task_credit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM task_completions c WHERE c.task_id = NEW.id AND NOT EXISTS (SELECT FROM tasks t WHERE t.id = NEW.id AND t.done AND NOT t.is_draft);
  PERFORM credit_tasks(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER tasks_credit_in AFTER INSERT ON tasks DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.done AND NOT NEW.is_draft) EXECUTE FUNCTION task_credit();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER tasks_credit_over AFTER UPDATE OF done, is_draft ON tasks DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.done AND NOT OLD.is_draft) IS DISTINCT FROM (NEW.done AND NOT NEW.is_draft)) EXECUTE FUNCTION task_credit();
--> statement-breakpoint
-- What was done before credit was kept.
SELECT credit_tasks(array_agg(id)) FROM tasks WHERE done AND NOT is_draft GROUP BY project_id;
