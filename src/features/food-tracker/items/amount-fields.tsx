import { Box, IconButton, OutlinedInput, Select } from '@mui/material';
import { useId, useState } from 'react';

import type { Food, Portion } from '#shared/nutrition/table/food';
import { isWhole, withGrams } from '#shared/nutrition/items/items';
import type { MealItem } from '#shared/records/meal-item';

import { gramsWords } from '../../../ui/figures/nutrient-words';
import { Icon } from '../../../ui/icons';
import { format } from '../../../ui/words/format';
import { readNumber } from '../../../ui/words/read-number';
import { plural } from '../../../ui/words/text';
import { measureName } from '../../../ui/words/food-in-words';
import {
  type Amount,
  amountIn,
  amountOf,
  amountProblem,
  inMeasure,
  itemWith,
  measuresOf,
  steppedAmount,
} from './amount';
import { messages } from './messages';

interface AmountFieldsProps {
  item: MealItem;
  food: Pick<Food, 'portions'>;
  onChange: (item: MealItem) => void;
}

/** The typed amount and the item's weight at that time. If the item has another weight now, it was changed elsewhere. */
interface Typed {
  amount: Amount;
  grams: number;
}

export function AmountFields({ item, food, onChange }: AmountFieldsProps) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const [kept, setKept] = useState(item);
  const amount = typed?.grams === item.grams ? typed.amount : amountOf(item, food);
  const measures = measuresOf(food);
  const problem = amountProblem(amount);
  const problemId = useId();
  const set = (next: Amount) => {
    const weighed = itemWith(next);
    // While '0.5' is typed, the field contains '0'. An invalid amount keeps the last weight above zero.
    const left = item.grams === 0 && item.name === kept.name ? kept : item;
    setTyped({ amount: next, grams: weighed?.grams ?? left.grams });
    if (weighed) {
      if (item.grams > 0) setKept(item);
      onChange(withGrams(item, weighed.grams, weighed.text));
    } else if (left !== item) onChange(left);
  };
  const wordsOf = (portion: Portion, count = 1) =>
    isWhole(item)
      ? unitWords(portion, count)
      : format(count > 1 ? messages.unitOfEach : messages.unitOf, {
          unit: unitWords(portion, count),
          weight: gramsWords(portion.grams),
        });
  const chosen = amount.portion && wordsOf(amount.portion, readNumber(amount.typed) ?? 1);
  const label =
    amount.portion === null
      ? format(messages.gramsOf, { name: item.name })
      : format(messages.amountIn, { name: item.name, unit: unitWords(amount.portion, 2) });
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 1 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <IconButton
            aria-label={format(messages.less, { name: item.name })}
            sx={STEP}
            onClick={() => {
              set(steppedAmount(amount, -1));
            }}
          >
            <Icon name="minus" size={20} />
          </IconButton>
          <OutlinedInput
            value={amount.typed}
            error={problem !== null}
            sx={{ width: '4.5rem' }}
            inputProps={{
              inputMode: 'decimal',
              'aria-label': label,
              'aria-describedby': problem === null ? undefined : problemId,
              'data-amount': true,
              style: { textAlign: 'center', paddingInline: 6 },
            }}
            // Keeps grams: if measures loaded now, a number typed as grams would count as that many measures.
            onFocus={() => {
              setTyped({ amount, grams: item.grams });
            }}
            onChange={(event) => {
              set({ ...amount, typed: event.target.value });
            }}
          />
          <IconButton
            aria-label={format(messages.more, { name: item.name })}
            sx={STEP}
            onClick={() => {
              set(steppedAmount(amount, 1));
            }}
          >
            <Icon name="plus" size={20} />
          </IconButton>
        </Box>
        <Select
          native
          input={<OutlinedInput />}
          sx={{ flex: isShort(chosen) ? FLEX_SHORT : FLEX_LONG, minWidth: 0 }}
          inputProps={{ 'aria-label': format(messages.unitFor, { name: item.name }) }}
          value={chosenOf(amount, measures)}
          onChange={(event) => {
            const portion = measures[Number(event.target.value)] ?? null;
            setTyped({ amount: amountIn(item.grams, portion), grams: item.grams });
            const told = inMeasure(item, portion);
            if (told !== item) onChange(told);
          }}
        >
          {!isWhole(item) && <option value={GRAMS}>{messages.unitGrams}</option>}
          {measures.map(({ text, grams }, index) => (
            <option key={text} value={index}>
              {text === amount.portion?.text ? chosen : wordsOf({ text, grams })}
            </option>
          ))}
        </Select>
      </Box>
      {problem !== null && (
        <Box id={problemId} role="alert" sx={{ fontSize: '0.875rem', color: 'error.main' }}>
          {problem}
        </Box>
      )}
    </Box>
  );
}

/** Focuses the first field with an invalid amount and shows its message. False if there is none. */
export function focusWrongAmount(within: HTMLElement | null): boolean {
  const wrong = within?.querySelector<HTMLInputElement>('input[data-amount][aria-invalid="true"]');
  wrong?.focus();
  // The browser only scrolls to the field, so the message below could stay behind a dialog's buttons.
  const words = document.getElementById(wrong?.getAttribute('aria-describedby') ?? '');
  words?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return Boolean(wrong);
}

/** Compares measures by text, because the tables return new objects each time. */
function chosenOf({ portion }: Amount, measures: readonly Portion[]): string {
  return portion === null ? GRAMS : String(measures.findIndex(({ text }) => text === portion.text));
}

const GRAMS = 'grams';

/** 'egg', 'eggs'; a measure that does not start with '1' is not changed: '3 oz'. */
function unitWords(portion: Portion, count: number): string {
  const text = measureName(portion.text);
  const one = /^1 (.+)$/.exec(text)?.[1];
  if (one === undefined) return text;
  return count > 1 ? plural(one) : one;
}

// 'grams' fits next to the number on the smallest screen; most measures need their own line there.
const FLEX_SHORT = '1 1 6.25rem';

const FLEX_LONG = '1 1 12.5rem';

const isShort = (words: string | null) => (words ?? GRAMS).length <= 'servings'.length;

const STEP = {
  border: '1px solid',
  borderColor: 'edge.main',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  width: 48,
  height: 48,
} as const;
