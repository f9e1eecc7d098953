CREATE TABLE "images" (
	"digest" text PRIMARY KEY NOT NULL,
	"mimetype" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"uploaded_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "images_digest_shape" CHECK ("images"."digest" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "images_type" CHECK ("images"."mimetype" in ('image/png', 'image/jpeg')),
	CONSTRAINT "images_size" CHECK (octet_length("images"."bytes") between 1 and 524288)
);
--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_uploaded_by_people_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;