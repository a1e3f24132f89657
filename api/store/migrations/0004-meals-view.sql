-- The specification's meals, from the records: the items that count are the person's own, else the
-- server's, else the device's. A nutrient that no item knows is NULL.
CREATE VIEW meals AS
WITH shown AS (
  SELECT
    user_id, id, data, created_at, updated_at,
    COALESCE(
      json_extract(data, '$.items'),
      json_extract(data, '$.analysis.items'),
      json_extract(data, '$.estimate.items'),
      '[]'
    ) AS items,
    COALESCE(
      json_extract(data, '$.analysis.confidence'),
      json_extract(data, '$.estimate.confidence')
    ) AS confidence
  FROM records
  WHERE type = 'meal' AND deleted = 0
),
amounts AS (
  SELECT
    shown.user_id, shown.id,
    json_extract(item.value, '$.grams') / 100.0 AS portion,
    json_extract(item.value, '$.per100g') AS per100g
  FROM shown, json_each(shown.items) AS item
),
sums AS (
  SELECT
    user_id, id,
    CAST(ROUND(SUM(portion * json_extract(per100g, '$.calories'))) AS INTEGER) AS calories,
    ROUND(SUM(portion * json_extract(per100g, '$.protein')), 2) AS protein,
    ROUND(SUM(portion * json_extract(per100g, '$.carbs')), 2) AS carbs,
    ROUND(SUM(portion * json_extract(per100g, '$.fat')), 2) AS fat,
    ROUND(SUM(portion * json_extract(per100g, '$.fiber')), 2) AS fiber,
    ROUND(SUM(portion * json_extract(per100g, '$.sugar')), 2) AS sugar,
    ROUND(SUM(portion * json_extract(per100g, '$.saturatedFat')), 2) AS saturated_fat,
    ROUND(SUM(portion * json_extract(per100g, '$.sodium')), 2) AS sodium,
    ROUND(SUM(portion * json_extract(per100g, '$.cholesterol')), 2) AS cholesterol,
    ROUND(SUM(portion * json_extract(per100g, '$.vitaminC')), 2) AS vitamin_c
  FROM amounts
  GROUP BY user_id, id
)
SELECT
  shown.id,
  shown.user_id,
  json_extract(shown.data, '$.name') AS name,
  json_extract(shown.data, '$.description') AS description,
  sums.calories, sums.protein, sums.carbs, sums.fat, sums.fiber, sums.sugar, sums.saturated_fat,
  sums.sodium, sums.cholesterol, sums.vitamin_c,
  json_extract(shown.data, '$.mealType') AS meal_type,
  json_extract(shown.data, '$.mealTime') AS meal_time,
  CASE WHEN json_extract(shown.data, '$.photoId') IS NULL THEN NULL
    ELSE '/api/photos/' || json_extract(shown.data, '$.photoId') END AS image_url,
  shown.confidence,
  shown.created_at,
  shown.updated_at
FROM shown LEFT JOIN sums ON sums.user_id = shown.user_id AND sums.id = shown.id;
