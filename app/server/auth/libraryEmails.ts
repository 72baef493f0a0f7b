import { regexes } from 'zod';
import { EMAIL_PATTERN } from '@/domain/auth/payloads';

/**
 * Makes the auth library check addresses by our pattern.
 *
 * It checks them again when somebody verifies an address or logs in, by its validator's own pattern and without an
 * option for another. That pattern knows no encoded top-level domain (`.рф` is sent as `.xn--p1ai`): such an account
 * could be created and then not used.
 */
export function checkEmailsByOurPattern(): void {
  const test = (text: string) => EMAIL_PATTERN.test(text.toLowerCase());
  Object.defineProperty(regexes.email, 'test', { value: test, configurable: true });
}
