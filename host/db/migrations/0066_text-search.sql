-- The text of markup that was cleaned before: tags are spaces, and of entities only those that cleaning leaves are read.
CREATE FUNCTION html_text(value text) RETURNS text IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(replace(replace(replace(replace(regexp_replace(value, '<[^>]*>', ' ', 'g'), '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&');
--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (search_words(filename)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (search_words(left(html_text(html), 200000))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "attachments_words" ON "attachments" USING gin ("words");--> statement-breakpoint
CREATE INDEX "comments_words" ON "comments" USING gin ("words");