import { randomUUID } from 'node:crypto';
import { examples } from '@app/server/openapi/examples';
import { mailKeys } from '@/domain/admin/mail';
import { dbOf, type PartsIn, type World } from './everyCallWorld';

/** A mail to the customer that can be sent again. */
async function sentMail(world: World): Promise<string> {
  const { id } = await dbOf(world)
    .insertInto('mailLog')
    .values({
      at: new Date(),
      day: '2026-11-21',
      kind: 'accessRestored',
      email: 'ann@example.com',
      userId: world.customer.id,
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
  saveMailText: async (world) => {
    const { params, body } = examples.admin.saveMailText;
    const row = await dbOf(world).selectFrom('mailText').select('version').executeTakeFirst();
    return [{ params, body, version: String(row?.version ?? 0) }];
  },
  mail: async (world) => [{ params: { id: await sentMail(world) } }],
  resendMail: async (world) => [{ params: { id: await sentMail(world) }, key: randomUUID() }],
} satisfies Readonly<Record<string, PartsIn>>;
