CREATE TABLE "thread_follows" (
	"thread_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"is_following" boolean NOT NULL,
	CONSTRAINT "thread_follows_thread_id_person_id_pk" PRIMARY KEY("thread_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "thread_reads" (
	"thread_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"read_to" integer NOT NULL,
	CONSTRAINT "thread_reads_thread_id_person_id_pk" PRIMARY KEY("thread_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"html" text DEFAULT '' NOT NULL,
	"author_id" uuid,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"answer_id" integer,
	"task_id" uuid,
	"comments_count" integer DEFAULT 0 NOT NULL,
	"last_comment_id" integer,
	"active_at" timestamp with time zone DEFAULT now() NOT NULL,
	"folded" text GENERATED ALWAYS AS (search_fold(title || ' #' || number || ' ' || regexp_replace(html, '<[^>]*>', ' ', 'g'))) STORED NOT NULL,
	CONSTRAINT "threads_project_number" UNIQUE("project_id","number"),
	CONSTRAINT "threads_place" UNIQUE("company_id","project_id","id"),
	CONSTRAINT "threads_title_filled" CHECK (length(btrim("threads"."title")) between 1 and 200),
	CONSTRAINT "threads_number_positive" CHECK ("threads"."number" >= 1),
	CONSTRAINT "threads_count_positive" CHECK ("threads"."comments_count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "comments" DROP CONSTRAINT "comments_about_one_thing";--> statement-breakpoint
ALTER TABLE "notification_events" DROP CONSTRAINT "notification_events_reason_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_target_known";--> statement-breakpoint
ALTER TABLE "projects" DROP CONSTRAINT "projects_numbers_positive";--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "thread_id" uuid;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "last_thread_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "thread_follows" ADD CONSTRAINT "thread_follows_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_follows" ADD CONSTRAINT "thread_follows_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_closed_by_people_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_project" FOREIGN KEY ("company_id","project_id") REFERENCES "public"."projects"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "threads_open" ON "threads" USING btree ("project_id","is_pinned" DESC NULLS FIRST,"active_at" DESC NULLS FIRST,"number" DESC NULLS FIRST) WHERE "threads"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "threads_closed" ON "threads" USING btree ("project_id","is_pinned" DESC NULLS FIRST,"active_at" DESC NULLS FIRST,"number" DESC NULLS FIRST) WHERE "threads"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "threads_of_task" ON "threads" USING btree ("task_id") WHERE "threads"."task_id" is not null;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_thread" FOREIGN KEY ("company_id","project_id","thread_id") REFERENCES "public"."threads"("company_id","project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_of_thread" ON "comments" USING btree ("thread_id","id") WHERE "comments"."thread_id" is not null;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_about_one_thing" CHECK (num_nonnulls("comments"."task_id", "comments"."attachment_id", "comments"."thread_id") = 1);--> statement-breakpoint
ALTER TABLE "notification_events" ADD CONSTRAINT "notification_events_reason_known" CHECK ("notification_events"."reason" in ('assigned', 'unassigned', 'mentioned', 'commented', 'done', 'reopened', 'status', 'due_date', 'due_soon', 'overdue', 'invited', 'accepted', 'declined', 'joined', 'added', 'role', 'sprint_started', 'sprint_completed', 'time_changed', 'rule_paused', 'rule_missed', 'thread_mentioned', 'thread_closed', 'thread_answered'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_target_known" CHECK ("notifications"."target_kind" in ('task', 'project', 'comment', 'file', 'invitation', 'sprint', 'recurrence', 'discussion'));--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_numbers_positive" CHECK ("projects"."last_story_number" >= 0 and "projects"."last_epic_number" >= 0 and "projects"."last_thread_number" >= 0);--> statement-breakpoint
-- What a discussion says about its comments, kept on it, so that a list shows it without a count. The answer goes with its comment.
CREATE FUNCTION thread_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE threads SET comments_count = comments_count + 1, last_comment_id = greatest(last_comment_id, NEW.id), active_at = greatest(active_at, NEW.created_at)
    WHERE id = NEW.thread_id;
  ELSE
    UPDATE threads SET comments_count = comments_count - 1, answer_id = nullif(answer_id, OLD.id),
      last_comment_id = CASE WHEN last_comment_id = OLD.id THEN (SELECT max(id) FROM comments WHERE thread_id = OLD.thread_id) ELSE last_comment_id END,
      active_at = CASE WHEN last_comment_id = OLD.id
        THEN coalesce((SELECT created_at FROM comments WHERE thread_id = OLD.thread_id ORDER BY id DESC LIMIT 1), threads.created_at) ELSE active_at END
    WHERE id = OLD.thread_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER comments_counted_in_thread_in AFTER INSERT ON comments FOR EACH ROW WHEN (NEW.thread_id IS NOT NULL) EXECUTE FUNCTION thread_comments();
--> statement-breakpoint
CREATE TRIGGER comments_counted_in_thread_out AFTER DELETE ON comments FOR EACH ROW WHEN (OLD.thread_id IS NOT NULL) EXECUTE FUNCTION thread_comments();
--> statement-breakpoint
-- Three on top at most, whoever asks; the project is held, so that two at once are judged one after the other.
CREATE FUNCTION thread_pinned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM projects WHERE id = NEW.project_id FOR NO KEY UPDATE;
  IF (SELECT count(*) FROM threads WHERE project_id = NEW.project_id AND is_pinned) > 3 THEN
    RAISE EXCEPTION 'Three discussions are pinned at most.' USING ERRCODE = 'check_violation', CONSTRAINT = 'threads_three_pinned';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER threads_pinned AFTER INSERT OR UPDATE OF is_pinned ON threads FOR EACH ROW WHEN (NEW.is_pinned) EXECUTE FUNCTION thread_pinned();
