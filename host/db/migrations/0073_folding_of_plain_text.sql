-- Text without a character beyond ASCII, which most is, has no accents: it is only made lower case. The answers are the same, for a tenth of the work.
CREATE FUNCTION search_fold_plain(value text) RETURNS text IMMUTABLE PARALLEL SAFE
RETURN lower(value COLLATE "C");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_fold(value text) RETURNS text IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN octet_length(value) = char_length(value) THEN search_fold_plain(value) ELSE replace(replace(replace(replace(translate(
  regexp_replace(normalize(lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u3099\u309a\ufe00-\ufe0f\ufe20-\ufe2f]+', '', 'g') COLLATE "und-x-icu"), NFKD), '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u3099\u309a\ufe00-\ufe0f\ufe20-\ufe2f]+', '', 'g'),
  'øłđðıς', 'olddiσ'), 'ß', 'ss'), 'þ', 'th'), 'æ', 'ae'), 'œ', 'oe') END;
