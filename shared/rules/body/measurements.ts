import { BODY_PARTS, type LengthUnit, type Measurement } from '#shared/records/measurement';

const CM_PER_INCH = 2.54;

/** A length in another unit, to a tenth. */
export function lengthIn(unit: LengthUnit, value: number, from: LengthUnit): number {
  return Math.round(exactLengthIn(unit, value, from) * 10) / 10;
}

/** A length in another unit. */
export function exactLengthIn(unit: LengthUnit, value: number, from: LengthUnit): number {
  if (unit === from) return value;
  return unit === 'in' ? value / CM_PER_INCH : value * CM_PER_INCH;
}

/** A key that is equal for names that differ only in case or spaces: 'Left arm' and ' left  arm' are one part. */
export function partKey(part: string): string {
  return part.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** All measurements of one part. */
export interface MeasuredPart {
  /** The name as last written, or one of `BODY_PARTS`. */
  part: string;
  /** Newest first; never empty. */
  measured: readonly [Measurement, ...Measurement[]];
}

/** The later of two measurements in one minute has the higher id. */
type Entered = Measurement & { id?: string };

const momentOf = ({ measuredAt, id = '' }: Entered) => `${measuredAt} ${id}`;

/** The measured parts: built-in ones first, then by name. The order of the input does not matter. */
export function measuredParts(measurements: readonly Entered[]): MeasuredPart[] {
  const byPart = new Map<string, Measurement[]>();
  const newestFirst = [...measurements].sort((one, other) =>
    momentOf(one) < momentOf(other) ? 1 : -1,
  );
  for (const one of newestFirst) {
    const key = partKey(one.part);
    byPart.set(key, [...(byPart.get(key) ?? []), one]);
  }
  const known: readonly string[] = BODY_PARTS;
  const place = (key: string) => (known.includes(key) ? known.indexOf(key) : known.length);
  return [...byPart]
    .sort(([one], [other]) => place(one) - place(other) || one.localeCompare(other))
    .flatMap(([key, [newest, ...older]]) =>
      newest
        ? [{ part: known.includes(key) ? key : newest.part, measured: [newest, ...older] }]
        : [],
    );
}
