import { Box, Button } from '@mui/material';
import { useId, useRef, useState } from 'react';

import type { Food } from '#shared/nutrition/table/food';
import type { Question } from '#shared/records/meal-item';

import { rememberFoods } from '../../../store/food-memories';
import { settleFirstStep } from '../../../store/sign-up/first-steps';
import { format } from '../../../ui/words/format';
import { FirstStepHint } from '../first-steps';
import { lessonOfAnswer } from '../foods/remember-corrections';
import { CHIP, NOTICE, TEXT_BUTTON } from '../styles';
import { ASKS } from '../use-opened-meal';
import { FoodSearch } from './food-search';
import { usualGramsOf } from './item-edits';
import { messages } from './messages';
import { type Answer, measureIn, optionWords, questionWords } from './open-question';
import { findFoods } from './use-foods';

interface QuestionCardProps {
  question: Question;
  onAnswer: (answer: Answer) => void;
  onDismiss: () => void;
}

/** Asks about an item. The answer is remembered for the words. */
export function QuestionCard({ question, onAnswer, onDismiss }: QuestionCardProps) {
  const [searching, setSearching] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const answer = async (food: Food, option: Omit<Answer, 'food'>, about: AskedAbout) => {
    onAnswer({ food, ...option });
    void settleFirstStep('answer');
    // The answer is used for this meal even if it cannot be remembered.
    const lesson = lessonOfAnswer(
      about,
      { code: food.code, grams: option.grams },
      food.description,
    );
    await rememberFoods(lesson).catch(() => undefined);
  };
  const choose = async (option: Question['options'][number]) => {
    const { code, grams } = option;
    const [food] = await findFoods([code]);
    if (food) await answer(food, { grams, text: measureIn(option) }, question);
  };
  const chooseOther = async (food: Food) => {
    await answer(
      food,
      { grams: usualGramsOf(food), text: messages.usualPortion },
      { ...question, about: 'food' },
    );
  };
  return (
    <Box role="group" aria-labelledby={id} {...{ [ASKS]: '' }} sx={CARD}>
      <Box id={id} sx={{ fontWeight: 700 }}>
        {questionWords(question)}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {question.options.map((option) => (
          <Button
            key={`${option.code} ${option.label}`}
            variant="outlined"
            sx={CHIP}
            onClick={() => void choose(option)}
          >
            {optionWords(option, question.about)}
          </Button>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -1 }}>
        <Button
          ref={opener}
          sx={LINK}
          aria-expanded={searching}
          onClick={() => {
            setSearching(!searching);
          }}
        >
          {messages.somethingElse}
        </Button>
        <Button
          sx={LINK}
          color="inherit"
          onClick={() => {
            void settleFirstStep('answer');
            onDismiss();
          }}
        >
          {messages.notNow}
        </Button>
      </Box>
      {searching && (
        <FoodSearch
          label={format(messages.replaceWords, { words: question.words })}
          takesFocus
          onClose={() => {
            setSearching(false);
            opener.current?.focus();
          }}
          onChoose={(food) => void chooseOther(food)}
        />
      )}
      <FirstStepHint step="answer" />
    </Box>
  );
}

type AskedAbout = Pick<Question, 'words' | 'about'>;

const CARD = {
  ...NOTICE,
  display: 'grid',
  gap: 1.25,
  borderColor: 'primary.main',
} as const;

const LINK = { ...TEXT_BUTTON, mr: 1 } as const;
