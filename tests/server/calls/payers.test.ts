import { expect, it } from 'vitest';
import { billingContract } from '@app/contract/billing';
import { draftOfPayer, type PayerDraft } from '@/domain/payment/payer';
import { makePayer, samplePayers } from '@/sample-data/payers';
import { billingOf, makePaymentBody } from '../support/accountMoney';
import { answerOf, callAs, codeOf, type Person } from '../support/signedIn';
import { openTwoAccounts } from '../support/twoAccounts';

const { app, ann, bob } = await openTwoAccounts();

const { payers, addPayer, savePayer, removePayer } = billingContract;
const list = async (person: Person) => (await answerOf(payers, callAs(app, person, payers))).items;
const add = (body: PayerDraft) => answerOf(addPayer, callAs(app, ann, addPayer, { body }));
const save = (person: Person, id: string, body: PayerDraft) =>
  callAs(app, person, savePayer, { params: { id }, body });
const remove = (person: Person, id: string) => callAs(app, person, removePayer, { params: { id } });

/** An organization as a person types it. */
const [, organization = makePayer()] = samplePayers;
/** A branch of it, by its KPP: the same once more would be the same payer. */
const typed = draftOfPayer({
  ...organization,
  name: ' ООО «Полюс» ',
  inn: ' 77 9900-1231 ',
  kpp: '779902001',
});

it('begins with the sample’s two, the person in their own name', async () => {
  const [own, other] = await list(ann);
  expect(own).toMatchObject({ type: 'individual', email: ann.email });
  expect(other).toMatchObject(draftOfPayer(organization));
});

it('adds, changes and removes one, as documents state it', async () => {
  const added = await add(typed);
  expect(added).toMatchObject({ name: 'ООО «Полюс»', inn: '7799001231' });
  expect((await list(ann)).at(-1)).toEqual(added);
  const changed = await answerOf(savePayer, save(ann, added.id, { ...typed, name: 'ООО «Полюс плюс»' }));
  expect((await list(ann)).at(-1)).toEqual(changed);
  expect((await remove(ann, added.id)).status).toBe(204);
  expect(await list(ann)).toHaveLength(2);
  // Twice is done as well; and what is saved after it is there again.
  expect((await remove(ann, added.id)).status).toBe(204);
  expect((await save(ann, added.id, typed)).status).toBe(200);
  expect((await list(ann)).at(-1)).toEqual(added);
  await remove(ann, added.id);
});

it('keeps nothing of a payer that was removed but its number', async () => {
  const { id } = await add(typed);
  await remove(ann, id);
  const row = await app.deps.db.selectFrom('payer').select('draft').where('id', '=', id).executeTakeFirst();
  expect(row).toEqual({ draft: null });
});

it('keeps a payer while a bill in its name is unpaid', async () => {
  const { id, ...draft } = await add(typed);
  const billing = billingOf(app, ann);
  const bill = await billing.pay(makePaymentBody({ method: 'manual', payer: draft }));
  const answer = await remove(ann, id);
  expect([answer.status, await codeOf(answer)]).toEqual([409, 'openBill']);
  await billing.deletePending([bill.id]);
  expect((await remove(ann, id)).status).toBe(204);
});

it('is the account’s own: another’s is not there', async () => {
  const before = await list(ann);
  for (const id of [before[0]?.id ?? '', 'nobody'])
    for (const answer of [await save(bob, id, typed), await remove(bob, id)])
      expect([answer.status, await codeOf(answer)]).toEqual([404, 'notFound']);
  expect(await list(ann)).toEqual(before);
});

it.each([
  { name: '' },
  { inn: '7799001232' },
  { email: 'x' },
  { type: 'robot' },
  { name: 7 },
  { bik: undefined },
])('refuses one with %j', async (changes) => {
  const before = await list(ann);
  // What a broken client might send.
  const answer = await callAs(app, ann, addPayer, { body: { ...typed, ...changes } });
  expect([answer.status, await codeOf(answer)]).toEqual([422, 'invalidRequest']);
  const [own] = before;
  expect((await save(ann, own?.id ?? '', { ...typed, ...(changes as Partial<PayerDraft>) })).status).toBe(
    422,
  );
  expect(await list(ann)).toEqual(before);
});
