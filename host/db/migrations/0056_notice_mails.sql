CREATE TABLE "mail_settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"company_id" uuid,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "mail_settings_kind_known" CHECK ("mail_settings"."kind" in ('mentioned', 'assigned', 'rest')),
	CONSTRAINT "mail_settings_value_known" CHECK ("mail_settings"."value" in ('at_once', 'daily', 'weekly', 'never'))
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mail_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_settings" ADD CONSTRAINT "mail_settings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_settings" ADD CONSTRAINT "mail_settings_person_belongs" FOREIGN KEY ("company_id","person_id") REFERENCES "public"."company_members"("company_id","person_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_settings_everywhere" ON "mail_settings" USING btree ("person_id","kind") WHERE "mail_settings"."company_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_settings_of_workspace" ON "mail_settings" USING btree ("person_id","company_id","kind") WHERE "mail_settings"."company_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_to_mail" ON "notifications" USING btree ("mail_at") WHERE "notifications"."mail_at" is not null;--> statement-breakpoint
-- Nobody is mailed about what was there before mails of it were.
UPDATE "notifications" SET "mailed_at" = now() WHERE "read_at" IS NULL AND "done_at" IS NULL AND "ordered_at" > now() - interval '16 days';
