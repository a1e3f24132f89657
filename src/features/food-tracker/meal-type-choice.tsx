import { MEAL_TYPES, type MealType } from '#shared/records/meal';

import { Choice } from '../../ui/form/choice';
import { capital } from '../../ui/words/text';

const OPTIONS = MEAL_TYPES.map((type) => [type, capital(type)] as const);

interface MealTypeChoiceProps {
  value: MealType;
  onChange: (type: MealType) => void;
}

export function MealTypeChoice({ value, onChange }: MealTypeChoiceProps) {
  return (
    <Choice
      label="Meal"
      options={OPTIONS}
      value={value}
      onChange={(event) => {
        onChange(event.target.value as MealType);
      }}
    />
  );
}
