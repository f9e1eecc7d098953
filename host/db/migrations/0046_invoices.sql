CREATE TABLE "company_billing" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"address" jsonb DEFAULT '{"street":[],"postcode":"","city":"","region":""}'::jsonb NOT NULL,
	"country" char(2),
	"email" text DEFAULT '' NOT NULL,
	"tax_id" text DEFAULT '' NOT NULL,
	"bank_lines" text[] DEFAULT '{}' NOT NULL,
	"footer" text DEFAULT '' NOT NULL,
	"invoice_format" text DEFAULT '{YYYY}-{SEQ:4}' NOT NULL,
	"credit_format" text DEFAULT 'CN-{YYYY}-{SEQ:4}' NOT NULL,
	"first_number" integer DEFAULT 1 NOT NULL,
	"reminder_days" integer[] DEFAULT '{1,7,21}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"company_id" uuid NOT NULL,
	"series" text NOT NULL,
	"period" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counters_company_id_series_period_pk" PRIMARY KEY("company_id","series","period"),
	CONSTRAINT "invoice_counters_positive" CHECK ("invoice_counters"."last" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"time_entry_id" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"sent_to" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"opened_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"quantity" numeric(12, 3) DEFAULT '0' NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"price_minor" bigint DEFAULT 0 NOT NULL,
	"discount" jsonb,
	"tax_bp" integer DEFAULT 0 NOT NULL,
	"amount_minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "invoice_lines_tax_share" CHECK ("invoice_lines"."tax_bp" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"credits_id" uuid,
	"number" text,
	"seq" integer,
	"state" text DEFAULT 'draft' NOT NULL,
	"issued_on" date,
	"due_on" date,
	"currency" char(3) NOT NULL,
	"digits" smallint NOT NULL,
	"sender" jsonb,
	"recipient" jsonb,
	"order_text" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"tax_note" text DEFAULT '' NOT NULL,
	"discount" jsonb,
	"net_minor" bigint DEFAULT 0 NOT NULL,
	"discount_minor" bigint DEFAULT 0 NOT NULL,
	"tax_minor" bigint DEFAULT 0 NOT NULL,
	"gross_minor" bigint DEFAULT 0 NOT NULL,
	"tax_lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refunded" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"issued_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	"void_reason" text,
	"reminders_paused" boolean DEFAULT false NOT NULL,
	"pdf" "bytea",
	"pdf_sha256" text,
	CONSTRAINT "invoices_company_id" UNIQUE("company_id","id"),
	CONSTRAINT "invoices_number" UNIQUE("company_id","number"),
	CONSTRAINT "invoices_numbered" CHECK (("invoices"."state" = 'draft') = ("invoices"."number" is null)),
	CONSTRAINT "invoices_dated" CHECK ("invoices"."state" = 'draft' or ("invoices"."issued_on" is not null and "invoices"."recipient" is not null and "invoices"."sender" is not null)),
	CONSTRAINT "invoices_kind_known" CHECK ("invoices"."kind" in ('invoice', 'credit') and ("invoices"."kind" = 'credit') = ("invoices"."credits_id" is not null)),
	CONSTRAINT "invoices_state_known" CHECK ("invoices"."state" in ('draft', 'issued', 'sent', 'void')),
	CONSTRAINT "invoices_sum" CHECK ("invoices"."gross_minor" = "invoices"."net_minor" - "invoices"."discount_minor" + "invoices"."tax_minor")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"paid_on" date NOT NULL,
	"amount_minor" bigint NOT NULL,
	"method" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_positive" CHECK ("payments"."amount_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "company_billing" ADD CONSTRAINT "company_billing_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_counters" ADD CONSTRAINT "invoice_counters_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_entries" ADD CONSTRAINT "invoice_entries_line_id_invoice_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."invoice_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_entries" ADD CONSTRAINT "invoice_entries_time_entry_id_time_entries_id_fk" FOREIGN KEY ("time_entry_id") REFERENCES "public"."time_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_entries" ADD CONSTRAINT "invoice_entries_invoice" FOREIGN KEY ("company_id","invoice_id") REFERENCES "public"."invoices"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_keys" ADD CONSTRAINT "invoice_keys_invoice" FOREIGN KEY ("company_id","invoice_id") REFERENCES "public"."invoices"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice" FOREIGN KEY ("company_id","invoice_id") REFERENCES "public"."invoices"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_client" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credited" FOREIGN KEY ("company_id","credits_id") REFERENCES "public"."invoices"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice" FOREIGN KEY ("company_id","invoice_id") REFERENCES "public"."invoices"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_entries_once" ON "invoice_entries" USING btree ("time_entry_id") WHERE "invoice_entries"."active";--> statement-breakpoint
CREATE INDEX "invoice_entries_of_entry" ON "invoice_entries" USING btree ("time_entry_id");--> statement-breakpoint
CREATE INDEX "invoice_entries_of_line" ON "invoice_entries" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "invoice_entries_of_invoice" ON "invoice_entries" USING btree ("company_id","invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_keys_of_invoice" ON "invoice_keys" USING btree ("company_id","invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_lines_of_invoice" ON "invoice_lines" USING btree ("invoice_id","position");--> statement-breakpoint
CREATE INDEX "invoices_of_state" ON "invoices" USING btree ("company_id","state","due_on");--> statement-breakpoint
CREATE INDEX "invoices_of_client" ON "invoices" USING btree ("company_id","client_id");--> statement-breakpoint
CREATE INDEX "invoices_credits" ON "invoices" USING btree ("credits_id");--> statement-breakpoint
CREATE INDEX "invoices_created_by" ON "invoices" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "payments_of_invoice" ON "payments" USING btree ("company_id","invoice_id");--> statement-breakpoint
-- What is printed on an issued invoice never changes, and it is never deleted but with its workspace (INV-04).
CREATE FUNCTION keep_issued_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state = 'draft' THEN RETURN COALESCE(NEW, OLD); END IF;
  IF TG_OP = 'DELETE' THEN
    IF pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
    RAISE EXCEPTION 'An issued invoice is not deleted.' USING ERRCODE = 'check_violation';
  END IF;
  IF (NEW.state = 'draft') OR (OLD.state = 'void' AND NEW.state <> 'void') OR (OLD.pdf IS NOT NULL AND NEW.pdf IS DISTINCT FROM OLD.pdf)
    OR (OLD.company_id, OLD.client_id, OLD.kind, OLD.credits_id, OLD.number, OLD.seq, OLD.issued_on, OLD.due_on, OLD.currency, OLD.digits, OLD.sender,
        OLD.recipient, OLD.order_text, OLD.notes, OLD.tax_note, OLD.discount, OLD.net_minor, OLD.discount_minor, OLD.tax_minor, OLD.gross_minor,
        OLD.tax_lines, OLD.refunded, OLD.issued_at)
      IS DISTINCT FROM
       (NEW.company_id, NEW.client_id, NEW.kind, NEW.credits_id, NEW.number, NEW.seq, NEW.issued_on, NEW.due_on, NEW.currency, NEW.digits, NEW.sender,
        NEW.recipient, NEW.order_text, NEW.notes, NEW.tax_note, NEW.discount, NEW.net_minor, NEW.discount_minor, NEW.tax_minor, NEW.gross_minor,
        NEW.tax_lines, NEW.refunded, NEW.issued_at)
  THEN RAISE EXCEPTION 'An issued invoice stays as it is.' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER invoices_keep_issued BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION keep_issued_invoice();--> statement-breakpoint
CREATE FUNCTION keep_issued_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM invoices WHERE id = COALESCE(OLD.invoice_id, NEW.invoice_id) AND state <> 'draft') THEN
    RAISE EXCEPTION 'The lines of an issued invoice stay as they are.' USING ERRCODE = 'check_violation';
  END IF;
  RETURN COALESCE(NEW, OLD);
END $$;--> statement-breakpoint
CREATE TRIGGER invoice_lines_keep_issued BEFORE INSERT OR UPDATE OR DELETE ON invoice_lines FOR EACH ROW EXECUTE FUNCTION keep_issued_lines();--> statement-breakpoint
-- Time that is on an invoice, a draft too, does not wait for one (INV-10, CLIENT-11).
CREATE FUNCTION mark_invoiced_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.active THEN UPDATE time_entries SET invoiced = false WHERE id = OLD.time_entry_id AND invoiced; END IF;
  IF TG_OP <> 'DELETE' AND NEW.active THEN UPDATE time_entries SET invoiced = true WHERE id = NEW.time_entry_id AND NOT invoiced; END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER invoice_entries_mark_time AFTER INSERT OR UPDATE OR DELETE ON invoice_entries FOR EACH ROW EXECUTE FUNCTION mark_invoiced_time();
