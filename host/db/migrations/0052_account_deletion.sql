ALTER TABLE "people" ADD COLUMN "deletion_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "people_leaving" ON "people" USING btree ("deletion_at") WHERE "people"."deletion_at" is not null and "people"."deleted_at" is null;