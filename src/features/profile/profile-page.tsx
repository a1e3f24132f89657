import { Box, Button } from '@mui/material';
import type { RefetchOptions } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import { currentUser } from '#shared/contract/accounts';
import { PAGES } from '#shared/contract/pages';

import { CallError } from '../../http/call-error';
import { queryClient } from '../../http/query';
import { refetchBilling } from '../../http/use-billing';
import { activeStore } from '../../store/account-store';
import { isKeptInMemory } from '../../store/shared-device';
import { requestSync } from '../../store/sync-state';
import { useAccount } from '../../store/use-account';
import { useToast } from '../../ui/feedback/toast';
import { leave } from '../../ui/form/unsaved-changes';
import { Icon } from '../../ui/icons';
import { BackLink } from '../../ui/layout/links';
import { Page } from '../../ui/layout/page';
import { useTitle } from '../../ui/layout/page-title';
import { Tabs } from '../../ui/layout/tabs';
import { AccountTab } from './account/account-tab';
import { messages } from './messages';
import { SubscriptionTab } from './subscription/subscription-tab';

// Time for Stripe to report a payment to the server.
const AFTER_PAYMENT_MS = 500;

const TABS = { account: messages.account, subscription: messages.subscription };

export function ProfilePage() {
  useTitle(messages.profileSettings);
  const account = useAccount();
  const refresh = useFreshAccount();
  const [tab, setTab] = useTab();
  if (!account) return null;
  return (
    <Page title={messages.profileSettings} above={<Header onRefresh={refresh} />}>
      <ProfileTabs
        tab={tab}
        onTab={(next) => {
          leave(() => {
            setTab(next);
          });
        }}
      >
        {tab === 'account' ? (
          <AccountTab user={account.user} />
        ) : (
          <SubscriptionTab user={account.user} />
        )}
      </ProfileTabs>
    </Page>
  );
}

/** Keeps the tab in the address, so that it survives a reload and going back. */
function useTab(): [Tab, (tab: Tab) => void] {
  const [params, setParams] = useSearchParams();
  const named = params.get('tab') ?? (hasPaid(params) ? 'subscription' : 'account');
  const tab: Tab = named === 'subscription' ? named : 'account';
  return [
    tab,
    (next) => {
      setParams((now) => {
        now.set('tab', next);
        return now;
      });
    },
  ];
}

/** Whether the user has just returned from the checkout. */
function hasPaid(params: URLSearchParams): boolean {
  return params.get('payment') === 'success';
}

function Header({ onRefresh }: { onRefresh: () => Promise<void> }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' }}>
      <BackLink to={PAGES.dashboard}>{messages.dashboard}</BackLink>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', mx: -1.5 }}>
        <Button
          component={Link}
          to={PAGES.help}
          color="inherit"
          startIcon={<Icon name="question" size={20} />}
          sx={{ px: 1.5 }}
        >
          {messages.help}
        </Button>
        <Button
          color="inherit"
          startIcon={<Icon name="arrows" size={20} />}
          sx={{ px: 1.5 }}
          onClick={() => void onRefresh()}
        >
          {messages.refreshData}
        </Button>
      </Box>
    </Box>
  );
}

type Tab = keyof typeof TABS;

interface ProfileTabsProps {
  tab: Tab;
  onTab: (tab: Tab) => void;
  children: ReactNode;
}

function ProfileTabs(props: ProfileTabsProps) {
  return <Tabs label={messages.profileSettings} tabs={TABS} {...props} />;
}

/** Fetches the account again: when the page opens, after a payment, and when the user presses the button. */
function useFreshAccount(): () => Promise<void> {
  const toast = useToast();
  const [search, setSearch] = useSearchParams();
  const paid = hasPaid(search);
  useEffect(() => {
    void refetchAccount();
  }, []);
  useEffect(() => {
    if (!paid) return undefined;
    const timer = setTimeout(() => {
      void refetchAccount();
      void refetchBilling();
      setSearch(
        (now) => {
          now.delete('payment');
          // Keeps the subscription tab open, also after a reload.
          if (!now.has('tab')) now.set('tab', 'subscription');
          return now;
        },
        { replace: true },
      );
    }, AFTER_PAYMENT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [paid, setSearch]);
  return useCallback(async () => {
    queryClient.removeQueries({ type: 'inactive' });
    await requestSync(await activeStore());
    try {
      await refetchAccount({ throwOnError: true });
    } catch (error) {
      const description = error instanceof CallError ? error.detail : messages.pleaseTryAgain;
      toast({ title: messages.couldNotRefresh, description, failed: true });
      return;
    }
    // On a shared device, a reload would end the session.
    if (isKeptInMemory()) return;
    leave(() => {
      window.location.reload();
    });
  }, [toast]);
}

async function refetchAccount(options: RefetchOptions = {}): Promise<void> {
  await queryClient.refetchQueries({ queryKey: [currentUser.path] }, options);
}
