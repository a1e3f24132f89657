import { messages } from './messages';
import { display, isGentle } from './display';
import { format } from './format';
import { wholeWords } from './whole-words';

/** Exact, by the definition of the thermochemical calorie. */
const KJ_PER_KCAL = 4.184;

/** 'kcal' or 'kJ', as the user chose. */
export function energyUnit(): 'kcal' | 'kJ' {
  return display().energy === 'kJ' ? 'kJ' : 'kcal';
}

/** In the user's unit, not rounded. */
export function energyIn(kcal: number): number {
  return energyUnit() === 'kJ' ? kcal * KJ_PER_KCAL : kcal;
}

/** Converts to kcal, rounded to whole numbers. */
export function kcalOf(energy: number, unit: 'kcal' | 'kJ'): number {
  return Math.round(exactKcalOf(energy, unit));
}

/** Converts to kcal without rounding, so that converting back gives the typed number. */
export function exactKcalOf(energy: number, unit: 'kcal' | 'kJ'): number {
  return unit === 'kJ' ? energy / KJ_PER_KCAL : energy;
}

/** The number without its unit: '1,240'. */
export function energyFigure(kcal: number): string {
  return wholeWords(energyIn(kcal));
}

/** '1,240 kcal' */
export function energyWords(kcal: number): string {
  return `${energyFigure(kcal)} ${energyUnit()}`;
}

/** The energy to show; null in gentle mode. */
export function shownEnergy(kcal: number | null): number | null {
  return isGentle() ? null : kcal;
}

/** The source of a reference value; in gentle mode without the energy that it is for. */
export function shownSource(source: string): string {
  return isGentle() ? source.replace(/^\S+ g for [\d,]+ kcal, /, '') : source;
}

/** 'kcal unknown'; empty in gentle mode. */
export function unknownEnergy(): string {
  if (isGentle()) return '';
  return format(messages.energyUnknown, { unit: energyUnit() });
}

/** For screen readers: '1,240 kilocalories'. */
export function spokenEnergy(kcal: number): string {
  const unit = energyUnit() === 'kJ' ? messages.kilojoules : messages.kilocalories;
  return `${energyFigure(kcal)} ${unit}`;
}
