-- How many tasks a project has, kept once a statement, so that no list ever counts a million rows.
CREATE FUNCTION add_to_task_totals(project uuid, company uuid, more_active bigint, more_archived bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE project_task_totals SET active = active + more_active, archived = archived + more_archived WHERE project_id = project;
  -- A project that is being deleted takes its totals along; only an addition may make a new row.
  IF NOT FOUND AND (more_active > 0 OR more_archived > 0) THEN
    INSERT INTO project_task_totals AS totals (project_id, company_id, active, archived)
    VALUES (project, company, more_active, more_archived)
    ON CONFLICT (project_id) DO UPDATE SET active = totals.active + excluded.active, archived = totals.archived + excluded.archived;
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION task_totals_on_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_task_totals(project_id, company_id, count(*) FILTER (WHERE NOT is_archived), count(*) FILTER (WHERE is_archived))
  FROM new_tasks GROUP BY project_id, company_id ORDER BY project_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION task_totals_on_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_task_totals(project_id, company_id, -count(*) FILTER (WHERE NOT is_archived), -count(*) FILTER (WHERE is_archived))
  FROM old_tasks GROUP BY project_id, company_id ORDER BY project_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION task_totals_on_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_task_totals(project_id, company_id, sum(active), sum(archived))
  FROM (
    SELECT project_id, company_id, (NOT is_archived)::int AS active, is_archived::int AS archived FROM new_tasks
    UNION ALL
    SELECT project_id, company_id, -(NOT is_archived)::int, -is_archived::int FROM old_tasks
  ) AS both_sides
  GROUP BY project_id, company_id HAVING sum(active) <> 0 OR sum(archived) <> 0 ORDER BY project_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tasks_counted_in AFTER INSERT ON tasks REFERENCING NEW TABLE AS new_tasks FOR EACH STATEMENT EXECUTE FUNCTION task_totals_on_insert();
--> statement-breakpoint
CREATE TRIGGER tasks_counted_out AFTER DELETE ON tasks REFERENCING OLD TABLE AS old_tasks FOR EACH STATEMENT EXECUTE FUNCTION task_totals_on_delete();
--> statement-breakpoint
CREATE TRIGGER tasks_counted_over AFTER UPDATE ON tasks REFERENCING OLD TABLE AS old_tasks NEW TABLE AS new_tasks FOR EACH STATEMENT EXECUTE FUNCTION task_totals_on_update();
--> statement-breakpoint
-- Seconds of finished time entries, kept on the task, so that a list shows them without a sum.
CREATE FUNCTION entry_seconds(started timestamptz, ended timestamptz) RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(floor(extract(epoch FROM ended) - extract(epoch FROM started))::int, 0)
$$;
--> statement-breakpoint
CREATE FUNCTION task_seconds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE tasks SET time_seconds = time_seconds + entry_seconds(NEW.started_at, NEW.ended_at) WHERE id = NEW.task_id AND NEW.ended_at IS NOT NULL;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE tasks SET time_seconds = time_seconds - entry_seconds(OLD.started_at, OLD.ended_at) WHERE id = OLD.task_id AND OLD.ended_at IS NOT NULL;
  ELSE
    UPDATE tasks SET time_seconds = time_seconds + entry_seconds(NEW.started_at, NEW.ended_at) - entry_seconds(OLD.started_at, OLD.ended_at) WHERE id = NEW.task_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER time_entries_summed AFTER INSERT OR DELETE OR UPDATE OF started_at, ended_at ON time_entries FOR EACH ROW EXECUTE FUNCTION task_seconds();
