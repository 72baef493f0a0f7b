import { isIPv4 } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  snapshotActions,
  type Command,
  type Operation,
  type Provisioner,
} from '@app/server/provisioning/provisioner';

/** Provisioner under test and its setup. */
export interface ProvisionerUnderTest {
  readonly provisioner: Provisioner;
  /** Moves the clock of both sides on. */
  readonly later: (seconds: number) => void;
  readonly now: () => Date;
}

const spec = {
  domain: 'vps4711.example.ru',
  ip: '',
  datacenter: 'gb',
  tariff: 'Diadem[GB]',
  memory: 2,
  os: 'Ubuntu 22.04',
  software: 'none',
  panel: 'none',
  backup: 'none',
  ipv4: 1,
  ipv6Subnet: '',
  username: 'deploy',
};

/** In an order in which each changes something of one machine. */
const commands: readonly Command[] = [
  ...(['create', 'reinstall', 'resize', 'setOptions'] as const).map((action) => ({ action, spec })),
  { action: 'setOptions', spec: { ...spec, backup: 'daily' } },
  ...(['stop', 'start', 'reboot'] as const).map((action) => ({ action })),
  { action: 'stop', isForced: true },
  { action: 'start' },
  {
    action: 'setFirewall',
    firewall: {
      isOn: true,
      rules: [{ direction: 'in', protocol: 'tcp', ports: '22', network: '203.0.113.0/24', note: 'Office' }],
    },
  },
  { action: 'setReverseName', address: '2001:db8::2', name: 'mail.example.ru' },
  { action: 'setRescue', isOn: true, passwords: { password: 'Only-for-the-rescue-1' } },
  { action: 'setRescue', isOn: false },
  { action: 'attachIso', url: 'https://download.example.org/netinst.iso' },
  { action: 'detachIso' },
  ...snapshotActions.map((action) => ({ action, snapshot: '12' })),
  ...(['suspend', 'destroy'] as const).map((action) => ({ action })),
  { action: 'create', spec: { ...spec, sshKeys: ['ssh-ed25519 AAAA'] } },
];

/** Settings of the network, which some provisioners change at once. */
const isImmediate = ({ action }: Command) => action === 'setFirewall' || action === 'setReverseName';

