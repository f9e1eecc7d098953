-- The tags of a note as words. They are a list of plain texts, so that the function is as immutable as it says.
CREATE FUNCTION note_tags(tags text[]) RETURNS text IMMUTABLE STRICT PARALLEL SAFE LANGUAGE sql AS $$ SELECT array_to_string(tags, ' ') $$;
--> statement-breakpoint
CREATE TABLE "note_tasks" (
	"note_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "note_tasks_note_id_task_id_pk" PRIMARY KEY("note_id","task_id")
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"html" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"pictures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"trashed_at" timestamp with time zone,
	"words" "tsvector" GENERATED ALWAYS AS (search_words(title || ' ' || note_tags(tags) || ' ' || left(text, 200000))) STORED NOT NULL,
	CONSTRAINT "notes_title_short" CHECK (length("notes"."title") <= 200),
	CONSTRAINT "notes_text_short" CHECK (length("notes"."text") <= 500000),
	CONSTRAINT "notes_tags_few" CHECK (cardinality("notes"."tags") <= 10),
	CONSTRAINT "notes_version_counted" CHECK ("notes"."version" >= 1),
	CONSTRAINT "notes_pictures_counted" CHECK ("notes"."pictures" >= 0)
);
--> statement-breakpoint
ALTER TABLE "note_tasks" ADD CONSTRAINT "note_tasks_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_tasks" ADD CONSTRAINT "note_tasks_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "note_tasks_of_task" ON "note_tasks" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "notes_in_order" ON "notes" USING btree ("person_id","trashed_at","pinned" DESC NULLS LAST,"updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notes_words" ON "notes" USING gin ("words");--> statement-breakpoint
CREATE INDEX "notes_trashed" ON "notes" USING btree ("trashed_at") WHERE "notes"."trashed_at" is not null;