import { isForeignShare, type Initiator } from './is-foreign-share';

const OWN = 'https://platelog.example';

interface Told {
  site?: string;
  origin?: string;
  referrer?: string;
  mode?: RequestMode;
  destination?: RequestDestination;
}

function request({ site, origin, referrer = '', mode, destination }: Told): Initiator {
  const headers = new Headers({
    ...(site !== undefined && { 'Sec-Fetch-Site': site }),
    ...(origin !== undefined && { Origin: origin }),
  });
  return { headers, referrer, mode: mode ?? 'navigate', destination: destination ?? 'document' };
}

test.each<[string, Told, boolean]>([
  ['the system: no headers', {}, false],
  ['the system, in words', { site: 'none' }, false],
  ['the system, whose request has a hidden origin', { origin: 'null' }, false],
  ['a page of ours', { site: 'same-origin', origin: OWN }, false],
  ['a page of ours, by its origin', { origin: OWN, referrer: `${OWN}/login` }, false],
  ['a page of ours, by its address', { referrer: `${OWN}/login` }, false],
  ['no page', { referrer: 'about:client' }, false],
  ['another site', { site: 'cross-site' }, true],
  ['a sibling of ours', { site: 'same-site' }, true],
  ['another site that hides its address', { site: 'cross-site', origin: 'null' }, true],
  ['another site, by its origin', { origin: 'https://evil.example' }, true],
  ['the same host without https', { origin: 'http://platelog.example' }, true],
  ['the same host at another port', { origin: `${OWN}:8443` }, true],
  ['another site, by its address', { referrer: 'https://evil.example/x' }, true],
  ['a name that begins like ours', { origin: `${OWN}.evil.example` }, true],
  ['a script of a page', { mode: 'cors', destination: '' }, true],
  ['a frame in a page', { site: 'same-origin', destination: 'iframe' }, true],
])('%s', (_what, told, foreign) => {
  expect(isForeignShare(request(told), OWN)).toBe(foreign);
});
