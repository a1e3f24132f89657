import { Box } from '@mui/material';
import { useEffect, useState } from 'react';

import { messages } from './messages';

interface QrCodeProps {
  text: string;
  label: string;
}

// The quiet zone that readers need (ISO/IEC 18004).
const BORDER = 4;

/** Black on white even in the dark theme, because many readers need that. The encoder is loaded with the first code. */
export function QrCode({ text, label }: QrCodeProps) {
  const drawn = useDrawn(text);
  if (drawn === 'failed') return <Box role="alert">{messages.codeNotLoaded}</Box>;
  if (drawn === null) return <Box aria-hidden sx={{ ...FRAME, aspectRatio: '1' }} />;
  const { size, path } = drawn;
  return (
    <Box sx={FRAME}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${size} ${size}`}
        width="100%"
        shapeRendering="crispEdges"
      >
        <path d={path} fill="#000" />
      </svg>
    </Box>
  );
}

interface Drawn {
  /** Width and height, in modules. */
  size: number;
  path: string;
}

function useDrawn(text: string): Drawn | 'failed' | null {
  const [drawn, setDrawn] = useState<(Drawn & { text: string }) | 'failed' | null>(null);
  useEffect(() => {
    let current = true;
    draw(text).then(
      (made) => {
        if (current) setDrawn({ ...made, text });
      },
      () => {
        if (current) setDrawn('failed');
      },
    );
    return () => {
      current = false;
    };
  }, [text]);
  // Does not show the old code while a new one is drawn, because it would lead to other content.
  return drawn === 'failed' || drawn?.text === text ? drawn : null;
}

async function draw(text: string): Promise<Drawn> {
  const { encode } = await import('uqr');
  // Low error correction makes larger squares, which are more useful on a clean screen.
  const { size, data } = encode(text, { ecc: 'L', boostEcc: true, border: BORDER });
  const path = data.map((row, y) => runsOf(row, y)).join('');
  return { size, path };
}

/** Each run of dark modules as one rectangle. */
function runsOf(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true) continue;
    const from = x;
    while (row[x + 1] === true) x += 1;
    path += `M${from} ${y}h${x - from + 1}v1H${from}z`;
  }
  return path;
}

const FRAME = {
  width: '100%',
  maxWidth: 520,
  bgcolor: '#fff',
  borderRadius: '14px',
  overflow: 'hidden',
  border: '1px solid',
  borderColor: 'divider',
  '& svg': { display: 'block' },
} as const;
