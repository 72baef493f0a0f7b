import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { preparePaymentDocument } from '@app/server/billingDocuments/issue';
import { payeeFor } from '@app/server/billingDocuments/payee';
import { brand } from '@/brand';
import type { EntityChange } from '@/domain/admin/entity';
import { billingDocumentSchema } from '@/domain/documents/billingDocument';
import { makeEntity, sampleProprietor } from '@/sample-data/adminEntities';
import { makePayer, organizationPayer } from '@/sample-data/payers';
import { draftOfPayer, type PayerDraft } from '@/domain/payment/payer';
import { billingOf, makePaymentBody } from '../support/accountMoney';
import { startAtNoon } from '../support/atNoon';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf, signIn } from '../support/signedIn';

startAtNoon();

/* The provider's legal entities bill its customers. */

const { db, app } = await openApp({ deps: { hasDemoData: false } });
const [admin, ann] = [await signIn(app, 'admin'), await signIn(app)];
const { entities, addEntity, saveEntity, audit } = adminContract;

const [person, company] = [draftOfPayer(makePayer()), draftOfPayer(organizationPayer)];
const listed = async () => (await answerOf(entities, callAs(app, admin, entities))).items;
const { id: _, next: __, version: ___, ...proprietor } = sampleProprietor;
const { id: ____, next: _____, version: ______, ...organization } = makeEntity();
const changeOf = (changes: Partial<EntityChange>): EntityChange => ({
  ...organization,
  numbersFrom: null,
  ...changes,
});
const add = (body: EntityChange) => callAs(app, admin, addEntity, { body });
const save = async (id: number, body: EntityChange, stale?: string) => {
  const version = stale ?? (await listed()).find((each) => each.id === id)?.version ?? '';
  return callAs(app, admin, saveEntity, { params: { id: String(id) }, body, version });
};

/** Issues the bill of a transfer and returns its content. */
async function bill(payer: PayerDraft) {
  const body = makePaymentBody({ minor: 100_000, method: 'manual', payer, entries: [] });
  const { id } = await billingOf(app, ann).pay(body);
  const { content } = await db
    .selectFrom('paper')
    .select('content')
    .where('paymentId', '=', id)
    .where('kind', '=', 'bill')
    .executeTakeFirstOrThrow();
  return { id, document: parse(billingDocumentSchema, content) };
}

// tests: ENTITY-01
it('starts with the entity of the build, which bills everyone', async () => {
  const [first, ...others] = await listed();
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    audience: 'everyone',
    name: brand.legalEntity,
    inn: brand.requisites.inn,
    prefix: '',
    next: { bill: 1, receipt: 1, act: 1, refund: 1 },
  });
  expect(await payeeFor(db, { type: 'individual' })).toMatchObject({ inn: brand.requisites.inn });
});

// tests: ENTITY-01, ENTITY-02
it('bills organizations by their own entity, and keeps issued documents', async () => {
  const before = await bill(company);
  expect(before.document.payee.inn).toBe(brand.requisites.inn);
  expect((await add({ ...proprietor, numbersFrom: 500 })).status).toBe(200);
  expect(await listed()).toMatchObject([
    { audience: 'everyone' },
    { audience: 'organizations', next: { bill: 500, receipt: 500, act: 500, refund: 500 } },
  ]);
  const after = await bill(company);
  const year = after.document.date.slice(0, 4);
  expect(after.document).toMatchObject({
    number: `ИП-${year}-00500`,
    payee: { inn: '500100732259', kpp: '', director: 'Ветров О. А.', name: proprietor.name },
  });
  expect((await bill(person)).document.payee.inn).toBe(brand.requisites.inn);
  // The receipt of a bill names the entity of the bill, whoever bills today.
  const receipt = await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('payment')
      .selectAll()
      .where('id', '=', before.id)
      .executeTakeFirstOrThrow();
    const issue = await preparePaymentDocument(tx, row, 'receipt', { now: new Date() });
    return issue();
  });
  expect(receipt.payee.inn).toBe(brand.requisites.inn);
});

// tests: ENTITY-02
it('never lets numbers go back or repeat', async () => {
  const own = (await listed()).find(({ inn }) => inn === proprietor.inn);
  if (!own) throw new Error('No entity');
  const { bill: next } = own.next;
  expect(next).toBe(501);
  expect((await save(own.id, { ...proprietor, prefix: 'В-', numbersFrom: 2 })).status).toBe(200);
  expect((await listed()).find(({ id }) => id === own.id)?.next).toMatchObject({ bill: 501, receipt: 500 });
  expect((await save(own.id, { ...proprietor, prefix: 'В-', numbersFrom: 900 })).status).toBe(200);
  const { document } = await bill(company);
  expect(document.number).toBe(`В-${document.date.slice(0, 4)}-00900`);
  const { items } = await answerOf(audit, callAs(app, admin, audit));
  expect(items[0]).toMatchObject({
    kind: 'entityEdited',
    subject: proprietor.name.ru,
    changes: [{ field: 'nextNumber', before: '501', after: '900' }],
  });
});

// tests: ENTITY-01
it('replaces the entity that bills everyone, and leaves nobody without one', async () => {
  const [first] = await listed();
  if (!first) throw new Error('No entity');
  const refused = await save(first.id, changeOf({ audience: 'nobody' }));
  expect([refused.status, await codeOf(refused)]).toEqual([422, 'invalidRequest']);
  expect((await add(changeOf({ prefix: 'N-' }))).status).toBe(200);
  expect((await listed()).map(({ audience }) => audience)).toEqual(['nobody', 'organizations', 'everyone']);
  const { document } = await bill(person);
  // The same INN continues its numbers.
  expect(document.number).toBe(`N-${document.date.slice(0, 4)}-00003`);
});

// tests: ENTITY-01
it('refuses wrong codes, an old version and an unknown entity', async () => {
  const wrong = await add(changeOf({ inn: '7799004001', audience: 'nobody' }));
  expect([wrong.status, await wrong.json()]).toMatchObject([422, { fields: ['inn'] }]);
  const [first] = await listed();
  if (!first) throw new Error('No entity');
  expect((await save(first.id, changeOf({ audience: 'nobody' }), '0')).status).toBe(409);
  expect((await save(999, changeOf({ audience: 'nobody' }), '1')).status).toBe(404);
});
