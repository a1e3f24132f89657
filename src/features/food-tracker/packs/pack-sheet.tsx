import { Box, Button, LinearProgress, Typography } from '@mui/material';

import { Sheet } from '../../../ui/layout/sheet';
import { format } from '../../../ui/words/format';
import type { NextEntry } from '../log-meal';
import { BUTTON_ROW } from '../styles';
import { AmountStep } from './amount-step';
import { FiguresStep } from './figures-step';
import { LabelStep } from './label-step';
import { messages } from './messages';
import { ScanStep } from './scan-step';
import { type PackFlow, type Step, usePackFlow } from './use-pack-flow';

export interface PackSheetProps {
  start: Step;
  entry: NextEntry;
  /** Called with the id of the meal. */
  onLogged: (id: string) => void;
  onClose: () => void;
}

const TITLES: Record<Step['at'], string> = {
  scan: messages.scanABarcode,
  seeking: messages.scanABarcode,
  unknown: messages.newProduct,
  label: messages.readALabel,
  figures: messages.whatTheLabelSays,
  amount: messages.howMuchOfIt,
};

export function PackSheet({ start, entry, onLogged, onClose }: PackSheetProps) {
  const flow = usePackFlow(start);
  const { step, problem } = flow;
  return (
    <Sheet title={TITLES[step.at]} onClose={onClose}>
      {problem !== null && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {problem}
        </Box>
      )}
      <StepView flow={flow} entry={entry} onLogged={onLogged} />
    </Sheet>
  );
}

type StepViewProps = Pick<PackSheetProps, 'entry' | 'onLogged'> & { flow: PackFlow };

function StepView({ flow, entry, onLogged }: StepViewProps) {
  const { step, go } = flow;
  switch (step.at) {
    case 'scan':
      return <ScanStep onBarcode={(barcode) => void flow.seek(barcode)} />;
    case 'seeking':
      return (
        <Box role="status" sx={{ display: 'grid', gap: 1.5 }}>
          {format(messages.lookingUp, { barcode: step.barcode })}
          <LinearProgress aria-hidden />
        </Box>
      );
    case 'unknown':
      return <UnknownStep step={step} go={go} />;
    case 'label':
      return (
        <LabelStep
          onRead={(read) => {
            go({ at: 'figures', barcode: step.barcode, read, known: null });
          }}
        />
      );
    case 'figures':
      return (
        <FiguresStep
          step={step}
          next={messages.nextTheAmount}
          onDone={(food) => void flow.keep(food, step.known?.id)}
        />
      );
    case 'amount':
      return <AmountStep known={step.entry} entry={entry} onLogged={onLogged} go={go} />;
  }
}

interface UnknownStepProps {
  step: Extract<Step, { at: 'unknown' }>;
  go: PackFlow['go'];
}

const WHY: Record<UnknownStepProps['step']['sought'], string> = {
  'not-asked': messages.thisBarcodeIsNew,
  'nobody-knows': messages.openFoodFactsLacksIt,
  unreachable: messages.barcodeLookupNeedsConnection,
  failed: messages.barcodeLookupFailed,
};

function UnknownStep({ step, go }: UnknownStepProps) {
  const { barcode, sought } = step;
  return (
    <>
      <Box>
        <Box sx={{ fontWeight: 700, fontSize: '1.125rem' }}>{barcode}</Box>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
          {format(messages.readItsLabelOnce, { value: WHY[sought] })}
        </Typography>
      </Box>
      <Box sx={BUTTON_ROW}>
        <Button
          variant="contained"
          sx={{ minWidth: 180 }}
          onClick={() => {
            go({ at: 'label', barcode });
          }}
        >
          {messages.readItsLabel}
        </Button>
        <Button
          onClick={() => {
            go({ at: 'figures', barcode, read: null, known: null });
          }}
        >
          {messages.enterTheNumbers}
        </Button>
        <Button
          color="inherit"
          onClick={() => {
            go({ at: 'scan' });
          }}
        >
          {messages.scanAgain}
        </Button>
      </Box>
    </>
  );
}
