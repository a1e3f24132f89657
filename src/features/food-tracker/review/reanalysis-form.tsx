import { Box, Button } from '@mui/material';
import { useId, useState } from 'react';

import { NOTES_MAX } from '#shared/records/meal';
import type { OpenQuestion } from '#shared/records/meal-item';

import { useOnline } from '../../../device/use-online';
import type { MealEntry } from '../../../store/meal-entries';
import { requestReanalysis, useReanalysisWaiting } from '../../../store/meals';
import { useAccount } from '../../../store/use-account';
import { Field } from '../../../ui/form/field';
import { Icon } from '../../../ui/icons';
import { format } from '../../../ui/words/format';
import { CHIP } from '../styles';
import { mealNotice } from './meal-notice';
import { messages } from './messages';
import { type Answers, answersTo, canBeReadAgain, notesWith, openQuestions } from './reanalysis';

const TOO_LONG = format(messages.notesTooLong, {
  notesMax: NOTES_MAX.toLocaleString('en'),
});

/** Requests a re-analysis, which is free and sends the user's corrections, answers and words. It only makes a proposal. */
export function ReanalysisForm({ entry }: { entry: MealEntry }) {
  const ai = useAccount()?.consents?.ai;
  const waits = useReanalysisWaiting(entry.id);
  const isBusy = mealNotice(entry, Date.now())?.busy === true;
  if (waits) return <Waiting />;
  // Not shown if the request would not be sent to the provider.
  if (isBusy || ai?.send === false || !canBeReadAgain(entry)) return null;
  return <Form entry={entry} sendsNotes={ai?.notes !== false} />;
}

function Form({ entry, sendsNotes }: { entry: MealEntry; sendsNotes: boolean }) {
  const { questions, answers, choose, words, setWords, problem, ask } = useReanalysis(entry);
  const given = Object.keys(answers).length;
  return (
    <Box
      component="form"
      aria-label={messages.readItAgain}
      sx={BOX}
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <Box>
        <Box component="h3" sx={{ m: 0, fontSize: '1.0625rem', fontWeight: 700 }}>
          {questions.length > 0 ? messages.questionsFromTheAi : messages.stillNotRight}
        </Box>
        <Box sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
          {messages.readAgainForFree}
        </Box>
      </Box>
      <Questions questions={questions} answers={answers} onChoose={choose} />
      <Field
        label={messages.anythingItShouldKnow}
        placeholder={messages.theSauceIsYogurt}
        value={words}
        problem={problem ?? undefined}
        hint={sendsNotes ? undefined : messages.yourNotesAreNotSent}
        inputProps={{ maxLength: 500 }}
        onChange={(event) => {
          setWords(event.target.value);
        }}
      />
      <Button type="submit" variant="outlined" sx={{ justifySelf: 'start' }}>
        {given > 0 ? format(messages.readAgainWithAnswers, { given }) : messages.readAgain}
      </Button>
    </Box>
  );
}

function Waiting() {
  const online = useOnline();
  return (
    <Box role="status" sx={{ ...BOX, display: 'flex', gap: 1.25 }}>
      <Icon name="clock" size={22} style={{ flex: 'none' }} />
      <Box>
        <Box sx={{ fontWeight: 700 }}>
          {online ? messages.waitingForTheServer : messages.waitingForSignal}
        </Box>
        <Box sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
          {online ? messages.readAgainOnceServerAnswers : messages.readAgainOnceOnline}
        </Box>
      </Box>
    </Box>
  );
}

const BOX = {
  display: 'grid',
  gap: 1.5,
  p: 1.75,
  borderRadius: '14px',
  bgcolor: 'raised.main',
} as const;

function useReanalysis(entry: MealEntry) {
  const { id, meal } = entry;
  const [chosen, setChosen] = useState<Answers>({});
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const questions = openQuestions(entry);
  const answers = answersTo(questions, chosen);
  return {
    questions,
    answers,
    words,
    setWords,
    problem,
    choose: (question: string, answer: string) => {
      setChosen((now) => {
        const { [question]: before, ...others } = now;
        return before === answer ? others : { ...others, [question]: answer };
      });
    },
    ask: async () => {
      const notes = notesWith(meal.notes, { answers, words });
      setProblem(notes === null ? TOO_LONG : null);
      if (notes === null) return;
      const isSame = notes === (meal.notes ?? '');
      await requestReanalysis(id, isSame ? {} : { notes });
      setWords('');
    },
  };
}

interface QuestionsProps {
  questions: readonly OpenQuestion[];
  answers: Answers;
  onChoose: (question: string, answer: string) => void;
}

function Questions({ questions, answers, onChoose }: QuestionsProps) {
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
