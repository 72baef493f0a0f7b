import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { serversContract } from '@app/contract/servers';
import { makeRegistration } from '../payloads';
import type { ServerProcess } from '../serverProcess';
import { authOn, callOn } from './client';
import { record, type Journal } from './journal';

/** A signed-in customer of the load, with the data that actions need. */
export interface LoadPerson {
  readonly email: string;
  readonly cookie: string;
  /** A running server whose tariff and settings change, and another one that is renewed. */
  readonly server: string;
  readonly renewed: string;
  readonly tickets: string[];
  /** Bills that wait for their money. */
  readonly bills: string[];
}

/** The code in a mail, which a server prints; null when it ends without it. */
async function codeFor(server: ServerProcess, email: string): Promise<string | null> {
  const form = new RegExp(`mail to ${email}: verification code (\\d{6})`);
  const isOver = server.exitCode().then(() => true);
  for (;;) {
    const code = form.exec(server.output())?.[1];
    if (code !== undefined) return code;
    if (await Promise.race([isOver, sleep(10).then(() => false)])) return null;
  }
}

const listSchema = v.object({ items: v.array(v.object({ id: v.string(), status: v.string() })) });

let people = 0;

/** Registers a person with two actions and reads their initial data; null if the server was killed meanwhile. */
export async function joinLoad(
  server: ServerProcess,
  journal: Journal,
  email = `load-${crypto.randomUUID()}@example.com`,
): Promise<LoadPerson | null> {
  people += 1;
  const from = `10.${Math.floor(people / 65_536)}.${Math.floor(people / 256) % 256}.${people % 256}`;
  const payload = makeRegistration({ email });
  let cookie = '';
  const post = (call: string, body: unknown) => async (origin: string) => {
    const answer = await authOn(origin, call, body, { cookie, from });
    cookie = answer.cookie || cookie;
    return answer.outcome;
  };
  const act = { email, key: null, mark: email };
  const { origin } = server;
  const registered = await record(
    journal,
    { ...act, kind: 'register', again: post('register', payload) },
    origin,
  );
  const code = registered.status === 'acknowledged' ? await codeFor(server, email) : null;
  if (code === null) return null;
  const verify = post('verify-email', { email, code });
  if ((await record(journal, { ...act, kind: 'verify', again: verify }, origin)).status !== 'acknowledged')
    return null;
  const list = await callOn(origin, cookie, serversContract.list);
  if (list.status !== 'acknowledged') return null;
  const { items } = v.parse(listSchema, list.body);
  const active = items.find(({ status }) => status === 'Active');
  const renewed = items.find(({ status }) => status === 'Suspended');
  if (!active || !renewed) throw new Error('The load needs the sample servers: DEMO_DATA=1');
  return { email, cookie, server: active.id, renewed: renewed.id, tickets: [], bills: [] };
}
