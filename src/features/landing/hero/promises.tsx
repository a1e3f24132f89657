import { Box } from '@mui/material';

import { Icon, type IconName } from '../../../ui/icons';

// Each is a claim about what the product does: it stands here because it is so.
const PROMISES: readonly [IconName, string][] = [
  ['phone', 'Works with no signal and syncs once there is one'],
  ['pencil', 'Reads meals in plain words, on your device'],
  ['search', 'Says which food, how many grams, and how sure'],
];

export function Promises() {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 4, p: 0, display: 'grid', gap: 1.25 }}>
      {PROMISES.map(([icon, words]) => (
        <Box component="li" key={words} sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <Box component="span" sx={{ display: 'grid', color: 'primary.main', flex: 'none' }}>
            <Icon name={icon} size={24} />
          </Box>
          {words}
        </Box>
      ))}
    </Box>
  );
}
