import { confirmationCode, testCards, type TestCard } from '@app/server/testBank/cards';
import type { Person } from './signedIn';
import type { TestApp } from './testApp';

/** The test card that does this. */
export function cardThat(does: TestCard['does']): string {
  const card = testCards.find((each) => each.does === does);
  if (!card) throw new Error(`No card does ${does}`);
  return card.number;
}

/** Where an answer leads; fails unless it leads anywhere. */
export function locationOf(answer: Response): string {
  const location = answer.headers.get('location');
  if (answer.status !== 303 || location === null) throw new Error(`No redirect: ${answer.status}`);
  const { pathname, search } = new URL(location, 'http://localhost');
  return pathname + search;
}

/** Anything that answers requests: the server under test, or one that runs elsewhere. */
type Fetching = Pick<TestApp, 'fetch'>;
type Payer = Pick<Person, 'cookie'>;

/** Submits a form of the bank's page, as a browser without a script does. */
export const submit = (app: Fetching, path: string, fields: Record<string, string> = {}) =>
  app.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });

/** From the portal to the bank's page of a payment. */
export async function goToBank(app: Fetching, person: Payer, continueAt: string): Promise<string> {
  return locationOf(await app.fetch(continueAt, { headers: { cookie: person.cookie } }));
}

/** Types a card and confirms it where that is requested; the way back. */
async function enterCard(app: Fetching, page: string, does: TestCard['does']): Promise<string> {
  const next = locationOf(await submit(app, `${page}/card`, { card: cardThat(does) }));
  if (!next.startsWith('/bank/')) return next;
  return locationOf(await submit(app, `${page}/confirm`, { code: confirmationCode }));
}

/** Pays with a card; the way back, once all is reported. */
export async function payAtBank(
  app: TestApp,
  person: Payer,
  { continueAt, does = 'approve' }: { continueAt: string; does?: TestCard['does'] },
): Promise<string> {
  const next = await enterCard(app, await goToBank(app, person, continueAt), does);
  await app.deps.background.idle();
  return next;
}

/** The same on a running server, which may report to itself only later. Rejects when it goes away meanwhile. */
export async function payAtBankOn(origin: string, cookie: string, continueAt: string): Promise<void> {
  const fetchOn = async (path: string, init?: RequestInit) =>
    fetch(`${origin}${path}`, { ...init, redirect: 'manual' });
  const remote = { fetch: fetchOn };
  await enterCard(remote, await goToBank(remote, { cookie }, continueAt), 'approve');
}
