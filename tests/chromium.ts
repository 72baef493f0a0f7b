import { execFileSync, spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Browsers to try. The headless shell is the same engine without windows and needs a sixth less processor time. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Flags of every test browser: for containers, offline, with the same font rendering everywhere. */
const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--font-render-hinting=none',
];

/** Message if there is no Chromium and none can be installed. */
export const chromiumHelp =
  'No Chromium: install one (apt-get install chromium, or npx playwright install chromium), or set CHROMIUM_PATH to one.';

/** Returns Chromium's path: CHROMIUM_PATH, else an installed one, else Playwright's; null if there is none. */
function findChromium(): string | null {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') return isProgram(chosen) ? chosen : null;
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  const installed = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...installed, playwrightsOwn()].find(isProgram) ?? null;
}

/** Returns the launch options for Playwright and Vitest. */
export function chromiumLaunchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findChromium();
  return { ...(executablePath === null ? {} : { executablePath }), args: chromiumArgs };
}

/** Finds or installs Chromium, printing the installers' output; null if all attempts fail. */
export async function ensureChromium(say: (line: string) => void): Promise<string | null> {
  const found = findWorking();
  if (found !== null || process.env['CHROMIUM_PATH']) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && isDebianLike()) {
    say('No Chromium on this machine: installing the distribution’s.');
    await run('apt-get', ['update'], say);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await run('apt-get', ['install', '-y', '--no-install-recommends', name], say);
      const installed = findWorking();
      if (installed !== null) return installed;
    }
  }
  say('No Chromium on this machine: asking Playwright for its own.');
  await run('npx', ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'], say);
  return findWorking();
}

/** Returns a Chromium that starts. Ubuntu's package of that name is an empty wrapper of a snap. */
function findWorking(): string | null {
  const path = findChromium();
  if (path === null) return null;
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 });
    return path;
  } catch {
    return null;
  }
}

function playwrightsOwn(): string {
  try {
    return chromium.executablePath();
  } catch {
    return '';
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function isDebianLike(): boolean {
  return (
    existsSync('/etc/debian_version') ||
    (existsSync('/etc/os-release') &&
      /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8')))
  );
}

/** Runs an installer. Callers check its result by looking for the browser. */
function run(command: string, args: readonly string[], say: (line: string) => void): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const tell = (chunk: Buffer) => {
      for (const line of chunk.toString().split(/[\r\n]+/))
        if (line.trim() !== '') say(`  ${line.trimEnd()}`);
    };
    child.stdout.on('data', tell);
    child.stderr.on('data', tell);
    child.once('error', (error) => {
      say(`  ${error.message}`);
      resolve();
    });
    child.once('close', () => {
      resolve();
    });
  });
}
