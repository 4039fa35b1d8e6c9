/** Sends account e-mails. */
export interface Mailer {
  /** Sends a password reset link. */
  sendResetLink(to: string, link: string): Promise<void>;
}

/** Writes each link to the server log instead of sending it, for installations without SMTP. */
export const logMailer = (log: (entry: object, message: string) => void): Mailer => ({
  async sendResetLink(_to, link) {
    log({ link }, 'link para uma nova senha; com SMTP_URL, ele iria por e-mail');
  },
});
