import { Box, Button, CircularProgress } from '@mui/material';
import { Suspense, useState, useTransition } from 'react';

import { latePart } from '../../../http/late-part';
import { useToast } from '../../../ui/feedback/toast';
import { Icon, type IconName } from '../../../ui/icons';
import { QUIET_BUTTONS } from '../styles';
import { messages } from './messages';
import type { PackSheetProps } from './pack-sheet';
import type { Step } from './use-pack-flow';

const PackSheet = latePart(async () => (await import('./pack-sheet')).PackSheet);

type PackButtonsProps = Pick<PackSheetProps, 'entered'> & { onLogged: () => void };

const WAYS = [
  { icon: 'barcode', words: messages.scanABarcode, start: { at: 'scan' } },
  { icon: 'label', words: messages.readALabel, start: { at: 'label', barcode: null } },
] as const satisfies readonly { icon: IconName; words: string; start: Step }[];

export function PackButtons({ entered, onLogged }: PackButtonsProps) {
  const [start, setStart] = useState<Step | null>(null);
  const [opening, setOpening] = useState<IconName | null>(null);
  // The page stays as it is while the sheet loads, and the button shows that.
  const [isOpening, startOpening] = useTransition();
  const toast = useToast();
  const close = () => {
    setStart(null);
  };
  const logged = (name: string) => {
    close();
    onLogged();
    toast({ title: messages.logged, description: name });
  };
  return (
    <Box role="group" aria-label={messages.packedFood} sx={QUIET_BUTTONS}>
      {WAYS.map((way) => {
        const busy = isOpening && opening === way.icon;
        return (
          <Button
            key={way.icon}
            color="inherit"
            aria-haspopup="dialog"
            aria-busy={busy}
            startIcon={
              busy ? <CircularProgress size={20} aria-hidden /> : <Icon name={way.icon} size={20} />
            }
            onClick={() => {
              setOpening(way.icon);
              startOpening(() => {
                setStart(way.start);
              });
            }}
          >
            {way.words}
          </Button>
        );
      })}
      <Suspense fallback={null}>
        {start !== null && (
          <PackSheet start={start} entered={entered} onLogged={logged} onClose={close} />
        )}
      </Suspense>
    </Box>
  );
}
