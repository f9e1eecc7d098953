CREATE TABLE "email_verifications" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "email_verifications_purpose_known" CHECK ("email_verifications"."purpose" in ('verify', 'change', 'revert')),
	CONSTRAINT "email_verifications_email_canonical" CHECK ("email_verifications"."email" = normalize(lower("email_verifications"."email"), NFKC) and "email_verifications"."email" !~ '\s')
);
--> statement-breakpoint
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_verifications_person" ON "email_verifications" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "email_verifications_kept" ON "email_verifications" USING btree ("email") WHERE "email_verifications"."purpose" = 'revert' and "email_verifications"."used_at" is null;