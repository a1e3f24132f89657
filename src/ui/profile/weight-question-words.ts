import type { Weight } from '#shared/records/weight';
import { weightIn } from '#shared/rules/units';
import { unusualChange } from '#shared/rules/weight-input';

import { dateWithYear } from '../words/date';
import { unbroken } from '../words/unbroken';

/** Null if the weight is not far from the one next to it. */
export function weightQuestion(entered: Weight, beside: Weight | undefined): string | null {
  const unusual = beside && unusualChange(entered, beside);
  if (!unusual) return null;
  const { weight, weightUnit: unit } = entered;
  const which = beside.recordedAt <= entered.recordedAt ? 'last' : 'next';
  const other = unbroken(`${weightIn(unit, beside.weight, beside.weightUnit)} ${unit}`);
  const day = unbroken(dateWithYear(beside.recordedAt.slice(0, 10)));
  const much = unbroken(`${unusual.percent} %`);
  return `${unbroken(`${weight} ${unit}`)} is ${much} ${unusual.isLess ? 'less' : 'more'} than your ${which} weighing, ${other} on ${day}. Save it?`;
}
