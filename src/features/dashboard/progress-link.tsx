import { ButtonBase } from '@mui/material';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { Icon } from '../../ui/icons';

export function ProgressLink() {
  return (
    <ButtonBase
      component={Link}
      to={PAGES.insights}
      sx={{
        mt: 1,
        ml: -1,
        px: 1,
        minHeight: 44,
        gap: 1,
        borderRadius: '12px',
        color: 'text.secondary',
        font: 'inherit',
        textDecoration: 'underline',
        textUnderlineOffset: '3px',
      }}
    >
      <Icon name="chart" size={20} />
      See your progress
    </ButtonBase>
  );
}
