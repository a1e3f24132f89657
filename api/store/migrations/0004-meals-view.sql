-- The specification's meals, from the records: the items that count are the person's own, else the
-- server's, else the device's. A nutrient that no item knows is NULL.
-- One SELECT without a common table: so a question about one person reads that person's rows alone.
CREATE VIEW meals AS
SELECT
  record.id,
  record.user_id,
  json_extract(record.data, '$.name') AS name,
  json_extract(record.data, '$.description') AS description,
  CAST(ROUND(SUM(json_extract(item.value, '$.grams') / 100.0 * json_extract(item.value, '$.per100g.calories'))) AS INTEGER) AS calories,
  ROUND(SUM(json_extract(item.value, '$.grams') / 100.0 * json_extract(item.value, '$.per100g.protein')), 2) AS protein,
  ROUND(SUM(json_extract(item.value, '$.grams') / 100.0 * json_extract(item.value, '$.per100g.carbs')), 2) AS carbs,
  ROUND(SUM(json_extract(item.value, '$.grams') / 100.0 * json_extract(item.value, '$.per100g.fat')), 2) AS fat,
  ROUND(SUM(json_extract(item.value, '$.grams') / 100.0 * json_extract(item.value, '$.per100g.fiber')), 2) AS fiber,
  ROUND(SUM(json_extract(item.value, '$.grams') / 100.0 * json_extract(item.value, '$.per100g.sugar')), 2) AS sugar,
  ROUND(SUM(json_extract(item.value, '$.grams') / 100.0 * json_extract(item.value, '$.per100g.saturatedFat')), 2) AS saturated_fat,
  ROUND(SUM(json_extract(item.value, '$.grams') / 100.0 * json_extract(item.value, '$.per100g.sodium')), 2) AS sodium,
  ROUND(SUM(json_extract(item.value, '$.grams') / 100.0 * json_extract(item.value, '$.per100g.cholesterol')), 2) AS cholesterol,
  ROUND(SUM(json_extract(item.value, '$.grams') / 100.0 * json_extract(item.value, '$.per100g.vitaminC')), 2) AS vitamin_c,
  json_extract(record.data, '$.mealType') AS meal_type,
  json_extract(record.data, '$.mealTime') AS meal_time,
  CASE WHEN json_extract(record.data, '$.photoId') IS NULL THEN NULL
    ELSE '/api/photos/' || json_extract(record.data, '$.photoId') END AS image_url,
  COALESCE(
    json_extract(record.data, '$.analysis.confidence'),
    json_extract(record.data, '$.estimate.confidence')
  ) AS confidence,
  record.created_at,
  record.updated_at
FROM records AS record
LEFT JOIN json_each(COALESCE(
  json_extract(record.data, '$.items'),
  json_extract(record.data, '$.analysis.items'),
  json_extract(record.data, '$.estimate.items'),
  '[]'
)) AS item
WHERE record.type = 'meal' AND record.deleted = 0
GROUP BY record.user_id, record.id;
