import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { App } from './app';

/** Puts the app into the document. */
export function showApp(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root.');
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // As a transition it is drawn in slices, between which a tap or a key is heard.
  startTransition(() => {
    // A page that was drawn at build is taken over as it stands.
    if (root.hasChildNodes()) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}
