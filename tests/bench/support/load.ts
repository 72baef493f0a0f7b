import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { crowdId } from '../../server/support/crowd.ts';

/** Signs the sessions of the server under test. */
export const sessionSecret = 'a secret for the bench, long enough for it';

export const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/** Returns the session cookie of an account, signed like the server does. */
function cookieOf(account: number): string {
  const token = crowdId(account);
  const signature = createHmac('sha256', sessionSecret).update(token).digest('base64');
  return `meridian.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

/** Sends a GET as an account; returns the text of the answer, or null unless it is 200. */
export function request(url: string, account: number): Promise<string | null> {
  return new Promise((resolve) => {
    get(url, { agent, headers: { cookie: cookieOf(account) } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      answer.on('end', () => resolve(answer.statusCode === 200 ? text : null));
      answer.on('error', () => resolve(null));
    }).on('error', () => resolve(null));
  });
}

/** Returns the processor time of a process in milliseconds; NaN on systems without Linux's `/proc`. */
export function cpuOf(pid: number): number {
  if (!existsSync(`/proc/${pid}/stat`)) return NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // In ticks of 10 ms.
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

/**
 * Sends requests at a steady rate, independent of earlier answers, and measures each from its due time.
 *
 * @param send sends a request; returns whether its answer was right
 * @returns milliseconds of each request, and the number of wrong answers
 */
export async function openLoop(
  send: (index: number) => Promise<boolean>,
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
): Promise<{ readonly times: readonly number[]; readonly errors: number }> {
  const times: number[] = [];
  let errors = 0;
  const startedAt = performance.now();
  const pending: Promise<void>[] = [];
  for (let index = 0; index < rate * seconds; index += 1) {
    const due = startedAt + (index * 1000) / rate;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    pending.push(
      send(index).then((isRight) => {
        times.push(performance.now() - due);
        if (!isRight) errors += 1;
      }),
    );
  }
  await Promise.all(pending);
  return { times, errors };
}
