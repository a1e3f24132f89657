import { Box, Button } from '@mui/material';
import { useState } from 'react';

import { firstImplausible, type Implausible } from '#shared/nutrition/items/first-implausible';
import type { MealItem } from '#shared/records/meal-item';

import { gramsWords } from '../../../ui/figures/nutrient-words';
import { isGentle } from '../../../ui/words/display';
import { format } from '../../../ui/words/format';
import { energyWords } from '../../../ui/words/quantity';
import { NOTICE } from '../styles';
import { messages } from './messages';

function wordsOf(found: Implausible): string {
  const { name } = found;
  if (found.kind === 'energy' && isGentle()) return format(messages.moreThanUsual, { name });
  return found.kind === 'energy'
    ? format(messages.moreKcalThanUsual, { name, energy: energyWords(found.calories) })
    : format(messages.moreGramsThanUsual, { name, weight: gramsWords(found.grams) });
}

/** Null if all amounts are plausible. */
export function implausibleWords(items: readonly MealItem[]): string | null {
  const found = firstImplausible(items);
  return found && wordsOf(found);
}

/** Asks once about each amount: after an answer or a second save, it is accepted. */
export function useImplausibleQuestion(items: readonly MealItem[]) {
  const [asked, setAsked] = useState<string | null>(null);
  const [kept, setKept] = useState<readonly string[]>([]);
  const found = firstImplausible(items.filter((item) => !kept.includes(markOf(item))));
  const question = found && wordsOf(found);
  return {
    /** The current question, whether or not it is shown. */
    question,
    /** Id of the item that it is about. */
    about: found?.id ?? null,
    /** The question shown by `ask`, if it still applies. */
    shown: asked === question ? asked : null,
    keep: () => {
      const item = items.find(({ id }) => id === found?.id);
      if (item) setKept([...kept, markOf(item)]);
    },
    /** Shows the question. Returns true if it was not shown before. */
    ask: (): boolean => {
      if (question === null || asked === question) return false;
      setAsked(question);
      return true;
    },
  };
}

const markOf = ({ name, grams }: MealItem) => `${grams} ${name}`;

interface ImplausibleNoticeProps {
  question: string;
  onKeep: () => void;
  onChange: () => void;
}

export function ImplausibleNotice({ question, onKeep, onChange }: ImplausibleNoticeProps) {
  return (
    <Box sx={{ ...NOTICE, display: 'grid', gap: 1, borderColor: 'warning.main' }}>
      <Box role="alert" sx={{ overflowWrap: 'anywhere' }}>
        {question}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={onKeep}>
          {messages.yesKeepIt}
        </Button>
        <Button color="inherit" onClick={onChange}>
          {messages.changeIt}
        </Button>
      </Box>
    </Box>
  );
}
