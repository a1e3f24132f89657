import { useMemo, useState } from 'react';

import type { Analysis, MealItem } from '#shared/records/meal-item';
import { shownItems } from '#shared/rules/meal-state';
import { differenceOfMeal, itemsAfter, type Difference } from '#shared/rules/reading-difference';

import type { MealEntry } from '../../../../store/meal-entries';
import { editMeal } from '../../../../store/meals';
import { useToast } from '../../../../ui/feedback/toast';
import { itemsPatch } from '../../items/items-patch';
import { isDecision } from './difference-words';

const NO_ITEMS: MealItem[] = [];

export function useProposal({ id, meal }: MealEntry, proposal: Analysis) {
  const toast = useToast();
  const mine = shownItems(meal) ?? NO_ITEMS;
  const lines = useMemo(() => differenceOfMeal(meal, proposal), [meal, proposal]);
  const [refused, setRefused] = useState<ReadonlySet<number>>(() => takenOutBefore(lines));
  const decisions = lines.filter(isDecision).length;
  const settled = proposal.id ?? null;
  const after = itemsAfter(lines, (place) => !refused.has(place));

  const settle = async (items: MealItem[] | null, title: string) => {
    const { settled: before = null } = meal;
    await editMeal(id, items ? { ...itemsPatch(meal, items), settled } : { settled });
    const undo = { items: meal.items, name: meal.name, settled: before };
    toast({ title, action: { label: 'Undo', run: () => void editMeal(id, undo) } });
  };
  return {
    ...{ mine, lines, after, decisions },
    taken: decisions - refused.size,
    isTaken: (place: number) => !refused.has(place),
    toggle: (place: number) => {
      setRefused((now) => (now.has(place) ? without(now, place) : new Set([...now, place])));
    },
    takeUp: async () => settle(after, 'Items updated'),
    turnDown: async () => settle(null, 'Your items stay'),
  };
}

/** What the person has removed before comes back unticked. */
function takenOutBefore(lines: readonly Difference[]): ReadonlySet<number> {
  return new Set(lines.flatMap(({ kind }, place) => (kind === 'again' ? [place] : [])));
}

function without(places: ReadonlySet<number>, place: number): ReadonlySet<number> {
  return new Set([...places].filter((one) => one !== place));
}
