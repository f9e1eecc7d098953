CREATE TABLE "project_codes" (
	"company_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "project_codes_company_id_code_pk" PRIMARY KEY("company_id","code"),
	CONSTRAINT "project_codes_shape" CHECK ("project_codes"."code" ~ '^[A-Z0-9]{1,6}$')
);
--> statement-breakpoint
ALTER TABLE "project_codes" ADD CONSTRAINT "project_codes_project" FOREIGN KEY ("company_id","project_id") REFERENCES "public"."projects"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_codes_of_project" ON "project_codes" USING btree ("project_id");