import { CacheProvider } from '@emotion/react';
import { CssBaseline } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import { Suspense, useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';

import { ToastProvider } from '../ui/feedback/toast';
import { ErrorBoundary } from './error-boundary';
import { AppRoutes } from './routes';
import { settleOwedSession } from './settle-owed-session';
import { styleCache } from './style-cache';
import { theme } from './theme';
import { TopBars } from './top-bars';

export function App() {
  useEffect(settleOwedSession, []);
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme} defaultMode="system">
        <CssBaseline enableColorScheme />
        <ErrorBoundary>
          <ToastProvider>
            <BrowserRouter>
              <Suspense fallback={null}>
                <AppRoutes />
              </Suspense>
            </BrowserRouter>
            <TopBars />
          </ToastProvider>
        </ErrorBoundary>
      </ThemeProvider>
    </CacheProvider>
  );
}
