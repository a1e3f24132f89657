import { Box } from '@mui/material';
import { useState } from 'react';

import type { Analysis } from '#shared/records/meal-item';

import { ItemLine } from '../items/item-line';
import { ItemSheet } from '../items/item-sheet';
import { RemovedLine } from '../items/removed-line';
import type { ItemEdits } from '../items/use-item-edits';

export function LiveItems({ reading, list }: { reading: Analysis; list: ItemEdits }) {
  const [openPlace, setOpenPlace] = useState<string | null>(null);
  const open = list.rows.find(({ place, removed }) => place === openPlace && !removed);
  return (
    <>
      <Box component="ul" aria-label="Items" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {list.rows.map(({ place, item, removed }) => (
          <Box component="li" key={place} sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
            {removed ? (
              <RemovedLine
                name={item.name}
                onUndo={() => {
                  list.restore(place);
                }}
              />
            ) : (
              <ItemLine
                item={item}
                onOpen={() => {
                  setOpenPlace(place);
                }}
              />
            )}
          </Box>
        ))}
      </Box>
      {open && (
        <ItemSheet
          item={open.item}
          reading={reading}
          onChange={(item) => {
            list.change(open.place, item);
          }}
          onRemove={() => {
            setOpenPlace(null);
            list.remove(open.place);
          }}
          onClose={() => {
            setOpenPlace(null);
          }}
        />
      )}
    </>
  );
}
