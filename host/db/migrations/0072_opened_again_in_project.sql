-- What is open again waits for nobody who is gone: not from the workspace, and not from a project that they do not see any more. Who is taken off a
-- project at this moment is no longer on it here, or what they are taken off comes after this, for that holds their tasks first.
CREATE OR REPLACE FUNCTION tasks_opened_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM company_members m JOIN task_people a ON a.company_id = m.company_id AND a.person_id = m.person_id
    WHERE a.task_id = NEW.id FOR KEY SHARE OF m;
  DELETE FROM task_people a USING projects p WHERE a.task_id = NEW.id AND p.id = NEW.project_id
    AND NOT EXISTS (SELECT 1 FROM company_members m WHERE m.company_id = a.company_id AND m.person_id = a.person_id
      AND (m.role = 'owner' OR m.person_id = p.owner_id OR (m.role = 'member' AND NOT p.is_private)
        OR EXISTS (SELECT 1 FROM project_members s WHERE s.project_id = p.id AND s.person_id = m.person_id)));
  RETURN NULL;
END $$;
