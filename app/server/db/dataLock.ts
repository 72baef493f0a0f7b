import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartProblem, isSystemError } from '../startProblem';
import { findHolder, ownLock } from './lockHolder';

/** Interval at which a holder touches its lock, and the age at which a lock counts as dead. */
const BEAT_MS = 3000;
const SILENCE_SECONDS = 20;

export interface DataLock {
  release: () => Promise<void>;
}

async function readLock(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}

/** Reads a held lock. An unreadable one (a folder, another user's) fails the start: it is not a dead server's lock. */
async function readHeldLock(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    // Its holder may just have released it.
    if (isSystemError(error) && error.code === 'ENOENT') return '';
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(
      `The lock ${file} cannot be read: ${reason}. Remove it if no server uses the folder.`,
    );
  });
}

async function create(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Touches the lock regularly, for processes that cannot see whether this one lives. */
function beat(file: string, content: string): NodeJS.Timeout {
  const touch = async (): Promise<void> => {
    const now = new Date();
    if ((await readLock(file)) === content) await utimes(file, now, now);
  };
  // A failed beat (a hanging volume) is made up for by the next.
  return setInterval(() => void touch().catch(() => undefined), BEAT_MS).unref();
}

async function isBeating(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs < SILENCE_SECONDS * 1000;
}

/** Returns why the lock is unavailable, in one sentence; null if its holder is dead. */
async function findObstacle(dataDir: string, file: string, content: string): Promise<string | null> {
  const holder = findHolder(content);
  if (holder.kind === 'gone') return null;
  const isElsewhere = holder.kind === 'elsewhere';
  if (isElsewhere && !(await isBeating(file))) return null;
  const where = isElsewhere ? ` on host ${holder.host}` : '';
  const crashed = isElsewhere ? ` If it was killed, start again in ${SILENCE_SECONDS} seconds.` : '';
  return `The data folder ${dataDir} is in use by another server (process ${holder.pid}${where}). Stop it, or set DATA_DIR to another folder.${crashed}`;
}

/**
 * Removes a dead process's lock. If two processes do so at once, one may take the other's new lock and puts it back.
 */
async function removeStale(file: string, staleContent: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch {
    return;
  }
  if ((await readFile(aside, 'utf8')) === staleContent) await rm(aside, { force: true });
  else await rename(aside, file);
}

/** Locks the data folder for this process; a second process would damage the embedded database. */
export async function lockDataFolder(dataDir: string): Promise<DataLock> {
  const file = join(dataDir, 'server.lock');
  const content = ownLock();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await create(file, content)) {
      const beating = beat(file, content);
      return {
        async release() {
          clearInterval(beating);
          // After a long pause another process may hold it.
          if ((await readLock(file)) === content) await rm(file, { force: true });
        },
      };
    }
    const found = await readHeldLock(file);
    const obstacle = await findObstacle(dataDir, file, found);
    if (obstacle !== null) throw new StartProblem(obstacle);
    await removeStale(file, found);
  }
  throw new StartProblem(`The data folder ${dataDir} could not be locked: another server is starting on it.`);
}
