-- The specification's profiles and weights, from the records.
CREATE VIEW user_profiles AS
SELECT
  id,
  user_id,
  json_extract(data, '$.objective') AS objective,
  json_extract(data, '$.currentWeight') AS current_weight,
  json_extract(data, '$.targetWeight') AS target_weight,
  json_extract(data, '$.height') AS height,
  json_extract(data, '$.heightUnit') AS height_unit,
  json_extract(data, '$.weightUnit') AS weight_unit,
  json_extract(data, '$.timeline') AS timeline,
  json_extract(data, '$.activityLevel') AS activity_level,
  json_extract(data, '$.age') AS age,
  json_extract(data, '$.gender') AS gender,
  json_extract(data, '$.dailyCalorieTarget') AS daily_calorie_target,
  created_at,
  updated_at
FROM records
WHERE type = 'profile' AND deleted = 0;

CREATE VIEW weight_entries AS
SELECT
  id,
  user_id,
  json_extract(data, '$.weight') AS weight,
  json_extract(data, '$.weightUnit') AS weight_unit,
  json_extract(data, '$.recordedAt') AS recorded_at,
  created_at
FROM records
WHERE type = 'weight' AND deleted = 0;
