import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

import { hasMicrophone, PAGES } from '#shared/contract/pages';

import { DESTINATIONS } from './layouts/destinations';
import { MemberLayout } from './layouts/member-layout';
import { MemberRoutes } from './member-routes';

interface RouteProps {
  path?: string;
  element?: ReactElement;
  children?: ReactNode;
}

const routesIn = (children: ReactNode) =>
  Children.toArray(children).filter((child) => isValidElement<RouteProps>(child));

const { children } = MemberRoutes().props as RouteProps;
const routes = routesIn(children);
const pages = routes
  .filter(({ props }) => props.element?.type === MemberLayout)
  .flatMap(({ props }) => routesIn(props.children))
  .map(({ props }) => props.path ?? '');

/** The checkout is a separate document without navigation. */
const withoutNavigation: readonly string[] = [PAGES.checkout];

const placed = pages.filter((page) => !withoutNavigation.includes(page));

test('the test finds the pages for signed-in users', () => {
  expect(pages).toEqual(expect.arrayContaining([PAGES.dashboard, PAGES.share, PAGES.checkout]));
});

test.each(placed)('%s selects one tab', (page) => {
  const lit = DESTINATIONS.filter((destination) => destination.pages.includes(page));
  expect(lit).toHaveLength(1);
});

test.each(placed)('the document of %s may use the microphone', (page) => {
  expect(hasMicrophone(page)).toBe(true);
});

test('the checkout has no microphone', () => {
  expect(hasMicrophone(PAGES.checkout)).toBe(false);
});
