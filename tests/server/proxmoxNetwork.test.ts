import { describe, expect, it } from 'vitest';
import { firewallPresets } from '@/domain/servers/firewall';
import { pointerName } from '@app/server/provisioning/proxmox/powerDns';
import { isoLink, open, site, spec } from './support/proxmoxCluster';

/** Two data centres of one node each. */
const apart = {
  gb: { ...site, nodes: ['pve1'] },
  nl: {
    ...site,
    nodes: ['pve2'],
    ipv4: [{ from: '198.51.100.10', to: '198.51.100.20', prefix: 24, gateway: '198.51.100.1' }],
  },
};

describe('the network and the rescue mode of a machine on Proxmox VE', () => {
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

  it('keeps its firewall and its own system when it goes back to an earlier snapshot', async () => {
    const { server, run } = await open();
    const stored = () => server.machines.get(1_000_001);
    await run({ action: 'create', spec });
    await run({ action: 'makeSnapshot', snapshot: '1' });
    await run({ action: 'setRescue', isOn: true, passwords: { password: 'Only-for-the-rescue-1' } });
    await run({ action: 'makeSnapshot', snapshot: '2' });
    await run({ action: 'setFirewall', firewall: { isOn: true, rules: [] } });
    for (const snapshot of ['1', '2']) {
      expect(await run({ action: 'restoreSnapshot', snapshot })).toEqual({ status: 'done' });
      expect(stored()).toMatchObject({
        status: 'running',
        options: { enable: '1', policy_in: 'DROP' },
      });
      expect(stored()?.config['net0']).toMatch(/,firewall=1$/);
      expect(stored()?.config).not.toHaveProperty('sata5');
    }
    expect(stored()?.config['boot']).toBe('order=scsi0');
  });

  it('keeps its hardware, addresses and firewall when it goes back to an earlier backup', async () => {
    const { server, run, provisioner } = await open();
    const sold = { ...spec, backup: 'weekly', ipv4: 2 };
    await run({ action: 'create', spec: { ...sold, memory: 1, ipv4: 1 } });
    await run({ action: 'makeBackup', interval: 'weekly' });
    await run({ action: 'resize', spec: sold });
    await run({ action: 'setOptions', spec: sold });
    await run({ action: 'setFirewall', firewall: { isOn: true, rules: [] } });
    await run({ action: 'makeSnapshot', snapshot: '1' });
    const [backup] = (await provisioner.backups(1))?.items ?? [];
    if (!backup) throw new Error('No backup was made');
    // The id has no slash, and no storage.
    expect(backup.id).toMatch(/^2026-11-23T[\d:]+Z$/);
    expect(await run({ action: 'restoreBackup', backup: backup.id, spec: sold })).toMatchObject({
      status: 'done',
      addresses: ['203.0.113.10', '203.0.113.11'],
    });
    const stored = server.machines.get(1_000_001);
    expect(stored).toMatchObject({
      status: 'running',
      config: { memory: '2048', scsi0: 'local:vm-1000001-disk-0,size=40G' },
      options: { enable: '1', policy_in: 'DROP' },
    });
    expect(stored?.config).toHaveProperty('net1');
    expect(stored?.snapshots.size).toBe(0);
  });

  it('is backed up once when the answer was lost, and keeps the sold number of backups', async () => {
    const { server, run, provisioner, operationOf, later } = await open();
    const sold = { ...spec, backup: 'weekly' };
    await run({ action: 'create', spec: sold });
    for (const hour of [1, 2, 3, 4])
      server.addCopy({ vmid: 1_000_001, ctime: Date.UTC(2026, 10, 1, hour) / 1000, notes: '', config: {} });
    const operation = operationOf({ action: 'makeBackup', interval: 'weekly' });
    server.fail(/vzdump$/, 'lost');
    await expect(provisioner.begin(operation, 1)).rejects.toThrow();
    later(30);
    expect(await provisioner.begin(operation, 2)).toEqual({ status: 'done' });
    expect(server.tasks().filter((kind) => kind === 'qmvzdump')).toHaveLength(1);
    const { items = [] } = (await provisioner.backups(1)) ?? {};
    expect(items.map(({ kind }) => kind)).toEqual(['scheduled', 'scheduled', 'scheduled', 'requested']);
    expect(Date.parse(items[0]?.at ?? '')).toBe(Date.UTC(2026, 10, 1, 2));
  });

  it('has no backups where there is no storage, and none of another machine', async () => {
    const { backup: _, ...plain } = site;
    const bare = await open({ config: { datacenters: { gb: plain } } });
    await bare.run({ action: 'create', spec });
    expect(await bare.provisioner.backups(1)).toEqual({ items: [] });
    expect(await bare.run({ action: 'makeBackup', interval: 'daily' })).toMatchObject({ status: 'failed' });
    const { server, run } = await open();
    await run({ action: 'create', spec });
    server.addCopy({ vmid: 150, ctime: Date.UTC(2026, 10, 1) / 1000, notes: '', config: {} });
    expect(await run({ action: 'restoreBackup', backup: '2026-11-01T00:00:00Z', spec })).toMatchObject({
      status: 'failed',
      reason: 'There is no backup 2026-11-01T00:00:00Z',
    });
  });

  it('gets the disk of another machine’s snapshot in place of a template', async () => {
    const { server, run } = await open();
    await run({ action: 'create', spec }, 1);
    await run({ action: 'makeSnapshot', snapshot: '7' }, 1);
    await run({ action: 'create', spec: { ...spec, domain: 'copy.example.ru' } }, 2);
    const source = { serverId: 1, snapshot: '7' };
    const copied = { ...spec, domain: 'copy.example.ru' };
    expect(await run({ action: 'reinstall', spec: copied, source }, 2)).toMatchObject({ status: 'done' });
    expect(server.machines.get(1_000_002)).toMatchObject({ name: 'copy.example.ru', status: 'running' });
    expect(server.clones.at(-1)).toEqual({ of: 1_000_001, snapname: 'portal7' });
    expect(server.machines.get(1_000_002)?.node).toBe(server.machines.get(1_000_001)?.node);
  });

  it('gets the disk of another machine’s backup, with its own name, cards and firewall', async () => {
    const { server, run, provisioner } = await open();
    const sold = { ...spec, backup: 'weekly' };
    await run({ action: 'create', spec: { ...sold, ipv4: 2 } }, 1);
    await run({ action: 'setFirewall', firewall: { isOn: true, rules: [...firewallPresets.ssh] } }, 1);
    await run({ action: 'setRescue', isOn: true, passwords: { password: 'Only-for-the-rescue-1' } }, 1);
    await run({ action: 'makeBackup', interval: 'weekly' }, 1);
    const [backup] = (await provisioner.backups(1))?.items ?? [];
    if (!backup) throw new Error('No backup was made');
    const own = { ...sold, domain: 'copy.example.ru' };
    await run({ action: 'create', spec: own }, 2);
    const source = { serverId: 1, backup: backup.id };
    const copy = { action: 'reinstall', spec: own, source, passwords: { password: 'new-password' } } as const;
    expect(await run(copy, 2)).toMatchObject({ status: 'done', addresses: ['203.0.113.12'] });
    expect(server.tasks().filter((kind) => kind === 'qmrestore')).toHaveLength(1);
    const [first, second] = [1_000_001, 1_000_002].map((id) => server.machines.get(id));
    expect(second).toMatchObject({
      node: first?.node,
      status: 'running',
      rules: [],
      config: {
        name: 'copy.example.ru',
        description: 'Server 2 of the portal',
        cipassword: 'new-password',
        boot: 'order=scsi0',
        scsi0: 'local:vm-1000002-disk-0,size=40G',
      },
    });
    expect(second?.config['net0']).not.toBe(first?.config['net0']);
    for (const left of ['net1', 'sata5']) expect(second?.config).not.toHaveProperty(left);
    // Each keeps its own backups.
    expect((await provisioner.backups(1))?.items).toHaveLength(1);
    expect((await provisioner.backups(2))?.items).toEqual([]);
  });

  it.each([
    [{ serverId: 9, snapshot: '7' }, spec, 'There is no machine 1000009'],
    [{ serverId: 1, snapshot: '8' }, spec, 'There is no snapshot portal8'],
    [{ serverId: 1, backup: 'gone' }, spec, 'There is no backup gone'],
    [{ serverId: 1, snapshot: '7' }, { ...spec, datacenter: 'nl' }, 'Server 1 is in another data centre'],
  ])('keeps its disk if %j cannot be copied', async (source, copied, reason) => {
    const { server, run } = await open({ config: { datacenters: apart } });
    await run({ action: 'create', spec }, 1);
    await run({ action: 'makeSnapshot', snapshot: '7' }, 1);
    await run({ action: 'create', spec: copied }, 2);
    const before = server.tasks().length;
    expect(await run({ action: 'reinstall', spec: copied, source }, 2)).toEqual({ status: 'failed', reason });
    expect(server.tasks()).toHaveLength(before);
    expect(server.machines.get(1_000_002)?.status).toBe('running');
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

  it('starts from an image of its owner, and from its disk again without the image', async () => {
    const { server, run } = await open();
    await run({ action: 'create', spec });
    const url = 'https://download.example.org/images/netinst.iso';
    expect(await run({ action: 'attachIso', url })).toEqual({ status: 'done' });
    const [volume = ''] = server.images.keys();
    // Never the customer's own address, whose name the node would resolve itself.
    expect(server.images.get(volume)).toBe(isoLink(url));
    expect(volume).toMatch(/^local:iso\/portal-1000001-[\da-f]{12}\.iso$/);
    const machine = () => server.machines.get(1_000_001);
    expect(machine()).toMatchObject({
      status: 'running',
      config: { sata4: `${volume},media=cdrom`, boot: 'order=sata4;scsi0' },
    });
    expect(await run({ action: 'detachIso' })).toEqual({ status: 'done' });
    expect(machine()).toMatchObject({ status: 'running', config: { boot: 'order=scsi0' } });
    expect(machine()?.config).not.toHaveProperty('sata4');
    expect(server.images.size).toBe(0);
    await run({ action: 'attachIso', url });
    await run({ action: 'makeSnapshot', snapshot: '3' });
    await run({ action: 'restoreSnapshot', snapshot: '3' });
    expect(machine()?.config).not.toHaveProperty('sata4');
    const large = 'https://download.example.org/images/large.iso';
    expect(await run({ action: 'attachIso', url: large })).toMatchObject({
      status: 'failed',
      reason: 'The image has more than 10 GB',
    });
    expect(server.images.size).toBe(0);
    expect(machine()).toMatchObject({ status: 'running' });
    await run({ action: 'attachIso', url });
    await run({ action: 'destroy' });
    expect(server.images.size).toBe(0);
    const without = await open({ config: { iso: undefined } });
    await without.run({ action: 'create', spec });
    expect(await without.run({ action: 'attachIso', url })).toMatchObject({
      status: 'failed',
      reason: 'There is no storage for images',
    });
  });
});
