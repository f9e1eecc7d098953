CREATE TABLE "wiki_drafts" (
	"page_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"version" integer NOT NULL,
	"base" text DEFAULT '' NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wiki_drafts_page_id_person_id_pk" PRIMARY KEY("page_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "wiki_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wiki_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"from_page" uuid NOT NULL,
	"to_page" uuid,
	"to_task" uuid,
	"company_id" uuid NOT NULL,
	CONSTRAINT "wiki_links_once" UNIQUE("from_page","to_page","to_task"),
	CONSTRAINT "wiki_links_one_target" CHECK (num_nonnulls("wiki_links"."to_page", "wiki_links"."to_task") = 1)
);
--> statement-breakpoint
CREATE TABLE "wiki_pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"parent_id" uuid,
	"position" double precision NOT NULL,
	"depth" smallint DEFAULT 0 NOT NULL,
	"creator_id" uuid,
	"updated_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"deleted_with" uuid,
	"words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', search_fold(title)), 'A') || setweight(to_tsvector('simple', search_fold(text)), 'B')) STORED NOT NULL,
	CONSTRAINT "wiki_pages_project_id" UNIQUE("project_id","id"),
	CONSTRAINT "wiki_pages_project_key" UNIQUE("project_id","key"),
	CONSTRAINT "wiki_pages_key_shape" CHECK ("wiki_pages"."key" ~ '^[b-df-hj-np-tv-z2-9]{6}$'),
	CONSTRAINT "wiki_pages_title_filled" CHECK (length(btrim("wiki_pages"."title")) between 1 and 200),
	CONSTRAINT "wiki_pages_depth" CHECK ("wiki_pages"."depth" between 0 and 7),
	CONSTRAINT "wiki_pages_not_below_itself" CHECK ("wiki_pages"."parent_id" is distinct from "wiki_pages"."id"),
	CONSTRAINT "wiki_pages_version_counted" CHECK ("wiki_pages"."version" >= 0)
);
--> statement-breakpoint
CREATE TABLE "wiki_versions" (
	"page_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"company_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"author_id" uuid,
	"note" text,
	"words_added" integer DEFAULT 0 NOT NULL,
	"words_removed" integer DEFAULT 0 NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wiki_versions_page_id_number_pk" PRIMARY KEY("page_id","number"),
	CONSTRAINT "wiki_versions_number_counted" CHECK ("wiki_versions"."number" >= 1)
);
--> statement-breakpoint
ALTER TABLE "wiki_drafts" ADD CONSTRAINT "wiki_drafts_page_id_wiki_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."wiki_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wiki_drafts" ADD CONSTRAINT "wiki_drafts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wiki_links" ADD CONSTRAINT "wiki_links_from_page_wiki_pages_id_fk" FOREIGN KEY ("from_page") REFERENCES "public"."wiki_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wiki_links" ADD CONSTRAINT "wiki_links_to_page_wiki_pages_id_fk" FOREIGN KEY ("to_page") REFERENCES "public"."wiki_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wiki_links" ADD CONSTRAINT "wiki_links_to_task_tasks_id_fk" FOREIGN KEY ("to_task") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wiki_pages" ADD CONSTRAINT "wiki_pages_creator_id_people_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wiki_pages" ADD CONSTRAINT "wiki_pages_updated_by_people_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wiki_pages" ADD CONSTRAINT "wiki_pages_parent" FOREIGN KEY ("project_id","parent_id") REFERENCES "public"."wiki_pages"("project_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wiki_pages" ADD CONSTRAINT "wiki_pages_project" FOREIGN KEY ("company_id","project_id") REFERENCES "public"."projects"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wiki_versions" ADD CONSTRAINT "wiki_versions_page_id_wiki_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."wiki_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wiki_versions" ADD CONSTRAINT "wiki_versions_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wiki_links_to_page" ON "wiki_links" USING btree ("to_page");--> statement-breakpoint
CREATE INDEX "wiki_links_to_task" ON "wiki_links" USING btree ("to_task");--> statement-breakpoint
CREATE INDEX "wiki_pages_in_order" ON "wiki_pages" USING btree ("project_id","parent_id","position","id");--> statement-breakpoint
CREATE INDEX "wiki_pages_words" ON "wiki_pages" USING gin ("words");