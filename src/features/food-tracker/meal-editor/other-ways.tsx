import { Box, ButtonBase, CircularProgress } from '@mui/material';
import { Suspense, useState, useTransition } from 'react';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { latePart } from '../../../http/late-part';
import { useStart } from '../../../ui/layout/use-start';
import { HOVER } from '../../../ui/styles';
import { Icon, type IconName } from '../../../ui/icons';
import { isGentle } from '../../../ui/words/display';
import type { Step } from '../packs/use-pack-flow';
import { LogAgainSheet } from '../quick-log/log-again-sheet';
import { QuickAdd } from '../quick-log/quick-add';
import { messages } from './messages';
import type { MealFormState } from './use-meal-form';

const PackSheet = latePart(async () => (await import('../packs/pack-sheet')).PackSheet);

type Way = 'scan' | 'label' | 'quick' | 'again';

interface WayWords {
  icon: IconName;
  /** The shown text, which is also part of the label. */
  words: string;
  label: string;
}

const WAYS: Record<Way, WayWords> = {
  scan: { icon: 'barcode', words: messages.scan, label: messages.scanABarcode },
  label: { icon: 'label', words: messages.label, label: messages.readALabel },
  quick: { icon: 'bolt', words: messages.quickAdd, label: messages.quickAdd },
  again: { icon: 'arrows', words: messages.again, label: messages.logAgain },
};

/** Shortcuts of the installed app. */
const SHORTCUTS: Partial<Record<string, Way>> = { scan: 'scan', breakfast: 'again' };

const STARTS: Partial<Record<Way, Step>> = {
  scan: { at: 'scan' },
  label: { at: 'label', barcode: null },
};

/** Without quick add in gentle mode, because it asks for calories. */
function waysShown(): Way[] {
  return (Object.keys(WAYS) as Way[]).filter((way) => way !== 'quick' || !isGentle());
}

/** Ways to log a meal that open a sheet. */
export function OtherWays({ form }: { form: MealFormState }) {
  const [open, setOpen] = useState<Way | null>(null);
  const [pressed, setPressed] = useState<Way | null>(null);
  // The page does not change while a sheet loads, so the button shows the loading.
  const [isOpening, startOpening] = useTransition();
  useStart((start) => {
    const way = SHORTCUTS[start];
    if (!way) return false;
    if (start === 'breakfast') form.set({ mealType: 'breakfast', slot: null });
    setOpen(way);
    return true;
  });
  return (
    <Box role="group" aria-label={messages.otherWays} sx={ROW}>
      {waysShown().map((way) => {
        const { icon, words, label } = WAYS[way];
        const busy = isOpening && pressed === way;
        return (
          <ButtonBase
            key={way}
            aria-label={label}
            aria-haspopup="dialog"
            aria-busy={busy}
            sx={WAY}
            onClick={() => {
              setPressed(way);
              startOpening(() => {
                setOpen(way);
              });
            }}
          >
            {busy ? <CircularProgress size={20} aria-hidden /> : <Icon name={icon} size={20} />}
            {words}
          </ButtonBase>
        );
      })}
      <ButtonBase component={Link} to={PAGES.recipes} sx={WAY}>
        <Icon name="pot" size={20} />
        {messages.recipes}
      </ButtonBase>
      <Suspense fallback={null}>
        {open && (
          <OpenedWay
            form={form}
            way={open}
            onClose={() => {
              setOpen(null);
            }}
          />
        )}
      </Suspense>
    </Box>
  );
}

interface OpenedWayProps {
  form: MealFormState;
  way: Way;
  onClose: () => void;
}

function OpenedWay({ form, way, onClose }: OpenedWayProps) {
  const { entry } = form;
  const start = STARTS[way];
  if (start) {
    return (
      <PackSheet
        start={start}
        entry={entry}
        onLogged={(id) => {
          onClose();
          form.startAgain(true);
          form.onLogged({ ...entry, ids: [id] });
        }}
        onClose={onClose}
      />
    );
  }
  const same = { entry, onLogged: form.startAgain, onClose };
  if (way === 'quick') return <QuickAdd {...same} />;
  const describe = () => {
    onClose();
    // Later, because a closing sheet first returns the focus to its button.
    setTimeout(form.write);
  };
  return <LogAgainSheet {...same} onDescribe={describe} />;
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(3rem, 1fr))',
  gap: { xs: 0, sm: 0.5 },
} as const;

const WAY = {
  display: 'grid',
  justifyItems: 'center',
  // Keeps the icons aligned if some texts have two lines.
  alignContent: 'start',
  gap: 0.25,
  minHeight: 48,
  py: 0.5,
  borderRadius: '12px',
  fontSize: { xs: '0.8125rem', sm: '0.875rem' },
  fontWeight: 600,
  textAlign: 'center',
  lineHeight: 1.2,
  ...HOVER,
} as const;
