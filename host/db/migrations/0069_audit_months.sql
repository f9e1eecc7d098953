-- The activity log by months (decision 072): each month of UTC is a table of its own in the schema `months`, so that an old one goes at once.
CREATE SCHEMA "months";--> statement-breakpoint
ALTER TABLE "audit_events" RENAME TO "audit_events_before";--> statement-breakpoint
ALTER SEQUENCE "audit_events_id_seq" RENAME TO "audit_events_before_id_seq";--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"actor_name" text DEFAULT '' NOT NULL,
	"action" text NOT NULL,
	"kind" text NOT NULL,
	"sentence" text NOT NULL,
	"parts" jsonb,
	"target_kind" text,
	"target_id" text,
	"target_label" text,
	"project_id" uuid,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "audit_events_action_shape" CHECK ("audit_events"."action" ~ '^[a-z]+[.][a-z-]+$'),
	CONSTRAINT "audit_events_kind_known" CHECK ("audit_events"."kind" in ('tasks', 'projects', 'people', 'files', 'time', 'money', 'settings', 'data')),
	CONSTRAINT "audit_events_target_whole" CHECK (num_nulls("audit_events"."target_kind", "audit_events"."target_id", "audit_events"."target_label") in (0, 3)),
	CONSTRAINT "audit_events_detail_small" CHECK (octet_length("audit_events"."detail"::text) <= 4096)
) PARTITION BY RANGE ("at");
--> statement-breakpoint
-- Takes what no month was made for, so that no line is ever refused.
CREATE TABLE "months"."audit_events_other" PARTITION OF "audit_events" DEFAULT;
--> statement-breakpoint
CREATE TRIGGER audit_events_not_emptied BEFORE TRUNCATE ON "months"."audit_events_other" FOR EACH STATEMENT EXECUTE FUNCTION audit_events_stay();
--> statement-breakpoint
-- Makes the table of the month of a day and moves there what had none; false where it is there. Made aside and attached: nobody who reads or writes
-- another month waits. Indexes come with being attached, when the rows are there.
CREATE FUNCTION make_audit_month(day date) RETURNS boolean LANGUAGE plpgsql SET palette.audit_deletion = 'on' AS $$
DECLARE
  starts timestamptz := date_trunc('month', day::timestamp) AT TIME ZONE 'UTC';
  ends timestamptz := (date_trunc('month', day::timestamp) + interval '1 month') AT TIME ZONE 'UTC';
  own text := 'months.audit_events_' || to_char(day, 'YYYY_MM');
BEGIN
  IF to_regclass(own) IS NOT NULL THEN
    RETURN false;
  END IF;
  LOCK TABLE months.audit_events_other IN ACCESS EXCLUSIVE MODE;
  -- Somebody else may have made it meanwhile.
  IF to_regclass(own) IS NOT NULL THEN
    RETURN false;
  END IF;
  EXECUTE format('CREATE TABLE %s (LIKE public.audit_events INCLUDING ALL EXCLUDING IDENTITY EXCLUDING INDEXES)', own);
  EXECUTE format('WITH moved AS (DELETE FROM months.audit_events_other WHERE at >= $1 AND at < $2 RETURNING *)
    INSERT INTO %s SELECT * FROM moved ORDER BY id', own) USING starts, ends;
  EXECUTE format('CREATE TRIGGER audit_events_not_emptied BEFORE TRUNCATE ON %s FOR EACH STATEMENT EXECUTE FUNCTION audit_events_stay()', own);
  EXECUTE format('ALTER TABLE public.audit_events ATTACH PARTITION %s FOR VALUES FROM (%L) TO (%L)', own, starts, ends);
  RETURN true;
END $$;
--> statement-breakpoint
-- Forgets the month of a day, which has to be over; answers how many lines went.
CREATE FUNCTION drop_audit_month(day date) RETURNS bigint LANGUAGE plpgsql SET palette.audit_deletion = 'on' AS $$
DECLARE
  starts timestamptz := date_trunc('month', day::timestamp) AT TIME ZONE 'UTC';
  ends timestamptz := (date_trunc('month', day::timestamp) + interval '1 month') AT TIME ZONE 'UTC';
  own text := 'months.audit_events_' || to_char(day, 'YYYY_MM');
  gone bigint;
BEGIN
  IF ends > now() THEN
    RAISE EXCEPTION 'The month of % is not over.', day USING ERRCODE = 'restrict_violation';
  END IF;
  SELECT count(*) INTO gone FROM public.audit_events WHERE at >= starts AND at < ends;
  DELETE FROM months.audit_events_other WHERE at >= starts AND at < ends;
  EXECUTE format('DROP TABLE IF EXISTS %s', own);
  RETURN gone;
END $$;
--> statement-breakpoint
SELECT make_audit_month(month::date) FROM (
  SELECT date_trunc('month', at AT TIME ZONE 'UTC') AS month FROM audit_events_before
  UNION SELECT date_trunc('month', now() AT TIME ZONE 'UTC') + ahead * interval '1 month' FROM generate_series(0, 3) AS ahead
) AS needed ORDER BY month;
--> statement-breakpoint
INSERT INTO audit_events (id, company_id, at, actor_id, actor_name, action, kind, sentence, parts, target_kind, target_id, target_label, project_id, detail)
OVERRIDING SYSTEM VALUE
SELECT id, company_id, at, actor_id, actor_name, action, kind, sentence, parts, target_kind, target_id, target_label, project_id, detail
FROM audit_events_before ORDER BY id;
--> statement-breakpoint
SELECT setval('audit_events_id_seq', last_value, is_called) FROM audit_events_before_id_seq;--> statement-breakpoint
DROP TABLE "audit_events_before";--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_company_id_at_id_pk" PRIMARY KEY("company_id","at","id");--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_of_actor" ON "audit_events" USING btree ("company_id","actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_of_project" ON "audit_events" USING btree ("company_id","project_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_of_kind" ON "audit_events" USING btree ("company_id","kind","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_of_target" ON "audit_events" USING btree ("target_id","at","id");--> statement-breakpoint
CREATE TRIGGER audit_events_stay BEFORE UPDATE OR DELETE ON audit_events FOR EACH ROW EXECUTE FUNCTION audit_events_stay();
--> statement-breakpoint
CREATE TRIGGER audit_events_not_emptied BEFORE TRUNCATE ON audit_events FOR EACH STATEMENT EXECUTE FUNCTION audit_events_stay();
--> statement-breakpoint
ANALYZE "audit_events";
