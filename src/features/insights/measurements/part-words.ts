import { BODY_PARTS, type BodyPart, type Measurement } from '#shared/records/measurement';
import { partKey } from '#shared/rules/body/measurements';

import { unbroken } from '../../../ui/words/text';
import { messages } from './messages';

const WORDS: Record<BodyPart, string> = {
  waist: messages.waist,
  hips: messages.hips,
  neck: messages.neck,
};

/** 'Waist', or the user's own name. */
export function partWords(part: string): string {
  const known = knownPart(part);
  return known ? WORDS[known] : part;
}

/** The part with this name, if it is one that formulas use. */
export function knownPart(part: string): BodyPart | undefined {
  return BODY_PARTS.find((known) => known === partKey(part));
}

/** 'Waist 82.5 cm', as it was entered. */
export function measurementWords({ part, value, unit }: Omit<Measurement, 'measuredAt'>): string {
  return `${partWords(part)} ${lengthWords(value, unit)}`;
}

export function lengthWords(value: number, unit: Measurement['unit']): string {
  return unbroken(`${value} ${unit}`);
}
