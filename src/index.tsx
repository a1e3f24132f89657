import './store/zod-without-eval';
import '@fontsource-variable/figtree';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { App } from './app/app';
import { keepInstallOffer } from './device/install/install-offer';

keepInstallOffer();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
// A page that was drawn at build is taken over as it stands.
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);
