-- Rows that are told apart by their workspace can be on several machines (decision 074): the last four tables get it, each key that an upsert names has it
-- as its last column, and every statement of a trigger names the workspace of the row at hand, so that it reads rows of one workspace only.
ALTER TABLE "attachment_links" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "attachment_versions" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "note_tasks" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "notification_events" ADD COLUMN "company_id" uuid;--> statement-breakpoint
UPDATE "attachment_links" l SET "company_id" = a."company_id" FROM "attachments" a WHERE a."id" = l."attachment_id";--> statement-breakpoint
UPDATE "attachment_versions" v SET "company_id" = a."company_id" FROM "attachments" a WHERE a."id" = v."attachment_id";--> statement-breakpoint
UPDATE "note_tasks" n SET "company_id" = t."company_id" FROM "tasks" t WHERE t."id" = n."task_id";--> statement-breakpoint
UPDATE "notification_events" e SET "company_id" = n."company_id" FROM "notifications" n WHERE n."id" = e."notification_id";--> statement-breakpoint
ALTER TABLE "attachment_links" ALTER COLUMN "company_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "attachment_versions" ALTER COLUMN "company_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "note_tasks" ALTER COLUMN "company_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_events" ALTER COLUMN "company_id" SET NOT NULL;--> statement-breakpoint
DROP INDEX "notifications_open";--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_open" ON "notifications" USING btree ("person_id","topic","company_id") WHERE "notifications"."is_open";--> statement-breakpoint
ALTER TABLE "notification_events" DROP CONSTRAINT "notification_events_notification_id_reason_pk";--> statement-breakpoint
ALTER TABLE "notification_events" ADD CONSTRAINT "notification_events_notification_id_reason_pk" PRIMARY KEY("notification_id","reason","company_id");--> statement-breakpoint
ALTER TABLE "watchers" DROP CONSTRAINT "watchers_target_kind_target_id_person_id_pk";--> statement-breakpoint
ALTER TABLE "watchers" ADD CONSTRAINT "watchers_target_kind_target_id_person_id_pk" PRIMARY KEY("target_kind","target_id","person_id","company_id");--> statement-breakpoint
ALTER TABLE "project_billing" DROP CONSTRAINT "project_billing_pkey";--> statement-breakpoint
ALTER TABLE "project_billing" ADD CONSTRAINT "project_billing_pkey" PRIMARY KEY("project_id","company_id");--> statement-breakpoint
ALTER TABLE "project_task_totals" DROP CONSTRAINT "project_task_totals_pkey";--> statement-breakpoint
ALTER TABLE "project_task_totals" ADD CONSTRAINT "project_task_totals_pkey" PRIMARY KEY("project_id","company_id");--> statement-breakpoint
ALTER TABLE "form_follows" DROP CONSTRAINT "form_follows_form_id_person_id_pk";--> statement-breakpoint
ALTER TABLE "form_follows" ADD CONSTRAINT "form_follows_form_id_person_id_pk" PRIMARY KEY("form_id","person_id","company_id");--> statement-breakpoint
ALTER TABLE "thread_follows" DROP CONSTRAINT "thread_follows_thread_id_person_id_pk";--> statement-breakpoint
ALTER TABLE "thread_follows" ADD CONSTRAINT "thread_follows_thread_id_person_id_pk" PRIMARY KEY("thread_id","person_id","company_id");--> statement-breakpoint
ALTER TABLE "thread_reads" DROP CONSTRAINT "thread_reads_thread_id_person_id_pk";--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_thread_id_person_id_pk" PRIMARY KEY("thread_id","person_id","company_id");--> statement-breakpoint
ALTER TABLE "wiki_drafts" DROP CONSTRAINT "wiki_drafts_page_id_person_id_pk";--> statement-breakpoint
ALTER TABLE "wiki_drafts" ADD CONSTRAINT "wiki_drafts_page_id_person_id_pk" PRIMARY KEY("page_id","person_id","company_id");--> statement-breakpoint
ALTER TABLE "wiki_follows" DROP CONSTRAINT "wiki_follows_page_id_person_id_pk";--> statement-breakpoint
ALTER TABLE "wiki_follows" ADD CONSTRAINT "wiki_follows_page_id_person_id_pk" PRIMARY KEY("page_id","person_id","company_id");--> statement-breakpoint
ALTER TABLE "wiki_pages" DROP CONSTRAINT "wiki_pages_project_key";--> statement-breakpoint
ALTER TABLE "wiki_pages" ADD CONSTRAINT "wiki_pages_project_key" UNIQUE("project_id","key","company_id");--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_to_task_totals(project uuid, company uuid, more_active bigint, more_archived bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE project_task_totals SET active = active + more_active, archived = archived + more_archived WHERE company_id = company AND project_id = project;
  -- A project that is being deleted takes its totals along; only an addition may make a new row.
  IF NOT FOUND AND (more_active > 0 OR more_archived > 0) THEN
    INSERT INTO project_task_totals AS totals (project_id, company_id, active, archived)
    VALUES (project, company, more_active, more_archived)
    ON CONFLICT (project_id, company_id) DO UPDATE SET active = totals.active + excluded.active, archived = totals.archived + excluded.archived;
  END IF;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION checklist_one_level() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM checklist_items WHERE company_id = NEW.company_id AND id = NEW.parent_id AND parent_id IS NOT NULL)
    OR EXISTS (SELECT 1 FROM checklist_items WHERE company_id = NEW.company_id AND parent_id = NEW.id) THEN
    RAISE EXCEPTION 'A checklist has one level of nesting.' USING ERRCODE = 'check_violation', CONSTRAINT = 'checklist_items_one_level';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP FUNCTION count_checklists(uuid[]);
