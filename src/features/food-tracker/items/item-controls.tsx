import { Box, Button } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';

import type { Food } from '#shared/nutrition/table/food';
import { isWhole, WHOLE_PORTION, withFood } from '#shared/nutrition/items/items';
import type { Analysis, MealItem } from '#shared/records/meal-item';

import { Sheet, SheetActions } from '../../../ui/layout/sheet';
import { format } from '../../../ui/words/format';
import { AmountOrigin, Heading, ItemEvidence } from '../evidence/evidence';
import { AmountFields, focusWrongAmount } from './amount-fields';
import { Announcement } from './announcement';
import { FoodSearch } from './food-search';
import { ImplausibleNotice, useImplausibleQuestion } from './implausible-question';
import { messages } from './messages';
import { spokenTotal } from './total-row';
import { useFoods } from './use-foods';

interface ItemControlsProps {
  item: MealItem;
  /** undefined while loading, and if the item's food is not in a table. */
  food: Food | undefined;
  onChange: (item: MealItem) => void;
  onRemove: () => void;
}

function codeOf(item: MealItem): string {
  if (isWhole(item)) return 'whole';
  return item.source.kind === 'table' ? item.source.code : 'none';
}

const NO_FOOD: Pick<Food, 'portions'> = { portions: [] };

const SERVINGS: Pick<Food, 'portions'> = { portions: [WHOLE_PORTION] };

/** Controls to change an item's amount or food and to remove it. */
export function ItemControls({ item, food, onChange, onRemove }: ItemControlsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <ItemAmount item={item} food={food} onChange={onChange} />
      <ChangeFood item={item} food={food} onChange={onChange}>
        <RemoveButton item={item} onRemove={onRemove} />
      </ChangeFood>
    </Box>
  );
}

type ItemPart = Omit<ItemControlsProps, 'onRemove'>;

function ItemAmount({ item, food, onChange }: ItemPart) {
  return (
    // The key resets the fields for another food, which has other measures. The food itself loads later than its code.
    <AmountFields
      key={codeOf(item)}
      item={item}
      food={isWhole(item) ? SERVINGS : (food ?? NO_FOOD)}
      onChange={onChange}
    />
  );
}

/** @param children shown next to its button */
function ChangeFood({ item, food, onChange, children }: ItemPart & { children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          ref={opener}
          variant="outlined"
          aria-expanded={open}
          aria-label={format(messages.changeFoodOf, { name: item.name })}
          onClick={() => {
            setOpen(!open);
          }}
        >
          {messages.changeFood}
        </Button>
        {children}
      </Box>
      {open && (
        <FoodSearch
          label={format(messages.replaceNamed, { name: item.name })}
          takesFocus
          except={food?.code}
          onClose={close}
          onChoose={(other) => {
            onChange(withFood(item, other));
            close();
          }}
        />
      )}
    </Box>
  );
}

function RemoveButton({ item, onRemove }: Pick<ItemControlsProps, 'item' | 'onRemove'>) {
  return (
    <Button
      color="inherit"
      aria-label={format(messages.removeNamed, { name: item.name })}
      onClick={onRemove}
    >
      {messages.remove}
    </Button>
  );
}

interface ItemSheetProps {
  item: MealItem;
  reading: Analysis | null;
  onChange: (item: MealItem) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** An invalid amount keeps the sheet open; about an implausible one it asks once before it closes. */
export function ItemSheet({ item, reading, onChange, onRemove, onClose }: ItemSheetProps) {
  const { source } = item;
  const foods = useFoods(source.kind === 'table' ? [source.code] : []);
  const food = source.kind === 'table' ? foods.find(({ code }) => code === source.code) : undefined;
  const amount = useRef<HTMLDivElement>(null);
  const [opened] = useState(item);
  // An unchanged amount was accepted before.
  const isAsOpened = item.grams === opened.grams && codeOf(item) === codeOf(opened);
  const { shown, ask } = useImplausibleQuestion(isAsOpened ? [] : [item]);
  const close = () => {
    if (!focusWrongAmount(amount.current) && !ask()) onClose();
  };
  const keep = () => {
    if (!focusWrongAmount(amount.current)) onClose();
  };
  return (
    <Sheet title={item.name} onClose={close}>
      <Box ref={amount} sx={{ display: 'grid', gap: 1 }}>
        <Heading words={messages.amount} />
        <ItemAmount item={item} food={food} onChange={onChange} />
        <AmountOrigin item={item} />
        {shown !== null && (
          <ImplausibleNotice
            question={shown}
            onKeep={keep}
            onChange={() => amount.current?.querySelector('input')?.focus()}
          />
        )}
      </Box>
      <ItemEvidence item={item} reading={reading}>
        <ChangeFood item={item} food={food} onChange={onChange} />
      </ItemEvidence>
      <Announcement words={spokenTotal([item])} />
      <SheetActions>
        <Button variant="contained" onClick={close}>
          {messages.done}
        </Button>
        <RemoveButton item={item} onRemove={onRemove} />
      </SheetActions>
    </Sheet>
  );
}
