import { AsyncLocalStorage } from 'node:async_hooks';
import { randomInt } from 'node:crypto';
import { VERIFICATION_CODE_LENGTH } from '@/domain/auth/constants';
import type { Auth } from './createAuth';

const codeToStore = new AsyncLocalStorage<string>();

/** A code for nobody yet. */
export function makeCode(): string {
  return String(randomInt(10 ** VERIFICATION_CODE_LENGTH)).padStart(VERIFICATION_CODE_LENGTH, '0');
}

/** For the auth library, which makes its codes itself unless it is given one here. */
export function givenCode(): string | undefined {
  return codeToStore.getStore();
}

/** Lets an address be verified with this code from now on, and with none before it. */
export async function storeCode(auth: Auth, email: string, code: string): Promise<void> {
  await codeToStore.run(code, () =>
    auth.api.createVerificationOTP({ body: { email, type: 'email-verification' } }),
  );
}
