import { Box } from '@mui/material';

import { itemNutrients } from '#shared/nutrition/items/totals';
import type { MealItem } from '#shared/records/meal-item';
import type { Difference } from '#shared/rules/reading-difference';
import { isAmountStated } from '#shared/rules/same-food';

import { gramsWords } from '../../../ui/figures/nutrient-words';
import { TickBox } from '../../../ui/form/tick';
import { Icon } from '../../../ui/icons';
import { isGentle } from '../../../ui/words/display';
import { format } from '../../../ui/words/format';
import { listed } from '../../../ui/words/listed';
import { energyWords, shownEnergy, unknownEnergy } from '../../../ui/words/quantity';
import { ItemMarks } from '../items/item-row';
import { messages } from './messages';

interface DifferenceRowProps {
  line: Difference;
  isTaken: boolean;
  onToggle: () => void;
}

export function DifferenceRow({ line, isTaken, onToggle }: DifferenceRowProps) {
  if (isDecision(line)) {
    return (
      <Box component="label" sx={{ ...ROW, cursor: 'pointer' }}>
        <Box sx={ICON}>
          <TickBox checked={isTaken} onChange={onToggle} />
        </Box>
        <Description line={line} isGoing={line.kind === 'removed' && isTaken} />
      </Box>
    );
  }
  return (
    <Box sx={ROW}>
      <Box sx={ICON}>
        <Icon name={lockWords(line) === null ? 'check' : 'lock'} size={20} />
      </Box>
      <Description line={line} isGoing={false} />
    </Box>
  );
}

/** @param isGoing whether the item would be removed, as ticked */
function Description({ line, isGoing }: { line: Difference; isGoing: boolean }) {
  const locked = line.kind === 'kept' ? null : lockWords(line);
  return (
    <Box sx={{ flex: 1, minWidth: 0, py: 1.25 }}>
      <Box sx={{ ...NAME, textDecoration: isGoing ? 'line-through' : 'none' }}>
        {nameWords(line)}
      </Box>
      <Box sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>{changeWords(line)}</Box>
      {locked !== null && <Lock words={locked} signed={line.kind === 'changed'} />}
      {line.mine === null && line.next && <ItemMarks item={line.next} />}
    </Box>
  );
}

function Lock({ words, signed }: { words: string; signed: boolean }) {
  return (
    <Box sx={LOCK}>
      {signed && <Icon name="lock" size={16} style={{ flex: 'none' }} />}
      {words}
    </Box>
  );
}

const NAME = { fontWeight: 650, lineHeight: 1.3 } as const;

const ROW = {
  display: 'flex',
  alignItems: 'start',
  gap: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

const ICON = {
  width: 24,
  height: 44,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  color: 'text.secondary',
} as const;

const LOCK = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  fontSize: '0.9375rem',
  fontWeight: 600,
} as const;

/** Whether the user can decide about the line; other lines do not change anything. */
export function isDecision({ kind }: Difference): boolean {
  return kind === 'changed' || kind === 'added' || kind === 'again' || kind === 'removed';
}

export function nameWords({ mine, next }: Difference): string {
  const names = [mine?.name, next?.name].filter((name) => name !== undefined);
  return [...new Set(names)].join(' → ');
}

export function changeWords(line: Difference): string {
  const { kind, mine, next } = line;
  if (!mine) return next ? `${ADDED[kind] ?? ''}: ${amountWords(next)}` : '';
  switch (kind) {
    case 'removed':
      return format(messages.notFoundThisTime, { mine: amountWords(mine) });
    case 'kept':
      return format(messages.notFoundButStays, { mine: keptSince(mine) });
    case 'changed':
      return fromTo(mine, next);
    default:
      return format(messages.unchanged, { mine: amountWords(mine) });
  }
}

const ADDED: Partial<Record<Difference['kind'], string>> = {
  added: messages.new,
  again: messages.youRemovedThis,
};

function keptSince({ edited }: MealItem): string {
  return edited.length === 0 ? messages.enteredTheAmount : messages.changedIt;
}

function fromTo(mine: MealItem, next: MealItem | null): string {
  if (!next) return '';
  const weight = arrow(gramsWords(mine.grams), gramsWords(next.grams));
  const [from, to] = [caloriesWords(mine), caloriesWords(next)];
  return from === to || isGentle() ? weight : `${weight}, ${arrow(from, to)}`;
}

function arrow(from: string, to: string): string {
  return from === to ? from : `${from} → ${to}`;
}

function amountWords(item: MealItem): string {
  return [gramsWords(item.grams), caloriesWords(item)].filter(Boolean).join(', ');
}

function caloriesWords(item: MealItem): string {
  const calories = shownEnergy(itemNutrients(item).calories);
  return calories === null ? unknownEnergy() : energyWords(calories);
}

/** Says which parts are locked because the user has set or stated them. Null if none is. */
export function lockWords({ kind, mine, next }: Difference): string | null {
  if (!mine || kind === 'removed') return null;
  const locked = lockedParts(mine, next);
  if (locked.length === 0) return null;
  const parts = locked.map((part) => (part === 'grams' ? gramsWords(mine.grams) : part));
  return format(messages.yourPartsStay, { parts: listed(parts), count: parts.length });
}

type Part = MealItem['edited'][number];

function lockedParts(mine: MealItem, next: MealItem | null): Part[] {
  const { edited } = mine;
  const isStated = isAmountStated(mine) && next?.grams === mine.grams;
  return isStated && !edited.includes('grams') ? [...edited, 'grams'] : [...edited];
}
