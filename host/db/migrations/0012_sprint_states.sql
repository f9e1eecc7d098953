CREATE TABLE "sprint_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sprint_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"sprint_id" integer NOT NULL,
	"task_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"hours" numeric(12, 2) NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "sprint_events_kind_known" CHECK ("sprint_events"."kind" in ('added', 'removed', 'done', 'undone', 'hours'))
);
--> statement-breakpoint
CREATE TABLE "sprint_results" (
	"company_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"sprint_id" integer NOT NULL,
	"task_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"hours" numeric(12, 2) NOT NULL,
	"outcome" text NOT NULL,
	"target_id" integer,
	CONSTRAINT "sprint_results_sprint_id_task_id_pk" PRIMARY KEY("sprint_id","task_id"),
	CONSTRAINT "sprint_results_outcome_known" CHECK ("sprint_results"."outcome" in ('done', 'carried', 'dropped', 'archived')),
	CONSTRAINT "sprint_results_target_of_carried" CHECK ("sprint_results"."target_id" is null or "sprint_results"."outcome" = 'carried')
);
--> statement-breakpoint
ALTER TABLE "sprints" ADD COLUMN "state" text DEFAULT 'planned' NOT NULL;--> statement-breakpoint
ALTER TABLE "sprints" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sprints" ADD COLUMN "completed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sprints" ADD COLUMN "committed_tasks" integer;--> statement-breakpoint
ALTER TABLE "sprints" ADD COLUMN "committed_hours" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "sprint_events" ADD CONSTRAINT "sprint_events_sprint" FOREIGN KEY ("project_id","sprint_id") REFERENCES "public"."sprints"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sprint_results" ADD CONSTRAINT "sprint_results_sprint" FOREIGN KEY ("project_id","sprint_id") REFERENCES "public"."sprints"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sprint_events_of_sprint" ON "sprint_events" USING btree ("sprint_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "sprints_one_active" ON "sprints" USING btree ("project_id") WHERE "sprints"."state" = 'active';--> statement-breakpoint
ALTER TABLE "sprints" ADD CONSTRAINT "sprints_state_known" CHECK ("sprints"."state" in ('planned', 'active', 'completed'));--> statement-breakpoint
ALTER TABLE "sprints" ADD CONSTRAINT "sprints_started_committed" CHECK (num_nonnulls("sprints"."started_at", "sprints"."committed_tasks", "sprints"."committed_hours") = case "sprints"."state" when 'planned' then 0 else 3 end);--> statement-breakpoint
ALTER TABLE "sprints" ADD CONSTRAINT "sprints_completed_at" CHECK (("sprints"."state" = 'completed') = ("sprints"."completed_at" is not null));
--> statement-breakpoint
-- A task as the history of a sprint sees it; `hours` are those of its effort, 0 without one.
CREATE TYPE sprint_task AS (id uuid, company_id uuid, project_id uuid, sprint_id int, number int, title text, done boolean, hours numeric);
--> statement-breakpoint
-- Writes what leads from some tasks of running sprints to what they are now. A done task that leaves or changes its hours is undone with the old
-- ones first, so that sums by kind are right at any moment.
CREATE FUNCTION record_sprint_changes(before sprint_task[], after sprint_task[], moment timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO sprint_events (company_id, project_id, sprint_id, task_id, number, title, kind, hours, at)
  SELECT coalesce(a.company_id, b.company_id), coalesce(a.project_id, b.project_id), coalesce(a.sprint_id, b.sprint_id), coalesce(a.id, b.id),
    coalesce(a.number, b.number), coalesce(a.title, b.title), step.kind, step.hours, moment
  FROM unnest(before) b FULL JOIN unnest(after) a ON a.id = b.id AND a.sprint_id = b.sprint_id
  CROSS JOIN LATERAL (SELECT b.id IS NOT NULL AS was_in, a.id IS NOT NULL AS is_in, coalesce(b.done, false) AS was_done, coalesce(a.done, false) AS is_done,
    a.hours <> b.hours IS TRUE AS resized) AS seen
  CROSS JOIN LATERAL (VALUES
    (1, 'undone', b.hours, was_done AND (NOT is_done OR resized)),
    (2, 'removed', b.hours, NOT is_in),
    (3, 'added', a.hours, NOT was_in),
    (4, 'hours', a.hours - b.hours, resized),
    (5, 'done', a.hours, is_done AND (NOT was_done OR resized))
  ) AS step (place, kind, hours, happened)
  WHERE step.happened ORDER BY coalesce(a.number, b.number), step.place
$$;
--> statement-breakpoint
-- What is in a sprint now: drafts count, archived tasks do not.
CREATE FUNCTION sprint_scope(sprint int) RETURNS sprint_task[] LANGUAGE sql STABLE AS $$
  SELECT array_agg(ROW(t.id, t.company_id, t.project_id, t.sprint_id, t.number, t.title, t.done, coalesce(e.hours, 0))::sprint_task)
  FROM sprints s JOIN tasks t ON t.project_id = s.project_id AND t.sprint_id = s.id LEFT JOIN task_efforts e ON e.id = t.effort_id
  WHERE s.id = sprint AND NOT t.is_archived
$$;
--> statement-breakpoint
-- What is in a sprint by what was written of it.
CREATE FUNCTION sprint_recorded(sprint int) RETURNS sprint_task[] LANGUAGE sql STABLE AS $$
  SELECT array_agg(ROW(w.task_id, w.company_id, w.project_id, sprint, w.number, w.title, w.done, w.hours)::sprint_task) FROM (
    SELECT task_id, company_id, project_id, max(number) AS number, max(title) AS title,
      count(*) FILTER (WHERE kind = 'done') > count(*) FILTER (WHERE kind = 'undone') AS done,
      sum(CASE kind WHEN 'removed' THEN -hours WHEN 'added' THEN hours WHEN 'hours' THEN hours ELSE 0 END) AS hours
    FROM sprint_events WHERE sprint_id = sprint GROUP BY task_id, company_id, project_id
    HAVING count(*) FILTER (WHERE kind = 'added') > count(*) FILTER (WHERE kind = 'removed')
  ) AS w
$$;
--> statement-breakpoint
-- The history of running sprints, written by the statement that changes tasks. The sprints are held, so that none is started or completed meanwhile.
CREATE FUNCTION sprint_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before sprint_task[];
  after sprint_task[];
  touched int[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT sprint_id) INTO touched FROM new_tasks WHERE sprint_id IS NOT NULL;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT sprint_id) INTO touched FROM old_tasks WHERE sprint_id IS NOT NULL;
  ELSE
    SELECT array_agg(DISTINCT side.sprint_id) INTO touched FROM old_tasks o JOIN new_tasks n ON n.id = o.id
    CROSS JOIN LATERAL (VALUES (o.sprint_id), (n.sprint_id)) AS side (sprint_id)
    WHERE (o.sprint_id, o.done, o.is_archived, o.effort_id) IS DISTINCT FROM (n.sprint_id, n.done, n.is_archived, n.effort_id) AND side.sprint_id IS NOT NULL;
  END IF;
  IF touched IS NULL THEN RETURN NULL; END IF;
  PERFORM FROM sprints WHERE id = ANY (touched) ORDER BY id FOR SHARE;
  SELECT array_agg(id) INTO touched FROM sprints WHERE id = ANY (touched) AND state = 'active';
  IF touched IS NULL THEN RETURN NULL; END IF;
  IF TG_OP <> 'INSERT' THEN
    SELECT array_agg(ROW(t.id, t.company_id, t.project_id, t.sprint_id, t.number, t.title, t.done, coalesce(e.hours, 0))::sprint_task) INTO before
    FROM old_tasks t LEFT JOIN task_efforts e ON e.id = t.effort_id WHERE t.sprint_id = ANY (touched) AND NOT t.is_archived;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    SELECT array_agg(ROW(t.id, t.company_id, t.project_id, t.sprint_id, t.number, t.title, t.done, coalesce(e.hours, 0))::sprint_task) INTO after
    FROM new_tasks t LEFT JOIN task_efforts e ON e.id = t.effort_id WHERE t.sprint_id = ANY (touched) AND NOT t.is_archived;
  END IF;
  PERFORM record_sprint_changes(before, after, clock_timestamp());
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tasks_sprint_in AFTER INSERT ON tasks REFERENCING NEW TABLE AS new_tasks FOR EACH STATEMENT EXECUTE FUNCTION sprint_history();
--> statement-breakpoint
CREATE TRIGGER tasks_sprint_out AFTER DELETE ON tasks REFERENCING OLD TABLE AS old_tasks FOR EACH STATEMENT EXECUTE FUNCTION sprint_history();
--> statement-breakpoint
CREATE TRIGGER tasks_sprint_over AFTER UPDATE ON tasks REFERENCING OLD TABLE AS old_tasks NEW TABLE AS new_tasks FOR EACH STATEMENT EXECUTE FUNCTION sprint_history();
--> statement-breakpoint
-- An effort that is given other hours changes the scope of the running sprint (SPRINT-09).
CREATE FUNCTION sprint_effort_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before sprint_task[];
  after sprint_task[];
BEGIN
  PERFORM FROM sprints WHERE project_id = NEW.project_id AND state <> 'completed' ORDER BY id FOR SHARE;
  SELECT array_agg(ROW(t.id, t.company_id, t.project_id, t.sprint_id, t.number, t.title, t.done, OLD.hours)::sprint_task),
    array_agg(ROW(t.id, t.company_id, t.project_id, t.sprint_id, t.number, t.title, t.done, NEW.hours)::sprint_task)
  INTO before, after
  FROM tasks t JOIN sprints s ON s.id = t.sprint_id AND s.state = 'active'
  WHERE t.project_id = NEW.project_id AND t.effort_id = NEW.id AND NOT t.is_archived;
  PERFORM record_sprint_changes(before, after, clock_timestamp());
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER task_efforts_sprint AFTER UPDATE OF hours ON task_efforts FOR EACH ROW WHEN (OLD.hours <> NEW.hours) EXECUTE FUNCTION sprint_effort_history();
