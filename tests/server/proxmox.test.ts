import { describe, expect, it } from 'vitest';
import { networkOf } from '@app/server/provisioning/proxmox/addresses';
import { ipv4Text, ipv4Number, parseProxmoxConfig } from '@app/server/provisioning/proxmox/config';
import { pointerName } from '@app/server/provisioning/proxmox/powerDns';
import { placeServer } from '@app/server/provisioning/proxmox/placement';
import { proxmoxProvisioner } from '@app/server/provisioning/proxmox/provisioner';
import type { Command, Operation } from '@app/server/provisioning/provisioner';
import { provisionerCases } from './support/provisionerCases';
import { openPowerDns } from './support/powerDnsServer';
import { openProxmox } from './support/proxmoxServer';
import { testSeal } from './support/testApp';
import { openTestDatabase } from './support/testDatabase';

const site = {
  nodes: ['pve1', 'pve2', 'pve3'],
  storage: 'local',
  bridge: 'vmbr0',
  ipv4: [{ from: '203.0.113.10', to: '203.0.113.40', prefix: 24, gateway: '203.0.113.1' }],
  ipv6: { network: '2001:db8:1::/48', gateway: 'fe80::1' },
};
const configOf = (changes: object = {}) =>
  parseProxmoxConfig(
    JSON.stringify({
      url: 'https://pve.example.com:8006',
      consoleUrl: 'https://console.example.com/vnc.html',
      datacenters: { gb: site },
      templates: {
        'Ubuntu 22.04': [9000],
        'Ubuntu 22.04 + plesk': [9001],
        'Ubuntu 22.04 + cpanel': [9002],
      },
      rescue: { iso: 'local:iso/rescue.iso' },
      ...changes,
    }),
  );

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

async function open(options: { memoryGb?: number; token?: string; dns?: false; config?: object } = {}) {
  let now = new Date('2026-11-23T00:00:30Z');
  const clock = () => now;
  const later = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  const server = openProxmox(clock, options.memoryGb);
  const db = await openTestDatabase();
  const dns = openPowerDns();
  const provisioner = proxmoxProvisioner({
    db,
    seal: testSeal,
    config: configOf(options.config),
    token: options.token ?? server.token,
    hardwareOf: async (plan) => (plan === 'Diadem[GB]' ? { cores: 2, diskGb: 40 } : null),
    ...(options.dns !== false && { powerDns: dns }),
    send: server.send,
    clock,
    pause: async (ms) => later(ms / 1000),
  });
  let count = 0;
  const operationOf = (command: Command, serverId = 1): Operation => {
    count += 1;
    return { key: `op-${count}-1`, serverId, command, startedAt: now };
  };
  const run = async (command: Command, serverId = 1) => {
    const operation = operationOf(command, serverId);
    await provisioner.begin(operation, 1);
    later(30);
    return provisioner.progress(operation);
  };
  return { server, dns, db, provisioner, later, clock, operationOf, run };
}

provisionerCases('Proxmox VE', async () => {
  const { provisioner, later, clock } = await open();
  return { provisioner, later, now: clock };
});

