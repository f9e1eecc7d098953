ALTER TABLE "attachments" ADD CONSTRAINT "attachments_place" UNIQUE("company_id","project_id","id");--> statement-breakpoint
CREATE TABLE "checklist_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "checklist_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"parent_id" integer,
	"title" text NOT NULL,
	"done" boolean DEFAULT false NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checklist_items_place" UNIQUE("task_id","id"),
	CONSTRAINT "checklist_items_title_filled" CHECK (length(btrim("checklist_items"."title")) between 1 and 500),
	CONSTRAINT "checklist_items_not_own_parent" CHECK ("checklist_items"."parent_id" <> "checklist_items"."id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"task_id" uuid,
	"attachment_id" integer,
	"author_id" uuid,
	"html" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comments_about_one_thing" CHECK (num_nonnulls("comments"."task_id", "comments"."attachment_id") = 1),
	CONSTRAINT "comments_filled" CHECK (length("comments"."html") > 0)
);
--> statement-breakpoint
ALTER TABLE "checklist_items" ADD CONSTRAINT "checklist_items_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_items" ADD CONSTRAINT "checklist_items_task" FOREIGN KEY ("company_id","project_id","task_id") REFERENCES "public"."tasks"("company_id","project_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "checklist_items" ADD CONSTRAINT "checklist_items_parent" FOREIGN KEY ("task_id","parent_id") REFERENCES "public"."checklist_items"("task_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_task" FOREIGN KEY ("company_id","project_id","task_id") REFERENCES "public"."tasks"("company_id","project_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_attachment" FOREIGN KEY ("company_id","project_id","attachment_id") REFERENCES "public"."attachments"("company_id","project_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "checklist_items_of_parent" ON "checklist_items" USING btree ("parent_id") WHERE "checklist_items"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_of_task" ON "comments" USING btree ("task_id","id" DESC NULLS LAST) WHERE "comments"."task_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_of_attachment" ON "comments" USING btree ("attachment_id","id" DESC NULLS LAST) WHERE "comments"."attachment_id" is not null;--> statement-breakpoint
-- How many comments a task has, kept on the task, so that a list shows it without a count. Comments on its files are not among them.
CREATE FUNCTION task_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE tasks SET comments_count = comments_count + 1 WHERE id = NEW.task_id;
  ELSE
    UPDATE tasks SET comments_count = comments_count - 1 WHERE id = OLD.task_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER comments_counted AFTER INSERT OR DELETE ON comments FOR EACH ROW EXECUTE FUNCTION task_comments();
--> statement-breakpoint
-- One level of nesting: an item under a child, or a parent put under another item, is refused whoever asks.
CREATE FUNCTION checklist_one_level() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM checklist_items WHERE id = NEW.parent_id AND parent_id IS NOT NULL)
    OR EXISTS (SELECT 1 FROM checklist_items WHERE parent_id = NEW.id) THEN
    RAISE EXCEPTION 'A checklist has one level of nesting.' USING ERRCODE = 'check_violation', CONSTRAINT = 'checklist_items_one_level';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER checklist_items_nested AFTER INSERT OR UPDATE OF parent_id ON checklist_items FOR EACH ROW WHEN (NEW.parent_id IS NOT NULL) EXECUTE FUNCTION checklist_one_level();
--> statement-breakpoint
-- The checklist's progress, kept on the task once a statement: items without children count, a parent only groups.
CREATE FUNCTION count_checklists(of_tasks uuid[]) RETURNS void LANGUAGE sql AS $$
  UPDATE tasks SET checklist_done = counted.done, checklist_total = counted.total
  FROM (
    SELECT t.id, count(i.id) FILTER (WHERE i.done) AS done, count(i.id) AS total
    FROM unnest(of_tasks) AS t (id)
    LEFT JOIN checklist_items i ON i.task_id = t.id AND NOT EXISTS (SELECT 1 FROM checklist_items c WHERE c.parent_id = i.id)
    GROUP BY t.id
  ) AS counted
  WHERE tasks.id = counted.id AND (tasks.checklist_done, tasks.checklist_total) IS DISTINCT FROM (counted.done, counted.total)
$$;
--> statement-breakpoint
CREATE FUNCTION checklist_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_checklists(ARRAY(SELECT DISTINCT task_id FROM changed_items));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER checklist_items_counted_in AFTER INSERT ON checklist_items REFERENCING NEW TABLE AS changed_items FOR EACH STATEMENT EXECUTE FUNCTION checklist_counted();
--> statement-breakpoint
CREATE TRIGGER checklist_items_counted_out AFTER DELETE ON checklist_items REFERENCING OLD TABLE AS changed_items FOR EACH STATEMENT EXECUTE FUNCTION checklist_counted();
--> statement-breakpoint
CREATE TRIGGER checklist_items_counted_over AFTER UPDATE ON checklist_items REFERENCING NEW TABLE AS changed_items FOR EACH STATEMENT EXECUTE FUNCTION checklist_counted();
