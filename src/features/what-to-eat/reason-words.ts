import type { MealType } from '#shared/records/meal';
import { type Aim, isReached } from '#shared/rules/what-to-eat/fit';

import { isGentle } from '../../ui/words/display';
import { format } from '../../ui/words/format';
import { energyFigure, energyWords, unknownEnergy } from '../../ui/words/quantity';
import type { Eatable } from './candidates';
import { shortDay } from './short-day';
import { messages } from './messages';
import type { EatableSuggestion } from './use-suggestions';

/** '420 kcal of your 610 left, 32 g of protein': the effect of a portion on the day. Empty in gentle mode. */
export function figureWords({ calories, protein }: Eatable, aim: Aim | null): string {
  if (isGentle()) return '';
  const energy = calories === null ? unknownEnergy() : energyOfDay(calories, aim);
  const grams = protein === null ? null : Math.round(protein);
  return grams === null
    ? format(messages.proteinUnknown, { energy })
    : format(messages.energyAndProtein, { energy, grams });
}

function energyOfDay(calories: number, aim: Aim | null): string {
  const energy = energyWords(calories);
  if (aim === null) return energy;
  // Compares rounded numbers, so that 610 of 610 does not count as more than is left.
  const left = Math.round(aim.left.calories);
  if (isReached(aim)) {
    const over = energyFigure(Math.round(calories) - left);
    return format(messages.targetReached, { energy, over });
  }
  const isMore = Math.round(calories) > left;
  return format(isMore ? messages.moreThanLeft : messages.ofLeft, {
    energy,
    left: energyFigure(left),
  });
}

/** All reasons on one line. */
export function whyWords(
  suggestion: EatableSuggestion,
  aim: Aim | null,
  at: { day: string; mealType: MealType },
): string {
  const parts = [figureWords(suggestion.candidate, aim), ...otherReasons(suggestion, at)];
  return parts.filter((part) => part !== '').join(' · ');
}

/** The dish's origin, and reasons for and against it. */
export function otherReasons(
  { candidate, eatenBefore, plannedOn, timesAtMeal }: EatableSuggestion,
  { day, mealType }: { day: string; mealType: MealType },
): string[] {
  return [
    FROM[candidate.from],
    ...(eatenBefore === 0 ? [messages.hadThatDay] : []),
    ...(eatenBefore === 1 ? [messages.hadTheDayBefore] : []),
    ...(timesAtMeal >= OFTEN ? [OFTEN_WORDS[mealType](timesAtMeal)] : []),
    ...(plannedOn === null ? [] : [plannedWords(plannedOn, day)]),
    ...(candidate.notCounted > 0
      ? [format(messages.linesNotCounted, { count: candidate.notCounted })]
      : []),
  ];
}

function plannedWords(on: string, day: string): string {
  return on === day ? messages.plannedThatDay : format(messages.plannedFor, { day: shortDay(on) });
}

const OFTEN = 3;

const FROM = {
  recipe: messages.yourRecipe,
  favorite: messages.yourFavorite,
  list: messages.fromOurList,
} as const;

const OFTEN_WORDS: Record<MealType, (count: number) => string> = {
  breakfast: (count) => format(messages.oftenForBreakfast, { count }),
  lunch: (count) => format(messages.oftenForLunch, { count }),
  dinner: (count) => format(messages.oftenForDinner, { count }),
  snack: (count) => format(messages.oftenAsSnack, { count }),
};

/** '610 kcal and 45 g of protein left today' */
export function leftOfDay(aim: Aim, isToday: boolean): string {
  const left = Math.round(aim.left.calories);
  if (isReached(aim)) return isToday ? messages.reachedToday : messages.reachedThatDay;
  const energy = energyWords(left);
  const grams = Math.round(aim.left.protein);
  if (grams <= 0)
    return format(isToday ? messages.energyLeftToday : messages.energyLeft, { energy });
  return format(isToday ? messages.leftToday : messages.leftThatDay, { energy, grams });
}
