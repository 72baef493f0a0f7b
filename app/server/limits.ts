/** At most `max` tries in any `windowSeconds`. */
export interface Limit {
  /** May be another one with every try: an administrator sets some (admin/currentSettings.ts). */
  readonly max: number;
  readonly windowSeconds: number;
}

/**
 * Every limit of the auth server. 'PerAddress' counts a visitor's network address, 'PerAccount' an e-mail, whoever names
 * it, 'PerAccountAndAddress' an e-mail from one network address.
 *
 * The tight limit on guessing is of the last kind, so that a stranger's wrong guesses do not lock the owner out; the one
 * per account is far looser and stands against guessing from many addresses.
 */
export interface Limits {
  /**
   * Failed logins count, and right ones to an unverified address: anybody can register one. A family behind one address
   * is not locked out by logging in.
   */
  readonly loginPerAddress: Limit;
  readonly loginPerAccountAndAddress: Limit;
  readonly loginPerAccount: Limit;
  /** For a browser in which the account was signed in before, where the three above refuse. */
  readonly loginPerKnownBrowser: Limit;
  /** All of an account's known browsers: somebody who once had the password may have made many. */
  readonly loginPerAccountFromKnownBrowsers: Limit;
  readonly registerPerAddress: Limit;
  /** Every registration mails a code, or to a taken address that it is. */
  readonly registerPerAccountAndAddress: Limit;
  readonly registerPerAccount: Limit;
  /** Only wrong codes count. Besides this, one code allows five tries. */
  readonly verifyPerAddress: Limit;
  readonly verifyPerAccountAndAddress: Limit;
  readonly verifyPerAccount: Limit;
  readonly resendPerAddress: Limit;
  readonly resendPerAccountAndAddress: Limit;
  /** Applies to every requester, because they all fill one mailbox. */
  readonly resendPerAccount: Limit;
  readonly forgotPerAddress: Limit;
  readonly forgotPerAccountAndAddress: Limit;
  /** Applies to every requester, as with codes. Locks nobody out, because a link has already arrived in the mailbox. */
  readonly forgotPerAccount: Limit;
  /** Only links that do not work count. */
  readonly resetPerAddress: Limit;
  readonly externalPerAddress: Limit;
  /** Only wrong present passwords count. */
  readonly changePasswordPerAccount: Limit;
  /** Only codes that there are not count: typing one wrong is no guessing, trying hundreds is. */
  readonly promoPerAddress: Limit;
  /** Every ticket and every message counts: somebody reads them. */
  readonly ticketsPerAccount: Limit;
  readonly messagesPerAccount: Limit;
}

const MINUTE = 60;

export const defaultLimits: Limits = {
  loginPerAddress: { max: 100, windowSeconds: 15 * MINUTE },
  loginPerAccountAndAddress: { max: 10, windowSeconds: 15 * MINUTE },
  loginPerAccount: { max: 200, windowSeconds: 15 * MINUTE },
  loginPerKnownBrowser: { max: 10, windowSeconds: 15 * MINUTE },
  loginPerAccountFromKnownBrowsers: { max: 100, windowSeconds: 15 * MINUTE },
  registerPerAddress: { max: 200, windowSeconds: 60 * MINUTE },
  registerPerAccountAndAddress: { max: 5, windowSeconds: 10 * MINUTE },
  registerPerAccount: { max: 20, windowSeconds: 10 * MINUTE },
  verifyPerAddress: { max: 100, windowSeconds: 15 * MINUTE },
  verifyPerAccountAndAddress: { max: 20, windowSeconds: 60 * MINUTE },
  verifyPerAccount: { max: 60, windowSeconds: 60 * MINUTE },
  resendPerAddress: { max: 100, windowSeconds: 10 * MINUTE },
  resendPerAccountAndAddress: { max: 5, windowSeconds: 10 * MINUTE },
  resendPerAccount: { max: 20, windowSeconds: 10 * MINUTE },
  forgotPerAddress: { max: 100, windowSeconds: 10 * MINUTE },
  forgotPerAccountAndAddress: { max: 5, windowSeconds: 10 * MINUTE },
  forgotPerAccount: { max: 10, windowSeconds: 30 * MINUTE },
  resetPerAddress: { max: 100, windowSeconds: 15 * MINUTE },
  externalPerAddress: { max: 100, windowSeconds: 10 * MINUTE },
  changePasswordPerAccount: { max: 10, windowSeconds: 15 * MINUTE },
  promoPerAddress: { max: 60, windowSeconds: 10 * MINUTE },
  ticketsPerAccount: { max: 60, windowSeconds: 60 * MINUTE },
  messagesPerAccount: { max: 240, windowSeconds: 60 * MINUTE },
};
