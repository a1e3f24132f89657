import { askedOf, shownItems } from '#shared/rules/meal-state';

import type { MealEntry } from '../../../store/meal-entries';
import { editMeal } from '../../../store/meals';
import { itemsPatch } from '../items/items-patch';
import { answeredItem, type Answer } from '../question/answer';
import { QuestionCard } from '../question/question-card';

export function MealQuestion({ entry: { id, meal } }: { entry: MealEntry }) {
  const question = askedOf(meal);
  if (!question) return null;
  const items = shownItems(meal) ?? [];
  const answer = async (given: Answer) => {
    const item = answeredItem(question, given, items);
    const others = items.filter((one) => one.id !== item.id);
    const isNew = others.length === items.length;
    const answered = isNew
      ? [...items, item]
      : items.map((one) => (one.id === item.id ? item : one));
    await editMeal(id, itemsPatch(meal, answered));
  };
  const dismiss = async () => {
    const { analysis, estimate } = meal;
    // The server's reading is not ours to change: taking its items over says that they are right.
    if (analysis || !estimate) await editMeal(id, { items });
    else await editMeal(id, { estimate: { ...estimate, question: null } });
  };
  return (
    <QuestionCard
      question={question}
      onAnswer={(given) => void answer(given)}
      onDismiss={() => void dismiss()}
    />
  );
}
