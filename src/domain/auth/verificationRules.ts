import { VERIFICATION_CODE_LENGTH } from './constants';

/** The verification form as typed (§2). */
export interface VerificationDraft {
  email: string;
  /** Digits only, at most VERIFICATION_CODE_LENGTH of them. */
  code: string;
}

const digitsTogether = new RegExp(`(?<!\\d)\\d{${VERIFICATION_CODE_LENGTH}}(?!\\d)`);
const digitsInGroups = new RegExp(`(?<!\\d)\\d(?:[ \\u00a0-]?\\d){${VERIFICATION_CODE_LENGTH - 1}}(?!\\d)`);

/**
 * The code in a text: a whole sentence of a mail may be pasted. Six digits that stand together win, then six in
 * groups (`123 456`), else whatever digits there are, the first six (§5: numeric, at most 6).
 */
export function codeFrom(typed: string): string {
  const text = toAsciiDigits(typed);
  const found = digitsTogether.exec(text) ?? digitsInGroups.exec(text);
  return (found?.[0] ?? text).replace(/\D/g, '').slice(0, VERIFICATION_CODE_LENGTH);
}

/** Digits as keyboards of other writing systems type them: full-width, Arabic, Persian. */
function toAsciiDigits(text: string): string {
  const digit = /[\uff10-\uff19\u0660-\u0669\u06f0-\u06f9]/g;
  return text.replace(digit, (sign) => String(sign.charCodeAt(0) & 0xf));
}

/** Submit is enabled only with an e-mail and a complete code (§5). */
export function canVerify({ email, code }: VerificationDraft): boolean {
  return email.trim() !== '' && code.length === VERIFICATION_CODE_LENGTH;
}
