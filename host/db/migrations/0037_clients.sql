CREATE TABLE "client_contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"role" text DEFAULT '' NOT NULL,
	"gets_invoices" boolean DEFAULT false NOT NULL,
	"sees_invoices" boolean DEFAULT true NOT NULL,
	"invited_at" timestamp with time zone,
	"person_id" uuid,
	CONSTRAINT "client_contacts_name_filled" CHECK (length(btrim("client_contacts"."name")) between 1 and 160)
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"address" jsonb DEFAULT '{"street":[],"postcode":"","city":"","region":""}'::jsonb NOT NULL,
	"country" char(2),
	"tax_id" text DEFAULT '' NOT NULL,
	"currency" char(3) NOT NULL,
	"rate" bigint,
	"tax_bp" integer DEFAULT 0 NOT NULL,
	"terms_days" integer DEFAULT 14 NOT NULL,
	"rounding" text DEFAULT 'exact' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "clients_company_id" UNIQUE("company_id","id"),
	CONSTRAINT "clients_number" UNIQUE("company_id","number"),
	CONSTRAINT "clients_name_filled" CHECK (length(btrim("clients"."name")) between 1 and 160),
	CONSTRAINT "clients_currency_shape" CHECK ("clients"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "clients_rate_positive" CHECK ("clients"."rate" >= 0),
	CONSTRAINT "clients_tax_share" CHECK ("clients"."tax_bp" between 0 and 10000),
	CONSTRAINT "clients_terms" CHECK ("clients"."terms_days" between 0 and 365),
	CONSTRAINT "clients_notes_length" CHECK (length("clients"."notes") <= 5000)
);
--> statement-breakpoint
CREATE TABLE "person_rates" (
	"company_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"rate" bigint NOT NULL,
	CONSTRAINT "person_rates_project_id_person_id_pk" PRIMARY KEY("project_id","person_id"),
	CONSTRAINT "person_rates_positive" CHECK ("person_rates"."rate" >= 0)
);
--> statement-breakpoint
CREATE TABLE "project_billing" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"client_id" uuid,
	"rate" bigint,
	CONSTRAINT "project_billing_rate_positive" CHECK ("project_billing"."rate" >= 0)
);
--> statement-breakpoint
ALTER TABLE "time_entries" ADD COLUMN "billable" boolean;--> statement-breakpoint
ALTER TABLE "time_entries" ADD COLUMN "invoiced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "client_contacts" ADD CONSTRAINT "client_contacts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_contacts" ADD CONSTRAINT "client_contacts_client" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_rates" ADD CONSTRAINT "person_rates_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_rates" ADD CONSTRAINT "person_rates_project" FOREIGN KEY ("company_id","project_id") REFERENCES "public"."projects"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_billing" ADD CONSTRAINT "project_billing_project" FOREIGN KEY ("company_id","project_id") REFERENCES "public"."projects"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_billing" ADD CONSTRAINT "project_billing_client" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_contacts_of_client" ON "client_contacts" USING btree ("company_id","client_id");--> statement-breakpoint
CREATE INDEX "client_contacts_of_person" ON "client_contacts" USING btree ("person_id","company_id");--> statement-breakpoint
CREATE INDEX "person_rates_of_person" ON "person_rates" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "project_billing_of_client" ON "project_billing" USING btree ("company_id","client_id");--> statement-breakpoint
CREATE INDEX "time_entries_uninvoiced" ON "time_entries" USING btree ("project_id","person_id","started_at","ended_at") WHERE not "time_entries"."invoiced" and "time_entries"."ended_at" is not null and "time_entries"."billable" is not false;--> statement-breakpoint
-- Who accepts an invitation that was sent to a contact of a client is that contact (CLIENT-07).
CREATE FUNCTION bind_client_contact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE client_contacts SET person_id = NEW.used_by
    WHERE company_id = NEW.company_id AND email = NEW.email AND invited_at IS NOT NULL AND person_id IS NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER invitations_bind_client_contact AFTER UPDATE OF used_by ON invitations
  FOR EACH ROW WHEN (NEW.used_by IS NOT NULL AND OLD.used_by IS NULL) EXECUTE FUNCTION bind_client_contact();
