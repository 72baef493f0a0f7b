import { setTimeout as sleep } from 'node:timers/promises';
import { makeRegistration } from './payloads';
import type { RealPostgres } from './realPostgres';
import type { ServerProcess } from './serverProcess';
import { cookieOf } from './testApp';

const CLIENTS = 8;
const PATIENCE_MS = 20_000;

/** Registers and verifies somebody: their session's cookie, by which every request asks the database. */
export async function signIn(server: ServerProcess): Promise<string> {
  const person = makeRegistration();
  const cookie = cookieOf(await server.post('register', person));
  const code = new RegExp(`mail to ${person.email}: verification code (\\d{6})`);
  while (!code.test(server.output())) await sleep(20);
  const payload = { email: person.email, code: code.exec(server.output())?.[1] };
  return cookieOf(await server.post('verify-email', payload, { cookie }));
}

/**
 * Clients as busy as they can be, whose database goes away while a statement of theirs is under way, and comes back. What all
 * of them got: statuses, 0 for a connection that broke, and the codes of refusals.
 */
export async function dropRound(
  { origin, cookie }: { origin: string; cookie: string },
  postgres: Pick<RealPostgres, 'hold' | 'waiting'>,
  goAway: () => Promise<unknown>,
): Promise<{ statuses: Set<number>; codes: Set<string> }> {
  const statuses = new Set<number>();
  const codes = new Set<string>();
  let answered = 0;
  let isOver = false;
  const poll = async (): Promise<void> => {
    while (!isOver) {
      const answer = await fetch(`${origin}/api/auth/session`, { headers: { cookie } }).catch(() => null);
      statuses.add(answer?.status ?? 0);
      const text = (await answer?.text()) ?? '';
      const code = /"code":"(\w+)"/.exec(text)?.[1];
      if (code !== undefined) codes.add(code);
      if (answer?.ok === true) answered += 1;
    }
  };
  const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
    for (const deadline = Date.now() + PATIENCE_MS; !(await isSo()); await sleep(20))
      if (Date.now() > deadline) throw new Error(`It did not come to that: ${[...statuses].join(', ')}`);
  };
  const clients = Array.from({ length: CLIENTS }, poll);
  try {
    await until(() => answered >= CLIENTS);
    const release = await postgres.hold('session');
    try {
      await until(async () => (await postgres.waiting('select % from "session" %')) > 0);
      await goAway();
    } finally {
      await release();
    }
    const before = answered;
    await until(() => answered >= before + CLIENTS);
  } finally {
    isOver = true;
    await Promise.all(clients);
  }
  return { statuses, codes };
}
