import { FoodTrackerPage } from '../features/food-tracker/food-tracker-page';
import { PlannedOfDay } from './planned-of-day';

export function FoodTracker() {
  return <FoodTrackerPage planned={(plan) => <PlannedOfDay {...plan} />} />;
}
