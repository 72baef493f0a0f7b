import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { freePort } from '../../freePort.ts';
import { timeoutMs } from './driver.ts';
import { eventually } from './eventually.ts';
import { endProgram, startProgram } from './program.ts';
import type { Command, Session } from './webDriver.ts';

/** How WebDriver asks over HTTP; `:id` is taken from the parameters. */
const requests: Readonly<Record<Command, readonly [method: 'GET' | 'POST', path: string]>> = {
  NewSession: ['POST', ''],
  SetWindowRect: ['POST', '/window/rect'],
  Navigate: ['POST', '/url'],
  ExecuteScript: ['POST', '/execute/sync'],
  ElementClick: ['POST', '/element/:id/click'],
  ElementSendKeys: ['POST', '/element/:id/value'],
  PerformActions: ['POST', '/actions'],
  TakeScreenshot: ['GET', '/screenshot'],
  AddVirtualAuthenticator: ['POST', '/webauthn/authenticator'],
};

/** Otherwise the toolbar's buttons keep the window wider than a phone's. */
const narrowToolbar = '* { padding: 0; margin: 0; min-width: 0; }';

const answerForm = v.object({ value: v.unknown() });
const problemForm = v.object({ error: v.string(), message: v.string() });
const sessionForm = v.object({ sessionId: v.string() });

/** Launches WebKitGTK's MiniBrowser by WebDriver on a virtual display. */
export async function launchWebKit(home: string): Promise<Session> {
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), narrowToolbar);
  // This setting makes it report reduced motion.
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const screen = startProgram(
    ['Xvfb', '-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    { home },
  );
  const display = String(await once(screen.stdio[3] ?? screen, 'data')).trim();
  const port = await freePort();
  const driver = startProgram(['WebKitWebDriver', '--host=127.0.0.1', `--port=${port}`], {
    home,
    env: {
      DISPLAY: `:${display}`,
      LANGUAGE: 'ru',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      // Nothing of the desktop is needed, nor to be started for it.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      GIO_USE_VFS: 'local',
      GSETTINGS_BACKEND: 'memory',
      NO_AT_BRIDGE: '1',
    },
  });

  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = v.parse(answerForm, await answer.json());
    if (v.is(problemForm, value)) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await eventually(() => ask('GET', '/status'), timeoutMs);

  let session = '/session';
  return {
    send: async (command, { id = '', ...parameters } = {}) => {
      const [method, path] = requests[command];
      const value = await ask(
        method,
        session + path.replace(':id', String(id)),
        method === 'GET' ? undefined : parameters,
      );
      if (command === 'NewSession') session += `/${v.parse(sessionForm, value).sessionId}`;
      return value;
    },
    end: async () => {
      await endProgram(driver);
      // The browser does not outlive its screen.
      await endProgram(screen);
    },
  };
}
