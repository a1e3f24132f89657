import { CacheProvider } from '@emotion/react';
import { CssBaseline } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import { Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';

import { ToastProvider } from '../ui/feedback/toast';
import { ErrorBoundary } from './error-boundary';
import { AppRoutes } from './routes';
import { styleCache } from './style-cache';
import { theme } from './theme';
import { UpdateBar } from './update-bar';

export function App() {
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
            <UpdateBar />
          </ToastProvider>
        </ErrorBoundary>
      </ThemeProvider>
    </CacheProvider>
  );
}
