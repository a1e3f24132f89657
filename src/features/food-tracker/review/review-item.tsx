import type { Analysis, MealItem } from '#shared/records/meal-item';

import { ItemSheet } from '../items/item-sheet';
import { useKeptChange } from './use-kept-change';

interface ReviewItemProps {
  item: MealItem;
  reading: Analysis | null;
  onKeep: (item: MealItem) => void;
  onRemove: (item: MealItem) => void;
  onClose: () => void;
}

/** One item closely. What was changed of it is kept as one change when it is closed. */
export function ReviewItem({ item, reading, onKeep, onRemove, onClose }: ReviewItemProps) {
  const { changed, change, letGo } = useKeptChange(item, onKeep);
  return (
    <ItemSheet
      item={changed}
      reading={reading}
      onChange={change}
      onRemove={() => {
        letGo();
        onClose();
        onRemove(item);
      }}
      onClose={onClose}
    />
  );
}
