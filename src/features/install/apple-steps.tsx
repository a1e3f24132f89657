import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';

import { appleDevice } from '../../device/install-offer';
import { Icon, type IconName } from '../../ui/icons';
import { Sheet } from '../../ui/layout/sheet';
import { format } from '../../ui/words/format';
import { messages } from './messages';

interface AppleStepsProps {
  onClose: () => void;
  onDone: () => void;
}

/** Apple's browsers have no install prompt, so this shows three steps. */
export function AppleSteps({ onClose, onDone }: AppleStepsProps) {
  const device = appleDevice() ?? 'iPhone';
  return (
    <Sheet title={format(messages.onHomeScreenOfDevice, { device })} onClose={onClose}>
      <Box component="ol" sx={{ m: 0, p: 0, display: 'grid', gap: 1.5, listStyle: 'none' }}>
        <Step icon="share">
          {messages.tapMoreThen} <strong>{messages.share}</strong>
          {messages.inOlderVersions}
        </Step>
        <Step icon="plusBox">
          {messages.scrollDownAndChoose} <strong>{messages.addToHomeScreen}</strong>.
        </Step>
        <Step icon="check">
          {messages.tap} <strong>{messages.add}</strong>
          {messages.nowOneOfYourApps}
        </Step>
      </Box>
      <Typography>{messages.appHasOwnStorage}</Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {messages.safariClearsSites}
      </Typography>
      <Button variant="contained" onClick={onDone}>
        {messages.doneDoNotShowAgain}
      </Button>
    </Sheet>
  );
}

function Step({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        alignItems: 'center',
        gap: 2,
        p: 1.5,
        borderRadius: '14px',
        bgcolor: 'raised.main',
      }}
    >
      <Box
        component="span"
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 48,
          height: 48,
          borderRadius: '12px',
          bgcolor: 'background.paper',
          color: 'primary.main',
        }}
      >
        <Icon name={icon} size={28} />
      </Box>
      <span>{children}</span>
    </Box>
  );
}
