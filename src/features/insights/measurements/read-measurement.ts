import {
  type BodyPart,
  LENGTH_MAX,
  LENGTH_MIN,
  type LengthUnit,
  type Measurement,
  PART_NAME_MAX,
} from '#shared/records/measurement';
import { exactLengthIn, measuredParts, partKey } from '#shared/rules/body/measurements';

import { format } from '../../../ui/words/format';
import { readNumber } from '../../../ui/words/read-number';
import { messages } from './messages';
import { knownPart, measurementWords } from './part-words';

/** The typed input. */
export interface TypedMeasurement {
  part: string;
  text: string;
  unit: LengthUnit;
}

type Read = Omit<Measurement, 'measuredAt'>;

export type ReadMeasurement =
  { measurement: Read } | { problems: Partial<Record<'part' | 'text', string>> };

export function readMeasurement({ part, text, unit }: TypedMeasurement): ReadMeasurement {
  const name = part.trim().replace(/\s+/g, ' ');
  const number = readNumber(text);
  const value = number === null ? null : Math.round(number * 100) / 100;
  const isNamed = name !== '' && name.length <= PART_NAME_MAX;
  const isSized = value !== null && value >= LENGTH_MIN && value <= LENGTH_MAX;
  if (isNamed && isSized) return { measurement: { part: knownPart(name) ?? name, value, unit } };
  return {
    problems: {
      ...(!isNamed && { part: format(messages.enterAName, { most: PART_NAME_MAX }) }),
      ...(!isSized && {
        text: format(messages.enterASize, { least: LENGTH_MIN, most: LENGTH_MAX }),
      }),
    },
  };
}

/** Usual sizes in cm, from age 13 on. Other values are probably mistakes of unit or decimal point. */
const USUAL: Record<BodyPart, [least: number, most: number]> = {
  waist: [45, 200],
  hips: [55, 200],
  neck: [22, 65],
};

const CHANGE_MOST = 0.2;

/** A question about an unusual size, or one far from the last. Null if it is plausible. */
export function sizeQuestion(read: Read, before: readonly Measurement[]): string | null {
  const size = exactLengthIn('cm', read.value, read.unit);
  const last = measuredParts(before).find(({ part }) => partKey(part) === partKey(read.part));
  const known = knownPart(read.part);
  const [least, most] = known ? USUAL[known] : [0, Infinity];
  const lastSize = last && exactLengthIn('cm', last.measured[0].value, last.measured[0].unit);
  const isFar = lastSize !== undefined && Math.abs(size - lastSize) > lastSize * CHANGE_MOST;
  const isUsual = size >= least && size <= most && !isFar;
  return isUsual ? null : format(messages.isThisRight, { what: measurementWords(read) });
}
