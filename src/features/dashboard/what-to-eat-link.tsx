import { Box, ButtonBase } from '@mui/material';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { Icon } from '../../ui/icons';
import { PRESSED_CARD } from '../../ui/layout/card';
import { messages } from './messages';

/** Only a link, because suggestions load a list of dishes, which would slow down Today. */
export function WhatToEatLink() {
  return (
    <ButtonBase component={Link} to={PAGES.whatToEat} sx={PRESSED_CARD}>
      <Icon name="pot" size={28} style={{ flex: 'none' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 700, fontSize: '1.0625rem' }}>{messages.whatToEat}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>{messages.dishesThatFit}</Box>
      </Box>
      <Icon name="next" size={20} style={{ flex: 'none' }} />
    </ButtonBase>
  );
}
