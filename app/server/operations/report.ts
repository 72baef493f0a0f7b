import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../db/database';
import type { Deps } from '../deps';
import { Problem } from '../http/problem';
import { parseJson } from '../http/storableText';
import type { Handler } from '../http/types';
import { jobChannel } from '../db/jobChannel';
import { isSigned } from '../signature';
import { progressSchema, signatureHeader, type Progress } from '../provisioning/provisioner';

/** Path for progress reports of the provider's automation. */
export const reportPath = '/api/provisioner/operations';

const keySchema = v.pipe(
  v.string(),
  v.regex(/^op-[1-9]\d{0,14}-[1-9]\d{0,8}$/),
  v.transform((key) => {
    const [, id, round] = key.split('-').map(Number);
    return { id: id ?? 0, round: round ?? 0 };
  }),
);

/** Schema of a report: the operation's key and its progress, in the form that `progress` returns. */
const reportSchema = v.intersect([v.object({ key: keySchema }), progressSchema]);

/** Stores a report and makes the operation's job due. A repeated or late report changes nothing. */
async function store(
  tx: Db,
  { key: { id, round }, ...progress }: { key: { id: number; round: number } } & Progress,
  now: Date,
): Promise<void> {
  const operation = tx.updateTable('operation').where('id', '=', id).where('round', '=', round);
  const known = await tx
    .selectFrom('operation')
    .select('id')
    .where('id', '=', id)
    .where('round', '=', round)
    .executeTakeFirst();
  if (!known) throw new Problem(404, 'notFound');
  // A final result is never overwritten.
  await operation
    .set({ reported: JSON.stringify(progress) })
    .where('endedAt', 'is', null)
    .where(sql<boolean>`("reported" is null or "reported" ->> 'status' = 'running')`)
    .execute();
  await tx
    .updateTable('job')
    .set({ runAt: now })
    .where('key', '=', `operation:${id}`)
    .where('doneAt', 'is', null)
    .where('failedAt', 'is', null)
    .execute();
  await sql`select pg_notify(${jobChannel}, '')`.execute(tx);
}

/** `POST /api/provisioner/operations`: signed by the provider's automation, answers 204. */
export function reportOperation({ db, wakeJobs }: Deps, secret: string): Handler {
  return async (c) => {
    const text = await c.req.text().catch(() => {
      throw new Problem(400, 'incompleteBody');
    });
    const now = new Date();
    const signature = c.req.header(signatureHeader) ?? null;
    if (!isSigned(secret, { content: text, signature, now })) throw new Problem(401, 'wrongSignature');
    const report = parsed(text);
    await db.transaction().execute((tx) => store(tx, report, now));
    wakeJobs();
    return c.body(null, 204);
  };
}

function parsed(text: string) {
  const result = v.safeParse(reportSchema, parseJson(text));
  if (!result.success) throw new Problem(422, 'invalidRequest');
  return result.output;
}
