import { Box, Button, Link, Typography } from '@mui/material';
import encodeQR from 'qr';
import { useMemo } from 'react';

import type { Begun } from '#shared/contract/second-factor';

import { Icon } from '../icons';
import { messages } from './messages';

// Readers need that much of white around it.
const QUIET = 4;

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
        {messages.scanThisWithAnAuthenticatorApp}{' '}
        <Link href={address} sx={{ fontWeight: 650 }}>
          {messages.openItHere}
        </Link>
      </Typography>
      <Box sx={{ justifySelf: 'center', maxWidth: '100%' }}>
        <QrCode text={address} label={messages.qrCodeForYourAuthenticatorApp} />
      </Box>
      <Box>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {messages.orEnterThisKeyByHand}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 3 }}>
          <Box component="code" aria-label={messages.key} sx={KEY}>
            {groups.join(' ')}
          </Box>
          <Button
            startIcon={<Icon name="copy" size={20} />}
            sx={{ ml: -1.5, px: 1.5 }}
            onClick={() => {
              onCopy(secret);
            }}
          >
            {messages.copyKey}
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

/** A QR code, drawn here: what is in it goes to no other company. Dark on white in the dark theme too. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: 216, maxWidth: '100%', borderRadius: '12px' }}
    >
      <rect width={size} height={size} fill="#FFFFFF" />
      <path d={path} fill="#000000" />
    </Box>
  );
}

function drawn(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size: rows.length, path: squares.join('') };
}
