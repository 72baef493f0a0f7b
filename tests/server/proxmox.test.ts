import { describe, expect, it } from 'vitest';
import { adoptMachine } from '@app/server/provisioning/adoptMachine';
import { networkOf } from '@app/server/provisioning/proxmox/addresses';
import { ipv4Text, ipv4Number, parseProxmoxConfig } from '@app/server/provisioning/proxmox/config';
import { positionOf } from '@app/server/provisioning/proxmox/stepList';
import { provisionerCases } from './support/provisionerCases';
import { configOf, open, site, spec } from './support/proxmoxCluster';

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

  it('continues at the step of its name after an upgrade has inserted steps', async () => {
    const { server, db, provisioner, operationOf, later } = await open();
    const operation = operationOf({ action: 'create', spec });
    await provisioner.begin(operation, 1);
    // As if cloning had been the third step of the release before.
    await db
      .updateTable('proxmoxOperation')
      .set({ step: 2, next: JSON.stringify({ name: 'clone', position: 2 }) })
      .execute();
    later(30);
    expect(await provisioner.progress(operation)).toMatchObject({ status: 'done' });
    expect(server.tasks()).toEqual(['qmclone', 'qmresize', 'qmstart']);
  });

  it.each([
    ['a name at its position', 1, { name: 'configure', position: 1 }, 1],
    ['a name at another position', 0, { name: 'schedule', position: 0 }, 3],
    ['the end', 3, { name: 'end', position: 3 }, 5],
    ['only a position, of an earlier release', 2, null, 2],
    ['a position that an earlier release has changed since', 2, { name: 'configure', position: 1 }, 2],
  ] as const)('finds the next step of a row with %s', (_, step, next, position) => {
    expect(positionOf('create', step, next)).toBe(position);
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

  it.each([
    [{ ...spec, os: 'Plan 9' }, 'There is no template for Plan 9'],
    [{ ...spec, memory: 512 }, 'No node of gb has room'],
  ])('stays as it is if it cannot be made anew of %j', async (wrong, reason) => {
    const { server, run } = await open();
    await run({ action: 'create', spec });
    const before = server.machines.get(1_000_001);
    expect(await run({ action: 'reinstall', spec: wrong })).toMatchObject({ status: 'failed', reason });
    expect(server.machines.get(1_000_001)).toBe(before);
    expect(before?.status).toBe('running');
  });

  it('is made anew where nothing but its own room is free', async () => {
    const { server, run } = await open();
    await run({ action: 'create', spec });
    // 256 GB each, of which 4 are reserved.
    const own = server.machines.get(1_000_001)?.node;
    for (const [vmid, node] of [
      [201, 'pve1'],
      [202, 'pve2'],
    ] as const) {
      const memory = (252 - (node === own ? spec.memory : 0)) * 1024;
      server.addMachine({ vmid, node, config: { cores: '4', memory: String(memory) } });
    }
    expect(await run({ action: 'reinstall', spec })).toMatchObject({ status: 'done' });
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

  it('is cloned from the template of its node, and on no node that reaches none', async () => {
    const { server, run } = await open({ config: { templates: { 'Ubuntu 22.04': [9000, 9100] } } });
    server.storages.set('local', { shared: 0, freeGb: 100 });
    // The second node has more memory, but no template.
    server.addMachine({ vmid: 200, config: { cores: '4', memory: '65536' } });
    await run({ action: 'create', spec }, 1);
    expect(server.machines.get(1_000_001)?.node).toBe('pve1');
    server.addMachine({ vmid: 9100, node: 'pve2', template: 1 });
    await run({ action: 'create', spec }, 2);
    expect(server.machines.get(1_000_002)?.node).toBe('pve2');
    expect(server.clones.map(({ of }) => of)).toEqual([9000, 9100]);
  });

  it('is cloned on another node where the template’s node is full', async () => {
    const { server, run } = await open({ config: { templates: { 'Ubuntu 22.04': [9000] } } });
    // 256 GB, of which 4 are reserved.
    server.addMachine({ vmid: 200, config: { cores: '4', memory: String(251 * 1024) } });
    await run({ action: 'create', spec }, 1);
    expect(server.machines.get(1_000_001)?.node).toBe('pve2');
    server.storages.set('local', { shared: 0, freeGb: 4000 });
    expect(await run({ action: 'create', spec }, 2)).toEqual({
      status: 'failed',
      reason: 'No node of gb has room',
    });
  });

  it('is found on the node to which an administrator has moved it', async () => {
    const { server, provisioner, run } = await open();
    await run({ action: 'create', spec: { ...spec, backup: 'weekly' } }, 1);
    const machine = server.machines.get(1_000_001);
    if (!machine) throw new Error('No machine');
    machine.node = machine.node === 'pve1' ? 'pve2' : 'pve1';
    expect(await provisioner.reconcile([1])).toEqual({ withoutMachine: [], withoutServer: [] });
    expect(await run({ action: 'stop' }, 1)).toEqual({ status: 'done' });
    expect(machine.status).toBe('stopped');
    expect(await run({ action: 'makeBackup', interval: 'weekly' }, 1)).toEqual({ status: 'done' });
    expect((await provisioner.backups(1))?.items).toHaveLength(1);
  });

  it('has room as long as the nodes have', async () => {
    const { server, provisioner, run } = await open({ memoryGb: 8 });
    const plans = [
      { tariff: 'Diadem[GB]', datacenter: 'gb', cores: 2, memoryGb: 2, diskGb: 40 },
      { tariff: 'Naos[NL]', datacenter: 'nl', cores: 1, memoryGb: 1, diskGb: 10 },
    ];
    // Each of the two nodes has 4 GB left; the other data centre has no node.
    const roomNow = async () => (await provisioner.room(plans, new Map()))?.items;
    const expected = (room: number) => [
      { tariff: 'Diadem[GB]', room },
      { tariff: 'Naos[NL]', room: 0 },
    ];
    expect(await roomNow()).toEqual(expected(4));
    for (const id of [1, 2, 3]) await run({ action: 'create', spec }, id);
    expect(await roomNow()).toEqual(expected(1));
    expect(await run({ action: 'create', spec }, 4)).toMatchObject({ status: 'done' });
    expect(await roomNow()).toEqual(expected(0));
    expect(await run({ action: 'create', spec }, 5)).toMatchObject({ reason: 'No node of gb has room' });
    server.storages.set('local', { shared: 1, freeGb: 0 });
    await run({ action: 'destroy' }, 1);
    expect(await roomNow()).toEqual(expected(0));
  });

  it('leaves room for ordered machines of every plan on the same nodes', async () => {
    const { server, provisioner } = await open({ memoryGb: 8 });
    const [large, small] = [
      { tariff: 'Large', datacenter: 'gb', cores: 2, memoryGb: 3, diskGb: 40 },
      { tariff: 'Small', datacenter: 'gb', cores: 1, memoryGb: 1, diskGb: 10 },
    ];
    const roomBeside = async (...waiting: [string, number][]) => {
      const room = await provisioner.room([large, small], new Map(waiting));
      return room?.items.map(({ room: left }) => left);
    };
    // Two nodes with 4 GB each.
    expect(await roomBeside()).toEqual([2, 8]);
    expect(await roomBeside(['Large', 1])).toEqual([1, 5]);
    expect(await roomBeside(['Large', 2])).toEqual([0, 2]);
    expect(await roomBeside(['Small', 3])).toEqual([1, 5]);
    expect(await roomBeside(['Small', 9], ['Unknown', 1])).toEqual([0, 0]);
    // A shared storage is filled for every node.
    server.storages.set('local', { shared: 1, freeGb: 45 });
    expect(await roomBeside(['Large', 1])).toEqual([0, 0]);
  });

  it('is listed where only one side has it, and never deleted for that', async () => {
    const { server, provisioner, run } = await open();
    await run({ action: 'create', spec }, 1);
    server.addMachine({ vmid: 1_000_009 });
    server.addMachine({ vmid: 150 });
    expect(await provisioner.reconcile([1, 2])).toEqual({ withoutMachine: [2], withoutServer: [1_000_009] });
    expect(server.machines.has(1_000_009)).toBe(true);
  });

  it('is copied as it was sold, and its copies end with it', async () => {
    const { server, run } = await open();
    await run({ action: 'create', spec: { ...spec, backup: 'weekly' } }, 7);
    expect([...server.backupJobs]).toEqual([
      [
        'portal-7',
        {
          vmid: '1000007',
          storage: 'pbs',
          mode: 'snapshot',
          enabled: '1',
          schedule: 'sun 02:07',
          'prune-backups': 'keep-last=4',
        },
      ],
    ]);
    await run({ action: 'reinstall', spec: { ...spec, backup: 'daily' } }, 7);
    expect(server.backupJobs.get('portal-7')).toMatchObject({
      schedule: '02:07',
      'prune-backups': 'keep-last=7',
    });
    await run({ action: 'setOptions', spec }, 7);
    expect(server.backupJobs.size).toBe(0);
    await run({ action: 'setOptions', spec: { ...spec, backup: 'daily' } }, 7);
    const copy = { ctime: Date.parse('2026-11-23T02:07:00Z') / 1000, notes: '', config: {} };
    server.addCopy({ ...copy, vmid: 1_000_007 });
    server.addCopy({ ...copy, vmid: 150 });
    expect(await run({ action: 'destroy' }, 7)).toEqual({ status: 'done' });
    expect(server.backupJobs.size).toBe(0);
    expect([...server.copies.values()].map(({ vmid }) => vmid)).toEqual([150]);
  });

  it('is not sold with copies where there is no storage for them', async () => {
    const { backup: _, ...plain } = site;
    const { run } = await open({ config: { datacenters: { gb: plain } } });
    expect(await run({ action: 'create', spec: { ...spec, backup: 'daily' } })).toMatchObject({
      status: 'failed',
      reason: 'There is no storage for copies in gb',
    });
    expect(await run({ action: 'create', spec }, 2)).toMatchObject({ status: 'done' });
  });

  it('of an imported server is the one that it is linked to', async () => {
    const { server, db, provisioner, run } = await open();
    server.addMachine({ vmid: 105 });
    await db.transaction().execute(async (tx) => {
      expect(await adoptMachine(tx, 7, { machine: '105', addresses: ['203.0.113.10'] })).toBe(true);
      expect(await adoptMachine(tx, 8, { machine: '105', addresses: [] })).toBe(false);
      expect(await adoptMachine(tx, 8, { machine: '106', addresses: ['203.0.113.10'] })).toBe(false);
    });
    expect(await provisioner.reconcile([7])).toEqual({ withoutMachine: [], withoutServer: [] });
    expect(await run({ action: 'start' }, 7)).toEqual({ status: 'done' });
    expect(server.machines.get(105)?.status).toBe('running');
    const other = await run({ action: 'create', spec }, 9);
    expect(other).toMatchObject({ status: 'done', addresses: ['203.0.113.11'] });
    expect(await run({ action: 'destroy' }, 7)).toEqual({ status: 'done' });
    expect(server.machines.has(105)).toBe(false);
    expect(
      await db.selectFrom('adoptedMachine').select('serverId').where('serverId', '=', 7).execute(),
    ).toEqual([]);
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
