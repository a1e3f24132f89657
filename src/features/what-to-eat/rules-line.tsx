import { Box, Button } from '@mui/material';
import { useState } from 'react';

import type { FoodRules } from '#shared/rules/what-to-eat/food-rules';

import { Icon } from '../../ui/icons';
import { messages } from './messages';
import { rulesInWords } from './rule-words';
import { RulesSheet } from './rules-sheet';

/** Shows the user's food rules, with a button to change them. */
export function RulesLine({ rules }: { rules: FoodRules }) {
  const [isOpen, setIsOpen] = useState(false);
  const words = rulesInWords(rules);
  return (
    <Box component="section" aria-label={messages.yourRules} sx={LINE}>
      <Icon name="shield" size={22} style={{ flex: 'none' }} />
      <Box dir="auto" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {words === null ? (
          messages.noRulesYet
        ) : (
          <>
            <Box component="span" sx={{ fontWeight: 650 }}>{`${messages.yourRules}: `}</Box>
            {words}
          </>
        )}
      </Box>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        sx={{ flex: 'none', minHeight: 44 }}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {words === null ? messages.setRules : messages.change}
      </Button>
      {isOpen && (
        <RulesSheet
          rules={rules}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </Box>
  );
}

const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  p: 1.25,
  pl: 1.75,
  borderRadius: '14px',
  bgcolor: 'raised.main',
  fontSize: '0.9375rem',
} as const;
