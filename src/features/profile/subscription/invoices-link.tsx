import { Button } from '@mui/material';

import { useBillingPage } from './use-billing-page';

/** The way to one's invoices at Stripe. */
export function InvoicesLink() {
  const { open, pending } = useBillingPage('invoices');
  return (
    <Button sx={{ display: 'block', ml: -2.5 }} disabled={pending} onClick={open}>
      {pending ? 'Opening...' : 'Invoices and card'}
    </Button>
  );
}
