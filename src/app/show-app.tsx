import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { App } from './app';

export function showApp(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root.');
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // React renders a transition in slices, so taps and keys are handled in between.
  startTransition(() => {
    if (root.hasChildNodes()) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}
