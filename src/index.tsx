import './store/zod-without-eval';
import '@fontsource-variable/figtree';

import { watchFailures } from './app/failures/watch-failures';
import { keepInstallOffer } from './device/install-offer';
import { themeChoice } from './device/theme-choice';

darkenAtOnce();
watchFailures();
keepInstallOffer();
void start();

/** Loads the app in turns of what it is made of, between which a tap or a key is heard. */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTurn();
  await import(/* webpackMode: "eager" */ './app/theme');
  const { followThemeChoice } = await import(
    /* webpackMode: "eager" */ './app/follow-theme-choice'
  );
  followThemeChoice();
  await nextTurn();
  const { showApp } = await import(/* webpackMode: "eager" */ './app/app');
  showApp();
}

/** A chosen dark theme does not begin with a bright page. */
function darkenAtOnce(): void {
  if (themeChoice() !== 'dark') return;
  document.documentElement.style.colorScheme = 'dark';
  document.documentElement.style.backgroundColor = '#0F1712';
}

async function nextTurn(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}
