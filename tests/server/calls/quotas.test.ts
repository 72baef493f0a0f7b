import { expect, it } from 'vitest';
import * as v from 'valibot';
import { adminContract } from '@app/contract/admin';
import { membersContract } from '@app/contract/members';
import { supportContract } from '@app/contract/support';
import { tokensContract } from '@app/contract/tokens';
import { webhooksContract } from '@app/contract/webhooks';
import { quotaBounds, quotas, type Quotas } from '@/domain/admin/quotas';
import { initialSettings, settingsVersion } from '@app/server/settings/storedSettings';
import { password } from '../support/authenticator';
import { newKey } from '../support/accountMoney';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf, signIn } from '../support/signedIn';

const { app, db } = await openApp({ deps: { hasDemoData: false } });
const [admin, ann] = [await signIn(app, 'admin'), await signIn(app)];

const save = async (changes: Partial<Quotas>) =>
  callAs(app, admin, adminContract.saveSettings, {
    body: { ...initialSettings, ...changes },
    version: await settingsVersion(db),
  });

const refusalSchema = v.object({ code: v.string(), error: v.string(), max: v.number() });

const refusalOf = async (answer: Promise<Response>): Promise<unknown> => {
  const refused = await answer;
  const { code, error, max } = v.parse(refusalSchema, await refused.json());
  return [refused.status, code, max, error.includes(String(max))];
};

// tests: QUOTAS-01
it('refuses numbers outside the bounds, and audits the others before and after', async () => {
  for (const name of quotas) {
    const { from, to } = quotaBounds[name];
    for (const value of [from - 1, to + 1, from + 0.5])
      expect([name, value, (await save({ [name]: value })).status]).toEqual([name, value, 422]);
    for (const value of [to, from]) expect((await save({ [name]: value })).status).toBe(200);
  }
  await save({ webhooksPerAccount: 7 });
  const { before, after } = await db
    .selectFrom('auditEvent')
    .select(['before', 'after'])
    .where('kind', '=', 'settingsSaved')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect([before, after]).toMatchObject([{ webhooksPerAccount: 10 }, { webhooksPerAccount: 7 }]);
});

// tests: QUOTAS-02
it('enforces the saved limits, deletes nothing above a lower one, and names the number', async () => {
  const invite = (email: string) =>
    callAs(app, ann, membersContract.invite, { body: { email, role: 'finance' } });
  const token = () =>
    callAs(app, ann, tokensContract.create, {
      body: { password, name: 'CI', scopes: ['read'], days: null },
    });
  const webhook = () =>
    callAs(app, ann, webhooksContract.create, {
      body: { url: 'https://hooks.example.com', topics: ['servers'] },
    });
  await save({ colleaguesPerAccount: 2, apiTokensPerAccount: 2, webhooksPerAccount: 2 });
  for (const email of ['one@more.example', 'two@more.example'])
    await answerOf(membersContract.invite, invite(email));
  for (const make of [token, webhook, token, webhook]) expect((await make()).status).toBe(201);
  await save({ colleaguesPerAccount: 1, apiTokensPerAccount: 1, webhooksPerAccount: 1 });
  expect(await refusalOf(invite('three@more.example'))).toEqual([409, 'tooManyMembers', 1, true]);
  expect(await refusalOf(token())).toEqual([409, 'tooManyTokens', 1, true]);
  expect(await refusalOf(webhook())).toEqual([409, 'tooManyWebhooks', 1, true]);
  const { max, invitations } = await answerOf(membersContract.list, callAs(app, ann, membersContract.list));
  expect([max, invitations.length]).toEqual([1, 2]);
  const { items } = await answerOf(tokensContract.list, callAs(app, ann, tokensContract.list));
  expect(items).toHaveLength(2);
});

// tests: QUOTAS-02
it('limits the files of an account by the setting', async () => {
  const ticket = () =>
    callAs(app, ann, supportContract.create, {
      key: newKey(),
      body: {
        subject: 'A question',
        service: 'vps',
        department: 'technical',
        serverId: null,
        message: 'How?',
      },
      files: [new File([Uint8Array.of(0x50, 0x4b, 3, 4)], 'a.zip')],
    });
  expect((await ticket()).status).toBe(200);
  await db.updateTable('content').set({ size: 400_000_000 }).where('userId', '=', ann.id).execute();
  await save({ ticketFilesMegabytes: 400 });
  const refused = await ticket();
  expect([refused.status, await codeOf(refused)]).toEqual([409, 'quotaExceeded']);
  await save({ ticketFilesMegabytes: 500 });
  expect((await ticket()).status).toBe(200);
});
