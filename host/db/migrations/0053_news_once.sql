CREATE TABLE "news_once" (
	"company_id" uuid NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "news_once_company_id_key_pk" PRIMARY KEY("company_id","key")
);
--> statement-breakpoint
ALTER TABLE "news_once" ADD CONSTRAINT "news_once_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;