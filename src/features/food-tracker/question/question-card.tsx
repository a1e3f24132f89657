import { Box, Button } from '@mui/material';
import { useId, useState } from 'react';

import type { Food } from '#shared/nutrition/food';
import type { Question } from '#shared/records/meal-item';

import { rememberFoods } from '../../../store/food-memories';
import { FoodSearch } from '../items/food-search';
import { findFoods } from '../items/foods-by-codes';
import { lessonOfAnswer } from '../items/lessons';
import type { Answer } from './answer';
import { CHIP } from './chip';
import { measureIn, optionWords, questionWords } from './question-words';

interface QuestionCardProps {
  question: Question;
  onAnswer: (answer: Answer) => void;
  onDismiss: () => void;
}

const PORTION_IF_UNKNOWN = 100;

/** Answers are remembered for the words. */
export function QuestionCard({ question, onAnswer, onDismiss }: QuestionCardProps) {
  const [searching, setSearching] = useState(false);
  const id = useId();
  const answer = async (food: Food, option: Omit<Answer, 'food'>, asked: Asked) => {
    onAnswer({ food, ...option });
    // The answer counts for this meal even if it cannot be remembered.
    const lesson = lessonOfAnswer(
      asked,
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
    const grams = food.usualGrams ?? PORTION_IF_UNKNOWN;
    await answer(food, { grams, text: 'usual portion' }, { ...question, about: 'food' });
  };
  return (
    <Box role="group" aria-labelledby={id} sx={CARD}>
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
          sx={WAY_OUT}
          aria-expanded={searching}
          onClick={() => {
            setSearching(!searching);
          }}
        >
          Something else
        </Button>
        <Button sx={WAY_OUT} color="inherit" onClick={onDismiss}>
          Not now
        </Button>
      </Box>
      {searching && (
        <FoodSearch
          label={`Instead of ${question.words}`}
          takesFocus
          onChoose={(food) => void chooseOther(food)}
        />
      )}
    </Box>
  );
}

type Asked = Pick<Question, 'words' | 'about'>;

const CARD = {
  display: 'grid',
  gap: 1.25,
  p: 1.5,
  borderRadius: '14px',
  bgcolor: 'raised.main',
  borderLeft: '4px solid',
  borderColor: 'primary.main',
} as const;

const WAY_OUT = { minHeight: 44, px: 1, mr: 1, fontSize: '0.9375rem' } as const;
