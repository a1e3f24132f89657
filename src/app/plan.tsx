import { PlanPage } from '../features/plan/plan-page';
import { SuggestionsToPlan } from '../features/what-to-eat/suggestions-to-plan';

export function Plan() {
  return <PlanPage suggestions={(props) => <SuggestionsToPlan {...props} />} />;
}
