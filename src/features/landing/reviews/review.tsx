import { Box } from '@mui/material';

import { Card } from '../../../ui/layout/card';
import { Icon } from '../../../ui/icons';
import { Drawing, type DrawingName } from '../drawings/drawing';

interface ReviewProps {
  drawing: DrawingName;
  name: string;
  achieved: string;
  words: string;
}

/** What somebody says, and what they have achieved. */
export function Review({ drawing, name, achieved, words }: ReviewProps) {
  return (
    <Card component="figure" sx={{ m: 0, display: 'flex', flexDirection: 'column', gap: 2.5 }}>
      <Box component="blockquote" sx={{ m: 0, fontSize: '1.125rem', lineHeight: 1.5 }}>
        {words}
      </Box>
      <Box
        component="figcaption"
        sx={{ mt: 'auto', display: 'flex', gap: 1.5, alignItems: 'center' }}
      >
        <Drawing name={drawing} size={52} />
        <Box sx={{ lineHeight: 1.4, minWidth: 0 }}>
          <Box sx={{ fontWeight: 700 }}>{name}</Box>
          <Box sx={{ display: 'flex', gap: 0.75, color: 'primary.main', fontWeight: 600 }}>
            <Icon name="check" size={20} />
            {achieved}
          </Box>
        </Box>
      </Box>
    </Card>
  );
}
