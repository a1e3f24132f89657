import { Link } from '@mui/material';

import { noteClockSaid, useUnsaidClock } from '../../../store/use-clock';
import { Field } from '../../../ui/form/field';
import { clockAheadWords } from '../../../ui/words/clock-ahead-words';

interface MealTimeFieldProps {
  value: string;
  onChange: (mealTime: string) => void;
}

/** When the meal was; it begins with this device's clock, so that a wrong one is told here, once. */
export function MealTimeField({ value, onChange }: MealTimeFieldProps) {
  const ahead = useUnsaidClock();
  return (
    <Field
      label="Meal Time"
      type="datetime-local"
      value={value}
      hint={ahead === null ? undefined : <ClockLine ahead={ahead} />}
      onChange={(event) => {
        onChange(event.target.value);
      }}
    />
  );
}

function ClockLine({ ahead }: { ahead: number }) {
  return (
    <>
      {clockAheadWords(ahead)} Please check the time.{' '}
      <Link
        component="button"
        type="button"
        sx={{ font: 'inherit', verticalAlign: 'baseline', py: 1 }}
        onClick={() => void noteClockSaid()}
      >
        Got it
      </Link>
    </>
  );
}
