import { ApiInMemory, type Visitor } from './api-in-memory';
import { TestDevice } from './devices';

interface TwoDevices {
  api: ApiInMemory;
  ada: Visitor;
  phone: TestDevice;
  tablet: TestDevice;
}

/** Gives every test of a file a new user with two devices, on one API. */
export function withTwoDevices(take: (given: TwoDevices) => void): void {
  let api: ApiInMemory;
  beforeAll(async () => {
    api = await ApiInMemory.start();
  });
  beforeEach(async () => {
    const ada = await api.member();
    take({ api, ada, phone: new TestDevice(api, ada), tablet: new TestDevice(api, ada) });
  });
  afterAll(async () => api.stop());
}
