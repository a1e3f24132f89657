import { CacheProvider, type EmotionCache } from '@emotion/react';
import { CssBaseline } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { ToastProvider } from '../ui/feedback/toast';
import { ErrorBoundary } from './error-boundary';
import { theme } from './theme';

interface FrameProps {
  /** Where styles go. */
  styles: EmotionCache;
  /** Whether it writes the theme's variables and the ground of all styles, which a build has in a file. */
  writesGround: boolean;
  children: ReactNode;
}

/** What stands around every page, in the browser and where pages are drawn at build. */
export function Frame({ styles, writesGround, children }: FrameProps) {
  return (
    <CacheProvider value={styles}>
      {/* noSsr: no style depends on the mode but by media query, so that a second drawing changes nothing. */}
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
