CREATE TABLE "invoice_reminders" (
	"company_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"days" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_reminders_invoice_id_days_pk" PRIMARY KEY("invoice_id","days"),
	CONSTRAINT "invoice_reminders_after" CHECK ("invoice_reminders"."days" > 0)
);
--> statement-breakpoint
ALTER TABLE "company_billing" ADD COLUMN "reminders_from" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "company_billing" ADD COLUMN "mail_subject" text;--> statement-breakpoint
ALTER TABLE "company_billing" ADD COLUMN "mail_text" text;--> statement-breakpoint
ALTER TABLE "company_billing" ADD COLUMN "reminder_subject" text;--> statement-breakpoint
ALTER TABLE "company_billing" ADD COLUMN "reminder_text" text;--> statement-breakpoint
ALTER TABLE "invoice_keys" ADD COLUMN "kind" text DEFAULT 'invoice' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_keys" ADD COLUMN "mail_id" uuid;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "reminders_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invoice_reminders" ADD CONSTRAINT "invoice_reminders_invoice" FOREIGN KEY ("company_id","invoice_id") REFERENCES "public"."invoices"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_reminders_of_company" ON "invoice_reminders" USING btree ("company_id","invoice_id");--> statement-breakpoint
ALTER TABLE "invoice_keys" ADD CONSTRAINT "invoice_keys_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_keys_of_mail" ON "invoice_keys" USING btree ("mail_id");--> statement-breakpoint
ALTER TABLE "invoice_keys" ADD CONSTRAINT "invoice_keys_kind_known" CHECK ("invoice_keys"."kind" in ('invoice', 'reminder'));--> statement-breakpoint
-- An invoice is sent when a server has taken a mail with it, in the same moment as the queue says so (INV-17).
CREATE FUNCTION mark_invoice_handed_over() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE invoices i SET state = 'sent', sent_at = NEW.sent_at FROM invoice_keys k
  WHERE k.mail_id = NEW.id AND k.kind = 'invoice' AND i.id = k.invoice_id AND i.state = 'issued';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER mails_hand_over_invoice AFTER UPDATE OF state ON mails FOR EACH ROW WHEN (NEW.state = 'sent' AND OLD.state <> 'sent' AND NEW.kind = 'invoice')
  EXECUTE FUNCTION mark_invoice_handed_over();
