import { Box, ButtonBase } from '@mui/material';
import type { KeyboardEvent, ReactNode } from 'react';

export const TABS = ['Account', 'Subscription'] as const;
export type Tab = (typeof TABS)[number];

interface ProfileTabsProps {
  tab: Tab;
  onTab: (tab: Tab) => void;
  children: ReactNode;
}

/** Two tabs; arrow keys go from one to the other. */
export function ProfileTabs({ tab, onTab, children }: ProfileTabsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const other = tab === TABS[0] ? TABS[1] : TABS[0];
    const next = event.key === 'Home' ? TABS[0] : event.key === 'End' ? TABS[1] : other;
    onTab(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <>
      <Box
        role="tablist"
        aria-label="Profile Settings"
        sx={{
          display: 'inline-flex',
          p: 0.5,
          mb: 2,
          borderRadius: '14px',
          bgcolor: 'raised.main',
          border: '1px solid',
          borderColor: 'divider',
        }}
      >
        {TABS.map((name) => (
          <ButtonBase
            key={name}
            id={`tab-${name}`}
            role="tab"
            aria-selected={tab === name}
            aria-controls="profile-panel"
            tabIndex={tab === name ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={() => {
              onTab(name);
            }}
            sx={{
              px: 2.5,
              minHeight: 44,
              borderRadius: '10px',
              font: 'inherit',
              fontWeight: 650,
              color: tab === name ? 'primary.contrastText' : 'text.primary',
              bgcolor: tab === name ? 'primary.main' : 'transparent',
            }}
          >
            {name}
          </ButtonBase>
        ))}
      </Box>
      <Box id="profile-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {children}
      </Box>
    </>
  );
}
