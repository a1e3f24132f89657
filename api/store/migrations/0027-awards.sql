-- The specification's awards, from the records.
CREATE VIEW awards AS
SELECT
  id,
  user_id,
  json_extract(data, '$.awardType') AS award_type,
  json_extract(data, '$.awardName') AS award_name,
  json_extract(data, '$.description') AS description,
  json_extract(data, '$.icon') AS icon,
  json_extract(data, '$.value') AS value,
  json_extract(data, '$.earnedAt') AS earned_at
FROM records
WHERE type = 'award' AND deleted = 0;
