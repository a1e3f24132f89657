import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';

import { HostProvider } from '../http/host';
import { Frame } from './frame';
import { Pages } from './pages';
import { sendReportsLater } from './send-reports-later';
import { settleOwedSession } from './settle-owed-session';
import { hasGround, styleCache } from './style-cache';

export function App() {
  useEffect(settleOwedSession, []);
  useEffect(sendReportsLater, []);
  return (
    // Outside the frame, whose error page reads the address too.
    <BrowserRouter>
      <Frame styles={styleCache} writesGround={!hasGround}>
        <HostProvider>
          <Pages />
        </HostProvider>
      </Frame>
    </BrowserRouter>
  );
}
