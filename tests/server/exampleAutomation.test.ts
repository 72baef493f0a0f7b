import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Command, Operation } from '@app/server/provisioning/provisioner';
import { webhookProvisioner } from '@app/server/provisioning/webhook';
import { spec } from './support/proxmoxCluster';

const file = join(import.meta.dirname, '../exampleAutomation/server.js');
const secret = 'a secret of the provider and the portal';

let child: ChildProcess;
let url = '';
beforeAll(async () => {
  const started = spawn(process.execPath, [file], {
    env: { ...process.env, PORT: '0', PROVISIONER_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  const lines = createInterface({ input: started.stdout });
  const port = await new Promise<string>((resolve) => lines.once('line', resolve));
  url = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  child.kill();
  await once(child, 'exit');
});

const provisioner = (key = secret) => webhookProvisioner({ url, secret: key, callbackUrl: null });
let count = 0;
const operationOf = (command: Command): Operation => {
  count += 1;
  return { key: `op-${count}-1`, serverId: 4711, command, startedAt: new Date() };
};

it('is an example of fifty lines at most', () => {
  expect(readFileSync(file, 'utf8').trim().split('\n').length).toBeLessThanOrEqual(50);
});

it('carries out each operation once, and reports what the machine has', async () => {
  const wanted = { ...spec, ipv4: 2, ipv6Subnet: 'auto', panel: 'plesk' };
  const operation = operationOf({ action: 'create', spec: wanted });
  const end = await provisioner().begin(operation, 1);
  expect(end).toEqual({
    status: 'done',
    addresses: ['10.18.103.1', '10.18.103.2'],
    ipv6Subnet: '2001:db8:0:1267::/64',
    panelUrl: 'https://10.18.103.1:8443',
  });
  expect(await provisioner().begin(operation, 2)).toEqual(end);
  expect(await provisioner().progress(operation)).toEqual(end);
  for (const action of ['start', 'reboot', 'suspend', 'destroy'] as const)
    expect(await provisioner().begin(operationOf({ action }), 1)).toEqual({ status: 'done' });
  expect(await provisioner().begin(operationOf({ action: 'makeSnapshot', snapshot: '1' }), 1)).toEqual({
    status: 'done',
    sizeMb: 2048,
  });
});

it('answers what pages ask, and leaves out what it does not know', async () => {
  const { console: openConsole, metrics, backups, room } = provisioner();
  expect(await openConsole(4711)).toEqual({ url: 'https://console.example.com/', expiresIn: 60 });
  const [from, to] = [new Date('2026-11-22T00:00:00Z'), new Date('2026-11-23T00:00:00Z')];
  expect(await metrics(4711, { from, to, points: 2 })).toEqual({ points: [] });
  expect(await backups(4711)).toBeNull();
  expect(await room([], new Map())).toBeNull();
});

it('refuses a call that the portal has not signed', async () => {
  await expect(provisioner('another secret').console(4711)).rejects.toThrow('401');
  expect((await fetch(`${url}/operations/op-1-1`)).status).toBe(401);
});