describe('a machine on Proxmox VE', () => {
  it('is cloned on the node with the most room, with its hardware, its disk and its addresses', async () => {
    const { server, run } = await open();
    server.addMachine({ vmid: 200, config: { cores: '4', memory: '65536' } });
    await run({ action: 'create', spec: { ...spec, ipv4: 2, ipv6Subnet: 'auto' } });
    expect(server.machines.get(1_000_001)).toMatchObject({
      node: 'pve2',
      name: 'vps4711.example.ru',
      status: 'running',
      config: {
        cores: '2',
        memory: '2048',
        scsi0: 'local:vm-1000001-disk-0,size=40G',
        net0: 'virtio=BC:24:11:00:00:01,bridge=vmbr0',
        ipconfig0: 'ip=203.0.113.10/24,gw=203.0.113.1,ip6=2001:db8:1:1::1/64,gw6=fe80::1',
        net1: 'virtio,bridge=vmbr0,firewall=1',
        ipconfig1: 'ip=203.0.113.11/24',
      },
    });
    await run({ action: 'setOptions', spec });
    const { config } = server.machines.get(1_000_001) ?? {};
    expect(config).toMatchObject({ ipconfig0: 'ip=203.0.113.10/24,gw=203.0.113.1' });
    expect(config).not.toHaveProperty('net1');
    expect(config).not.toHaveProperty('ipconfig1');
  });

  it('has the keys of its owner', async () => {
    const { server, run } = await open();
    await run({ action: 'create', spec: { ...spec, sshKeys: ['ssh-ed25519 AAAA a@b', 'ssh-rsa BBBB'] } });
    expect(server.machines.get(1_000_001)?.config['sshkeys']).toBe('ssh-ed25519 AAAA a@b\nssh-rsa BBBB');
  });

  it('has its password, which the portal forgets', async () => {
    const { server, db, provisioner, operationOf, later } = await open();
    const operation = operationOf({ action: 'create', spec, passwords: { password: 'secret-of-root' } });
    await provisioner.begin(operation, 1);
    const rows = () => db.selectFrom('proxmoxOperation').selectAll().execute();
    expect(JSON.stringify(await rows())).not.toContain('secret-of-root');
    expect((await rows())[0]?.passwords).not.toBeNull();
    later(30);
    await provisioner.progress(operation);
    expect(server.machines.get(1_000_001)?.config).toMatchObject({
      ciuser: 'root',
      cipassword: 'secret-of-root',
    });
    expect((await rows())[0]?.passwords).toBeNull();
  });

  it.each(['lost', 'silent', 596] as const)('is cloned once, also when the answer was %s', async (kind) => {
    const { server, provisioner, operationOf, later } = await open();
    const operation = operationOf({ action: 'create', spec });
    server.fail(/clone$/, kind);
    await expect(provisioner.begin(operation, 1)).rejects.toThrow();
    later(30);
    await provisioner.begin(operation, 2);
    later(30);
    expect(await provisioner.progress(operation)).toMatchObject({ status: 'done' });
    expect(server.tasks().filter((kinds) => kinds === 'qmclone')).toHaveLength(1);
  });

  it('continues after a restart of the portal, and not while Proxmox is away', async () => {
    const { server, provisioner, operationOf, later } = await open();
    const operation = operationOf({ action: 'create', spec });
    await provisioner.begin(operation, 1);
    later(30);
    server.fail(/tasks/, 'silent');
    await expect(provisioner.progress(operation)).rejects.toThrow();
    expect(await provisioner.progress(operation)).toMatchObject({ status: 'done' });
    expect(server.tasks()).toEqual(['qmclone', 'qmresize', 'qmstart']);
  });

  it('fails for good with the reason of a task, and is tried again after a lock', async () => {
    const { server, run, provisioner, operationOf, later } = await open();
    server.exitWith('clone failed: no space left on device');
    expect(await run({ action: 'create', spec })).toEqual({
      status: 'failed',
      reason: 'A task of Proxmox failed: clone failed: no space left on device',
    });
    await run({ action: 'create', spec }, 2);
    const stop = operationOf({ action: 'stop' }, 2);
    server.exitWith("can't lock file '/var/lock/qemu-server/lock-1000002.conf' - got timeout");
    await provisioner.begin(stop, 1);
    later(30);
    await expect(provisioner.progress(stop)).rejects.toThrow('lock');
    expect(await provisioner.progress(stop)).toMatchObject({ status: 'done' });
  });

  it.each([
    [{ ...spec, tariff: 'Unknown' }, 'There is no plan Unknown'],
    [{ ...spec, datacenter: 'fr' }, 'There are no nodes for the data centre fr'],
    [{ ...spec, os: 'Plan 9' }, 'There is no template for Plan 9'],
    [{ ...spec, memory: 512 }, 'No node of gb has room'],
    [{ ...spec, ipv4: 32 }, 'No free addresses in gb'],
  ])('is not made of %j', async (wrong, reason) => {
    const { run } = await open();
    expect(await run({ action: 'create', spec: wrong })).toMatchObject({ status: 'failed', reason });
  });

  it('is refused with a wrong token, and asks for no snapshot that is not there', async () => {
    const wrong = await open({ token: 'portal@pve!meridian=wrong' });
    await expect(wrong.provisioner.begin(wrong.operationOf({ action: 'start' }), 1)).rejects.toThrow('401');
    const { run } = await open();
    await run({ action: 'create', spec });
    expect(await run({ action: 'restoreSnapshot', snapshot: '9' })).toMatchObject({ status: 'failed' });
    expect(await run({ action: 'deleteSnapshot', snapshot: '9' })).toEqual({ status: 'done' });
    expect(await run({ action: 'destroy' }, 77)).toEqual({ status: 'done' });
    expect(await run({ action: 'start' }, 77)).toMatchObject({ status: 'failed' });
  });

  it('has the rules of its owner, also as a new machine, and only those', async () => {
    const { server, run } = await open();
    const own = (changes: object) => ({
      direction: 'in' as const,
      protocol: 'tcp' as const,
      ports: '22',
      network: '',
      note: '',
      ...changes,
    });
    const stored = () => {
      const { rules = [], options, config } = server.machines.get(1_000_001) ?? {};
      return {
        rules: rules.map(({ enable: _, action: __, ...rule }) => rule),
        options,
        card: config?.['net0'],
      };
    };
    await run({ action: 'create', spec });
    server.machines
      .get(1_000_001)
      ?.rules.push({ type: 'in', action: 'DROP', enable: '1', comment: 'Provider' });
    const rules = [
      own({ network: '203.0.113.0/24', note: 'Office' }),
      own({ protocol: 'icmp', ports: '' }),
      own({ ports: '8000-8100' }),
    ];
    await run({ action: 'setFirewall', firewall: { isOn: true, rules } });
    expect(stored()).toMatchObject({
      options: { enable: '1', policy_in: 'DROP', policy_out: 'ACCEPT' },
      card: 'virtio=BC:24:11:00:00:01,bridge=vmbr0,firewall=1',
    });
    const [ssh, ranged] = [
      { type: 'in', proto: 'tcp', dport: '22', source: '203.0.113.0/24', comment: 'Office' },
      { type: 'in', proto: 'tcp', dport: '8000:8100' },
    ];
    expect(stored().rules).toEqual([
      ranged,
      { type: 'in', proto: 'ipv6-icmp' },
      { type: 'in', proto: 'icmp' },
      ssh,
      { type: 'in', comment: 'Provider' },
    ]);
    const out = own({ direction: 'out', protocol: 'any', ports: '', network: '2001:db8::/32' });
    await run({
      action: 'setFirewall',
      firewall: { isOn: true, rules: [rules[0], out].flatMap((one) => one ?? []) },
    });
    const [outgoing, provider] = [
      { type: 'out', dest: '2001:db8::/32' },
      { type: 'in', comment: 'Provider' },
    ];
    expect(stored()).toMatchObject({ rules: [outgoing, ssh, provider], options: { policy_out: 'DROP' } });
    await run({ action: 'reinstall', spec });
    expect(stored()).toMatchObject({ rules: [outgoing, ssh], options: { enable: '1', policy_out: 'DROP' } });
    await run({ action: 'setFirewall', firewall: { isOn: false, rules: [] } });
    expect(stored()).toMatchObject({ rules: [], options: { enable: '0' } });
  });

  it('has reverse names at PowerDNS, in the zone that fits best', async () => {
    const { dns, run } = await open();
    const set = (address: string, name: string) => run({ action: 'setReverseName', address, name });
    expect(await set('203.0.113.10', 'mail.example.ru')).toEqual({ status: 'done' });
    expect(await set('2001:db8:1:1::1', 'mail.example.ru')).toEqual({ status: 'done' });
    const six = pointerName('2001:db8:1:1::1');
    expect(six).toBe(`${'1.' + '0.'.repeat(15)}1.0.0.0.1.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa.`);
    expect([...dns.records]).toEqual([
      ['10.113.0.203.in-addr.arpa.', { zone: '113.0.203.in-addr.arpa.', content: 'mail.example.ru.' }],
      [six, { zone: '8.b.d.0.1.0.0.2.ip6.arpa.', content: 'mail.example.ru.' }],
    ]);
    await set('203.0.113.10', '');
    expect([...dns.records.keys()]).toEqual([six]);
    expect(await set('198.51.100.1', 'mail.example.ru')).toMatchObject({
      status: 'failed',
      reason: 'PowerDNS has no zone for 1.100.51.198.in-addr.arpa.',
    });
    const without = await open({ dns: false });
    expect(
      await without.run({ action: 'setReverseName', address: '203.0.113.10', name: 'mail.example.ru' }),
    ).toMatchObject({ status: 'failed', reason: 'There is no DNS server for reverse names' });
  });

  it('starts a rescue system with its password, which its own system never gets', async () => {
    const { server, db, run } = await open();
    await run({ action: 'create', spec, passwords: { password: 'own-password' } });
    const machine = server.machines.get(1_000_001);
    if (!machine) throw new Error('No machine');
    const uuid = 'uuid=0b1c6a2e-5c1a-4d39-9a6e-1f5f6a0f7d11';
    machine.config['smbios1'] = uuid;
    await run({ action: 'setRescue', isOn: true, passwords: { password: 'Only-for-the-rescue-1' } });
    expect(machine).toMatchObject({
      status: 'running',
      config: {
        sata5: 'local:iso/rescue.iso,media=cdrom',
        boot: 'order=sata5;scsi0',
        smbios1: `${uuid},base64=1,sku=${Buffer.from('Only-for-the-rescue-1').toString('base64')}`,
        cipassword: 'own-password',
      },
    });
    const rows = await db.selectFrom('proxmoxOperation').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('Only-for-the-rescue-1');
    expect(rows.every(({ passwords }) => passwords === null)).toBe(true);
    await run({ action: 'setRescue', isOn: false });
    expect(machine).toMatchObject({ status: 'running', config: { boot: 'order=scsi0', smbios1: uuid } });
    expect(machine.config).not.toHaveProperty('sata5');
    const without = await open({ config: { rescue: undefined } });
    await without.run({ action: 'create', spec });
    expect(await without.run({ action: 'setRescue', isOn: true })).toMatchObject({
      status: 'failed',
      reason: 'There is no rescue system',
    });
  });

  it('returns its address to the pool, where it waits three days', async () => {
    const { run, later, db } = await open();
    const addressOf = async (serverId: number) => {
      const end = await run({ action: 'create', spec }, serverId);
      return end.status === 'done' ? end.addresses : [];
    };
    expect(await addressOf(1)).toEqual(['203.0.113.10']);
    await run({ action: 'destroy' }, 1);
    expect(await addressOf(2)).toEqual(['203.0.113.11']);
    later(3 * 86_400);
    expect(await addressOf(3)).toEqual(['203.0.113.10']);
    expect(
      await db.selectFrom('proxmoxAddress').select(['address', 'serverId']).orderBy('address').execute(),
    ).toEqual([
      { address: '203.0.113.10', serverId: 3 },
      { address: '203.0.113.11', serverId: 2 },
    ]);
  });

  it('is listed where only one side has it, and never deleted for that', async () => {
    const { server, provisioner, run } = await open();
    await run({ action: 'create', spec }, 1);
    server.addMachine({ vmid: 1_000_009 });
    server.addMachine({ vmid: 150 });
    expect(await provisioner.reconcile([1, 2])).toEqual({ withoutMachine: [2], withoutServer: [1_000_009] });
    expect(server.machines.has(1_000_009)).toBe(true);
  });

  it('shows its screen by a ticket that no server logs', async () => {
    const { provisioner, run } = await open();
    await run({ action: 'create', spec });
    const { url, expiresIn } = await provisioner.console(1);
    const { search, hash, origin } = new URL(url);
    expect([origin, search, expiresIn]).toEqual(['https://console.example.com', '', 30]);
    const parameters = new URLSearchParams(hash.slice(1));
    expect([parameters.get('vmid'), parameters.get('port')]).toEqual(['1000001', '5900']);
    expect(parameters.get('ticket')).toContain('PVEVNC:');
  });
});

