import './store/zod-without-eval';
import '@fontsource-variable/figtree';

import { watchFailures } from './app/failures/watch-failures';
import { keepInstallOffer } from './device/install-offer';

watchFailures();
keepInstallOffer();
void start();

/** Loads the app in turns of what it is made of, between which a tap or a key is heard. */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTurn();
  await import(/* webpackMode: "eager" */ './app/theme');
  await nextTurn();
  const { showApp } = await import(/* webpackMode: "eager" */ './app/app');
  showApp();
}

async function nextTurn(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}
