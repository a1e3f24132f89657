import type { ReactNode } from 'react';

import { Tabs } from '../../ui/layout/tabs';

const TABS = ['Account', 'Subscription'] as const;
export type Tab = (typeof TABS)[number];

interface ProfileTabsProps {
  tab: Tab;
  onTab: (tab: Tab) => void;
  children: ReactNode;
}

export function ProfileTabs(props: ProfileTabsProps) {
  return <Tabs label="Profile Settings" tabs={TABS} {...props} />;
}
