import { Typography } from '@mui/material';
import type { ReactNode } from 'react';

import { useOnline } from '../../device/use-online';
import { Card } from '../../ui/layout/card';
import { format } from '../../ui/words/format';
import { messages } from './messages';

interface ProfileCardProps {
  /** Id of the title, which labels the card. */
  id: string;
  title: string;
  /** Text about the purpose of the card. */
  words?: ReactNode;
  children: ReactNode;
}

export function ProfileCard({ id, title, words, children }: ProfileCardProps) {
  return (
    <Card component="section" aria-labelledby={id}>
      <Typography id={id} component="h2" variant="h3" sx={{ mb: words === undefined ? 2 : 0.5 }}>
        {title}
      </Typography>
      {words !== undefined && (
        <Typography sx={{ mb: 2.5, color: 'text.secondary', fontSize: '0.9375rem' }}>
          {words}
        </Typography>
      )}
      {children}
    </Card>
  );
}

/** Says that an action needs a connection; shows nothing while online. */
export function NeedsConnection({ what }: { what: string }) {
  if (useOnline()) return null;
  return (
    <Typography role="status" sx={{ mt: 1.5, color: 'text.secondary', fontSize: '0.9375rem' }}>
      {format(messages.youAreOffline, { what })}
    </Typography>
  );
}
