/** Sends the mail of the accounts. */
export interface Mailer {
  /** Sends the link for a new password. */
  sendResetLink(to: string, link: string): Promise<void>;
}

/** Writes each link to the server's log instead of sending it, for an installation without SMTP. */
export const logMailer = (log: (entry: object, message: string) => void): Mailer => ({
  async sendResetLink(_to, link) {
    log({ link }, 'link para uma nova senha; com SMTP_URL, ele iria por e-mail');
  },
});
