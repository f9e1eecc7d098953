ALTER TABLE "people" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "week_start" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "hour_cycle" smallint DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "theme" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "hide_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "task_modal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "single_keys" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "key_hints" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_headline_length" CHECK (length("people"."headline") <= 120);--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_week_start" CHECK ("people"."week_start" between 0 and 6);--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_hour_cycle" CHECK ("people"."hour_cycle" in (12, 24));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_theme" CHECK ("people"."theme" in ('light', 'dark', 'system'));