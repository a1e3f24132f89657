import { Box, LinearProgress } from '@mui/material';

import { Sheet } from '../../../ui/layout/sheet';
import { ScanStep } from '../barcode/scan-step';
import { UnknownStep } from '../barcode/unknown-step';
import { FiguresStep } from '../label/figures-step';
import { LabelStep } from '../label/label-step';
import { AmountStep } from './amount-step';
import { usePackFlow, type PackFlow, type Step } from './use-pack-flow';

export interface PackSheetProps {
  start: Step;
  /** The form's time and notes, which go into the meal. */
  entered: { mealTime: string; notes: string };
  onLogged: (name: string) => void;
  onClose: () => void;
}

const TITLES: Record<Step['at'], string> = {
  scan: 'Scan a barcode',
  seeking: 'Scan a barcode',
  unknown: 'New product',
  label: 'Read a label',
  figures: 'What the label says',
  amount: 'How much of it?',
};

export function PackSheet({ start, entered, onLogged, onClose }: PackSheetProps) {
  const flow = usePackFlow(start);
  const { step, problem } = flow;
  return (
    <Sheet title={TITLES[step.at]} onClose={onClose}>
      {problem !== null && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {problem}
        </Box>
      )}
      <StepView flow={flow} entered={entered} onLogged={onLogged} />
    </Sheet>
  );
}

type StepViewProps = Pick<PackSheetProps, 'entered' | 'onLogged'> & { flow: PackFlow };

function StepView({ flow, entered, onLogged }: StepViewProps) {
  const { step, go } = flow;
  switch (step.at) {
    case 'scan':
      return <ScanStep onBarcode={(barcode) => void flow.seek(barcode)} />;
    case 'seeking':
      return (
        <Box role="status" sx={{ display: 'grid', gap: 1.5 }}>
          Looking up {step.barcode}
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
      return <FiguresStep step={step} onDone={(food) => void flow.keep(food, step.known?.id)} />;
    case 'amount':
      return <AmountStep entry={step.entry} entered={entered} onLogged={onLogged} go={go} />;
  }
}
