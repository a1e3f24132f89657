import type { BodyPart, Measurement } from '#shared/records/measurement';
import { ADULT, type Profile } from '#shared/records/profile';

import { daysBetween } from '../calendar';
import { inCentimetres, inInches } from '../units';
import { exactLengthIn, measuredParts } from './measurements';

/** In days. Measurements that are further apart are not combined. */
const APART_MOST = 30;

/** Standard error of the estimate, in percent of body weight: about 3.5 for men and 3.7 for women, rounded up. */
const BODY_FAT_ERROR = 4;

const LEAST = 2;
const MOST = 60;

export type BodyFat =
  /** In percent of body weight, whole numbers. */
  | { kind: 'found'; percent: number; low: number; high: number }
  | { kind: 'missing'; parts: BodyPart[] }
  /** A wrong measurement or unit. */
  | { kind: 'impossible' }
  | { kind: 'apart' }
  /** The formula does not apply to the user, or height, age and gender are missing. */
  | { kind: 'not-for'; why: 'minor' | 'gender' | 'no-profile' };

/**
 * Body fat from a tape, by the formula of the US Navy (Hodgdon and Beckett, Naval Health Research Center, reports
 * 84-11 and 84-29, 1984; in inches as in DoD Instruction 1308.3). Men: 86.010 log10(waist - neck) - 70.041
 * log10(height) + 36.76. Women: 163.205 log10(waist + hips - neck) - 97.684 log10(height) - 78.387. Derived from
 * healthy adults: not for minors or in pregnancy, and inaccurate for very muscular people.
 */
export function bodyFat(
  measurements: readonly Measurement[],
  profile: Pick<Profile, 'age' | 'gender' | 'height' | 'heightUnit'> | null,
): BodyFat {
  if (!profile) return { kind: 'not-for', why: 'no-profile' };
  const { age, gender } = profile;
  if (age < ADULT) return { kind: 'not-for', why: 'minor' };
  if (gender === 'other') return { kind: 'not-for', why: 'gender' };
  const needed: BodyPart[] = gender === 'female' ? ['waist', 'hips', 'neck'] : ['waist', 'neck'];
  const newestOf = new Map(
    measuredParts(measurements).map(({ part, measured }) => [part, measured[0]]),
  );
  const missing = needed.filter((part) => !newestOf.has(part));
  if (missing.length > 0) return { kind: 'missing', parts: missing };
  const used = needed.flatMap((part) => newestOf.get(part) ?? []);
  if (areApart(used)) return { kind: 'apart' };
  const inches = (part: BodyPart) => {
    const one = newestOf.get(part);
    return one ? exactLengthIn('in', one.value, one.unit) : 0;
  };
  const height = inInches(inCentimetres(profile.height, profile.heightUnit));
  const percent =
    gender === 'female'
      ? 163.205 * Math.log10(inches('waist') + inches('hips') - inches('neck')) -
        97.684 * Math.log10(height) -
        78.387
      : 86.01 * Math.log10(inches('waist') - inches('neck')) - 70.041 * Math.log10(height) + 36.76;
  return rangeOf(percent);
}

function rangeOf(percent: number): BodyFat {
  // Also true for NaN, if the logarithm is undefined.
  if (!(percent >= LEAST && percent <= MOST)) return { kind: 'impossible' };
  const whole = Math.round(percent);
  const low = Math.max(LEAST, whole - BODY_FAT_ERROR);
  return { kind: 'found', percent: whole, low, high: whole + BODY_FAT_ERROR };
}

function areApart(used: readonly Measurement[]): boolean {
  const days = used.map(({ measuredAt }) => measuredAt.slice(0, 10)).sort();
  return daysBetween(days[0] ?? '', days.at(-1) ?? '') > APART_MOST;
}
