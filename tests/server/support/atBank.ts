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

/** Submits a form of the bank's page, as a browser without a script does. */
export const submit = (app: TestApp, path: string, fields: Record<string, string> = {}) =>
  app.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });

/** From the portal to the bank's page of a payment. */
export async function goToBank(
  app: TestApp,
  person: Pick<Person, 'cookie'>,
  continueAt: string,
): Promise<string> {
  return locationOf(await app.fetch(continueAt, { headers: { cookie: person.cookie } }));
}

/** Pays with a card and confirms it where that is requested; the way back, once all is reported. */
export async function payAtBank(
  app: TestApp,
  person: Pick<Person, 'cookie'>,
  { continueAt, does = 'approve' }: { continueAt: string; does?: TestCard['does'] },
): Promise<string> {
  const page = await goToBank(app, person, continueAt);
  let next = locationOf(await submit(app, `${page}/card`, { card: cardThat(does) }));
  if (next.startsWith('/bank/'))
    next = locationOf(await submit(app, `${page}/confirm`, { code: confirmationCode }));
  await app.deps.background.idle();
  return next;
}
