import { callsPerMinute } from '@/domain/tokens/apiToken';

/** At most `max` attempts in any `windowSeconds`. */
export interface Limit {
  /** May change at runtime: an administrator sets some (settings/currentSettings.ts). */
  readonly max: number;
  readonly windowSeconds: number;
}

/**
 * All limits of the auth server. 'PerAddress' counts by network address, 'PerAccount' by e-mail, 'PerAccountAndAddress'
 * by both.
 * The strict limit on guessing is of the last kind, so that the attempts of others do not lock the owner out. The limit
 * per account is far looser and stops guessing from many addresses.
 */
export interface Limits {
  /**
   * Counts failed logins, and successful ones to an unverified address, which anybody can register. Successful logins
   * of a family behind one address do not count.
   */
  readonly loginPerAddress: Limit;
  readonly loginPerAccountAndAddress: Limit;
  readonly loginPerAccount: Limit;
  /** For a browser known to the account, if the three above refuse. */
  readonly loginPerKnownBrowser: Limit;
  /** For all known browsers of an account: somebody who once knew the password may have created many. */
  readonly loginPerAccountFromKnownBrowsers: Limit;
  /** Count wrong codes of the second factor only; a sign-in allows five besides. */
  readonly secondFactorPerAddress: Limit;
  readonly secondFactorPerAccountAndAddress: Limit;
  /** Strict and long, because these attempts know the password: a year of guessing has a chance of 1 in 20. */
  readonly secondFactorPerAccount: Limit;
  /** Counts refused passkeys only. */
  readonly passkeyPerAddress: Limit;
  /** Every challenge is stored. */
  readonly passkeyChallengePerAddress: Limit;
  /** Count every request, because each sends two mails. */
  readonly emailChangePerAccount: Limit;
  /** Shared by all accounts, because they fill one mailbox. */
  readonly emailChangePerNewAddress: Limit;
  readonly registerPerAddress: Limit;
  /** Every registration sends a mail. */
  readonly registerPerAccountAndAddress: Limit;
  readonly registerPerAccount: Limit;
  /** Counts wrong codes only. In addition, one code allows five attempts. */
  readonly verifyPerAddress: Limit;
  readonly verifyPerAccountAndAddress: Limit;
  readonly verifyPerAccount: Limit;
  readonly resendPerAddress: Limit;
  readonly resendPerAccountAndAddress: Limit;
  /** Shared by all requesters, because they fill one mailbox. */
  readonly resendPerAccount: Limit;
  readonly forgotPerAddress: Limit;
  readonly forgotPerAccountAndAddress: Limit;
  /** Shared by all requesters. It locks nobody out, because a link is already in the mailbox. */
  readonly forgotPerAccount: Limit;
  /** Counts invalid links only. */
  readonly resetPerAddress: Limit;
  readonly externalPerAddress: Limit;
  /** Counts wrong current passwords only. */
  readonly changePasswordPerAccount: Limit;
  /** Counts unknown codes only: a typing error is harmless, hundreds of attempts are not. */
  readonly promoPerAddress: Limit;
  /** Counts every ticket and message, because staff read them. */
  readonly ticketsPerAccount: Limit;
  readonly messagesPerAccount: Limit;
  /** Counts every ticket of a guest, because staff read them and answers are mailed. */
  readonly guestTicketsPerAddress: Limit;
  readonly guestTicketsPerEmail: Limit;
  /** Counts every lookup of a reverse name and of an image, because each asks servers of somebody else. */
  readonly lookupsPerAccount: Limit;
  /** Counts every invitation of a colleague, because each sends a mail. */
  readonly invitationsPerAccount: Limit;
  /** Counts every attempt to accept an invitation. */
  readonly acceptancesPerAddress: Limit;
  /** Counts every call of one API token. */
  readonly callsPerToken: Limit;
}

const MINUTE = 60;

export const defaultLimits: Limits = {
  loginPerAddress: { max: 100, windowSeconds: 15 * MINUTE },
  loginPerAccountAndAddress: { max: 10, windowSeconds: 15 * MINUTE },
  loginPerAccount: { max: 200, windowSeconds: 15 * MINUTE },
  loginPerKnownBrowser: { max: 10, windowSeconds: 15 * MINUTE },
  loginPerAccountFromKnownBrowsers: { max: 100, windowSeconds: 15 * MINUTE },
  secondFactorPerAddress: { max: 100, windowSeconds: 15 * MINUTE },
  secondFactorPerAccountAndAddress: { max: 10, windowSeconds: 15 * MINUTE },
  secondFactorPerAccount: { max: 50, windowSeconds: 24 * 60 * MINUTE },
  passkeyPerAddress: { max: 100, windowSeconds: 15 * MINUTE },
  passkeyChallengePerAddress: { max: 200, windowSeconds: 15 * MINUTE },
  emailChangePerAccount: { max: 5, windowSeconds: 60 * MINUTE },
  emailChangePerNewAddress: { max: 5, windowSeconds: 60 * MINUTE },
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
  guestTicketsPerAddress: { max: 10, windowSeconds: 60 * MINUTE },
  guestTicketsPerEmail: { max: 20, windowSeconds: 60 * MINUTE },
  lookupsPerAccount: { max: 120, windowSeconds: 10 * MINUTE },
  invitationsPerAccount: { max: 60, windowSeconds: 24 * 60 * MINUTE },
  acceptancesPerAddress: { max: 100, windowSeconds: 15 * MINUTE },
  callsPerToken: { max: callsPerMinute, windowSeconds: MINUTE },
};
