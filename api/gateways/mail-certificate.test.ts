import type { AddressInfo } from 'node:net';

import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';

import { Mailer } from './mail';

test('a mail server whose certificate nobody vouches for is told nothing', async () => {
  let handed = 0;
  // The package warns of its certificate, which is what is wanted here.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // Its certificate is the one of the package, signed by itself.
  const server = new SMTPServer({
    secure: true,
    authOptional: true,
    onData: (stream, _session, done) => {
      handed += 1;
      stream.resume().on('end', () => {
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const settings = { url: `smtps://127.0.0.1:${port}`, from: 'info@example.org' };
  const lines: string[] = [];
  const serializers = { error: pino.stdSerializers.err };
  const mailer = new Mailer(settings, pino({ serializers }, { write: (line) => lines.push(line) }));
  mailer.post({ to: 'ada@example.org', subject: 'A link', text: 'secret' });
  while (!mailer.status?.lastFailure) await new Promise((go) => setTimeout(go, 10));
  expect([handed, mailer.status.sent]).toEqual([0, 0]);
  while (lines.length === 0) await new Promise((go) => setTimeout(go, 10));
  expect(lines.join()).toMatch(/certificate/);
  mailer.close();
  await new Promise<void>((resolve) => {
    server.close(resolve);
  });
});
