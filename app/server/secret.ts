import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartProblem } from './startProblem';

/** Loads the secret that signs sessions and hashes codes; the first start creates it, readable by its owner only. */
export async function loadSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'session-secret');
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = await readFile(file, 'utf8');
  if (secret.length < 32)
    throw new StartProblem(
      `The session secret in ${file} is damaged. Delete the file: everyone will have to log in again.`,
    );
  return secret;
}
