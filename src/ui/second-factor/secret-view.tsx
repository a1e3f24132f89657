import { Box, Button, Link, Typography } from '@mui/material';

import type { Begun } from '#shared/contract/second-factor';

import { Icon } from '../icons';
import { QrCode } from './qr-code';

interface SecretViewProps {
  begun: Begun;
  onCopy: (text: string) => void;
}

/** The secret for an authenticator app: as a QR code, as a link for an app on this device, and as text. */
export function SecretView({ begun: { secret, address }, onCopy }: SecretViewProps) {
  const groups = secret.match(/.{1,4}/g) ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>
        Scan this with an authenticator app on your phone, such as the one of your password manager.
        Is the app on this device?{' '}
        <Link href={address} sx={{ fontWeight: 650 }}>
          Open it here
        </Link>
      </Typography>
      <Box sx={{ justifySelf: 'center', maxWidth: '100%' }}>
        <QrCode text={address} label="QR code for your authenticator app" />
      </Box>
      <Box>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          Or enter this key by hand:
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 3 }}>
          <Box component="code" aria-label="Key" sx={KEY}>
            {groups.join(' ')}
          </Box>
          <Button
            startIcon={<Icon name="copy" size={20} />}
            sx={{ ml: -1.5, px: 1.5 }}
            onClick={() => {
              onCopy(secret);
            }}
          >
            Copy key
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

const KEY = {
  fontFamily: 'ui-monospace, monospace',
  fontSize: '1rem',
  fontWeight: 650,
  letterSpacing: '0.02em',
  overflowWrap: 'anywhere',
} as const;
