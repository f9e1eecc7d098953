CREATE TABLE "wiki_follows" (
	"page_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"is_following" boolean NOT NULL,
	CONSTRAINT "wiki_follows_page_id_person_id_pk" PRIMARY KEY("page_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "wiki_links" DROP CONSTRAINT "wiki_links_once";--> statement-breakpoint
ALTER TABLE "wiki_links" DROP CONSTRAINT "wiki_links_one_target";--> statement-breakpoint
ALTER TABLE "wiki_links" ALTER COLUMN "from_page" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "wiki_links" ADD COLUMN "from_thread" uuid;--> statement-breakpoint
ALTER TABLE "wiki_links" ADD COLUMN "from_comment" integer;--> statement-breakpoint
ALTER TABLE "wiki_links" ADD COLUMN "to_story" integer;--> statement-breakpoint
ALTER TABLE "wiki_links" ADD COLUMN "made" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "wiki_follows" ADD CONSTRAINT "wiki_follows_page_id_wiki_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."wiki_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wiki_follows" ADD CONSTRAINT "wiki_follows_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wiki_links" ADD CONSTRAINT "wiki_links_from_thread_threads_id_fk" FOREIGN KEY ("from_thread") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wiki_links" ADD CONSTRAINT "wiki_links_from_comment_comments_id_fk" FOREIGN KEY ("from_comment") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wiki_links" ADD CONSTRAINT "wiki_links_to_story_user_stories_id_fk" FOREIGN KEY ("to_story") REFERENCES "public"."user_stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wiki_links_of_thread" ON "wiki_links" USING btree ("from_thread") WHERE "wiki_links"."from_thread" is not null;--> statement-breakpoint
CREATE INDEX "wiki_links_of_comment" ON "wiki_links" USING btree ("from_comment") WHERE "wiki_links"."from_comment" is not null;--> statement-breakpoint
CREATE INDEX "wiki_links_to_story" ON "wiki_links" USING btree ("to_story") WHERE "wiki_links"."to_story" is not null;--> statement-breakpoint
ALTER TABLE "wiki_links" ADD CONSTRAINT "wiki_links_once" UNIQUE("from_page","from_thread","from_comment","to_page","to_task","to_story");--> statement-breakpoint
ALTER TABLE "wiki_links" ADD CONSTRAINT "wiki_links_one_source" CHECK (num_nonnulls("wiki_links"."from_page", "wiki_links"."from_thread") = 1);--> statement-breakpoint
ALTER TABLE "wiki_links" ADD CONSTRAINT "wiki_links_comment_in_thread" CHECK ("wiki_links"."from_comment" is null or "wiki_links"."from_thread" is not null);--> statement-breakpoint
ALTER TABLE "wiki_links" ADD CONSTRAINT "wiki_links_one_target" CHECK (num_nonnulls("wiki_links"."to_page", "wiki_links"."to_task", "wiki_links"."to_story") = 1);--> statement-breakpoint
INSERT INTO wiki_follows (page_id, person_id, company_id, is_following)
SELECT DISTINCT v.page_id, v.author_id, v.company_id, true FROM wiki_versions v
JOIN company_members m ON m.company_id = v.company_id AND m.person_id = v.author_id;
