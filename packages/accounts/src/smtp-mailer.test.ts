import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { smtpMailer } from './smtp-mailer';

const FROM = 'Observatório <contas@portal.example>';
const LINK = `https://portal.example/auth/reset-password?token=${'abc-_'.repeat(9)}`;

interface Received {
  from: string;
  to: string[];
  mail: string;
}

const received: Received[] = [];
let server: SMTPServer;
let url: string;

beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'portal' && password === 'segredo'
        ? done(null, { user: username })
        : done(new Error('no')),
    async onData(stream, { envelope }, done) {
      received.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        mail: await text(stream),
      });
      done();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : '';
  url = `smtp://portal:segredo@127.0.0.1:${port}`;
});

afterAll(() => new Promise<void>((done) => server.close(() => done())));

it('sends the link through the server to one recipient', async () => {
  await smtpMailer({ url, from: FROM }).sendLink('ana@exemplo.br', LINK, 'reset');
  const [message] = received;
  expect(message).toMatchObject({ from: 'contas@portal.example', to: ['ana@exemplo.br'] });
  // Decodes the soft line breaks and equals signs of quoted-printable text.
  const mail = message?.mail.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
  expect(mail).toContain(LINK);
  expect(mail).toMatch(/^Subject: =\?UTF-8\?|^Subject: Nova senha/m);
});

it('does not send to a second recipient injected into an address', async () => {
  const before = received.length;
  const address = 'a@exemplo.br, b@exemplo.br';
  const attempt = smtpMailer({ url, from: FROM }).sendLink(address, LINK, 'reset');
  await attempt.catch(() => undefined);
  expect(received.slice(before).flatMap(({ to }) => to)).not.toContain('b@exemplo.br');
});

it('throws when the server rejects the message', async () => {
  const other = smtpMailer({ url: url.replace('segredo', 'errada'), from: FROM });
  await expect(other.sendLink('ana@exemplo.br', LINK, 'reset')).rejects.toThrow();
});
