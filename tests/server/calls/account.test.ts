import { expect, it, vi } from 'vitest';
import { accountContract } from '@app/contract/account';
import { cartContract } from '@app/contract/cart';
import { wireEntries } from '@app/contract/cartEntries';
import type { CartEntry } from '@/domain/cart/entry';
import type { ServerId } from '@/domain/servers/server';
import { sampleCart } from '@/sample-data/cart';
import { makeProfile } from '@/sample-data/profile';
import { answerOf, callAs, codeOf, type CallParts, type Person } from '../support/signedIn';
import { openTwoAccounts } from '../support/twoAccounts';

const { app, ann, bob } = await openTwoAccounts();

const profileOf = (person: Person) =>
  answerOf(accountContract.profile, callAs(app, person, accountContract.profile));
const save = (person: Person, parts: CallParts) => callAs(app, person, accountContract.saveProfile, parts);
const cartOf = async (person: Person) =>
  (await answerOf(cartContract.load, callAs(app, person, cartContract.load))).entries;

// tests: ACCOUNT-06
it('is somebody’s own from the beginning: their name and address, not the sample’s (D25)', async () => {
  const { profile } = await profileOf(ann);
  const summary = await answerOf(accountContract.summary, callAs(app, ann, accountContract.summary));
  expect([profile.email, profile.profileEmail, summary.email]).toEqual([ann.email, ann.email, ann.email]);
  expect(summary.name).toBe(profile.fullName);
  expect(profile.fullName).not.toBe(makeProfile().fullName);
});

it('saves the profile, for this account only, and never another address', async () => {
  const told = vi.fn();
  const stop = app.deps.changes.subscribe(ann.id, told);
  const { version } = await profileOf(ann);
  const body = makeProfile({ fullName: 'Ли Анна', email: 'other@example.com' });
  expect((await save(ann, { body, version })).status).toBe(200);
  expect((await profileOf(ann)).profile).toEqual({ ...body, email: ann.email, profileEmail: ann.email });
  expect((await profileOf(bob)).profile.fullName).not.toBe('Ли Анна');
  expect(told).toHaveBeenCalledWith(['account']);
  stop();
});

it('refuses a profile that was changed meanwhile, one against the rules, and one without a version', async () => {
  const { profile, version } = await profileOf(bob);
  const both = await Promise.all([1, 2].map(() => save(bob, { body: profile, version })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const now = await profileOf(bob);
  const wrong = await save(bob, { body: { ...profile, zip: '1' }, version: now.version });
  expect(wrong.status).toBe(422);
  expect(await wrong.json()).toMatchObject({ code: 'invalidProfile', fields: ['zip'], type: 'about:blank' });
  expect(await codeOf(await save(bob, { body: profile }))).toBe('invalidRequest');
  expect(await profileOf(bob)).toEqual(now);
});

// tests: ACCOUNT-01, ACCOUNT-07
it('has the cart on every device, and takes a visitor’s along once (D26)', async () => {
  expect(await cartOf(ann)).toEqual(sampleCart);
  const [first] = sampleCart;
  if (!first) throw new Error('The sample cart is empty');
  const renewal = { kind: 'renewal', id: 'visitor-2', serverId: 1024 as ServerId, period: 'month' } as const;
  const body = { entries: wireEntries([{ ...first, id: 'visitor-1' }, renewal]) };
  const take = () => callAs(app, ann, cartContract.take, { body, key: 'a-visitors-cart' });
  const answers = await Promise.all([take(), take()]);
  for (const answer of answers) expect(await answer.json()).toEqual({ added: 1 });
  expect(await cartOf(ann)).toEqual([...sampleCart, renewal]);
  expect(await cartOf(bob)).toEqual(sampleCart);
  await answerOf(
    cartContract.save,
    callAs(app, ann, cartContract.save, {
      body: { entries: wireEntries([renewal]) },
      version: (await answerOf(cartContract.load, callAs(app, ann, cartContract.load))).version,
    }),
  );
  expect(await cartOf(ann)).toEqual([renewal]);
});

// tests: ADMIN-43
it('lets nobody overwrite a cart that has changed since it was read', async () => {
  const read = () => answerOf(cartContract.load, callAs(app, bob, cartContract.load));
  const { version } = await read();
  const save = (entries: readonly CartEntry[]) =>
    callAs(app, bob, cartContract.save, { body: { entries: wireEntries(entries) }, version });
  const both = await Promise.all([save(sampleCart.slice(0, 1)), save(sampleCart.slice(1))]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const late = both.find(({ status }) => status === 409);
  const now = await read();
  expect(await late?.json()).toMatchObject({
    code: 'stale',
    current: { entries: wireEntries(now.entries), version: now.version },
  });
  expect(now.entries).toHaveLength(1);
});

it('keeps a key for what it was first used for', async () => {
  const parts = { key: 'used-for-something', body: { entries: [] } };
  expect((await callAs(app, ann, cartContract.take, parts)).status).toBe(200);
  const other = await callAs(app, ann, cartContract.take, { ...parts, body: { entries: sampleCart } });
  expect([other.status, await codeOf(other)]).toEqual([409, 'keyReused']);
  expect((await callAs(app, bob, cartContract.take, parts)).status).toBe(200);
});
