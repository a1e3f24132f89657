import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';

import { type EveryNutrient, EVERY_ROW } from '#shared/records/every-nutrient';
import type { NutrientTarget as Target } from '#shared/records/nutrient-target';
import { ownBounds } from '#shared/rules/targets/day-targets';

import { setNutrientTarget } from '../../store/days/own-targets';
import { useToast } from '../../ui/feedback/toast';
import { Field } from '../../ui/form/field';
import { format } from '../../ui/words/format';
import { fieldWords } from '../../ui/words/read-number';
import { localNow } from '../../ui/words/time';
import { TWO_FIELDS } from '../../ui/styles';
import { messages } from './messages';
import { type Bounds, readBounds } from './read-bounds';

interface NutrientTargetProps {
  nutrient: EveryNutrient;
  /** Oldest first. */
  own: readonly Target[];
}

/** Sets the user's own minimum or maximum, which applies from today on, whichever day is shown. */
export function NutrientTarget({ nutrient, own }: NutrientTargetProps) {
  const [isOpen, setOpen] = useState(false);
  const set = ownBounds(own, nutrient, localNow().slice(0, 10));
  const isSet = set.least !== null || set.most !== null;
  if (!isOpen)
    return (
      <Button
        color="inherit"
        sx={{ justifySelf: 'start', mx: -1, px: 1 }}
        onClick={() => {
          setOpen(true);
        }}
      >
        {isSet ? messages.changeYourTarget : messages.setYourOwnTarget}
      </Button>
    );
  return (
    <TargetForm
      {...{ nutrient, set, isSet }}
      onClose={() => {
        setOpen(false);
      }}
    />
  );
}

interface TargetFormProps {
  nutrient: EveryNutrient;
  set: Bounds;
  isSet: boolean;
  onClose: () => void;
}

function TargetForm({ nutrient, set, isSet, onClose }: TargetFormProps) {
  const { unit, label } = EVERY_ROW[nutrient];
  const [least, setLeast] = useState(wordsOf(set.least));
  const [most, setMost] = useState(wordsOf(set.most));
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The user has just pressed the button that opens this field.
  useEffect(() => {
    field.current?.focus();
  }, []);
  const keep = useKeepTarget(nutrient, onClose);
  const read = readBounds({ least, most });
  const problems = tried && 'problems' in read ? read.problems : {};
  return (
    <Box
      component="form"
      noValidate
      aria-label={format(messages.yourTargetOf, { name: label })}
      sx={FORM}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if ('bounds' in read) keep(read.bounds);
      }}
    >
      <Box sx={TWO_FIELDS}>
        <Field
          label={format(messages.atLeastIn, { unit })}
          inputProps={{ inputMode: 'decimal' }}
          inputRef={field}
          autoComplete="off"
          value={least}
          problem={problems.least}
          onChange={(event) => {
            setLeast(event.target.value);
          }}
        />
        <Field
          label={format(messages.atMostIn, { unit })}
          inputProps={{ inputMode: 'decimal' }}
          autoComplete="off"
          value={most}
          problem={problems.most}
          onChange={(event) => {
            setMost(event.target.value);
          }}
        />
      </Box>
      <Typography sx={{ fontSize: 'inherit', color: 'text.secondary' }}>
        {messages.leaveOneEmpty}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained">
          {messages.save}
        </Button>
        {isSet && (
          <Button
            onClick={() => {
              keep({ least: null, most: null });
            }}
          >
            {messages.useThePublishedValue}
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {messages.cancel}
        </Button>
      </Box>
    </Box>
  );
}

function useKeepTarget(nutrient: EveryNutrient, onClose: () => void) {
  const toast = useToast();
  const name = EVERY_ROW[nutrient].label;
  const failed = (error: unknown) => {
    const description = error instanceof Error ? error.message : messages.pleaseTryAgain;
    toast({ title: messages.notSaved, description, failed: true });
  };
  return (bounds: Bounds) => {
    setNutrientTarget({ since: localNow(), nutrient, ...bounds })
      .then((takeBack) => {
        onClose();
        toast({
          title: format(messages.targetSaved, { name }),
          action: { label: messages.undo, run: () => void takeBack().catch(failed) },
        });
      })
      .catch(failed);
  };
}

function wordsOf(amount: number | null): string {
  return amount === null ? '' : fieldWords(amount);
}

const FORM = {
  p: 1.5,
  display: 'grid',
  gap: 1.25,
  borderRadius: '14px',
  bgcolor: 'raised.main',
} as const;
