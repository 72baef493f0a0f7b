import { ContractViolation, expectSame, Skipped } from '../contractViolation';
import { serversIn } from './firstRows';
import { valueOf, type PortCase } from './portCase';

/** Tags of servers, and saved filters of their list. */
export const savedFilterPortCases: readonly PortCase[] = [
  {
    calls: ['savedFilters.list', 'savedFilters.save', 'savedFilters.remove'],
    title: 'saves a filter under a name, replaces it, and removes it',
    async run({ savedFilters }) {
      const before = await savedFilters.list();
      const name = 'conformance';
      const outcome = await savedFilters.save({ name, query: '?status=Active' });
      // The demonstration changes nothing (D51).
      if (outcome.status === 'refused' && outcome.refusal === 'demonstration') return;
      expectSame('one more filter', valueOf('a filter', outcome).length, before.length + 1);
      const replaced = valueOf('its replacement', await savedFilters.save({ name, query: '?dc=de' }));
      const saved = replaced.find((filter) => filter.name === name);
      if (!saved) throw new ContractViolation('the saved filters', name, JSON.stringify(replaced));
      expectSame('the query of the same name', saved.query, '?dc=de');
      expectSame('the filters as they are listed', await savedFilters.list(), replaced);
      for (const round of ['the first time', 'again'])
        expectSame(`the filters after a removal, ${round}`, await savedFilters.remove(saved.id), {
          status: 'done',
          value: before,
        });
    },
  },
  {
    calls: ['servers.saveTags'],
    title: 'saves the tags of a server',
    async run({ servers }) {
      const [server] = await serversIn(servers);
      if (!server) throw new Skipped('the account has no server');
      const tags = ['conformance', 'two words'];
      const outcome = await servers.saveTags(server.id, tags);
      if (outcome.status === 'refused' && outcome.refusal === 'demonstration') return;
      expectSame('its tags', valueOf('a server', outcome).tags, tags);
      const [listed] = await servers.named([server.id]);
      expectSame('its tags in the list', listed?.tags, tags);
      expectSame(
        'its former tags',
        valueOf('a server', await servers.saveTags(server.id, server.tags)).tags,
        server.tags,
      );
    },
  },
];
