import { Box } from '@mui/material';
import type { ReactNode } from 'react';

import { Icon } from '../../../../ui/icons';
import type { Notice } from './notice';
import { NOTICE } from './notice-box';

interface NoticeCardProps extends Pick<Notice, 'icon' | 'title' | 'text' | 'busy'> {
  children?: ReactNode;
}

export function NoticeCard({ icon, title, text, busy, children }: NoticeCardProps) {
  return (
    <Box
      role="status"
      sx={{
        ...NOTICE,
        display: 'grid',
        gap: 1,
        borderColor: busy ? 'primary.main' : 'secondary.main',
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.25 }}>
        <Icon name={icon} size={22} style={{ flex: 'none', marginTop: 1 }} />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ fontWeight: 700 }}>{title}</Box>
          <Box sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>{text}</Box>
        </Box>
      </Box>
      {children}
    </Box>
  );
}
