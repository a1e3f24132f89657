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

import { type AdminUser, STRIPE_CHOICES, type StripeChoice } from '#shared/contract/admin/users';

import { Dialog } from '../../../ui/layout/dialog';
import { dateWords } from '../time-words';
import { useSetStatus } from './status-menu';
import { type EndingStatus, nameOf, statusWords } from './user-words';

interface StripeQuestionProps {
  user: AdminUser;
  status: EndingStatus;
  onClose: () => void;
}

// 'Leave it' last: few hosts want it.
const ORDER = [...STRIPE_CHOICES].sort(
  (one, other) => Number(one === 'leave') - Number(other === 'leave'),
);

/** Asks what happens to a subscription that the new status would leave running. */
export function StripeQuestion({ user, status, onClose }: StripeQuestionProps) {
  const setStatus = useSetStatus();
  const [choice, setChoice] = useState<StripeChoice | null>(null);
  const [pending, setPending] = useState(false);
  const title = `Set to ${statusWords(status)}`;
  const confirm = async () => {
    if (choice === null) return;
    setPending(true);
    if (await setStatus(user, status, { stripe: choice })) onClose();
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

export function choiceWords(
  choice: StripeChoice,
  { paidUntil }: AdminUser,
): { label: string; words: string } {
  switch (choice) {
    case 'period_end':
      return {
        label: 'Cancel at the end of the paid period',
        words:
          paidUntil === null
            ? 'Stripe charges nothing more. The present period is not paid, so the subscription ends at once.'
            : `Stripe charges nothing more, and ends the subscription on ${dateWords(paidUntil)}.`,
      };
    case 'now':
      return {
        label: 'Cancel now',
        words:
          'Stripe ends the subscription at once. Nothing more is charged, and nothing is refunded.',
      };
    case 'leave':
      return {
        label: 'Leave it',
        words: 'Stripe goes on charging. The next payment gives Premium again.',
      };
  }
}

/** What happens to the account here, whatever is chosen for Stripe. */
export function outcomeWords({ paidUntil }: AdminUser, status: EndingStatus): string {
  if (status === 'free') {
    return 'The account is Free at once. To leave them the time that they have paid, choose the status Cancelled instead.';
  }
  return paidUntil === null
    ? 'The account is Cancelled at once.'
    : `The account is Cancelled at once. Uploads stay unlimited until ${dateWords(paidUntil)}, unless you cancel now.`;
}
