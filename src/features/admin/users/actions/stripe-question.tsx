import {
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useState } from 'react';

import { STRIPE_CHOICES, type AdminUser, type StripeChoice } from '#shared/contract/admin/users';

import { Dialog } from '../../../../ui/layout/dialog';
import { nameOf, statusWords } from '../user-words';
import { choiceWords, outcomeWords, type EndingStatus } from './stripe-words';
import { useGiveStatus } from './use-give-status';

interface StripeQuestionProps {
  user: AdminUser;
  status: EndingStatus;
  onClose: () => void;
}

// From what most hosts want to what few do.
const ORDER = [...STRIPE_CHOICES].sort(
  (one, other) => Number(one === 'leave') - Number(other === 'leave'),
);

/** Asks what becomes of a subscription before its person gets a status that takes Premium away. */
export function StripeQuestion({ user, status, onClose }: StripeQuestionProps) {
  const give = useGiveStatus();
  const [choice, setChoice] = useState<StripeChoice | null>(null);
  const [pending, setPending] = useState(false);
  const title = `Set to ${statusWords(status)}`;
  const confirm = async () => {
    if (choice === null) return;
    setPending(true);
    if (await give(user, status, { stripe: choice })) onClose();
    else setPending(false);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="stripe-title">
      <DialogTitle id="stripe-title">{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="stripe-question" sx={{ mb: 1.5 }}>
          {nameOf(user)} has a subscription that Stripe renews by itself. What becomes of it?
        </DialogContentText>
        <RadioGroup
          aria-labelledby="stripe-question"
          value={choice ?? ''}
          onChange={(event) => {
            setChoice(event.target.value as StripeChoice);
          }}
          sx={{ gap: 1 }}
        >
          {ORDER.map((one) => (
            <Choice key={one} choice={one} user={user} chosen={one === choice} />
          ))}
        </RadioGroup>
        <DialogContentText sx={{ mt: 1.5 }}>{outcomeWords(user, status)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          disabled={choice === null || pending}
          onClick={() => void confirm()}
        >
          {pending ? 'Updating...' : title}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ChoiceProps {
  choice: StripeChoice;
  user: AdminUser;
  chosen: boolean;
}

/** One answer with what it does, which screen readers read with it. */
function Choice({ choice, user, chosen }: ChoiceProps) {
  const { label, words } = choiceWords(choice, user);
  const id = `stripe-${choice}`;
  return (
    <FormControlLabel
      value={choice}
      control={<Radio slotProps={{ input: { 'aria-describedby': id, 'aria-label': label } }} />}
      label={
        <>
          <Box sx={{ fontWeight: 650 }}>{label}</Box>
          <Box id={id} sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
            {words}
          </Box>
        </>
      }
      sx={{
        m: 0,
        alignItems: 'start',
        borderRadius: '14px',
        border: '1px solid',
        borderColor: chosen ? 'primary.main' : 'divider',
        bgcolor: chosen ? 'raised.main' : 'transparent',
        pr: 1.5,
        py: 0.5,
        '& .MuiFormControlLabel-label': { py: 1, minWidth: 0 },
      }}
    />
  );
}
