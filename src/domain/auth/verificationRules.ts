import { VERIFICATION_CODE_LENGTH } from './constants';

/** Draft of the verification form (§2). */
export interface VerificationDraft {
  email: string;
  /** Digits only, at most VERIFICATION_CODE_LENGTH of them. */
  code: string;
}

const digitsTogether = new RegExp(`(?<!\\d)\\d{${VERIFICATION_CODE_LENGTH}}(?!\\d)`);
const digitsInGroups = new RegExp(`(?<!\\d)\\d(?:[ \\u00a0-]?\\d){${VERIFICATION_CODE_LENGTH - 1}}(?!\\d)`);

/**
 * Extracts the code from a text, because people paste whole sentences. It prefers six adjacent digits, then six in
 * groups (`123 456`), then the first six digits (§5: numeric, at most 6).
 */
export function codeFrom(typed: string): string {
  const text = toAsciiDigits(typed);
  const found = digitsTogether.exec(text) ?? digitsInGroups.exec(text);
  return (found?.[0] ?? text).replace(/\D/g, '').slice(0, VERIFICATION_CODE_LENGTH);
}

/** Converts full-width, Arabic and Persian digits to ASCII. */
function toAsciiDigits(text: string): string {
  const digit = /[\uff10-\uff19\u0660-\u0669\u06f0-\u06f9]/g;
  return text.replace(digit, (sign) => String(sign.charCodeAt(0) & 0xf));
}

/** Submit is enabled only with an e-mail and a complete code (§5). */
export function canVerify({ email, code }: VerificationDraft): boolean {
  return email.trim() !== '' && code.length === VERIFICATION_CODE_LENGTH;
}
