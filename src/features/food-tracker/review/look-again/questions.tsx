import { Box, Button } from '@mui/material';
import { useId } from 'react';

import type { OpenQuestion } from '#shared/records/meal-item';

import { CHIP } from '../../question/chip';
import type { Answers } from './notes-with';

interface QuestionsProps {
  questions: readonly OpenQuestion[];
  answers: Answers;
  onChoose: (question: string, answer: string) => void;
}

export function Questions({ questions, answers, onChoose }: QuestionsProps) {
  return questions.map(({ text, options }) => (
    <Question
      key={text}
      text={text}
      options={options}
      chosen={answers[text]}
      onChoose={(answer) => {
        onChoose(text, answer);
      }}
    />
  ));
}

interface QuestionProps {
  text: string;
  options: readonly string[];
  chosen: string | undefined;
  onChoose: (answer: string) => void;
}

function Question({ text, options, chosen, onChoose }: QuestionProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 0.75 }}>
      <Box id={id} sx={{ fontWeight: 650 }}>
        {text}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {[...new Set(options)].map((option) => (
          <Button
            key={option}
            variant={chosen === option ? 'contained' : 'outlined'}
            aria-pressed={chosen === option}
            sx={CHIP}
            onClick={() => {
              onChoose(option);
            }}
          >
            {option}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
