import { useState } from 'react';

import type { Analysis, MealItem } from '#shared/records/meal-item';

import { ItemSheet } from '../items/item-sheet';

interface ReviewItemProps {
  item: MealItem;
  reading: Analysis | null;
  onKeep: (item: MealItem) => void;
  onRemove: (item: MealItem) => void;
  onClose: () => void;
}

/** One item closely. What was changed of it is kept as one change when it is closed. */
export function ReviewItem({ item, reading, onKeep, onRemove, onClose }: ReviewItemProps) {
  const [changed, setChanged] = useState(item);
  return (
    <ItemSheet
      item={changed}
      reading={reading}
      onChange={setChanged}
      onRemove={() => {
        onClose();
        onRemove(item);
      }}
      onClose={() => {
        onClose();
        if (changed !== item) onKeep(changed);
      }}
    />
  );
}
