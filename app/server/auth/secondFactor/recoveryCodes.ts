import { createHmac, randomInt } from 'node:crypto';
import {
  formatRecoveryCode,
  readRecoveryCode,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
  recoveryAlphabet,
} from '@/domain/auth/accountProtection';
import type { Db } from '../../db/database';

/**
 * Keyed with the secret: a stolen table reveals no codes. It does not depend on the account, whose row changes when a
 * colleague becomes the owner.
 */
const hashOf = (code: string, secret: string): string =>
  createHmac('sha256', secret).update(`recovery ${code}`).digest('base64url');

const makeCode = (): string =>
  Array.from(
    { length: RECOVERY_CODE_LENGTH },
    () => recoveryAlphabet[randomInt(recoveryAlphabet.length)],
  ).join('');

/** Replaces the recovery codes of an account, and returns the new ones, which are stored as hashes only. */
export async function replaceRecoveryCodes(tx: Db, userId: string, secret: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, makeCode);
  await tx.deleteFrom('recoveryCode').where('userId', '=', userId).execute();
  await tx
    .insertInto('recoveryCode')
    .values(codes.map((code) => ({ userId, hash: hashOf(code, secret) })))
    .execute();
  return codes.map(formatRecoveryCode);
}

/** Uses a recovery code up; false if the account has no such code. */
export async function takeRecoveryCode(
  tx: Db,
  userId: string,
  typed: string,
  secret: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recoveryCode')
    .where('userId', '=', userId)
    .where('hash', '=', hashOf(readRecoveryCode(typed), secret))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
