import { readTimes } from '../plain-numbers';
import type { Rule } from '../rewritten';
import { SHARE } from '../shares';

const TIMES = String.raw`,? ?\(?(?:x ?(\d)|(\d|two|three|four) ?(?:x|times)|(twice))\)?`;
/** 'burger (bun, patty, cheese) x2', '(cereal with milk) x2' */
const BRACKETS_TIMES = new RegExp(
  String.raw`^ ?((?:\p{L}[\p{L}' -]{2,40} ?)?[([][^()[\]\n]{3,120}[)\]])${TIMES}(?= ?$)`,
  'gu',
);
/** '2x burger (bun, patty)', '2 x (cereal with milk)' */
const TIMES_BRACKETS = new RegExp(
  String.raw`^ ?([2-9]|two|three|four) ?x ?((?:\p{L}[\p{L}' -]{2,40} ?)?[([][^()[\]\n]{3,120}[)\]])(?= ?$)`,
  'gu',
);
/** 'porridge with honey twice' */
const TWICE =
  /(?<=\b(?:with|w) [^,;.\n]{3,60}|\)),? \(?(?:twice|(?:two|2) times)\)?(?= ?(?:$|[,;.\n]))/g;

const ofAll = (told: string, times: number) => `${told} ${SHARE}${SHARE}${times} `;

/** How often all of it was eaten that stands in brackets or before 'twice'. */
export const TIMES_BEHIND: readonly Rule[] = [
  [
    BRACKETS_TIMES,
    (_, told = '', behind = '', ahead = '') => ofAll(told, readTimes(behind || ahead || 'two')),
  ],
  [TIMES_BRACKETS, (_, times = '', told = '') => ofAll(told, readTimes(times))],
  [TWICE, ' x2'],
];
