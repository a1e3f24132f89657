import { appleDevice } from './install-offer';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/604.1';

test.each([
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${SAFARI}`, 5, 'iPhone'],
  [`Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X) ${SAFARI}`, 5, 'iPod'],
  [`Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) ${SAFARI}`, 5, 'iPad'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI}`, 5, 'iPad'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI}`, 0, null],
  ['Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/156.0 Mobile', 5, null],
])('%s with %d fingers is %s', (userAgent, maxTouchPoints, device) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  Object.defineProperty(navigator, 'maxTouchPoints', { value: maxTouchPoints, configurable: true });
  expect(appleDevice()).toBe(device);
});
