CREATE TABLE "company_domains" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"verified_at" timestamp with time zone,
	"broken_at" timestamp with time zone,
	"last_checks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"missed" smallint DEFAULT 0 NOT NULL,
	"next_check_at" timestamp with time zone,
	CONSTRAINT "company_domains_domain_shape" CHECK ("company_domains"."domain" ~ '^([a-z0-9]([a-z0-9-]*[a-z0-9])?[.])+[a-z0-9-]+$' and length("company_domains"."domain") <= 253),
	CONSTRAINT "company_domains_state_known" CHECK ("company_domains"."state" in ('waiting', 'verified', 'broken')),
	CONSTRAINT "company_domains_state_proven" CHECK (("company_domains"."state" = 'waiting') = ("company_domains"."verified_at" is null)),
	CONSTRAINT "company_domains_state_broken" CHECK (("company_domains"."state" = 'broken') = ("company_domains"."broken_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "company_domains" ADD CONSTRAINT "company_domains_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_domains_verified" ON "company_domains" USING btree ("domain") WHERE "company_domains"."verified_at" is not null;--> statement-breakpoint
CREATE INDEX "company_domains_next_check" ON "company_domains" USING btree ("next_check_at");