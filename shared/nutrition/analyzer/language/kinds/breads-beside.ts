import type { Rule } from '../rewritten';

const START = String.raw`(?<=^ ?|[,;.+\n] ?|\b(?:and|with|had|ate) )`;
const COUNT = String.raw`(?<![\d./])(\d{1,2}|two|three|four|five|six)`;
const KIND =
  '(?:(?:makki (?:di |ki |ke )?|missi |butter |garlic |plain |tandoori |tawa |wheat |rumali |jowar |bajra |ragi ))?';
/** What is eaten with a dish and has none in it. */
const PLAIN =
  '(?:rot(?:i|li)s?|chapatt?is?|phulkas?|fulkas?|pur[iy]s?|poor[iy]s?|luchis?|lucchis?|bhatur[ae]s?|bhatoor[ae]s?|bhakris?|appams?|idiyappams?|theplas?|injeras?)';
/** These are stuffed, too: '2 paratha aloo'. */
const STUFFED = '(?:naans?|parath?as?|parottas?|porottas?|kulchas?|pratas?)';
const DISH =
  '(?:saag|bhaji|sab[zj]i|subji|subzi|shaak|chole|choley|chana|channa|d(?:h|a)?al|daal|dahl|curry|masala|korma|kurma|sambh?ar|stew|pitla|rajma|kadhi|nihari|haleem|dom|dum|makhani|salna|gravy|karahi|wot|wat|tibs)';
const SIDE = '(?:paneer|aloo|mutton|chicken|keema|gobi|bhindi)';
const WORDS = String.raw`(?:(?!and\b|with\b|in\b|on\b|x\b)\p{L}{2,12} ){0,2}`;
const JOIN = '(?:and |n |& |, ?)?';
/** Where an amount stands behind, it may be of any of the names before it. */
const OPEN = String.raw`(?![^,;.\n]{0,60}\d)`;
/** '2 roti palak paneer', '3 chapati chicken curry': so many breads, and the dish beside them. */
const PLAIN_BESIDE = new RegExp(
  String.raw`${START}${COUNT} (${KIND}${PLAIN}) ${JOIN}(?=${WORDS}(?:${DISH}|${SIDE})\b(?! ${PLAIN}\b)${OPEN})`,
  'gu',
);
const STUFFED_BESIDE = new RegExp(
  String.raw`${START}${COUNT} (${KIND}${STUFFED}) ${JOIN}(?=(?:(?:(?!and\b|with\b|in\b|on\b|x\b)\p{L}{2,12} ){1,2}${DISH}|(?:chole|choley|chana|d(?:h|a)?al|daal|curry|korma|kurma|sambh?ar|rajma|nihari|haleem|salna|sab[zj]i))\b${OPEN})`,
  'gu',
);
/** 'Puri bhaji' is eaten with potatoes. */
const PURI_BHAJI = new RegExp(
  String.raw`${START}${COUNT} (pur[iy]s?|poor[iy]s?) ${JOIN}(?:bhaji|sab[zj]i|aloo)\b(?! \p{L})`,
  'gu',
);
/** 'chole bhature - 2 bhature': the plate is told by its breads. */
const BREADS_TOLD = String.raw`\bchole? bhatur[ae]s?(?:,| -|:)? ?\(?(\d|one|two|three) (?:bhatur[ae]s?)(?: only)?`;
const BREADS_OF_PLATE = new RegExp(String.raw`${BREADS_TOLD}\)?`, 'g');
const BREADS_AND_CHOLE = new RegExp(String.raw`${BREADS_TOLD}(?=[^;\n]{1,30}\bchole\b)`, 'g');

const CURD = new RegExp(
  String.raw`${START}${COUNT} ((?:(?:aloo|gobi|paneer|methi|onion|mooli|plain|stuffed) ){0,2}parath?as?),? (?:with |w |w/ ?|and |n |& )?(?=(?:dahi|curd|yogh?urt|raita)\b)`,
  'gu',
);

/** Breads that are counted before the dish that they are eaten with. */
export const BREADS_BESIDE: readonly Rule[] = [
  [BREADS_AND_CHOLE, '$1 bhatura'],
  [BREADS_OF_PLATE, '$1 bhatura ; chole '],
  [PURI_BHAJI, '$1 $2 ; aloo bhaji'],
  [PLAIN_BESIDE, '$1 $2 ; '],
  [STUFFED_BESIDE, '$1 $2 ; '],
  [CURD, '$1 $2 ; '],
];