/** Defines the cases for every provisioner; authors of one run these against theirs. */
export function provisionerCases(name: string, open: () => Promise<ProvisionerUnderTest>): void {
  describe(`the ${name} provisioner`, () => {
    let tested: ProvisionerUnderTest;
    let count = 0;
    beforeAll(async () => {
      tested = await open();
    });

    function operationOf(command: Command, serverId = 4711): Operation {
      count += 1;
      return { key: `op-${count}-1`, serverId, command, startedAt: tested.now() };
    }
    /** Returns the final result of a command. */
    async function endOf(command: Command, serverId: number) {
      const operation = operationOf(command, serverId);
      await tested.provisioner.begin(operation, 1);
      tested.later(30);
      const end = await tested.provisioner.progress(operation);
      // Asking again returns the same.
      expect(await tested.provisioner.progress(operation)).toEqual(end);
      if (end.status !== 'done') throw new Error('It did not end well');
      return end;
    }

    it.each(commands)('carries out: $action, asynchronously', async (command) => {
      const { provisioner, later } = tested;
      const operation = operationOf(command);
      const begun = await provisioner.begin(operation, 1);
      if (!isImmediate(command)) {
        expect(begun).toEqual({ status: 'running' });
        expect(await provisioner.progress(operation)).toEqual({ status: 'running' });
      }
      later(30);
      expect(await provisioner.progress(operation)).toMatchObject({ status: 'done' });
    });

    it('assigns each server addresses, a network and a panel as ordered, of its own', async () => {
      const wanted = { ...spec, ip: '', ipv4: 3, ipv6Subnet: 'auto', panel: 'plesk' };
      const [one, other] = [
        await endOf({ action: 'create', spec: wanted }, 4712),
        await endOf({ action: 'create', spec: wanted }, 4713),
      ];
      const all = [one, other].flatMap(({ addresses = [] }) => addresses);
      expect(all.filter(isIPv4)).toHaveLength(6);
      expect(new Set([...all, one.ipv6Subnet, other.ipv6Subnet]).size).toBe(8);
      expect(one.ipv6Subnet).toMatch(/^[0-9a-f:]+::\/64$/);
      expect(new URL(one.panelUrl ?? '').hostname).toBe(one.addresses?.[0]);
    });

    it('keeps what a server has when its options change, and takes back what is given up', async () => {
      const wanted = { ...spec, ip: '', ipv4: 3, ipv6Subnet: 'auto' };
      const { addresses: [first = '', second = ''] = [], ipv6Subnet } = await endOf(
        { action: 'create', spec: wanted },
        4714,
      );
      const more = await endOf(
        { action: 'setOptions', spec: { ...wanted, ip: second, ipv4: 4, ipv6Subnet: String(ipv6Subnet) } },
        4714,
      );
      expect(more.addresses?.[0]).toBe(second);
      expect(more.addresses).toContain(first);
      expect(new Set(more.addresses).size).toBe(4);
      expect(more.ipv6Subnet).toBe(ipv6Subnet);
      const less = await endOf(
        { action: 'reinstall', spec: { ...wanted, ip: second, ipv4: 1, ipv6Subnet: '', panel: 'cpanel' } },
        4714,
      );
      expect(less).toMatchObject({ addresses: [second], ipv6Subnet: null });
      expect(less.panelUrl).toMatch(/^https:/);
    });

    it('reports the size of a snapshot that it has made', async () => {
      await endOf({ action: 'create', spec }, 4715);
      const { sizeMb } = await endOf({ action: 'makeSnapshot', snapshot: '13' }, 4715);
      expect(sizeMb).toBeGreaterThan(0);
    });

    it('makes, lists, restores and deletes backups', async () => {
      const { backups } = tested.provisioner;
      const listed = async () => (await backups(4717))?.items ?? [];
      const sold = { ...spec, backup: 'daily' };
      await endOf({ action: 'create', spec: sold }, 4717);
      const before = (await listed()).length;
      await endOf({ action: 'makeBackup', interval: 'daily' }, 4717);
      const made = (await listed()).filter(({ kind }) => kind === 'requested');
      expect(made).toHaveLength(1);
      const [backup] = made;
      if (!backup) throw new Error('No backup was made');
      const { id, at, sizeMb } = backup;
      expect(Math.abs(Date.parse(at) - tested.now().getTime())).toBeLessThan(120_000);
      expect(sizeMb).toBeGreaterThan(0);
      const restored = await endOf({ action: 'restoreBackup', backup: id, spec: sold }, 4717);
      expect(restored.addresses).toHaveLength(1);
      // Another server gets its disk, and keeps its own addresses and backups.
      const own = await endOf({ action: 'create', spec }, 4718);
      const source = { serverId: 4717, backup: id };
      const copied = await endOf({ action: 'reinstall', spec, source }, 4718);
      expect(copied.addresses).toEqual(own.addresses);
      expect((await backups(4718))?.items).toEqual([]);
      await endOf({ action: 'deleteBackup', backup: id }, 4717);
      expect(await listed()).toHaveLength(before);
      // A backup that is gone is deleted; it is not restored.
      await endOf({ action: 'deleteBackup', backup: id }, 4717);
      await expect(endOf({ action: 'restoreBackup', backup: id, spec: sold }, 4717)).rejects.toThrow();
      await expect(endOf({ action: 'reinstall', spec, source }, 4718)).rejects.toThrow();
    });

    it('carries the same key out once, and answers how far it is', async () => {
      const { provisioner, later } = tested;
      const operation = operationOf({ action: 'create', spec }, 4716);
      await provisioner.begin(operation, 1);
      expect(await provisioner.begin(operation, 2)).toEqual({ status: 'running' });
      later(30);
      const end = await provisioner.begin(operation, 3);
      expect(end).toMatchObject({ status: 'done' });
      expect(await provisioner.progress(operation)).toEqual(end);
    });

    it('leads to a console for a while', async () => {
      const { url, expiresIn } = await tested.provisioner.console(4711);
      expect(new URL(url).protocol).toBe('https:');
      expect(expiresIn).toBeGreaterThan(0);
    });

    it('measures load and traffic, evenly over what is requested', async () => {
      const from = new Date('2026-11-22T00:00:00Z');
      const to = new Date('2026-11-23T00:00:00Z');
      const read = () => tested.provisioner.metrics(4711, { from, to, points: 97 });
      const { points } = await read();
      expect(points.map(({ at }) => Date.parse(at))).toEqual(
        Array.from({ length: 97 }, (_, index) => from.getTime() + index * 900_000),
      );
      for (const { cpuPercent, memoryPercent, receivedKbps, sentKbps } of points) {
        expect(cpuPercent).toBeGreaterThanOrEqual(0);
        expect(cpuPercent).toBeLessThanOrEqual(100);
        expect(memoryPercent).toBeLessThanOrEqual(100);
        expect(Math.min(receivedKbps, sentKbps)).toBeGreaterThanOrEqual(0);
      }
      expect(new Set(points.map(({ cpuPercent }) => cpuPercent)).size).toBeGreaterThan(20);
      // The past does not change.
      expect(await read()).toEqual({ points });
    });
  });
}
