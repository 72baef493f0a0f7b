import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { authenticator, isLive, keyCodes, timeoutMs, type Driver, type Target } from './driver.ts';
import { eventually } from './eventually.ts';
import { findInPage } from './findInPage.ts';

/** The commands of WebDriver that the journeys need, by the names that Firefox has for them. */
export type Command =
  | 'NewSession'
  | 'SetWindowRect'
  | 'Navigate'
  | 'ExecuteScript'
  | 'ElementClick'
  | 'ElementSendKeys'
  | 'PerformActions'
  | 'TakeScreenshot'
  | 'AddVirtualAuthenticator';

/** A browser session from start to end. */
export interface Session {
  /** Rejects with what the browser says against it. */
  send: (command: Command, parameters?: Readonly<Record<string, unknown>>) => Promise<unknown>;
  end: () => Promise<void>;
}

/** Key of an element reference in the WebDriver protocol. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const elementForm = v.object({ [elementKey]: v.string() });
const sizeForm = v.tuple([v.number(), v.number()]);

const testingLibrary = readFileSync(
  join(createRequire(import.meta.url).resolve('@testing-library/dom'), '../@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Download folder in a browser's home. */
const downloadFolder = 'Downloads';

/** Playwright clears this folder before every run, so a killed run leaves nothing for longer. */
const profiles = resolve(import.meta.dirname, '../../../test-results/engines');

/** A browser by the commands of W3C WebDriver. @param launch starts one that keeps its files in a folder */
export function webDriver(launch: (home: string) => Promise<Session>): Driver {
  let home: string | null = null;
  let session: Session | null = null;

  const send: Session['send'] = (command, parameters) => {
    if (!session) throw new Error('fresh() comes first.');
    return session.send(command, parameters);
  };
  const execute = (script: string, args: readonly unknown[] = []) =>
    // Without a sandbox name Firefox gives every script its own global scope.
    send('ExecuteScript', { script, args, sandbox: 'journey', newSandbox: false });
  const run: Driver['run'] = (work, argument) =>
    execute(`return (${String(work)}).apply(null, arguments);`, [argument]);

  /** Finds the single element of a target; rejects for none or several. */
  const element = async (target: Target, isUsed: boolean): Promise<string> => {
    const path: Target[] = [];
    for (let part: Target | undefined = target; part; part = part.within) path.unshift(part);
    const steps = path.map(({ role, name }) => ({
      role,
      name: typeof name === 'string' ? name : { source: name.source, flags: name.flags },
    }));
    let found = await run(findInPage, { steps, isUsed });
    if (found === null) {
      await execute(testingLibrary);
      found = await run(findInPage, { steps, isUsed });
    }
    if (typeof found === 'string') throw new Error(found);
    return v.parse(elementForm, found)[elementKey];
  };

  /** Again when it was drawn anew or covered in between, as a person would. */
  const act = (target: Target, command: Command, parameters: Readonly<Record<string, unknown>> = {}) =>
    eventually(async () => {
      await send(command, { id: await element(target, true), ...parameters });
      return true;
    }, timeoutMs);

  const end = async () => {
    await session?.end();
    session = null;
    if (home !== null) await rm(home, { recursive: true, force: true, maxRetries: 10 });
    home = null;
  };

  return {
    fresh: async ({ width, height }) => {
      await end();
      await mkdir(profiles, { recursive: true });
      home = await mkdtemp(join(profiles, 'profile-'));
      await mkdir(join(home, downloadFolder));
      await writeFile(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="$HOME/${downloadFolder}"\n`);
      session = await launch(home);
      await send('NewSession', { capabilities: { alwaysMatch: {} } });
      await send('SetWindowRect', { width, height });
      // The first measurement shows how much of the window the browser uses itself.
      const inner = v.parse(sizeForm, await run(() => [window.innerWidth, window.innerHeight], null));
      await send('SetWindowRect', { width: 2 * width - inner[0], height: 2 * height - inner[1] });
    },
    go: async (url) => {
      await send('Navigate', { url });
      await eventually(async () => ((await run(isLive, null)) === true ? true : null), timeoutMs);
    },
    url: async () => v.parse(v.string(), await run(() => location.href, null)),
    run,
    find: async (target) => {
      await eventually(() => element(target, false), timeoutMs);
    },
    click: async (target) => {
      await act(target, 'ElementClick');
    },
    type: async (target, text) => {
      await eventually(async () => {
        const id = await element(target, true);
        await execute(`(${String(emptyField)})(arguments[0]);`, [{ [elementKey]: id }]);
        await send('ElementSendKeys', { id, text });
        return true;
      }, timeoutMs);
    },
    choose: async (target, option) => {
      await act({ role: 'option', name: option, within: target }, 'ElementClick');
    },
    key: async (key, held) => {
      const codes = [...(held ? [keyCodes[held]] : []), keyCodes[key]];
      const press = (type: 'keyDown' | 'keyUp') => (value: string) => ({ type, value });
      const actions = [...codes.map(press('keyDown')), ...codes.toReversed().map(press('keyUp'))];
      await send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    download: async (target) => {
      await act(target, 'ElementClick');
      return eventually(() => savedIn(home ?? ''), timeoutMs);
    },
    textOf: async (target) => {
      const found = await eventually(() => element(target, false), timeoutMs);
      return v.parse(v.string(), await execute('return arguments[0].innerText;', [{ [elementKey]: found }]));
    },
    axeProblems: () => Promise.resolve([]),
    addAuthenticator: () =>
      send('AddVirtualAuthenticator', { ...authenticator, isUserConsenting: true }).then(
        () => true,
        () => false,
      ),
    faults: () => [],
    screenshot: async () => Buffer.from(v.parse(v.string(), await send('TakeScreenshot')), 'base64'),
    end,
  };
}

/** Runs in the page: empties a field so that React notices. */
function emptyField(field: HTMLInputElement): void {
  if (field.value === '') return;
  // React has replaced the property of the element itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, '');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Returns a downloaded file; null until it is complete. */
async function savedIn(home: string): Promise<Buffer | null> {
  const folder = join(home, downloadFolder);
  const names = await readdir(folder);
  const [name] = names;
  // A partial download exists next to it or instead of it.
  if (name === undefined || names.length > 1) return null;
  const content = await readFile(join(folder, name));
  return content.length > 0 && !/\.(part|wkdownload)$/.test(name) ? content : null;
}
