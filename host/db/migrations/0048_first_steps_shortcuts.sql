ALTER TABLE "people" ADD COLUMN "key_coach" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "shortcut_preset" text DEFAULT 'palette' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "shortcuts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "first_steps" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_shortcut_preset" CHECK ("people"."shortcut_preset" in ('palette', 'github', 'jira'));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_shortcuts_small" CHECK (octet_length("people"."shortcuts"::text) <= 32768);--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_first_steps_small" CHECK (octet_length("people"."first_steps"::text) <= 1024);