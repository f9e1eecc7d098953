CREATE TABLE "audit_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"actor_name" text DEFAULT '' NOT NULL,
	"action" text NOT NULL,
	"kind" text NOT NULL,
	"sentence" text NOT NULL,
	"parts" jsonb,
	"target_kind" text,
	"target_id" text,
	"target_label" text,
	"project_id" uuid,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "audit_events_action_shape" CHECK ("audit_events"."action" ~ '^[a-z]+[.][a-z-]+$'),
	CONSTRAINT "audit_events_kind_known" CHECK ("audit_events"."kind" in ('tasks', 'projects', 'people', 'files', 'time', 'money', 'settings', 'data')),
	CONSTRAINT "audit_events_target_whole" CHECK (num_nulls("audit_events"."target_kind", "audit_events"."target_id", "audit_events"."target_label") in (0, 3)),
	CONSTRAINT "audit_events_detail_small" CHECK (octet_length("audit_events"."detail"::text) <= 4096)
);
--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_of_company" ON "audit_events" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_of_actor" ON "audit_events" USING btree ("company_id","actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_of_project" ON "audit_events" USING btree ("company_id","project_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_of_kind" ON "audit_events" USING btree ("company_id","kind","id");--> statement-breakpoint
CREATE INDEX "audit_events_of_target" ON "audit_events" USING btree ("target_id","id");--> statement-breakpoint
-- What the two logs before this one have, in the order of time: the log is read by its ids (TLOG-08).
INSERT INTO audit_events (company_id, project_id, actor_id, actor_name, action, kind, sentence, parts, target_kind, target_id, target_label, at)
SELECT company_id, project_id, actor_id, actor_name, action, kind, sentence, parts, target_kind, target_id, target_label, at FROM (
  SELECT a.company_id, a.project_id, a.actor_id, coalesce(p.name, a.actor_name, '') AS actor_name,
    CASE WHEN a.message = 'created the task' THEN 'task.create' WHEN a.message LIKE 'commented%' THEN 'comment.add'
      WHEN a.message LIKE 'logged %' THEN 'time.log' WHEN a.message LIKE 'added the file %' THEN 'file.add' ELSE 'task.change' END AS action,
    CASE WHEN a.message LIKE 'logged %' THEN 'time' WHEN a.message LIKE 'added the file %' THEN 'files' ELSE 'tasks' END AS kind,
    left(a.message, 1000) AS sentence, a.parts, 'task' AS target_kind, a.task_id::text AS target_id,
    left(j.code || '-' || t.number || ' ' || t.title, 200) AS target_label, a.created_at AS at, 1 AS source, a.id
  FROM activities a JOIN tasks t ON t.id = a.task_id JOIN projects j ON j.id = t.project_id LEFT JOIN people p ON p.id = a.actor_id
  UNION ALL
  SELECT l.company_id, l.project_id, l.actor_id, coalesce(p.name, ''),
    CASE WHEN l.message LIKE 'changed the role of %' THEN 'member.role' ELSE 'project.change' END,
    CASE WHEN l.message LIKE 'changed the role of %' THEN 'people' ELSE 'projects' END,
    left(l.message, 1000), NULL, CASE WHEN j.id IS NOT NULL THEN 'project' END, j.id::text, left(j.name, 200), l.at, 2, l.id
  FROM company_log l LEFT JOIN projects j ON j.id = l.project_id LEFT JOIN people p ON p.id = l.actor_id
) AS both_logs ORDER BY at, source, id;
--> statement-breakpoint
-- Nothing that was written is ever changed. Only the job of AUDIT_DAYS and the deletion of a workspace delete, and say so first (TLOG-03).
CREATE FUNCTION audit_events_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' AND current_setting('palette.audit_deletion', true) = 'on' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'The activity log is never changed.' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_events_stay BEFORE UPDATE OR DELETE ON audit_events FOR EACH ROW EXECUTE FUNCTION audit_events_stay();
--> statement-breakpoint
CREATE TRIGGER audit_events_not_emptied BEFORE TRUNCATE ON audit_events FOR EACH STATEMENT EXECUTE FUNCTION audit_events_stay();
--> statement-breakpoint
-- As before, from the one log that there is now.
CREATE OR REPLACE FUNCTION credit_tasks(of_tasks uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO task_completions (company_id, project_id, task_id, person_id, done_at, hours, is_first)
  SELECT t.company_id, t.project_id, t.id, who.person_id, coalesce(ticked.at, t.updated_at), coalesce(e.hours, 0),
    row_number() OVER (PARTITION BY t.id ORDER BY who.person_id) = 1
  FROM tasks t
  LEFT JOIN task_efforts e ON e.id = t.effort_id
  LEFT JOIN LATERAL (
    SELECT a.at, p.id AS person_id FROM audit_events a LEFT JOIN people p ON p.id = a.actor_id
    WHERE a.target_id = t.id::text AND a.sentence = 'marked the task as done' ORDER BY a.at DESC, a.id DESC LIMIT 1
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
DROP TABLE "activities" CASCADE;--> statement-breakpoint
DROP TABLE "company_log" CASCADE;
