import { setTimeout as sleep } from 'node:timers/promises';
import { makeRegistration } from './payloads';
import type { ServerProcess } from './serverProcess';
import { cookieOf } from './testApp';

/** Eight clients as busy as they can be; after a moment the database goes, and a moment later they stop. */
const CLIENTS = 8;
const BEFORE_MS = 200;
const AFTER_MS = 600;

/** Registers and verifies somebody: their session's cookie, by which every request asks the database. */
export async function signIn(server: ServerProcess): Promise<string> {
  const person = makeRegistration();
  const cookie = cookieOf(await server.post('register', person));
  const code = new RegExp(`mail to ${person.email}: verification code (\\d{6})`);
  while (!code.test(server.output())) await sleep(20);
  const payload = { email: person.email, code: code.exec(server.output())?.[1] };
  return cookieOf(await server.post('verify-email', payload, { cookie }));
}

/** What all the clients got: statuses, 0 for a connection that broke, and the codes of refusals. */
export async function dropRound(
  origin: string,
  cookie: string,
  goAway: () => Promise<unknown>,
): Promise<{ statuses: Set<number>; codes: Set<string> }> {
  const statuses = new Set<number>();
  const codes = new Set<string>();
  let isOver = false;
  const poll = async (): Promise<void> => {
    while (!isOver) {
      const answer = await fetch(`${origin}/api/auth/session`, { headers: { cookie } }).catch(() => null);
      statuses.add(answer?.status ?? 0);
      const text = (await answer?.text()) ?? '';
      const code = /"code":"(\w+)"/.exec(text)?.[1];
      if (code !== undefined) codes.add(code);
    }
  };
  const clients = Array.from({ length: CLIENTS }, poll);
  await sleep(BEFORE_MS);
  await goAway();
  await sleep(AFTER_MS);
  isOver = true;
  await Promise.all(clients);
  return { statuses, codes };
}
