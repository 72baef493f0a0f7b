import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts temporary values, so that a copy of the database reveals nothing without the server's secret. */
export interface Seal {
  readonly close: (text: string) => string;
  /** Null if the secret differs or the value was changed. */
  readonly open: (sealed: string) => string | null;
}

const ivLength = 12;
const tagLength = 16;

/** AES-256-GCM with a key derived from the server's secret. */
export function createSeal(secret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'meridian: passwords of servers', 32));
  return {
    close(text) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength));
        decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
        const content = bytes.subarray(ivLength + tagLength);
        return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
