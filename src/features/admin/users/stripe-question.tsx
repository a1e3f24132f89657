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
import { format } from '../../../ui/words/format';
import { dateWords } from '../fact-words';
import { messages } from './messages';
import { useSetStatus } from './status-menu';
import { type EndingStatus, nameOf, statusWords } from './user-words';

interface StripeQuestionProps {
  user: AdminUser;
  status: EndingStatus;
  onClose: () => void;
}

// 'Leave it' is last, because few hosts want it.
const ORDER = [...STRIPE_CHOICES].sort(
  (one, other) => Number(one === 'leave') - Number(other === 'leave'),
);

/** Asks what happens to a subscription that the new status would leave running. */
export function StripeQuestion({ user, status, onClose }: StripeQuestionProps) {
  const setStatus = useSetStatus();
  const [choice, setChoice] = useState<StripeChoice | null>(null);
  const [pending, setPending] = useState(false);
  const title = format(messages.setTo, { status: statusWords(status) });
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
          {format(messages.stripeRenewsSubscription, { user: nameOf(user) })}
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
        <Button onClick={onClose}>{messages.cancel}</Button>
        <Button
          variant="contained"
          disabled={choice === null || pending}
          onClick={() => void confirm()}
        >
          {pending ? messages.updating : title}
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
        label: messages.cancelAtPeriodEnd,
        words:
          paidUntil === null
            ? messages.stripeChargesNothingMore
            : format(messages.stripeEndsOnDay, { paidUntil: dateWords(paidUntil) }),
      };
    case 'now':
      return {
        label: messages.cancelNow,
        words: messages.stripeEndsAtOnce,
      };
    case 'leave':
      return {
        label: messages.leaveIt,
        words: messages.stripeGoesOnCharging,
      };
  }
}

/** What happens to the account here, whatever is chosen for Stripe. */
export function outcomeWords({ paidUntil }: AdminUser, status: EndingStatus): string {
  if (status === 'free') {
    return messages.freeAtOnce;
  }
  return paidUntil === null
    ? messages.cancelledAtOnce
    : format(messages.cancelledUploadsUnlimited, { paidUntil: dateWords(paidUntil) });
}
