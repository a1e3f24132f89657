import type { MealItem } from '#shared/records/meal-item';
import type { WeightUnit } from '#shared/records/profile';

/** A line of another program's diary: something eaten. */
export interface Entry {
  /** 'YYYY-MM-DD'. */
  day: string;
  /** 'HH:mm'; null where the other program tells none. */
  time: string | null;
  /** The other program's name of the meal; '' where it has none. */
  group: string;
  item: MealItem;
  notes?: string;
  /** Ways to say the food with its amount, where the program gave no figures: the analyser reads one. */
  said?: readonly string[];
  /** It stands for a whole day. */
  wholeDay?: true;
  /** What is written of it, from which the meal's id follows. */
  mark: readonly unknown[];
}

/** A weighing of another program's. */
export interface Weighing {
  day: string;
  time: string | null;
  weight: number;
  /** Null where the file does not tell. */
  unit: WeightUnit | null;
  /** Where in the file it stands: 'Line 3'. */
  place: string;
}

/** Why something that can be read does not come in. */
export type Reason =
  'exercise' | 'deleted' | 'empty-day' | 'incomplete-day' | 'total' | 'measurement';

/** What a reader has found in a file. */
export class Found {
  entries: Entry[] = [];
  weighings: Weighing[] = [];
  problems: string[] = [];
  leftOut: Reason[] = [];
  /** The unit of weights that the account it is from seems to have. */
  unit: WeightUnit | null = null;
}
