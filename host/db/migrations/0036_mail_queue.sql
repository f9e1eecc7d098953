CREATE TABLE "company_transfers" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"to_person_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_smtp" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"security" text NOT NULL,
	"username" text DEFAULT '' NOT NULL,
	"password_cipher" "bytea",
	"key_id" text,
	"from_email" text NOT NULL,
	"from_name" text,
	"reply_to" text,
	"fallback" boolean DEFAULT true NOT NULL,
	"state" text DEFAULT 'untested' NOT NULL,
	"tested_at" timestamp with time zone,
	"last_reply" text,
	CONSTRAINT "company_smtp_host_filled" CHECK (length("company_smtp"."host") between 1 and 253),
	CONSTRAINT "company_smtp_port_range" CHECK ("company_smtp"."port" between 1 and 65535),
	CONSTRAINT "company_smtp_security_known" CHECK ("company_smtp"."security" in ('starttls', 'tls', 'none')),
	CONSTRAINT "company_smtp_state_known" CHECK ("company_smtp"."state" in ('untested', 'working', 'failing')),
	CONSTRAINT "company_smtp_password_key" CHECK (("company_smtp"."password_cipher" is null) = ("company_smtp"."key_id" is null))
);
--> statement-breakpoint
CREATE TABLE "mail_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mail_id" uuid NOT NULL,
	"filename" text NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "mail_files_size" CHECK (octet_length("mail_files"."content") <= 10000000)
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid,
	"kind" text NOT NULL,
	"to_email" text NOT NULL,
	"subject" text NOT NULL,
	"body" jsonb NOT NULL,
	"reply_to" text,
	"dedupe_key" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_reply" text,
	"by_workspace" boolean,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_dedupe_key_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "mails_state_known" CHECK ("mails"."state" in ('waiting', 'sent', 'failed')),
	CONSTRAINT "mails_tries_positive" CHECK ("mails"."tries" >= 0)
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "week_start" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "currency" char(3) DEFAULT 'EUR' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "deletion_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company_transfers" ADD CONSTRAINT "company_transfers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_transfers" ADD CONSTRAINT "company_transfers_member" FOREIGN KEY ("company_id","to_person_id") REFERENCES "public"."company_members"("company_id","person_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_smtp" ADD CONSTRAINT "company_smtp_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_files" ADD CONSTRAINT "mail_files_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_transfers_to" ON "company_transfers" USING btree ("to_person_id");--> statement-breakpoint
CREATE INDEX "mail_files_of_mail" ON "mail_files" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("state","next_try_at");--> statement-breakpoint
CREATE INDEX "mails_of_company" ON "mails" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "companies_deleted" ON "companies" USING btree ("deletion_at") WHERE "companies"."deletion_at" is not null;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_week_start_day" CHECK ("companies"."week_start" between 0 and 6);--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_currency_shape" CHECK ("companies"."currency" ~ '^[A-Z]{3}$');