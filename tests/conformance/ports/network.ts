import type { FirewallRule } from '@/domain/servers/firewall';
import type { ServerId } from '@/domain/servers/server';
import { expectSame, Skipped } from '../contractViolation';
import { serversIn } from './firstRows';
import { expectFailure, valueOf, type PortCase } from './portCase';

const nobodys = 900_000_000 as ServerId;
const ssh: FirewallRule = { direction: 'in', protocol: 'tcp', ports: '22', network: '', note: 'Kit' };

/** The network of a server. */
export const networkPortCases: readonly PortCase[] = [
  {
    calls: ['network.firewall', 'network.saveFirewall'],
    title: 'applies the rules of a firewall as one set',
    async run({ servers, network }) {
      const active = (await serversIn(servers)).findLast(({ status }) => status === 'Active');
      if (!active) throw new Skipped('no server of the account is active');
      const before = await network.firewall(active.id);
      const set = { isOn: true, rules: [{ ...ssh, network: '203.0.113.7/24' }] };
      const outcome = await network.saveFirewall(active.id, set);
      // The demonstration changes nothing (D51); the server may be busy with an earlier case.
      if (outcome.status === 'refused') return;
      const saved = valueOf('a firewall', outcome);
      const normalized = { isOn: true, rules: [{ ...ssh, network: '203.0.113.0/24' }] };
      expectSame('the wanted set', saved.wanted ?? saved.applied, normalized);
      if (saved.state !== 'applying') return;
      expectSame('the set in effect meanwhile', saved.applied, before.applied);
      const changed = { status: 'refused', refusal: 'changed' };
      expectSame('a second set meanwhile', await network.saveFirewall(active.id, set), changed);
    },
  },
  {
    calls: ['network.firewall', 'network.saveFirewall'],
    title: 'shows no firewall of a server that the account has not',
    async run({ network }) {
      const outcome = await network.saveFirewall(nobodys, { isOn: false, rules: [] });
      expectSame('a firewall of nobody’s server', outcome.status, 'refused');
      // In the demonstration every server has the same one.
      if (outcome.status === 'refused' && outcome.refusal === 'demonstration') return;
      await expectFailure('the firewall of nobody’s server', network.firewall(nobodys));
    },
  },
  {
    calls: ['network.reverseNames', 'network.saveReverseName', 'network.checkReverseName'],
    title: 'sets the reverse name of an address of a server, and refuses one of another',
    async run({ servers, network }) {
      const active = (await serversIn(servers)).findLast(({ status }) => status === 'Active');
      if (!active) throw new Skipped('no server of the account is active');
      const [first] = await network.reverseNames(active.id);
      if (!first) throw new Skipped('the server has no address');
      await network.checkReverseName(active.id, first.address, 'mail.example.ru');
      const outcome = await network.saveReverseName(active.id, first.address, 'mail.example.ru');
      // The demonstration changes nothing (D51); the server may be busy with an earlier case.
      if (outcome.status === 'refused') return;
      const saved = valueOf('reverse names', outcome).find(({ address }) => address === first.address);
      expectSame('the wanted name', saved?.wanted ?? saved?.name, 'mail.example.ru');
    },
  },
];
