-- Search finds a task by its own title in any script. The client folds the same way (src/lib/search-text.ts).
-- Lower case without accents and points: compatibility forms taken apart, marks that people leave out removed, letters that have no parts written plainly.
CREATE FUNCTION search_fold(value text) RETURNS text IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(replace(replace(replace(translate(
  regexp_replace(normalize(lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u3099\u309a\ufe00-\ufe0f\ufe20-\ufe2f]+', '', 'g') COLLATE "und-x-icu"), NFKD), '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u3099\u309a\ufe00-\ufe0f\ufe20-\ufe2f]+', '', 'g'),
  'øłđðıς', 'olddiσ'), 'ß', 'ss'), 'þ', 'th'), 'æ', 'ae'), 'œ', 'oe');
--> statement-breakpoint
-- A lexeme as text of a tsvector or tsquery.
CREATE FUNCTION search_lexeme(word text) RETURNS text IMMUTABLE STRICT PARALLEL SAFE
RETURN '''' || replace(left(word, 400), '\', '\\') || '''';
--> statement-breakpoint
-- The words of a text, parted by spaces. Characters of scripts without spaces, and the signs percent, underscore and backslash, are words of their own;
-- `seam` stands on both sides of these.
CREATE FUNCTION search_split(value text, seam text) RETURNS text IMMUTABLE STRICT PARALLEL SAFE
RETURN btrim(regexp_replace(
  regexp_replace(regexp_replace(search_fold(value), '[''’]', '', 'g'), '([%_\\\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005-\u3007\u3021-\u3029\u3031-\u3035\u3041-\u30ff\u3105-\u312f\u31a0-\u31bf\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\U0001aff0-\U0001b16f\U00020000-\U0003ffff])', seam || '\1' || seam, 'g') COLLATE "und-x-icu",
  '[^[:alnum:]%_\\\u0900-\u0eff\u0f39-\u0fbc\u1000-\u109f\u1700-\u1cff\u3005-\u3007\u3021-\u3029\ua800-\uabff\U00010a00-\U00011fff\u0001]+', ' ', 'g'));
--> statement-breakpoint
-- What a text is found by.
CREATE FUNCTION search_words(value text) RETURNS tsvector IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT coalesce(string_agg(search_lexeme(word) || ':' || least(place, 16383), ' '), '')::tsvector
  FROM unnest(string_to_array(search_split(value, ' '), ' ')) WITH ORDINALITY AS words(word, place) WHERE word <> ''
);
--> statement-breakpoint
-- What was typed: every word begins a word of the text; what was typed without a space stands side by side. Null without a word.
CREATE FUNCTION search_query(value text) RETURNS tsquery IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT string_agg((
    SELECT '(' || string_agg(search_lexeme(word), ' <-> ' ORDER BY place) || ':*)'
    FROM unnest(string_to_array(chunk, E'\x01')) WITH ORDINALITY AS words(word, place) WHERE word <> ''
  ), ' & ')::tsquery
  FROM unnest(string_to_array(search_split(value, E'\x01'), ' ')) AS chunks(chunk) WHERE btrim(chunk, E'\x01') <> ''
);
--> statement-breakpoint
ALTER TABLE "tasks" DROP COLUMN "words";
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (search_words(title)) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "tasks_words" ON "tasks" USING gin ("words");
