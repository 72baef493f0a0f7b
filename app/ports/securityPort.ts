import type { AccountProtection, AuthenticatorKey } from '@/domain/auth/accountProtection';
import type { AccountSettlement } from '@/domain/account/settlement';
import type { AccountSessions, EndedSessions } from '@/domain/auth/accountSessions';
import type { GuestTicket } from '@/domain/support/guestTicket';
import type { Locale } from '@/i18n/locale';
import type { Money } from '@/domain/money/money';
import type { Outcome } from '@/domain/results/outcome';

/** Why a change that asks for the password again was refused. The demonstration refuses all of them (D51). */
export type PasswordedRefusal =
  | 'wrongCurrentPassword'
  | 'noPassword'
  | 'tooManyTries'
  | 'changed'
  | 'demonstration';

/** Why an authenticator app was not confirmed. */
export type ConfirmationRefusal = 'wrongCode' | 'tooManyTries' | 'changed' | 'demonstration';

/** Why a passkey was not added, renamed or removed. */
export type PasskeyRefusal = PasswordedRefusal | 'tooManyPasskeys' | 'passkeyRefused';

/** Why a change of e-mail was not requested. */
export type EmailChangeRefusal = Exclude<PasswordedRefusal, 'changed'> | 'ownEmail' | 'fixedEmail';

/** Why the link of a mailbox was refused. */
export type EmailLinkRefusal = 'emailLinkInvalid' | 'emailTaken' | 'demonstration';

/** Why an account was not deleted. */
export type DeletionRefusal = Exclude<PasswordedRefusal, 'changed'> | 'refundChanged' | 'adminAccount';

/** Sessions of the account, the protection of its sign-in, and help with it. Loaded only with their pages. */
export interface SecurityPort {
  /** Asks support without a session; the answer is mailed. Equal for every address. */
  askSupport(question: GuestTicket, language: Locale): Promise<void>;
  /** Where the account is signed in, and its newest sign-ins. */
  sessions(signal?: AbortSignal): Promise<AccountSessions>;
  /** Ends one session, or all but the current one. */
  endSessions(ended: EndedSessions): Promise<Outcome<void, 'demonstration'>>;
  protection(signal?: AbortSignal): Promise<AccountProtection>;
  /** Creates a key for an authenticator app; it has no effect before a code confirms it. */
  startSecondFactor(password: string): Promise<Outcome<AuthenticatorKey, PasswordedRefusal>>;
  /** Confirms the key and returns the recovery codes, once. */
  confirmSecondFactor(code: string): Promise<Outcome<readonly string[], ConfirmationRefusal>>;
  /** Replaces the recovery codes and returns them, once. */
  renewRecoveryCodes(password: string): Promise<Outcome<readonly string[], PasswordedRefusal>>;
  endSecondFactor(password: string): Promise<Outcome<void, PasswordedRefusal>>;
  /**
   * Has the browser create a passkey, and adds it. Code `passkeyCanceled`: the person created none;
   * `passkeyUnsupported`: the browser cannot.
   */
  addPasskey(name: string, password: string): Promise<Outcome<void, PasskeyRefusal>>;
  /** Refused with `changed` if it was removed meanwhile. */
  renamePasskey(id: string, name: string): Promise<Outcome<void, PasskeyRefusal>>;
  /** Idempotent. */
  removePasskey(id: string, password: string): Promise<Outcome<void, PasskeyRefusal>>;
  /** Mails a link to the present address and one to the new address. */
  startEmailChange(email: string, password: string): Promise<Outcome<void, EmailChangeRefusal>>;
  /** Confirms a mailbox by its link; true if the address has changed. */
  confirmEmailChange(token: string): Promise<Outcome<boolean, EmailLinkRefusal>>;
  /** Withdraws the change that waits. Idempotent. */
  cancelEmailChange(): Promise<Outcome<void, 'demonstration'>>;
  /** Sums of the account if it were deleted now (D45). */
  settlement(signal?: AbortSignal): Promise<AccountSettlement>;
  /** Deletes the account for good. @param sum the sum of the settlement that was shown */
  deleteAccount(password: string, sum: Money): Promise<Outcome<void, DeletionRefusal>>;
  /** Ends the trust in a browser. Idempotent. */
  forgetBrowser(id: number): Promise<Outcome<void, 'demonstration'>>;
}
