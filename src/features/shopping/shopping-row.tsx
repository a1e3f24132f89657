import { Box, IconButton } from '@mui/material';
import { useEffect, useId, useState } from 'react';

import type { Need, ShoppingLine } from '#shared/rules/shopping/shopping-list';

import { TickBox } from '../../ui/form/tick';
import { Icon } from '../../ui/icons';
import { format } from '../../ui/words/format';
import { portionWords } from '../../ui/words/portions';
import { capital } from '../../ui/words/text';
import { amountWords } from './list-words';
import { messages } from './messages';
import { useListActions } from './use-list-actions';
import type { ListedLine } from './use-shopping-list';

/** A tap anywhere on the line ticks it. Below a food, lists the ingredients of recipes that need it. */
export function ShoppingRow({ line }: { line: ListedLine }) {
  const { removeOne } = useListActions();
  const { checked, change } = useTick(line);
  const id = useId();
  const { name } = line;
  const isTicked = line.state === 'ticked';
  return (
    <Box component="li" sx={ROW}>
      <Box component="label" sx={LABEL}>
        <TickBox
          checked={checked}
          aria-labelledby={`${id}-name`}
          aria-describedby={line.planned ? `${id}-why` : undefined}
          onChange={({ target }) => void change(target.checked)}
        />
        <Box component="span" sx={{ minWidth: 0, opacity: isTicked ? 0.75 : 1 }}>
          <Box component="span" id={`${id}-name`} sx={isTicked ? TICKED : NAME}>
            <span dir="auto">{name}</span>
            {line.planned && <Amount line={line.planned} />}
          </Box>
          {line.planned && !isTicked && (
            <Box component="span" id={`${id}-why`} sx={WHY}>
              <Why line={line.planned} isMore={line.state === 'more-needed'} />
            </Box>
          )}
        </Box>
      </Box>
      {!line.planned && (
        <IconButton
          aria-label={format(messages.remove, { name })}
          onClick={() => void removeOne(line)}
        >
          <Icon name="close" size={20} />
        </IconButton>
      )}
    </Box>
  );
}

/** Shows the tick at once, and removes it if it could not be saved. */
function useTick(line: ListedLine) {
  const { tick } = useListActions();
  const { state } = line;
  const [asked, setAsked] = useState<boolean | null>(null);
  useEffect(() => {
    setAsked(null);
  }, [state]);
  return {
    checked: asked ?? state === 'ticked',
    change: async (ticked: boolean) => {
      setAsked(ticked);
      if (!(await tick(line, ticked))) setAsked(null);
    },
  };
}

function Amount({ line }: { line: ShoppingLine }) {
  const words = amountWords(line);
  if (words === null) return null;
  return (
    <Box component="span" sx={{ fontWeight: 500, whiteSpace: 'nowrap' }}>
      {` ${words}`}
    </Box>
  );
}

function Why({ line, isMore }: { line: ShoppingLine; isMore: boolean }) {
  const notes = notesOf(line);
  return (
    <>
      {isMore && <Box component="strong">{`${messages.moreNeeded} `}</Box>}
      {notes.length > 0 && (
        <Box component="span" sx={line.kind === 'dish' ? undefined : UNKNOWN}>
          {`${capital(notes.join(', '))}. `}
        </Box>
      )}
      <span dir="auto">
        {line.kind === 'dish' ? portionsOf(line) : together(line.needs).map(needWords).join('; ')}
      </span>
    </>
  );
}

function notesOf({ kind, grams, andMore }: ShoppingLine): string[] {
  if (kind === 'as-written') return [messages.asWritten];
  if (kind === 'dish') return [messages.notARecipe];
  if (grams === null) return [messages.noAmount];
  return andMore ? [messages.andMore] : [];
}

function portionsOf({ needs }: ShoppingLine): string {
  const count = needs.reduce((sum, { part }) => sum + part, 0);
  return portionWords(count);
}

/** Merges the same ingredient of a dish that is planned more than once. */
function together(needs: readonly Need[]): Need[] {
  const byLine = new Map<string, Need>();
  for (const need of needs) {
    const key = `${need.dish}\n${need.text}`;
    const before = byLine.get(key);
    byLine.set(key, { ...need, part: need.part + (before?.part ?? 0) });
  }
  return [...byLine.values()];
}

/** '50 % of 250 g red lentils (Red lentil soup)' */
function needWords({ text, part, dish }: Need): string {
  const said =
    part === 1
      ? text
      : format(messages.partOf, { part: Number((100 * part).toPrecision(3)), text });
  return format(messages.forDish, { text: said, dish: short(dish) });
}

const DISH_SHOWN = 40;

/** Shortens names, which can have 255 characters and are repeated in each line. */
function short(name: string): string {
  return name.length > DISH_SHOWN ? `${name.slice(0, DISH_SHOWN).trimEnd()}…` : name;
}

const ROW = {
  display: 'flex',
  alignItems: 'start',
  gap: 0.5,
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;

const LABEL = {
  display: 'grid',
  flex: 1,
  minWidth: 0,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 1.5,
  minHeight: 48,
  py: 1,
  alignItems: 'start',
  cursor: 'pointer',
} as const;

const NAME = { fontWeight: 650, lineHeight: 1.5, overflowWrap: 'anywhere' } as const;

const UNKNOWN = { color: 'secondary.main' } as const;

const TICKED = { ...NAME, fontWeight: 500, textDecoration: 'line-through' } as const;

const WHY = {
  display: 'block',
  fontSize: '0.875rem',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
} as const;
