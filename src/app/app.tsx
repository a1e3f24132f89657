import { CacheProvider } from '@emotion/react';
import { CssBaseline } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import { Suspense, useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';

import { CarriedToast } from '../ui/feedback/carried-toast';
import { ToastProvider } from '../ui/feedback/toast';
import { ErrorBoundary } from './error-boundary';
import { PaymentDocument } from './payment-document';
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
              <PaymentDocument>
                <Suspense fallback={null}>
                  <AppRoutes />
                </Suspense>
              </PaymentDocument>
            </BrowserRouter>
            <CarriedToast />
            <TopBars />
          </ToastProvider>
        </ErrorBoundary>
      </ThemeProvider>
    </CacheProvider>
  );
}
