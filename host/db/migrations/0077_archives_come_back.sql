ALTER TABLE "import_items" DROP CONSTRAINT "import_items_source_known";--> statement-breakpoint
ALTER TABLE "import_items" DROP CONSTRAINT "import_items_kind_known";--> statement-breakpoint
ALTER TABLE "imports" DROP CONSTRAINT "imports_source_known";--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_source_known" CHECK ("import_items"."source" in ('csv', 'linear', 'jira', 'asana', 'trello', 'github', 'todoist', 'palette'));--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_kind_known" CHECK ("import_items"."kind" in ('task', 'project', 'status', 'type', 'label', 'person', 'client', 'invoice', 'workspace'));--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_source_known" CHECK ("imports"."source" in ('csv', 'linear', 'jira', 'asana', 'trello', 'github', 'todoist', 'palette'));--> statement-breakpoint
-- Invoices that came out of an archive go with it when that import is taken back (IMPORT-10).
CREATE OR REPLACE FUNCTION keep_issued_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state = 'draft' THEN RETURN COALESCE(NEW, OLD); END IF;
  IF TG_OP = 'DELETE' THEN
    IF pg_trigger_depth() > 1 OR current_setting('palette.import_undo', true) = 'on' THEN RETURN OLD; END IF;
    RAISE EXCEPTION 'An issued invoice is not deleted.' USING ERRCODE = 'check_violation';
  END IF;
  IF (NEW.state = 'draft') OR (OLD.state = 'void' AND NEW.state <> 'void') OR (OLD.pdf IS NOT NULL AND NEW.pdf IS DISTINCT FROM OLD.pdf)
    OR (OLD.company_id, OLD.client_id, OLD.kind, OLD.credits_id, OLD.number, OLD.seq, OLD.issued_on, OLD.due_on, OLD.currency, OLD.digits, OLD.sender,
        OLD.recipient, OLD.order_text, OLD.notes, OLD.tax_note, OLD.discount, OLD.net_minor, OLD.discount_minor, OLD.tax_minor, OLD.gross_minor,
        OLD.tax_lines, OLD.refunded, OLD.issued_at, OLD.labels)
      IS DISTINCT FROM
       (NEW.company_id, NEW.client_id, NEW.kind, NEW.credits_id, NEW.number, NEW.seq, NEW.issued_on, NEW.due_on, NEW.currency, NEW.digits, NEW.sender,
        NEW.recipient, NEW.order_text, NEW.notes, NEW.tax_note, NEW.discount, NEW.net_minor, NEW.discount_minor, NEW.tax_minor, NEW.gross_minor,
        NEW.tax_lines, NEW.refunded, NEW.issued_at, NEW.labels)
  THEN RAISE EXCEPTION 'An issued invoice stays as it is.' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
