import { Box, Button, IconButton, Typography } from '@mui/material';

import { glassesIn, glassOf, waterGoal } from '#shared/rules/water';

import {
  addWater,
  deleteWater,
  restoreWater,
  useWaters,
  type WaterEntry,
} from '../../../store/days/waters';
import { useToast } from '../../../ui/feedback/toast';
import { measureWords } from '../../../ui/figures/nutrient-words';
import { Icon } from '../../../ui/icons';
import { Card } from '../../../ui/layout/card';
import { TITLE_AND_FIGURE } from '../../../ui/styles';
import { useDisplay } from '../../../ui/words/display';
import { format } from '../../../ui/words/format';
import { localNow } from '../../../ui/words/time';
import { NOT_SAVED } from '../not-saved';
import { messages } from './messages';

const BOTTLE_ML = 500;

/** Nothing where water is hidden. @param day 'YYYY-MM-DD' */
export function WaterCard({ day }: { day: string }) {
  const { water, volume = 'ml' } = useDisplay();
  const goal = waterGoal(water);
  const read = useWaters(day);
  const { add, remove } = useWaterActions(day);
  if (goal === null) return null;
  // Stays while another day is read: a page that is shorter for a moment would scroll.
  const isRead = read?.day === day;
  const entries = isRead ? read.entries : [];
  const last = entries.at(-1);
  const drunk = entries.reduce((sum, { amount }) => sum + amount, 0);
  const glasses = glassesIn(drunk, volume);
  const glass = glassOf(volume);
  return (
    <Card component="section" aria-labelledby="water" sx={CARD}>
      <Box sx={TITLE_AND_FIGURE}>
        <Typography id="water" component="h2" variant="h3">
          {messages.water}
        </Typography>
        <Box role="status">{isRead ? format(messages.ofGlasses, { glasses, goal }) : NOT_READ}</Box>
      </Box>
      <Box aria-hidden sx={BAR}>
        <Box sx={{ ...FILL, width: `${Math.min(1, glasses / goal) * 100}%` }} />
      </Box>
      <Box sx={BUTTONS}>
        <Add words={messages.glass} amount={glass} onAdd={add} />
        <Add words={messages.halfAGlass} amount={Math.round(glass / 2)} onAdd={add} />
        <Add
          words={format(messages.bottle, { size: measureWords(BOTTLE_ML, 'ml') })}
          amount={BOTTLE_ML}
          onAdd={add}
        />
        <IconButton
          aria-label={messages.removeLast}
          // Not disabled: the focus stays where the keyboard is.
          aria-disabled={!last}
          sx={{ width: 48, height: 48, ml: 'auto', opacity: last ? 1 : 0.4 }}
          onClick={() => {
            if (last) remove(last);
          }}
        >
          <Icon name="minus" size={20} />
        </IconButton>
      </Box>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {format(messages.aGlassIs, { size: measureWords(glass, 'ml') })}
      </Typography>
    </Card>
  );
}

interface AddProps {
  words: string;
  amount: number;
  onAdd: (amount: number) => void;
}

function Add({ words, amount, onAdd }: AddProps) {
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<Icon name="plus" size={18} />}
      sx={{ px: 1.5 }}
      onClick={() => {
        onAdd(amount);
      }}
    >
      {words}
    </Button>
  );
}

function useWaterActions(day: string) {
  const toast = useToast();
  const failed = () => {
    toast(NOT_SAVED);
  };
  const undo = (run: () => Promise<void>) => ({
    label: messages.undo,
    run: () => {
      run().catch(failed);
    },
  });
  return {
    add: (amount: number) => {
      const now = localNow();
      // Of another day, only the day is known.
      const drunkAt = now.startsWith(day) ? now : `${day}T12:00`;
      addWater({ amount, drunkAt }).then((id) => {
        toast({ title: messages.waterAdded, action: undo(async () => deleteWater(id)) });
      }, failed);
    },
    remove: ({ id }: WaterEntry) => {
      deleteWater(id).then(() => {
        toast({ title: messages.waterRemoved, action: undo(async () => restoreWater(id)) });
      }, failed);
    },
  };
}

// Keeps the height of the line.
const NOT_READ = '\u00a0';

const CARD = { mt: 1.5, display: 'grid', gap: 1.5, p: { xs: 2, sm: 2.5 } } as const;

const BAR = { height: 10, borderRadius: '5px', overflow: 'hidden', bgcolor: 'divider' } as const;

const FILL = { height: '100%', bgcolor: 'primary.main' } as const;

const BUTTONS = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
