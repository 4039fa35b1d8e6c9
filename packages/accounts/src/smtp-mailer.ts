import type { Mailer, MailReason } from './mailer';

/** Timeout for each step of sending a message, in ms. */
const TIMEOUT_MS = 10_000;

const PORTAL = 'Observatório do Trabalho e da Formação';

/** Subject of each message, and its text before and after the link. */
const messages: Readonly<Record<MailReason, { subject: string; before: string; after: string }>> = {
  reset: {
    subject: `Nova senha no ${PORTAL}`,
    before: `Alguém pediu uma nova senha para a conta deste e-mail no ${PORTAL}.
Para escolher a nova senha, abra este endereço:`,
    after: 'a sua senha continua a mesma.',
  },
  'new-account': {
    subject: `Sua conta no ${PORTAL}`,
    before: `Alguém criou uma conta com este e-mail no ${PORTAL}.
Para confirmar o e-mail e escolher a senha, abra este endereço:`,
    after: 'sem a senha, ninguém entra na conta, e ela é apagada.',
  },
  'existing-account': {
    subject: `Você já tem uma conta no ${PORTAL}`,
    before: `Alguém quis criar uma conta com este e-mail no ${PORTAL}, mas ele já tem uma.
Entre com a senha que você usa ou, se a esqueceu, escolha outra neste endereço:`,
    after: 'a sua conta e a sua senha continuam as mesmas.',
  },
};

const textOf = (link: string, { before, after }: (typeof messages)[MailReason]): string => `Olá,

${before}

${link}

Ele vale por uma hora e só pode ser usado uma vez. Se não foi você quem pediu, ignore esta mensagem:
${after}
`;

export interface SmtpOptions {
  /** URL of the server, with user and password: `smtps://user:password@host:465`. */
  url: string;
  /** Sender address. */
  from: string;
}

/** Sends mail through an SMTP server. */
export const smtpMailer = ({ url, from }: SmtpOptions): Mailer => ({
  reachesOwner: true,
  async sendLink(to, link, reason) {
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
      subject: messages[reason].subject,
      text: textOf(link, messages[reason]),
    });
  },
});
