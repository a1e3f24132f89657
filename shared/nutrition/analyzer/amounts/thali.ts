import type { Segment } from '../segments/read-segment';

const STAPLE = /\b(?:rotis?|chapatt?is?|phulkas?|parathas?|rice|chawal|pulao|puris?|naans?)$/;
const DISH =
  /\b(?:d(?:h|a)?al|dhal|sab[zj]i|subzi|curry|curd|dahi|raita|sambh?ar|rasam|kadhi|rajma|chole|chana masala|(?:bhindi|gobi|aloo|palak|paneer|baingan|lauki)\b[a-z ]{0,20})$/;
const LEAST_DISHES = 2;

/** Whether a meal is bread or rice with two dishes or more of an Indian kitchen: 'roti, dal, sabzi, curd'. */
export function isThaliOf(segments: readonly Segment[]): boolean {
  const foods = segments.flatMap(({ match, phrase }) => (match ? phrase.food : []));
  return (
    foods.some((food) => STAPLE.test(food)) &&
    foods.filter((food) => DISH.test(food)).length >= LEAST_DISHES
  );
}

/** Whether a segment is one of the dishes of such a meal. */
export function isThaliDish({ phrase }: Segment): boolean {
  return DISH.test(phrase.food);
}