describe('placement', () => {
  const gigabyte = 2 ** 30;
  const nodes = ['a', 'b'].map((node) => ({ node, status: 'online', maxcpu: 4, maxmem: 32 * gigabyte }));
  const machine = (node: string, memoryGb: number, maxcpu = 1) => ({
    vmid: 100,
    node,
    name: '',
    type: 'qemu',
    status: 'running',
    template: false,
    maxcpu,
    maxmem: memoryGb * gigabyte,
  });
  const rule = { nodes: ['a', 'b'], coresPerCore: 2, reservedGb: 4 };
  const place = (memoryGb: number, parts: Partial<Parameters<typeof placeServer>[2]> = {}, cores = 1) =>
    placeServer(rule, { cores, memoryGb, diskGb: 1 }, { nodes, machines: [], promised: [], ...parts });

  it('fills the emptier node, up to the reserved memory', () => {
    expect(place(28)).toBe('a');
    expect(place(29)).toBeNull();
    expect(place(8, { machines: [machine('a', 1)] })).toBe('b');
    expect(place(28, { machines: [machine('a', 1), machine('b', 1)] })).toBeNull();
    expect(place(28, { nodes: nodes.map((each) => ({ ...each, status: 'offline' })) })).toBeNull();
  });

  it('counts machines that are being cloned once, and cores by the ratio', () => {
    const promised = [{ node: 'a', vmid: 7, memoryGb: 20 }];
    expect(place(12, { promised })).toBe('b');
    expect(place(12, { promised, machines: [{ ...machine('a', 1), vmid: 7 }] })).toBe('b');
    expect(place(1, {}, 8)).toBe('a');
    expect(place(1, { machines: [machine('a', 1, 1), machine('b', 1, 1)] }, 8)).toBeNull();
  });
});

describe('configuration of Proxmox VE', () => {
  it.each([
    ['{', 'is not JSON'],
    ['{}', 'PROXMOX_CONFIG is wrong: url'],
  ])('%s is refused with one sentence', (text, message) => {
    expect(() => parseProxmoxConfig(text)).toThrow(message);
  });

  it('refuses a range that ends before it begins, and an unknown field', () => {
    const range = { ...site.ipv4[0], to: '203.0.113.1' };
    expect(() => configOf({ datacenters: { gb: { ...site, ipv4: [range] } } })).toThrow(
      'ends before it begins',
    );
    expect(() => configOf({ tokn: '' })).toThrow('tokn');
  });

  it('converts addresses, and gives a card to each', () => {
    expect(ipv4Text(ipv4Number('203.0.113.255') + 1)).toBe('203.0.114.0');
    const found = configOf().datacenters['gb'];
    if (!found) throw new Error('No site');
    expect(networkOf({ addresses: ['203.0.113.12'], ipv6Subnet: null }, found)).toEqual({
      net0: 'virtio,bridge=vmbr0,firewall=1',
      ipconfig0: 'ip=203.0.113.12/24,gw=203.0.113.1',
    });
  });
});
