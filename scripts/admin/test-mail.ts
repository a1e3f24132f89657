import { loadEnv, publicUrlOf } from '../../api/app/env';
import { MailServer } from '../../api/gateways/mail-server';

/** Sends one mail as the server would, and prints the mail server's response. Needs no database. */
export async function testMail([to = '']: string[]): Promise<void> {
  if (!/^[^@\s]+@[^@\s]+$/.test(to)) throw new Error(`'${to}' is not an email address.`);
  const env = loadEnv();
  if (!env.mail) throw new Error('Mail is not set up: SMTP_URL is empty.');
  const server = new MailServer(env.mail);
  const problem = await server.send({
    to,
    subject: 'A test mail from Platelog',
    text: `Hello,\n\nMail works on the server at ${publicUrlOf(env)}.\n\nPlatelog`,
  });
  server.close();
  if (problem) throw new Error(`The mail was not sent. ${problem.words}`);
  const { host } = new URL(env.mail.url);
  console.log(`The mail server ${host} accepted the mail to ${to}, from ${env.mail.from}.`);
  console.log(
    'Did it not arrive after a few minutes? Check the spam folder and the log of that server.',
  );
}
