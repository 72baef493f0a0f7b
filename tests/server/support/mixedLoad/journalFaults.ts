import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Db } from '@app/server/db/database';
import { sampleEvents } from './bookFaults';
import type { Act, ActKind, Journal } from './journal';

/** The answers stored under the keys of requests. */
export type StoredAnswers = ReadonlyMap<string, unknown>;

export async function storedAnswers(db: Db): Promise<StoredAnswers> {
  const rows = await db.selectFrom('request').select(['key', 'answer']).execute();
  return new Map(rows.map(({ key, answer }) => [key, answer]));
}

/** Texts of a query's only column, by e-mail. */
async function byEmail(db: Db, query: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql.raw<{ email: string; mark: string | null }>(query).execute(db);
  const marks = new Map<string, string[]>();
  for (const { email, mark } of rows) marks.set(email, [...(marks.get(email) ?? []), mark ?? '']);
  return marks;
}

const ofUsers = (mark: string, from: string) =>
  `select u."email", ${mark} as "mark" from "user" u join ${from} on t."userId" = u."id"`;

/**
 * Finds faults of idempotency keys. An acknowledged action has a stored answer; a refused one has none, unless its
 * second click was accepted, because money may have arrived in between.
 */
function keyFaults({ acts }: Journal, stored: StoredAnswers): readonly string[] {
  const notRefused = new Set(
    acts.filter(({ outcome }) => outcome.status !== 'refused').map(({ key }) => key),
  );
  return acts.flatMap(({ key, outcome }) => {
    if (key === null || outcome.status === 'unanswered') return [];
    if (outcome.status === 'refused')
      return stored.has(key) && !notRefused.has(key) ? [`refused and done: ${key}`] : [];
    if (!stored.has(key)) return [`acknowledged and lost: ${key}`];
    return isDeepStrictEqual(stored.get(key), outcome.body) ? [] : [`another answer is stored: ${key}`];
  });
}

const ofKind = (acts: readonly Act[], kind: ActKind) => acts.filter((act) => act.kind === kind);

/**
 * Finds faults of actions that replace a value. The value is that of the last acknowledged one, or of a later
 * unanswered one.
 */
function replacedFaults(
  acts: readonly Act[],
  kind: ActKind,
  there: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const possible = new Map<string, string[]>();
  for (const { email, mark, outcome } of ofKind(acts, kind)) {
    if (outcome.status === 'acknowledged') possible.set(email, [mark]);
    else if (outcome.status === 'unanswered') possible.get(email)?.push(mark);
  }
  return [...possible]
    .filter(([email, marks]) => !there.get(email)?.some((mark) => marks.includes(mark)))
    .map(([email]) => `the last ${kind} is not there: ${email}`);
}

/** Finds faults of acts that add to existing data: acknowledged once, else once at most. */
function addedFaults(
  acts: readonly Act[],
  kind: ActKind,
  there: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  return ofKind(acts, kind).flatMap(({ email, mark, outcome }) => {
    const times = there.get(email)?.filter((each) => each === mark).length ?? 0;
    const isRight = outcome.status === 'acknowledged' ? times === 1 : times <= 1;
    return isRight ? [] : [`${kind} ${outcome.status} and there ${times} times: ${mark}`];
  });
}

/** Restarts look alike: there are as many as were acknowledged, and no more than were sent. */
function rebootFaults(
  acts: readonly Act[],
  there: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const reboots = ofKind(acts, 'reboot');
  return [...new Set(reboots.map(({ email }) => email))].flatMap((email) => {
    const own = reboots.filter((act) => act.email === email);
    const least = own.filter(({ outcome }) => outcome.status === 'acknowledged').length;
    const most = least + own.filter(({ outcome }) => outcome.status === 'unanswered').length;
    const count = (there.get(email)?.length ?? 0) - sampleEvents('rebooted');
    return count >= least && count <= most ? [] : [`${count} restarts, not ${least} to ${most}: ${email}`];
  });
}

const paidIds = `${ofUsers('t."id"::text', '"payment" t')} where t."status" = 'Paid'`;

/** Finds contradictions between the database and its clients' answers. */
export async function journalFaults(db: Db, journal: Journal): Promise<readonly string[]> {
  const { acts } = journal;
  const accounts = await byEmail(
    db,
    `select "email", "email" as "mark" from "user" union all select "email", "email" from "registration"`,
  );
  const verified = await byEmail(db, `select "email", "email" as "mark" from "user"`);
  const payers = await byEmail(db, ofUsers(`t."draft" ->> 'name'`, '"payer" t'));
  const carts = await byEmail(db, ofUsers(`t."entries" -> 0 ->> 'id'`, '"cart" t'));
  const names = await byEmail(db, ofUsers(`t."settings" ->> 'name'`, '"server" t'));
  const restarts = `${ofUsers('t."kind"', '"serverEvent" t')} where t."kind" = 'rebooted'`;
  const paid = new Set([...(await byEmail(db, paidIds)).values()].flat());
  return [
    ...keyFaults(journal, await storedAnswers(db)),
    ...addedFaults(acts, 'register', accounts),
    ...addedFaults(acts, 'verify', verified),
    ...addedFaults(acts, 'payer', payers),
    ...replacedFaults(acts, 'cart', carts),
    ...replacedFaults(acts, 'edit', names),
    ...rebootFaults(acts, await byEmail(db, restarts)),
    ...acts
      .filter(({ kind, outcome }) => /^(?:process|settle)$/.test(kind) && outcome.status === 'acknowledged')
      .filter(({ mark }) => !paid.has(mark))
      .map(({ mark }) => `acknowledged and not paid: ${mark}`),
    ...acts
      .filter(({ outcome }) => outcome.status === 'refused' && outcome.code === 401)
      .map(({ email }) => `signed out: ${email}`),
  ];
}
