import { CacheProvider, type EmotionCache } from '@emotion/react';
import { CssBaseline } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { ToastProvider } from '../ui/feedback/toast';
import { ErrorBoundary } from './error-boundary';
import { theme } from './theme';

interface FrameProps {
  styles: EmotionCache;
  /** False in a build, which has the theme's variables and the base styles in a file. */
  writesGround: boolean;
  children: ReactNode;
}

/** Used in the browser and for prerendering. */
export function Frame({ styles, writesGround, children }: FrameProps) {
  return (
    <CacheProvider value={styles}>
      {/* noSsr: styles depend on the mode only by media query, so a second render changes nothing. */}
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        noSsr
        storageManager={null}
        disableStyleSheetGeneration={!writesGround}
      >
        {writesGround && <CssBaseline enableColorScheme />}
        <ErrorBoundary>
          <ToastProvider>{children}</ToastProvider>
        </ErrorBoundary>
      </ThemeProvider>
    </CacheProvider>
  );
}
