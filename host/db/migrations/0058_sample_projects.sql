ALTER TABLE "comments" ADD COLUMN "author_name" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "invitations_to" ON "invitations" USING btree ("email") WHERE "invitations"."used_at" is null and "invitations"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "projects_sample" ON "projects" USING btree ("company_id","owner_id") WHERE "projects"."is_sample";--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_named" CHECK ("comments"."author_name" is null or "comments"."author_id" is null);