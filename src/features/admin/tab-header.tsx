import { Box, Button, Typography } from '@mui/material';

import { Icon } from '../../ui/icons';
import { format } from '../../ui/words/format';
import { clockWords } from '../../ui/words/time';
import { messages } from './messages';

interface TabHeaderProps {
  title: string;
  words: string;
  answer: { dataUpdatedAt: number; isFetching: boolean; refetch: () => Promise<unknown> };
}

export function TabHeader({ title, words, answer }: TabHeaderProps) {
  const { dataUpdatedAt, isFetching, refetch } = answer;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1.5, mt: 1, mb: 2 }}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Typography component="h2" variant="h3">
          {title}
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary', fontSize: '0.9375rem' }}>
          {words}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
        {dataUpdatedAt > 0 && (
          <Box component="span" sx={{ fontSize: '0.875rem' }}>
            {format(messages.asOf, { dataUpdatedAt: clockWords(dataUpdatedAt) })}
          </Box>
        )}
        <Button
          aria-disabled={isFetching}
          startIcon={<Icon name="arrows" size={20} />}
          // Aligns its text with the right edge of the cards below.
          sx={{ minHeight: 44, px: 1.5, mr: -1.5 }}
          onClick={() => {
            if (!isFetching) void refetch();
          }}
        >
          {messages.refresh}
        </Button>
      </Box>
    </Box>
  );
}
