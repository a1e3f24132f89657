import { Box, Button } from '@mui/material';
import { useMemo, useState } from 'react';

import { totalNutrients } from '#shared/nutrition/totals';
import type { Analysis, MealItem } from '#shared/records/meal-item';
import { shownItems } from '#shared/rules/meal-state';
import { type Difference, differenceOfMeal, itemsAfter } from '#shared/rules/reading-difference';

import type { MealEntry } from '../../../../store/meal-entries';
import { editMeal } from '../../../../store/meals';
import { useToast } from '../../../../ui/feedback/toast';
import { SheetActions } from '../../../../ui/layout/sheet-actions';
import { counted } from '../../../../ui/words/counted';
import { wholeWords } from '../../../../ui/words/number';
import { itemsPatch } from '../../items/items-patch';
import { notFoundWords } from '../../live/live-words';
import { DifferenceLine } from './difference-line';
import { isDecision } from './difference-words';

const NO_ITEMS: MealItem[] = [];

interface DifferenceViewProps {
  entry: MealEntry;
  proposal: Analysis;
}

export function DifferenceView({ entry, proposal }: DifferenceViewProps) {
  const difference = useProposal(entry, proposal);
  const { mine, lines, after, decisions, taken, isTaken, toggle } = difference;
  return (
    <Box component="section" aria-label="A new reading" sx={{ display: 'grid', gap: 1.5 }}>
      <Box>
        <Box component="h3" sx={{ m: 0, fontSize: '1.0625rem', fontWeight: 700 }}>
          A new reading
        </Box>
        <Box sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
          {decisions === 0
            ? 'It came to the same items. There is nothing to decide.'
            : 'Tick what you want to take over. What you changed yourself is locked.'}
        </Box>
      </Box>
      <Box component="ul" aria-label="Changes" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line, place) => (
          <li key={`${line.mine?.id ?? ''} ${line.next?.id ?? ''}`}>
            <DifferenceLine
              line={line}
              isTaken={isTaken(place)}
              onToggle={() => {
                toggle(place);
              }}
            />
          </li>
        ))}
      </Box>
      {proposal.notFound.length > 0 && (
        <Box sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
          {notFoundWords(proposal.notFound)}
        </Box>
      )}
      <SheetActions>
        <Box aria-live="polite" sx={{ flex: '1 1 130px', fontWeight: 650 }}>
          {sumWords(mine, after)}
        </Box>
        <Box sx={{ display: 'flex', flex: '1 1 auto', justifyContent: 'end', gap: 1 }}>
          <Button onClick={() => void difference.turnDown()}>
            {decisions === 0 ? 'All right' : 'Keep mine'}
          </Button>
          {decisions > 0 && (
            <Button
              variant="contained"
              sx={{ flex: { xs: 1, sm: 'none' } }}
              disabled={taken === 0}
              onClick={() => void difference.takeUp()}
            >
              {takeWords(taken, decisions)}
            </Button>
          )}
        </Box>
      </SheetActions>
    </Box>
  );
}

function takeWords(taken: number, decisions: number): string {
  if (taken < decisions) return `Take ${taken} of ${counted(decisions, 'change')}`;
  return decisions === 1 ? 'Take the change' : `Take all ${decisions}`;
}

function sumWords(before: readonly MealItem[], after: readonly MealItem[]): string {
  const sum = (items: readonly MealItem[]) => wholeWords(totalNutrients(items).calories ?? 0);
  const [from, to] = [sum(before), sum(after)];
  return from === to ? `${to} kcal, as before` : `${from} → ${to} kcal`;
}

function useProposal({ id, meal }: MealEntry, proposal: Analysis) {
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
