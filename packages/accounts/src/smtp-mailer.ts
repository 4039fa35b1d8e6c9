import type { Mailer } from './mailer';

/** Timeout for each step of sending a message, in ms. */
const TIMEOUT_MS = 10_000;

const textOf = (link: string): string => `Olá,

Alguém pediu uma nova senha para a conta deste e-mail no Observatório do Trabalho e da Formação.
Para escolher a nova senha, abra este endereço:

${link}

Ele vale por uma hora e só pode ser usado uma vez. Se não foi você quem pediu, ignore esta mensagem:
a sua senha continua a mesma.
`;

export interface SmtpOptions {
  /** URL of the server, with user and password: `smtps://user:password@host:465`. */
  url: string;
  /** Sender address. */
  from: string;
}

/** Sends mail through an SMTP server. */
export const smtpMailer = ({ url, from }: SmtpOptions): Mailer => ({
  async sendResetLink(to, link) {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
    // Passed as an object, since a string could be parsed as a list of recipients.
    const recipient = { name: '', address: to };
    await transport.sendMail({
      from,
      to: recipient,
      subject: 'Nova senha no Observatório do Trabalho e da Formação',
      text: textOf(link),
    });
  },
});
