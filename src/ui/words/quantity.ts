import { messages } from './messages';
import { display, isGentle } from './display';
import { format } from './format';
import { wholeWords } from './whole-words';

/** Exact: the thermochemical calorie. */
const KJ_PER_KCAL = 4.184;

/** 'kcal' or 'kJ', as the user chose. */
export function energyUnit(): 'kcal' | 'kJ' {
  return display().energy === 'kJ' ? 'kJ' : 'kcal';
}

/** In the user's unit, not rounded. */
export function energyIn(kcal: number): number {
  return energyUnit() === 'kJ' ? kcal * KJ_PER_KCAL : kcal;
}

/** What was typed in a unit, in whole kcal. */
export function kcalOf(energy: number, unit: 'kcal' | 'kJ'): number {
  return Math.round(exactKcalOf(energy, unit));
}

/** The same, not rounded: shown in its unit again, it is what was typed. */
export function exactKcalOf(energy: number, unit: 'kcal' | 'kJ'): number {
  return unit === 'kJ' ? energy / KJ_PER_KCAL : energy;
}

/** The figure alone: '1,240'. */
export function energyFigure(kcal: number): string {
  return wholeWords(energyIn(kcal));
}

/** '1,240 kcal' */
export function energyWords(kcal: number): string {
  return `${energyFigure(kcal)} ${energyUnit()}`;
}

/** What is shown of an amount: nothing for who wants no calories. */
export function shownEnergy(kcal: number | null): number | null {
  return isGentle() ? null : kcal;
}

/** Who publishes a value, without the energy that it is for where none is shown. */
export function shownSource(source: string): string {
  return isGentle() ? source.replace(/^\S+ g for [\d,]+ kcal, /, '') : source;
}

/** 'kcal unknown'; empty for who wants no calories. */
export function unknownEnergy(): string {
  if (isGentle()) return '';
  return format(messages.energyUnknown, { unit: energyUnit() });
}

/** For screen readers: '1,240 kilocalories'. */
export function spokenEnergy(kcal: number): string {
  const unit = energyUnit() === 'kJ' ? messages.kilojoules : messages.kilocalories;
  return `${energyFigure(kcal)} ${unit}`;
}
