import { useState } from 'react';

import { openBillingPage } from '#shared/contract/billing';

import { call } from '../../../http/call';
import { CallError } from '../../../http/failure';
import { useToast } from '../../../ui/feedback/toast';

/** Leads to a page of Stripe's about one's own payments. */
export function useBillingPage(page: 'invoices' | 'card') {
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const open = async () => {
    setPending(true);
    try {
      const { url } = await call(openBillingPage, { page });
      window.location.assign(url);
    } catch (error) {
      setPending(false);
      const description = error instanceof CallError ? error.detail : undefined;
      toast({ title: 'Subscription error', description, failed: true });
    }
  };
  return { pending, open: () => void open() };
}
