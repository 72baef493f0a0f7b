import { accountContract } from '@app/contract/account';
import { serversContract } from '@app/contract/servers';
import { expectSame, Skipped } from '../contractViolation';
import { answered, expectAnswer, expectRefusal, send, type Case } from '../testContext';

/** Saving data that was changed meanwhile, for example on another device, reports the conflict. */
export const versionCases: readonly Case[] = [
  {
    calls: ['account.saveProfile', 'account.profile'],
    title: 'is saved on the version that was read, by one of two at once',
    async run(context) {
      const { customer } = context;
      const { profile, version } = await answered(context, customer, accountContract.profile);
      const contactPerson = profile.contactPerson || profile.fullName;
      const save = (city: string, on: string) =>
        send(context, customer, accountContract.saveProfile, {
          body: { ...profile, contactPerson, city },
          version: on,
        });
      const replies = await Promise.all([save('one', version), save('two', version)]);
      const [done, late] = replies.toSorted((one, other) => one.status - other.status);
      if (!done || !late) return;
      const saved = expectAnswer(accountContract.saveProfile, done);
      expectRefusal(late, 'stale');
      expectRefusal(await save('three', version), 'stale');
      expectSame('the profile afterwards', await answered(context, customer, accountContract.profile), saved);
      expectAnswer(accountContract.saveProfile, await save(profile.city, saved.version));
    },
  },
  {
    calls: ['servers.save', 'servers.settings'],
    title: 'is saved on the version that was read, by one of two at once',
    async run(context) {
      const { customer } = context;
      const { items } = await answered(context, customer, serversContract.list);
      const server = items.find(({ status }) => status === 'Active') ?? items[0];
      if (!server) throw new Skipped('the account has no server');
      const params = { id: String(server.id) };
      const before = await answered(context, customer, serversContract.settings, { params });
      const save = (name: string, version: string) => {
        const settings = { ...before.settings, name };
        const body = { settings, charge: 0, password: null, userPassword: null };
        return send(context, customer, serversContract.save, { params, body, version });
      };
      const replies = await Promise.all([save('kit one', before.version), save('kit two', before.version)]);
      const [done, late] = replies.toSorted((one, other) => one.status - other.status);
      if (!done || !late) return;
      const saved = expectAnswer(serversContract.save, done);
      expectRefusal(late, 'stale');
      expectRefusal(await save('kit three', before.version), 'stale');
      const now = await answered(context, customer, serversContract.settings, { params });
      expectSame('the settings afterwards', now, saved);
      expectAnswer(serversContract.save, await save(before.settings.name, now.version));
    },
  },
];
