import { randomUUID } from 'node:crypto';
import { examples } from '@app/server/openapi/examples';
import { mailKeys } from '@/domain/admin/mail';
import { dbOf, type PartsIn, type Fixture } from './everyCallFixture';

/** A mail to the customer that can be sent again. */
async function sentMail(fixture: Fixture): Promise<string> {
  const { id } = await dbOf(fixture)
    .insertInto('mailLog')
    .values({
      at: new Date(),
      day: '2026-11-21',
      kind: 'accessRestored',
      email: 'ann@example.com',
      userId: fixture.customer.id,
      jobId: null,
      subject: 'Access restored',
      text: 'Hello',
      result: 'sent',
      reason: null,
      event: JSON.stringify({ kind: 'accessRestored', lostDays: 0 }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** Parts of the calls about mails. */
export const mailParts = {
  sendTestMail: () => [{ body: examples.admin.sendTestMail.body }],
  mails: () => [
    {},
    ...mailKeys.map((sort) => ({ query: { sort, direction: 'descending', limit: '1' } })),
    { query: { kind: 'renewed', limit: '1' } },
    { query: { day: '2026-11-21', limit: '1' } },
    { query: { search: 'ann', result: 'sent', limit: '1' } },
  ],
  saveMailText: async (fixture) => {
    const { params, body } = examples.admin.saveMailText;
    const row = await dbOf(fixture).selectFrom('mailText').select('version').executeTakeFirst();
    return [{ params, body, version: String(row?.version ?? 0) }];
  },
  mail: async (fixture) => [{ params: { id: await sentMail(fixture) } }],
  resendMail: async (fixture) => [{ params: { id: await sentMail(fixture) }, key: randomUUID() }],
} satisfies Readonly<Record<string, PartsIn>>;