--> statement-breakpoint
CREATE FUNCTION count_checklists(of_tasks uuid[], company uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE tasks SET checklist_done = counted.done, checklist_total = counted.total
    FROM (
      SELECT t.id, count(i.id) FILTER (WHERE i.done) AS done, count(i.id) AS total
      FROM unnest(of_tasks) AS t (id)
      LEFT JOIN checklist_items i ON i.company_id = company AND i.task_id = t.id
        AND NOT EXISTS (SELECT 1 FROM checklist_items c WHERE c.company_id = company AND c.parent_id = i.id)
      GROUP BY t.id
    ) AS counted
    WHERE tasks.company_id = company AND tasks.id = counted.id
      AND (tasks.checklist_done, tasks.checklist_total) IS DISTINCT FROM (counted.done, counted.total);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION checklist_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_checklists(array_agg(DISTINCT task_id), company_id) FROM changed_items GROUP BY company_id ORDER BY company_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION files_after_move() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own int;
BEGIN
  -- Its own files are still where it was: they follow once it is there. Those that it is linked with are counted where it goes.
  IF OLD.project_id <> NEW.project_id THEN
    SELECT count(*) INTO own FROM attachments WHERE company_id = OLD.company_id AND task_id = NEW.id;
    SELECT own + count(*) INTO NEW.attachments_count FROM attachment_links l JOIN attachments a ON a.company_id = NEW.company_id AND a.id = l.attachment_id
      WHERE l.company_id = NEW.company_id AND l.task_id = NEW.id AND a.project_id = NEW.project_id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION linked_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A task of another workspace does not count the file.
  IF TG_OP = 'INSERT' THEN
    UPDATE tasks t SET attachments_count = (SELECT count(*) FROM attachments a WHERE a.company_id = NEW.company_id AND a.task_id = t.id)
        + (SELECT count(*) FROM attachment_links l JOIN attachments a ON a.company_id = NEW.company_id AND a.id = l.attachment_id
          WHERE l.company_id = NEW.company_id AND l.task_id = t.id AND a.project_id = t.project_id) WHERE t.company_id = NEW.company_id AND t.id = NEW.task_id;
  ELSE
    UPDATE tasks t SET attachments_count = (SELECT count(*) FROM attachments a WHERE a.company_id = OLD.company_id AND a.task_id = t.id)
        + (SELECT count(*) FROM attachment_links l JOIN attachments a ON a.company_id = OLD.company_id AND a.id = l.attachment_id
          WHERE l.company_id = OLD.company_id AND l.task_id = t.id AND a.project_id = t.project_id) WHERE t.company_id = OLD.company_id AND t.id = OLD.task_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION task_files() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  linked uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE tasks SET attachments_count = attachments_count + 1, image = CASE WHEN is_picture(NEW.mimetype) THEN NEW.id::text ELSE image END
    WHERE company_id = NEW.company_id AND id = NEW.task_id;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE tasks SET attachments_count = attachments_count - 1, image = CASE WHEN image = OLD.id::text THEN (
      SELECT max(a.id)::text FROM attachments a WHERE a.company_id = OLD.company_id AND a.task_id = OLD.task_id AND is_picture(a.mimetype)
    ) ELSE image END WHERE company_id = OLD.company_id AND id = OLD.task_id;
  ELSE
    -- A file goes to another workspace only with its task, and takes along what belongs to it.
    IF OLD.company_id <> NEW.company_id THEN
      UPDATE attachment_versions SET company_id = NEW.company_id WHERE company_id = OLD.company_id AND attachment_id = NEW.id;
      UPDATE attachment_links SET company_id = NEW.company_id WHERE company_id = OLD.company_id AND attachment_id = NEW.id;
    END IF;
    IF OLD.task_id IS DISTINCT FROM NEW.task_id OR is_picture(OLD.mimetype) <> is_picture(NEW.mimetype) THEN
      UPDATE tasks t SET attachments_count = (SELECT count(*) FROM attachments a WHERE a.company_id = NEW.company_id AND a.task_id = t.id)
        + (SELECT count(*) FROM attachment_links l JOIN attachments a ON a.company_id = NEW.company_id AND a.id = l.attachment_id
          WHERE l.company_id = NEW.company_id AND l.task_id = t.id AND a.project_id = t.project_id),
        image = (SELECT max(a.id)::text FROM attachments a WHERE a.company_id = NEW.company_id AND a.task_id = t.id AND is_picture(a.mimetype))
      WHERE t.company_id = NEW.company_id AND t.id IN (OLD.task_id, NEW.task_id);
    END IF;
    IF OLD.project_id <> NEW.project_id THEN
      SELECT array_agg(task_id) INTO linked FROM attachment_links WHERE company_id = NEW.company_id AND attachment_id = NEW.id;
      UPDATE tasks t SET attachments_count = (SELECT count(*) FROM attachments a WHERE a.company_id = NEW.company_id AND a.task_id = t.id)
        + (SELECT count(*) FROM attachment_links l JOIN attachments a ON a.company_id = NEW.company_id AND a.id = l.attachment_id
          WHERE l.company_id = NEW.company_id AND l.task_id = t.id AND a.project_id = t.project_id) WHERE t.company_id = NEW.company_id AND t.id = ANY (linked);
      IF OLD.company_id <> NEW.company_id THEN
        UPDATE tasks t SET attachments_count = (SELECT count(*) FROM attachments a WHERE a.company_id = OLD.company_id AND a.task_id = t.id)
        + (SELECT count(*) FROM attachment_links l JOIN attachments a ON a.company_id = OLD.company_id AND a.id = l.attachment_id
          WHERE l.company_id = OLD.company_id AND l.task_id = t.id AND a.project_id = t.project_id) WHERE t.company_id = OLD.company_id AND t.id = ANY (linked);
      END IF;
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP FUNCTION count_files(uuid, uuid);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION task_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE tasks SET comments_count = comments_count + 1 WHERE company_id = NEW.company_id AND id = NEW.task_id;
  ELSE
    UPDATE tasks SET comments_count = comments_count - 1 WHERE company_id = OLD.company_id AND id = OLD.task_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION task_seconds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE tasks SET time_seconds = time_seconds + entry_seconds(NEW.started_at, NEW.ended_at)
    WHERE company_id = NEW.company_id AND id = NEW.task_id AND NEW.ended_at IS NOT NULL;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE tasks SET time_seconds = time_seconds - entry_seconds(OLD.started_at, OLD.ended_at)
    WHERE company_id = OLD.company_id AND id = OLD.task_id AND OLD.ended_at IS NOT NULL;
  ELSE
    UPDATE tasks SET time_seconds = time_seconds + entry_seconds(NEW.started_at, NEW.ended_at) - entry_seconds(OLD.started_at, OLD.ended_at)
    WHERE company_id = NEW.company_id AND id = NEW.task_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION task_seconds_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE tasks SET time_seconds = time_seconds - entry_seconds(OLD.started_at, OLD.ended_at)
  WHERE company_id = OLD.company_id AND id = OLD.task_id AND OLD.ended_at IS NOT NULL;
  UPDATE tasks SET time_seconds = time_seconds + entry_seconds(OLD.started_at, OLD.ended_at)
  WHERE company_id = NEW.company_id AND id = NEW.task_id AND OLD.ended_at IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP FUNCTION credit_tasks(uuid[]);
--> statement-breakpoint
CREATE FUNCTION credit_tasks(of_tasks uuid[], company uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO task_completions (company_id, project_id, task_id, person_id, done_at, hours, is_first)
    SELECT t.company_id, t.project_id, t.id, who.person_id, coalesce(ticked.at, t.updated_at), coalesce(e.hours, 0),
      row_number() OVER (PARTITION BY t.id ORDER BY who.person_id) = 1
    FROM tasks t
    LEFT JOIN task_efforts e ON e.company_id = company AND e.id = t.effort_id
    LEFT JOIN LATERAL (
      SELECT a.at, p.id AS person_id FROM audit_events a LEFT JOIN people p ON p.id = a.actor_id
      WHERE a.company_id = company AND a.target_id = t.id::text AND a.sentence = 'marked the task as done' ORDER BY a.at DESC, a.id DESC LIMIT 1
    ) ticked ON true
    CROSS JOIN LATERAL (
      SELECT p.person_id FROM task_people p WHERE p.company_id = company AND p.task_id = t.id
      UNION ALL
      SELECT coalesce(ticked.person_id, t.creator_id) WHERE NOT EXISTS (SELECT FROM task_people p WHERE p.company_id = company AND p.task_id = t.id)
    ) who
    WHERE t.company_id = company AND t.id = ANY (of_tasks) AND t.done AND NOT t.is_draft AND who.person_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM task_completions c WHERE c.company_id = company AND c.task_id = t.id);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION task_credit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM task_completions c WHERE c.company_id = NEW.company_id AND c.task_id = NEW.id
    AND NOT EXISTS (SELECT FROM tasks t WHERE t.company_id = NEW.company_id AND t.id = NEW.id AND t.done AND NOT t.is_draft);
  PERFORM credit_tasks(ARRAY[NEW.id], NEW.company_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tasks_opened_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM company_members m JOIN task_people a ON a.company_id = NEW.company_id AND a.person_id = m.person_id
    WHERE m.company_id = NEW.company_id AND a.task_id = NEW.id FOR KEY SHARE OF m;
  DELETE FROM task_people a USING projects p WHERE a.company_id = NEW.company_id AND a.task_id = NEW.id AND p.company_id = NEW.company_id
    AND p.id = NEW.project_id AND NOT EXISTS (SELECT 1 FROM company_members m WHERE m.company_id = NEW.company_id AND m.person_id = a.person_id
      AND (m.role = 'owner' OR m.person_id = p.owner_id OR (m.role = 'member' AND NOT p.is_private)
        OR EXISTS (SELECT 1 FROM project_members s WHERE s.company_id = NEW.company_id AND s.project_id = p.id AND s.person_id = m.person_id)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION record_sprint_changes(before sprint_task[], after sprint_task[], moment timestamptz, company uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sprint_events (company_id, project_id, sprint_id, task_id, number, title, kind, hours, at)
    SELECT company, coalesce(a.project_id, b.project_id), coalesce(a.sprint_id, b.sprint_id), coalesce(a.id, b.id),
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
    WHERE step.happened ORDER BY coalesce(a.number, b.number), step.place;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION sprint_effort_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before sprint_task[];
  after sprint_task[];
BEGIN
  PERFORM FROM sprints WHERE company_id = NEW.company_id AND project_id = NEW.project_id AND state <> 'completed' ORDER BY id FOR SHARE;
  SELECT array_agg(ROW(t.id, t.company_id, t.project_id, t.sprint_id, t.number, t.title, t.done, OLD.hours)::sprint_task),
    array_agg(ROW(t.id, t.company_id, t.project_id, t.sprint_id, t.number, t.title, t.done, NEW.hours)::sprint_task)
  INTO before, after
  FROM tasks t JOIN sprints s ON s.company_id = NEW.company_id AND s.id = t.sprint_id AND s.state = 'active'
  WHERE t.company_id = NEW.company_id AND t.project_id = NEW.project_id AND t.effort_id = NEW.id AND NOT t.is_archived;
  PERFORM record_sprint_changes(before, after, clock_timestamp(), NEW.company_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION with_hours(scope sprint_task[], efforts int[], company uuid) RETURNS sprint_task[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  -- Apart from where the rows of a statement are read: Citus plans nothing that joins those with a table.
  RETURN (
    SELECT array_agg(ROW(t.id, t.company_id, t.project_id, t.sprint_id, t.number, t.title, t.done, coalesce(e.hours, 0))::sprint_task)
    FROM unnest(scope, efforts) AS t (id, company_id, project_id, sprint_id, number, title, done, hours, effort_id)
    LEFT JOIN task_efforts e ON e.company_id = company AND e.id = t.effort_id
  );
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION sprint_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before sprint_task[];
  after sprint_task[];
  touched int[];
  running int[];
  efforts int[];
  companies uuid[];
  company uuid;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT sprint_id), array_agg(DISTINCT company_id) INTO touched, companies FROM new_tasks WHERE sprint_id IS NOT NULL;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT sprint_id), array_agg(DISTINCT company_id) INTO touched, companies FROM old_tasks WHERE sprint_id IS NOT NULL;
  ELSE
    SELECT array_agg(DISTINCT side.sprint_id), array_agg(DISTINCT side.company_id) INTO touched, companies FROM old_tasks o JOIN new_tasks n ON n.id = o.id
    CROSS JOIN LATERAL (VALUES (o.sprint_id, o.company_id), (n.sprint_id, n.company_id)) AS side (sprint_id, company_id)
    WHERE (o.sprint_id, o.done, o.is_archived, o.effort_id) IS DISTINCT FROM (n.sprint_id, n.done, n.is_archived, n.effort_id) AND side.sprint_id IS NOT NULL;
  END IF;
  IF touched IS NULL THEN RETURN NULL; END IF;
  -- A sprint is of one workspace: one after the other, in their order, so that no two statements wait for each other.
  FOREACH company IN ARRAY companies LOOP
    PERFORM FROM sprints WHERE company_id = company AND id = ANY (touched) ORDER BY id FOR SHARE;
    SELECT array_agg(id) INTO running FROM sprints WHERE company_id = company AND id = ANY (touched) AND state = 'active';
    CONTINUE WHEN running IS NULL;
    IF TG_OP <> 'INSERT' THEN
      SELECT array_agg(ROW(t.id, t.company_id, t.project_id, t.sprint_id, t.number, t.title, t.done, 0)::sprint_task), array_agg(t.effort_id) INTO before, efforts
      FROM old_tasks t WHERE t.company_id = company AND t.sprint_id = ANY (running) AND NOT t.is_archived;
      before := with_hours(before, efforts, company);
    END IF;
    IF TG_OP <> 'DELETE' THEN
      SELECT array_agg(ROW(t.id, t.company_id, t.project_id, t.sprint_id, t.number, t.title, t.done, 0)::sprint_task), array_agg(t.effort_id) INTO after, efforts
      FROM new_tasks t WHERE t.company_id = company AND t.sprint_id = ANY (running) AND NOT t.is_archived;
      after := with_hours(after, efforts, company);
    END IF;
    PERFORM record_sprint_changes(before, after, clock_timestamp(), company);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP FUNCTION record_sprint_changes(sprint_task[], sprint_task[], timestamptz);
--> statement-breakpoint
DROP FUNCTION sprint_recorded(int);
--> statement-breakpoint
CREATE FUNCTION sprint_recorded(sprint int, company uuid) RETURNS sprint_task[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT array_agg(ROW(w.task_id, w.company_id, w.project_id, sprint, w.number, w.title, w.done, w.hours)::sprint_task) FROM (
      SELECT task_id, company_id, project_id, max(number) AS number, max(title) AS title,
        count(*) FILTER (WHERE kind = 'done') > count(*) FILTER (WHERE kind = 'undone') AS done,
        sum(CASE kind WHEN 'removed' THEN -hours WHEN 'added' THEN hours WHEN 'hours' THEN hours ELSE 0 END) AS hours
      FROM sprint_events WHERE company_id = company AND sprint_id = sprint GROUP BY task_id, company_id, project_id
      HAVING count(*) FILTER (WHERE kind = 'added') > count(*) FILTER (WHERE kind = 'removed')
    ) AS w
  );
END $$;
--> statement-breakpoint
DROP FUNCTION sprint_scope(int);
--> statement-breakpoint
CREATE FUNCTION sprint_scope(sprint int, company uuid) RETURNS sprint_task[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT array_agg(ROW(t.id, t.company_id, t.project_id, t.sprint_id, t.number, t.title, t.done, coalesce(e.hours, 0))::sprint_task)
    FROM sprints s JOIN tasks t ON t.company_id = company AND t.project_id = s.project_id AND t.sprint_id = s.id
      LEFT JOIN task_efforts e ON e.company_id = company AND e.id = t.effort_id
    WHERE s.company_id = company AND s.id = sprint AND NOT t.is_archived
  );
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION thread_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE threads SET comments_count = comments_count + 1, last_comment_id = greatest(last_comment_id, NEW.id), active_at = greatest(active_at, NEW.created_at)
    WHERE company_id = NEW.company_id AND id = NEW.thread_id;
  ELSE
    UPDATE threads SET comments_count = comments_count - 1, answer_id = nullif(answer_id, OLD.id),
      last_comment_id = CASE WHEN last_comment_id = OLD.id
        THEN (SELECT max(id) FROM comments WHERE company_id = OLD.company_id AND thread_id = OLD.thread_id) ELSE last_comment_id END,
      active_at = CASE WHEN last_comment_id = OLD.id
        THEN coalesce((SELECT created_at FROM comments WHERE company_id = OLD.company_id AND thread_id = OLD.thread_id ORDER BY id DESC LIMIT 1),
          threads.created_at) ELSE active_at END
    WHERE company_id = OLD.company_id AND id = OLD.thread_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION thread_pinned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM projects WHERE company_id = NEW.company_id AND id = NEW.project_id FOR NO KEY UPDATE;
  IF (SELECT count(*) FROM threads WHERE company_id = NEW.company_id AND project_id = NEW.project_id AND is_pinned) > 3 THEN
    RAISE EXCEPTION 'Three discussions are pinned at most.' USING ERRCODE = 'check_violation', CONSTRAINT = 'threads_three_pinned';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_issued_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM invoices WHERE company_id = COALESCE(OLD.company_id, NEW.company_id) AND id = COALESCE(OLD.invoice_id, NEW.invoice_id)
    AND state <> 'draft') THEN
    RAISE EXCEPTION 'The lines of an issued invoice stay as they are.' USING ERRCODE = 'check_violation';
  END IF;
  RETURN COALESCE(NEW, OLD);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION mark_invoice_handed_over() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE invoices i SET state = 'sent', sent_at = NEW.sent_at FROM invoice_keys k
  WHERE k.company_id = NEW.company_id AND k.mail_id = NEW.id AND k.kind = 'invoice'
    AND i.company_id = NEW.company_id AND i.id = k.invoice_id AND i.state = 'issued';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION mark_invoiced_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.active THEN
    UPDATE time_entries SET invoiced = false WHERE company_id = OLD.company_id AND id = OLD.time_entry_id AND invoiced;
    -- Time goes along with a task into another workspace; what is deleted with its task is looked for nowhere.
    IF NOT FOUND AND pg_trigger_depth() = 1 THEN UPDATE time_entries SET invoiced = false WHERE id = OLD.time_entry_id AND invoiced; END IF;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.active THEN
    UPDATE time_entries SET invoiced = true WHERE company_id = NEW.company_id AND id = NEW.time_entry_id AND NOT invoiced;
  END IF;
  RETURN NULL;
END $$;
