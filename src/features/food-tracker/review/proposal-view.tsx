import { Box, Button } from '@mui/material';
import { useMemo, useState } from 'react';

import { totalNutrients } from '#shared/nutrition/items/totals';
import type { Analysis, MealItem } from '#shared/records/meal-item';
import { openProposal, shownItems } from '#shared/rules/meal-state';
import { type Difference, differenceOfMeal, itemsAfter } from '#shared/rules/reading-difference';

import type { MealEntry } from '../../../store/meal-entries';
import { editMeal } from '../../../store/meals';
import { useToast } from '../../../ui/feedback/toast';
import { portionWords } from '../../../ui/words/portions';
import { Icon } from '../../../ui/icons';
import { SheetActions } from '../../../ui/layout/sheet';
import { isGentle } from '../../../ui/words/display';
import { format } from '../../../ui/words/format';
import { energyFigure, energyUnit } from '../../../ui/words/quantity';
import { itemsPatch } from '../items/item-edits';
import { NotFound } from '../items/total-row';
import { NOTICE } from '../styles';
import { DifferenceRow, isDecision } from './difference-row';
import { messages } from './messages';

const NO_ITEMS: MealItem[] = [];

interface ProposalViewProps {
  entry: MealEntry;
  proposal: Analysis;
}

export function ProposalView({ entry, proposal }: ProposalViewProps) {
  const difference = useProposal(entry, proposal);
  const { mine, lines, after, decisions, taken, isTaken, toggle } = difference;
  return (
    <Box component="section" aria-label={messages.newResult} sx={{ display: 'grid', gap: 1.5 }}>
      <Box>
        <Box component="h3" sx={{ m: 0, fontSize: '1.0625rem', fontWeight: 700 }}>
          {messages.newResult}
        </Box>
        <Box sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
          {decisions === 0 ? messages.nothingToDecide : messages.selectChangesToUse}
        </Box>
      </Box>
      <Box component="ul" aria-label={messages.changes} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line, place) => (
          <li key={`${line.mine?.id ?? ''} ${line.next?.id ?? ''}`}>
            <DifferenceRow
              line={line}
              isTaken={isTaken(place)}
              onToggle={() => {
                toggle(place);
              }}
            />
          </li>
        ))}
      </Box>
      <NotFound words={proposal.notFound} />
      <SheetActions>
        <Box aria-live="polite" sx={{ flex: '1 1 130px', fontWeight: 650 }}>
          {sumWords(mine, after)}
        </Box>
        <Box sx={{ display: 'flex', flex: '1 1 auto', justifyContent: 'end', gap: 1 }}>
          <Button onClick={() => void difference.reject()}>
            {decisions === 0 ? messages.ok : messages.keepMine}
          </Button>
          {decisions > 0 && (
            <Button
              variant="contained"
              sx={{ flex: { xs: 1, sm: 'none' } }}
              disabled={taken === 0}
              onClick={() => void difference.accept()}
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
  if (taken < decisions) return format(messages.useOfChanges, { taken, decisions });
  return decisions === 1 ? messages.useTheChange : format(messages.useAll, { decisions });
}

function sumWords(before: readonly MealItem[], after: readonly MealItem[]): string {
  if (isGentle()) return portionWords(after.length);
  const sum = (items: readonly MealItem[]) => energyFigure(totalNutrients(items).calories ?? 0);
  const [from, to] = [sum(before), sum(after)];
  const unit = energyUnit();
  return from === to
    ? format(messages.kcalAsBefore, { to, unit })
    : format(messages.kcal, { from, to, unit });
}

function useProposal({ id, meal }: MealEntry, proposal: Analysis) {
  const toast = useToast();
  const mine = shownItems(meal) ?? NO_ITEMS;
  const lines = useMemo(() => differenceOfMeal(meal, proposal), [meal, proposal]);
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(() => removedBefore(lines));
  const decisions = lines.filter(isDecision).length;
  const settled = proposal.id ?? null;
  const after = itemsAfter(lines, (place) => !unticked.has(place));

  const resolve = async (items: MealItem[] | null, title: string) => {
    const { settled: before = null } = meal;
    await editMeal(id, items ? { ...itemsPatch(meal, items), settled } : { settled });
    const undo = { items: meal.items, name: meal.name, settled: before };
    toast({ title, action: { label: messages.undo, run: async () => editMeal(id, undo) } });
  };
  return {
    mine,
    lines,
    after,
    decisions,
    taken: decisions - unticked.size,
    isTaken: (place: number) => !unticked.has(place),
    toggle: (place: number) => {
      setUnticked((now) => (now.has(place) ? without(now, place) : new Set([...now, place])));
    },
    accept: async () => resolve(after, messages.itemsUpdated),
    reject: async () => resolve(null, messages.yourItemsStay),
  };
}

/** Items that the user has removed before are not ticked. */
function removedBefore(lines: readonly Difference[]): ReadonlySet<number> {
  return new Set(lines.flatMap(({ kind }, place) => (kind === 'again' ? [place] : [])));
}

function without(places: ReadonlySet<number>, place: number): ReadonlySet<number> {
  return new Set([...places].filter((one) => one !== place));
}

export function ProposalNotice({ entry, onOpen }: { entry: MealEntry; onOpen: () => void }) {
  const { meal } = entry;
  const proposal = openProposal(meal);
  const lines = proposal ? differenceOfMeal(meal, proposal) : [];
  const changes = lines.filter((line) => isDecision(line) && line.kind !== 'again').length;
  return (
    <Box role="status" sx={ROW}>
      <Icon name="arrows" size={22} style={{ flex: 'none' }} />
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 700 }}>{messages.newResultCame}</Box>
        <Box sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
          {changes === 0
            ? messages.sameItemsFound
            : format(messages.itWouldChangeItems, { changes })}
        </Box>
      </Box>
      <Button variant="outlined" aria-haspopup="dialog" onClick={onOpen}>
        {changes === 0 ? messages.seeIt : messages.seeWhatWouldChange}
      </Button>
    </Box>
  );
}

const ROW = {
  ...NOTICE,
  borderColor: 'primary.main',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.25,
} as const;
