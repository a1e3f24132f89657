import './store/zod-without-eval';
import '@fontsource-variable/figtree';

import { watchFailures } from './app/failures/watch-failures';
import { keepInstallOffer } from './device/install-offer';
import { themeChoice } from './device/theme-choice';

darkenAtOnce();
watchFailures();
keepInstallOffer();
void start();

/** Evaluates the app's modules in several tasks, so that taps and keys are handled in between. */
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

/** If the user chose the dark theme, the page must not flash bright before the theme is loaded. */
function darkenAtOnce(): void {
  if (themeChoice() !== 'dark') return;
  document.documentElement.style.colorScheme = 'dark';
  document.documentElement.style.backgroundColor = '#0F1712';
}

async function nextTurn(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}
