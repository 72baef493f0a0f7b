/** Numbers and lists of the account flow that the browser and the auth server must agree on (specification §3, §5, §9). */

export const VERIFICATION_CODE_LENGTH = 6;

/** How long the resend button shows 'Отправлено', in milliseconds. */
export const RESEND_CONFIRMATION_MS = 3000;

export const PASSWORD_MIN_LENGTH = 8;

/** Fits any passphrase; a limit is needed because every character is hashed. */
export const PASSWORD_MAX_LENGTH = 512;

/** Days for which a browser stays known after a sign-in. A lockout by failed attempts elsewhere does not affect it. */
export const KNOWN_BROWSER_DAYS = 365;

/** The longest address SMTP can carry (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

/** In UTF-16 units: 200 visible characters fit even when each is an emoji made of several code points. */
export const NAME_MAX_LENGTH = 3000;

/** Version (a date) of every document that a customer accepts at registration. */
export const DOCUMENT_VERSION = '2025-04-01';

export const COUNTRY_CODES = ['US', 'RU', 'DE'] as const;
export const ROLES = ['customer', 'admin'] as const;
