CREATE TABLE "identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"person_id" uuid NOT NULL,
	"linked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject"),
	CONSTRAINT "identities_one_of_issuer" UNIQUE("person_id","issuer")
);
--> statement-breakpoint
ALTER TABLE "invitations" DROP CONSTRAINT "invitations_email_lower";--> statement-breakpoint
ALTER TABLE "people" DROP CONSTRAINT "people_email_lower";--> statement-breakpoint
-- One form of each address. Two accounts that turn out to have the same one are two people's, or one's: nobody here can tell, so nothing is merged.
DO $$
DECLARE
  doubles text;
BEGIN
  SELECT string_agg(usernames, '; ') INTO doubles FROM (
    SELECT string_agg(username, ' and ' ORDER BY username) AS usernames FROM people
    GROUP BY normalize(lower(normalize(btrim(email), NFKC)), NFKC) HAVING count(*) > 1
  ) AS same;
  IF doubles IS NOT NULL THEN
    RAISE EXCEPTION 'these accounts have the same e-mail address, written in different characters: %; change or delete all but one of each and start again', doubles;
  END IF;
END $$;--> statement-breakpoint
UPDATE "people" SET "email" = normalize(lower(normalize(btrim("email"), NFKC)), NFKC);--> statement-breakpoint
UPDATE "invitations" SET "email" = normalize(lower(normalize(btrim("email"), NFKC)), NFKC);--> statement-breakpoint
ALTER TABLE "people" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_email_canonical" CHECK ("invitations"."email" = normalize(lower("invitations"."email"), NFKC) and "invitations"."email" !~ '\s');--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_email_canonical" CHECK ("people"."email" = normalize(lower("people"."email"), NFKC) and "people"."email" !~ '\s');