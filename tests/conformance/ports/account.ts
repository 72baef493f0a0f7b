import { randomUUID } from 'node:crypto';
import { makeOrderEntry } from '@/sample-data/cart';
import { samplePublicKey } from '@/sample-data/sshKeys';
import { expectSame, Skipped } from '../contractViolation';
import { serversIn } from './firstRows';
import { valueOf, type PortCase } from './portCase';

/** The account, its notifications, its cart and the catalogue. */
export const accountPortCases: readonly PortCase[] = [
  {
    calls: ['account.saveProfile', 'account.summary'],
    title: 'is called what its profile says, and keeps its address',
    async run({ account }) {
      const { version, profile: before } = await account.profile();
      const contactPerson = before.contactPerson || before.fullName;
      const wanted = { ...before, contactPerson, fullName: 'Проверка Контракта' };
      const saved = valueOf('a new name', await account.saveProfile(version, wanted));
      expectSame('the profile', saved.profile, wanted);
      const { name, email } = await account.summary();
      expectSame('name and address of the summary', [name, email], [wanted.fullName, before.email]);
      expectSame('a change of what was changed meanwhile', await account.saveProfile(version, before), {
        status: 'refused',
        refusal: { reason: 'conflict', current: saved },
      });
      valueOf('the old name', await account.saveProfile(saved.version, { ...before, contactPerson }));
    },
  },
  {
    calls: ['account.saveProfile'],
    title: 'refuses a profile by its fields',
    async run({ account }) {
      const before = await account.profile();
      const nameless = { ...before.profile, fullName: ' ' };
      expectSame('a profile without a name', await account.saveProfile(before.version, nameless), {
        status: 'refused',
        refusal: { reason: 'fields', fields: ['fullName'] },
      });
      expectSame('the profile afterwards', await account.profile(), before);
    },
  },
  {
    calls: ['sshKeys.add', 'sshKeys.list', 'sshKeys.remove'],
    title: 'saves a public key once, and removes it',
    async run({ sshKeys }) {
      const before = await sshKeys.list();
      const draft = { name: 'conformance', key: samplePublicKey };
      const outcome = await sshKeys.add(draft);
      // The demonstration changes nothing (D51).
      if (outcome.status === 'refused' && outcome.refusal === 'demonstration') return;
      const added = valueOf('a new key', outcome);
      expectSame('the keys with it', await sshKeys.list(), [...before, added]);
      const taken = { status: 'refused', refusal: 'sshKeyTaken' };
      expectSame('the same key again', await sshKeys.add({ ...draft, name: 'other' }), taken);
      const invalid = { status: 'refused', refusal: 'invalidSshKey' };
      expectSame('half a key', await sshKeys.add({ ...draft, key: 'ssh-ed25519 AAAA' }), invalid);
      await sshKeys.remove(added.id);
      await sshKeys.remove(added.id);
      expectSame('the keys afterwards', await sshKeys.list(), before);
    },
  },
  {
    calls: ['sshKeys.onServer', 'sshKeys.list'],
    title: 'knows which keys on a server the account still has',
    async run({ servers, sshKeys }) {
      const [first] = await serversIn(servers);
      if (!first) throw new Skipped('the account has no server');
      const [keys, saved] = [await sshKeys.onServer(first.id), await sshKeys.list()];
      for (const { fingerprint, isSaved } of keys ?? [])
        expectSame(
          `whether ${fingerprint} is saved`,
          isSaved,
          saved.some((each) => each.fingerprint === fingerprint),
        );
    },
  },
  {
    calls: ['notifications.setRead', 'notifications.list'],
    title: 'has read what was read',
    async run({ notifications }) {
      const [first] = await notifications.list();
      if (!first) throw new Skipped('the account has no notification');
      const isReadNow = async () => (await notifications.list()).find(({ id }) => id === first.id)?.isRead;
      await notifications.setRead([first.id], !first.isRead);
      expectSame('whether it is read', await isReadNow(), !first.isRead);
      await notifications.setRead([first.id], first.isRead);
      expectSame('whether it is read again', await isReadNow(), first.isRead);
    },
  },
  {
    calls: ['cart.save', 'cart.load'],
    title: 'has in its cart what was put there',
    async run({ cart, catalog }) {
      const { entries: before } = await cart.load();
      const [plan] = (await catalog.offers()).plans;
      // New entries, because an empty cart would prove nothing.
      const wanted = [1, 2].map(() => makeOrderEntry({ id: randomUUID(), ...(plan && { plan: plan.name }) }));
      for (const entries of [wanted, wanted.slice(0, 1), []]) {
        await cart.save(entries);
        expectSame(`a cart of ${entries.length}`, (await cart.load()).entries, entries);
      }
      await cart.save(before);
      expectSame('the cart afterwards', (await cart.load()).entries, before);
    },
  },
  {
    calls: ['catalog.plans', 'catalog.promo'],
    title: 'offers plans by names of their own, and knows no promo code that is none',
    async run({ catalog }) {
      const names = (await catalog.offers()).plans.map(({ name }) => name);
      expectSame('how many names the plans have', new Set(names).size, names.length);
      expectSame('a promo code that is none', await catalog.promo('NO-SUCH-THING'), null);
    },
  },
  {
    calls: ['payees.list'],
    title: 'names a legal entity for persons and one for organizations',
    async run({ billing }) {
      const { individuals, organizations } = await billing.payees();
      for (const { inn, account, bik } of [individuals, organizations])
        expectSame('whether the requisites are complete', [inn, account, bik].includes(''), false);
    },
  },
  {
    calls: ['catalog.rates', 'catalog.paymentMethods'],
    title: 'counts a ruble as a hundred kopecks, and takes some currency in every way',
    async run({ billing }) {
      expectSame('the rate of the ruble', (await billing.rates()).RUB, 100);
      const methods = await billing.methods();
      const ids = methods.map(({ id }) => id);
      expectSame('how many ways to pay there are', new Set(ids).size, ids.length);
    },
  },
];
