ALTER TABLE "invoice_keys" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_keys" ADD CONSTRAINT "invoice_keys_id_unique" UNIQUE("id");