/** Reason for an e-mail with a link to choose a password. */
export type MailReason =
  /** Someone asked for a new password. */
  | 'reset'
  /** Someone registered with this e-mail, which had no account. */
  | 'new-account'
  /** Someone registered with this e-mail, which already has an account. */
  | 'existing-account';

/** Sends account e-mails. */
export interface Mailer {
  /** Whether only the owner of an address reads its messages. */
  readonly reachesOwner: boolean;
  /** Sends a link to choose a password. */
  sendLink(to: string, link: string, reason: MailReason): Promise<void>;
}

/** Writes each link to the server log instead of sending it, for installations without SMTP. */
export const logMailer = (log: (entry: object, message: string) => void): Mailer => ({
  reachesOwner: false,
  async sendLink(_to, link) {
    log({ link }, 'link para uma nova senha; com SMTP_URL, ele iria por e-mail');
  },
});
