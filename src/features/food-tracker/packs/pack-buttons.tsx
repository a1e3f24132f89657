import { Box, Button, CircularProgress } from '@mui/material';
import { lazy, Suspense, useState } from 'react';

import { useToast } from '../../../ui/feedback/toast';
import { Icon, type IconName } from '../../../ui/icons';
import type { PackSheetProps } from './pack-sheet';
import type { Step } from './use-pack-flow';

const PackSheet = lazy(async () => ({ default: (await import('./pack-sheet')).PackSheet }));

type PackButtonsProps = Pick<PackSheetProps, 'entered'> & { onLogged: () => void };

/** The quiet ways to log what comes in a packet: by its barcode or its label. */
export function PackButtons({ entered, onLogged }: PackButtonsProps) {
  const [start, setStart] = useState<Step | null>(null);
  const toast = useToast();
  const close = () => {
    setStart(null);
  };
  const logged = (name: string) => {
    close();
    onLogged();
    toast({ title: 'Logged', description: name });
  };
  return (
    <Box role="group" aria-label="Packed food" sx={ROW}>
      <Way
        icon="barcode"
        words="Scan a barcode"
        onClick={() => {
          setStart({ at: 'scan' });
        }}
      />
      <Way
        icon="label"
        words="Read a label"
        onClick={() => {
          setStart({ at: 'label', barcode: null });
        }}
      />
      {start !== null && (
        <Suspense fallback={<CircularProgress size={24} aria-label="Opening" />}>
          <PackSheet start={start} entered={entered} onLogged={logged} onClose={close} />
        </Suspense>
      )}
    </Box>
  );
}

function Way({ icon, words, onClick }: { icon: IconName; words: string; onClick: () => void }) {
  return (
    <Button
      color="inherit"
      aria-haspopup="dialog"
      startIcon={<Icon name={icon} size={20} />}
      onClick={onClick}
    >
      {words}
    </Button>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  mx: -1,
  mt: -1,
  '& .MuiButton-root': { px: 1, minHeight: 44, fontSize: '0.9375rem', color: 'text.secondary' },
} as const;
