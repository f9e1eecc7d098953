-- The kind of a file, as the client tells it (src/model/attachment/file-kind.ts): by its type, plain text by its name. An SVG is code: it is never drawn.
CREATE FUNCTION file_kind(mimetype text, filename text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN mimetype ~ '^application/(json|ld\+json|xml|javascript|typescript|x-sh|x-yaml|yaml|toml|sql|graphql|x-httpd-php)$|^text/(html|css|javascript|xml|x-|typescript)|^image/svg\+xml$' THEN 'code'
  WHEN mimetype LIKE 'image/%' THEN 'image'
  WHEN mimetype = 'application/pdf' THEN 'pdf'
  WHEN mimetype ~ '^application/(msword|rtf|x-cfb|vnd\.(ms-|oasis\.opendocument|openxmlformats-officedocument))|^text/(rtf|csv)$' THEN 'office'
  WHEN mimetype LIKE 'text/%' THEN CASE
    WHEN filename ~* '\.(c|cc|cpp|cs|css|go|graphql|h|hpp|html?|java|jsx?|json|kt|less|lua|mjs|php|pl|py|rb|rs|scala|scss|sh|sql|svg|swift|toml|tsx?|vue|xml|ya?ml)$' THEN 'code'
    ELSE 'text' END
  ELSE 'other'
END;
--> statement-breakpoint
CREATE TABLE "attachment_links" (
	"attachment_id" integer NOT NULL,
	"task_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attachment_links_attachment_id_task_id_pk" PRIMARY KEY("attachment_id","task_id")
);
--> statement-breakpoint
CREATE TABLE "attachment_versions" (
	"attachment_id" integer NOT NULL,
	"number" integer NOT NULL,
	"file" uuid NOT NULL,
	"filename" text NOT NULL,
	"mimetype" text NOT NULL,
	"size" bigint NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attachment_versions_attachment_id_number_pk" PRIMARY KEY("attachment_id","number")
);
--> statement-breakpoint
DROP INDEX "attachments_of_project";--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "file" uuid;--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "kind" text GENERATED ALWAYS AS (file_kind(mimetype, filename)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "folded" text GENERATED ALWAYS AS (search_fold(filename)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "attachment_links" ADD CONSTRAINT "attachment_links_attachment_id_attachments_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment_links" ADD CONSTRAINT "attachment_links_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment_versions" ADD CONSTRAINT "attachment_versions_attachment_id_attachments_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment_versions" ADD CONSTRAINT "attachment_versions_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachment_links_of_task" ON "attachment_links" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "attachment_versions_file" ON "attachment_versions" USING btree ("file");--> statement-breakpoint
CREATE INDEX "attachments_of_project" ON "attachments" USING btree ("project_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "attachments"."task_id" is null;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_file" UNIQUE("file");--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_version_counted" CHECK ("attachments"."version" >= 1);--> statement-breakpoint
-- How many files a task shows: its own, and those linked with it that are in its project.
CREATE FUNCTION count_files(task uuid, project uuid) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT ((SELECT count(*) FROM attachments a WHERE a.task_id = task)
    + (SELECT count(*) FROM attachment_links l JOIN attachments a ON a.id = l.attachment_id WHERE l.task_id = task AND a.project_id = project))::int
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION task_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE tasks SET attachments_count = attachments_count + 1, image = CASE WHEN is_picture(NEW.mimetype) THEN NEW.id::text ELSE image END WHERE id = NEW.task_id;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE tasks SET attachments_count = attachments_count - 1, image = CASE WHEN image = OLD.id::text THEN (
      SELECT max(a.id)::text FROM attachments a WHERE a.task_id = OLD.task_id AND is_picture(a.mimetype)
    ) ELSE image END WHERE id = OLD.task_id;
  ELSE
    IF OLD.task_id IS DISTINCT FROM NEW.task_id OR is_picture(OLD.mimetype) <> is_picture(NEW.mimetype) THEN
      UPDATE tasks t SET attachments_count = count_files(t.id, t.project_id),
        image = (SELECT max(a.id)::text FROM attachments a WHERE a.task_id = t.id AND is_picture(a.mimetype))
      WHERE t.id IN (OLD.task_id, NEW.task_id);
    END IF;
    IF OLD.project_id <> NEW.project_id THEN
      UPDATE tasks t SET attachments_count = count_files(t.id, t.project_id) FROM attachment_links l WHERE l.attachment_id = NEW.id AND t.id = l.task_id;
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER attachments_counted ON attachments;
--> statement-breakpoint
CREATE TRIGGER attachments_counted AFTER INSERT OR DELETE OR UPDATE OF task_id, project_id, mimetype ON attachments FOR EACH ROW EXECUTE FUNCTION task_files();
--> statement-breakpoint
CREATE FUNCTION linked_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE tasks t SET attachments_count = count_files(t.id, t.project_id) WHERE t.id = CASE TG_OP WHEN 'INSERT' THEN NEW.task_id ELSE OLD.task_id END;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER attachment_links_counted AFTER INSERT OR DELETE ON attachment_links FOR EACH ROW EXECUTE FUNCTION linked_files();
--> statement-breakpoint
CREATE FUNCTION files_after_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.project_id <> NEW.project_id THEN NEW.attachments_count := count_files(NEW.id, NEW.project_id); END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER tasks_files_after_move BEFORE UPDATE OF project_id ON tasks FOR EACH ROW EXECUTE FUNCTION files_after_move();
