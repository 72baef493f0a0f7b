import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartProblem } from '../startProblem';

export interface DataLock {
  release: () => Promise<void>;
}

/**
 * When a process started, in the kernel's ticks: a pid alone could meanwhile belong to another program.
 * Where the system has no /proc, the pid has to do.
 */
function startedAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name before ')' may contain spaces; the start time is the 20th field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function isHeld(content: string): boolean {
  const [pidText = '', started = ''] = content.split(' ');
  const pid = Number(pidText);
  return Number.isInteger(pid) && pid > 0 && isAlive(pid) && started === startedAt(pid);
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

/** Removes a dead process's lock. Of two processes doing so at once, one may move the other's fresh lock: it goes back. */
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

/** Takes the data folder for this process; the embedded database would be damaged by a second one. */
export async function lockDataFolder(dataDir: string): Promise<DataLock> {
  const file = join(dataDir, 'server.lock');
  const content = `${process.pid} ${startedAt(process.pid)}`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await create(file, content)) return { release: () => rm(file, { force: true }) };
    const found = await readFile(file, 'utf8').catch(() => '');
    if (isHeld(found)) {
      const pid = found.split(' ')[0];
      throw new StartProblem(
        `The data folder ${dataDir} is in use by another Meridian server (process ${pid}). Stop it, or set DATA_DIR to another folder.`,
      );
    }
    await removeStale(file, found);
  }
  throw new StartProblem(
    `The data folder ${dataDir} could not be locked: another Meridian server is starting on it.`,
  );
}
