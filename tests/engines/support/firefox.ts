import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { timeoutMs } from './driver.ts';
import { eventually } from './eventually.ts';
import { endProgram, startProgram } from './program.ts';
import type { Session } from './webDriver.ts';

const preferences = {
  // Any free port, which Firefox writes into the profile.
  'marionette.port': 0,
  'intl.accept_languages': 'ru',
  'ui.prefersReducedMotion': 1,
  // Virtual authenticators need it.
  'security.webauth.webauthn_enable_softtoken': true,
  'security.webauth.webauthn_enable_usbtoken': false,
  // Over the page, as a phone has them.
  'ui.useOverlayScrollbars': 1,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
};

/** Its window is no narrower than 450 px otherwise. */
const narrowWindow = ':root { min-width: 0 !important }';

const answerForm = v.tuple([
  v.literal(1),
  v.number(),
  v.nullable(v.object({ error: v.string(), message: v.string() })),
  v.unknown(),
]);
const valueForm = v.object({ value: v.unknown() });

/**
 * Firefox by its own remote protocol, Marionette, which is what geckodriver translates WebDriver into: `length:JSON`
 * both ways, `[0, id, command, parameters]` there and `[1, id, error, result]` back.
 */
export async function launchFirefox(command: string, home: string): Promise<Session> {
  writeFileSync(
    join(home, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  mkdirSync(join(home, 'chrome'));
  writeFileSync(join(home, 'chrome/userChrome.css'), narrowWindow);
  const firefox = startProgram([command, '--headless', '--marionette', '--no-remote', '--profile', home], {
    home,
  });
  const portFile = join(home, 'MarionetteActivePort');
  const port = await eventually(
    () => (existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) || null : null),
    timeoutMs,
  );

  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (answer: v.InferOutput<typeof answerForm>) => void>();
  let unread = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    unread = Buffer.concat([unread, chunk]);
    for (;;) {
      const start = unread.indexOf(':') + 1;
      const end = start + Number(unread.subarray(0, start - 1));
      if (start === 0 || unread.length < end) return;
      // The first message is a greeting.
      const answer = v.safeParse(answerForm, JSON.parse(unread.toString('utf8', start, end)));
      unread = unread.subarray(end);
      if (answer.success) waiting.get(answer.output[1])?.(answer.output);
    }
  });
  const ended = new Promise<never>((_, reject) => {
    socket.once('close', () => reject(new Error('Firefox has ended.')));
    socket.once('error', reject);
  });
  ended.catch(() => undefined);

  let last = 0;
  return {
    send: async (name, parameters = {}) => {
      const id = (last += 1);
      const answered = new Promise<v.InferOutput<typeof answerForm>>((done) => waiting.set(id, done));
      const module = name === 'AddVirtualAuthenticator' ? 'WebAuthn' : 'WebDriver';
      const message = JSON.stringify([0, id, `${module}:${name}`, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
      const [, , problem, result] = await Promise.race([answered, ended]);
      waiting.delete(id);
      if (problem) throw new Error(`${problem.error}: ${problem.message}`);
      return v.is(valueForm, result) ? result.value : result;
    },
    end: async () => {
      socket.destroy();
      await endProgram(firefox);
    },
  };
}
