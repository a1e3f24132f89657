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

/** All changes are saved as one when it closes. */
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
