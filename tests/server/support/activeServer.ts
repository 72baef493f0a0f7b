import { serversContract } from '@app/contract/servers';
import { answerOf, callAs, signIn, type Person } from './signedIn';
import type { TestApp } from './testApp';

/** Parameters of the calls of one server. */
export type ServerParams = { id: string };

/** Signs in a new customer; returns an active server of their demonstration data. */
export async function signInWithServer(app: TestApp) {
  const ann = await signIn(app);
  const { items } = await answerOf(serversContract.list, callAs(app, ann, serversContract.list));
  const server = items.find(({ status }) => status === 'Active');
  if (!server) throw new Error('No active server');
  return { ann, params: { id: String(server.id) }, address: server.ip };
}

/** Newest entries of a server's history. */
export async function newestEntries(app: TestApp, person: Person, params: ServerParams, count: number) {
  const { details } = serversContract;
  const { events } = await answerOf(details, callAs(app, person, details, { params }));
  return events.slice(0, count);
}
