import { HttpConnection } from '../http-connection';

export interface BenchAccount {
  userId: string;
  cookie: string;
}

/** Registers a new user at Platelog's server. */
export async function registerAccount(url: string): Promise<BenchAccount> {
  const connection = new HttpConnection(url);
  const password = 'analytical engine 1843';
  const answer = await connection.send({
    method: 'POST',
    path: '/api/register',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: `${Math.random().toString(36).slice(2)}@example.org`,
      password,
      confirmPassword: password,
      isThirteenOrOlder: true,
      healthConsent: '2026-11',
    }),
  });
  connection.close();
  if (answer.status !== 200 && answer.status !== 201) {
    throw new Error(`No account: ${answer.status} ${answer.body.toString()}`);
  }
  const { user } = JSON.parse(answer.body.toString()) as { user: { id: string } };
  const cookie = (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  return { userId: user.id, cookie };
}
