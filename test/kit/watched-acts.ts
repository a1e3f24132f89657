import type { BrowserContext } from '@playwright/test';

// How often the page is checked after an act, and how many checks in a row must fail: results are drawn some frames
// later, so each check waits for another frame, however late it comes.
const LOOK_MS = 50;
const LOOKS = { lost: 8, silent: 40, most: 60 };

export interface Watch {
  /** Of all pages of the context so far. */
  faults: string[];
}

/**
 * Watches the focus and the announcements of every page of a context, including documents loaded later.
 *
 * An act is a press of a control by a person: a click, a tap, or Enter or Space, which the browser turns into a click.
 * It ends with the next act, on another page, or after three seconds. At its end the focus has to be on an element. If
 * it is on a control that can be used, screen readers announce what has changed about it; elsewhere the act has to be
 * announced: by a live region, by the name of the focused element, or by a name that changed.
 */
export async function watchActs(
  context: BrowserContext,
  watch: Watch = { faults: [] },
): Promise<Watch> {
  await context.exposeBinding('noteFault', ({ page }, fault: string) => {
    watch.faults.push(`${new URL(page.url()).pathname}: ${fault}`);
  });
  await context.addInitScript(watchPage, { every: LOOK_MS, looks: LOOKS });
  return watch;
}

/** Throws if an act lost the focus, or was not announced. */
export function expectHeard({ faults }: Watch): void {
  if (faults.length > 0) throw new Error(`After an act:\n${[...new Set(faults)].join('\n')}`);
}

interface Limits {
  every: number;
  looks: { lost: number; silent: number; most: number };
}

/** Runs in the page, so it may not use anything outside of it, and no function in it has a name. */
function watchPage({ every, looks }: Limits): void {
  const page = window as unknown as { noteFault: (fault: string) => Promise<void> };
  const act = {
    name: '',
    heard: false,
    lost: 0,
    silent: 0,
    looked: 0,
    number: 0,
    focus: '',
    path: '',
  };
  const hears = new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      if (element?.closest('[aria-live], [role=status], [role=alert], [role=log]'))
        act.heard = true;
    }
  });
  const by = {
    name: (element: Element) => {
      const named = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const words = [
        element.getAttribute('aria-label') ?? '',
        ...named.map((id) => document.getElementById(id)?.textContent ?? ''),
        ...('labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []).map(
          (label) => label.textContent,
        ),
        element.matches('button, a, summary, h1, h2, h3, h4') ? element.textContent : '',
      ];
      return words.join(' ').trim();
    },
    end: () => {
      act.number += 1;
      hears.disconnect();
    },
    watch: (number: number) => {
      setTimeout(() => {
        requestAnimationFrame(() => {
          if (number !== act.number) return;
          by.look();
          by.watch(number);
        });
      }, every);
    },
    look: () => {
      act.looked += 1;
      if (location.pathname !== act.path) {
        by.end();
        return;
      }
      const focus = document.activeElement;
      const isLost = focus === null || focus === document.body;
      act.lost = isLost ? act.lost + 1 : 0;
      const name = isLost ? '' : by.name(focus);
      if (name !== '' && name !== act.focus) act.heard = true;
      const isUsable = !isLost && name !== '' && focus.getAttribute('aria-disabled') !== 'true';
      act.silent = isUsable || act.heard ? 0 : act.silent + 1;
      if (act.lost >= looks.lost) void page.noteFault(`focus on body after "${act.name}"`);
      else if (act.silent >= looks.silent) void page.noteFault(`silence after "${act.name}"`);
      else if (act.looked < looks.most) return;
      by.end();
    },
  };
  const live = { childList: true, subtree: true, characterData: true };
  const controls = 'button, a, summary, label, select, input, [role=button]';
  document.addEventListener(
    'click',
    (event: Event) => {
      if (!event.isTrusted || !(event.target instanceof Element)) return;
      const control = event.target.closest(controls);
      by.end();
      if (!control) return;
      const name = by.name(control).slice(0, 60);
      Object.assign(act, { name, heard: false, lost: 0, silent: 0, looked: 0, focus: name });
      if (document.activeElement) act.focus = by.name(document.activeElement);
      act.path = location.pathname;
      hears.observe(document, live);
      by.watch(act.number);
    },
    true,
  );
}
