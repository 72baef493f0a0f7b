import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Hides what has to be stored for a while from whoever reads the database, or a backup of it, without the server's secret. */
export interface Seal {
  readonly close: (text: string) => string;
  /** Null for what another secret has closed, or somebody has changed. */
  readonly open: (sealed: string) => string | null;
}

const ivLength = 12;
const tagLength = 16;

/** AES-256-GCM under a key of its own, which follows from the server's secret. */
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
