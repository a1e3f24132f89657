import { MEAL_TYPES, type MealType } from '#shared/records/meal';

import { capital } from '../words/text';
import { Choice } from './choice';
import { messages } from './messages';

const OPTIONS = MEAL_TYPES.map((type) => [type, capital(type)] as const);

interface MealTypeChoiceProps {
  value: MealType;
  onChange: (type: MealType) => void;
}

export function MealTypeChoice({ value, onChange }: MealTypeChoiceProps) {
  return (
    <Choice
      label={messages.meal}
      options={OPTIONS}
      value={value}
      onChange={(event) => {
        onChange(event.target.value as MealType);
      }}
    />
  );
}
