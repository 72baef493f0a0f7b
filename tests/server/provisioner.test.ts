import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Operation } from '@app/server/provisioning/provisioner';
import { simulatedProvisioner } from '@app/server/provisioning/simulated';
import { isSigned, sign } from '@app/server/signature';
import { webhookProvisioner } from '@app/server/provisioning/webhook';
import { startAutomation, type Automation } from './support/automation';
import { provisionerCases, type ProvisionerUnderTest } from './support/provisionerCases';

const secret = 'a secret of the provider and the portal';
let now = new Date('2026-11-22T10:00:00Z');
const clock = () => now;
const under = (provisioner: ProvisionerUnderTest['provisioner']): ProvisionerUnderTest => ({
  provisioner,
  now: clock,
  later: (seconds) => {
    now = new Date(now.getTime() + seconds * 1000);
  },
});

let automation: Automation;
beforeAll(async () => {
  automation = await startAutomation(secret, clock);
});
afterAll(() => automation.close());

const webhook = (key = secret) =>
  webhookProvisioner({
    url: automation.url,
    secret: key,
    callbackUrl: 'https://portal.example/api/x',
    clock,
  });
const reboot = (key: string): Operation => ({
  key,
  serverId: 1,
  command: { action: 'reboot' },
  startedAt: now,
});

provisionerCases('simulated', () => Promise.resolve(under(simulatedProvisioner({ clock }))));
provisionerCases('webhook', () => Promise.resolve(under(webhook())));

it('sends each operation to the automation once, by its key', async () => {
  const operation = reboot('op-900-1');
  await Promise.all([webhook().begin(operation, 1), webhook().begin(operation, 2)]);
  expect(automation.carriedOut('op-900-1')).toBe(1);
});

it('rejects where the automation is away, refuses the signature or answers nonsense', async () => {
  const operation = reboot('op-901-1');
  automation.setDown(true);
  await expect(webhook().begin(operation, 1)).rejects.toThrow('503');
  automation.setDown(false);
  await expect(webhook('another secret than the provider has').begin(operation, 1)).rejects.toThrow('401');
  await expect(webhook().progress(reboot('op-902-1'))).rejects.toThrow('503');
  expect(automation.keys).not.toContain('op-901-1');
});

it('takes a signature for its own content only, and only for five minutes', () => {
  const signature = sign(secret, 'content', now);
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const given = { content: 'content', signature, now };
  expect(isSigned(secret, { ...given, now: at(299) })).toBe(true);
  expect(isSigned(secret, { ...given, now: at(302) })).toBe(false);
  expect(isSigned(secret, { ...given, now: at(-302) })).toBe(false);
  expect(isSigned(secret, { ...given, content: 'contents' })).toBe(false);
  expect(isSigned('another secret', given)).toBe(false);
  expect(isSigned(secret, { ...given, signature: null })).toBe(false);
});

it('simulates failures that its seed decides, and that another attempt gets over', async () => {
  const failing = (seed: string) => simulatedProvisioner({ clock, failing: 0.5, seed });
  const outcome = async (seed: string) =>
    Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        failing(seed)
          .begin(reboot(`op-${index + 1}-1`), 1)
          .then(
            () => true,
            () => false,
          ),
      ),
    );
  const first = await outcome('a');
  expect(await outcome('a')).toEqual(first);
  expect(await outcome('b')).not.toEqual(first);
  expect(new Set(first)).toEqual(new Set([true, false]));
  const key = `op-${first.indexOf(false) + 1}-1`;
  const attempts = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) => failing('a').begin(reboot(key), index + 1)),
  );
  expect(attempts.some(({ status }) => status === 'fulfilled')).toBe(true);
});

it('draws busier days than nights, and no two servers alike', async () => {
  const provisioner = simulatedProvisioner({ clock });
  const meanAt = async (serverId: number, hour: number) => {
    const from = new Date(Date.UTC(2026, 10, 2, hour));
    const days = await Promise.all(
      Array.from({ length: 14 }, (_, day) => {
        const start = new Date(from.getTime() + day * 86_400_000);
        const to = new Date(start.getTime() + 3_600_000);
        return provisioner.metrics(serverId, { from: start, to, points: 12 });
      }),
    );
    const all = days.flatMap(({ points }) => points.map(({ cpuPercent }) => cpuPercent));
    return all.reduce((sum, each) => sum + each, 0) / all.length;
  };
  const days = await Promise.all([1, 2, 3].map((id) => meanAt(id, 17)));
  const nights = await Promise.all([1, 2, 3].map((id) => meanAt(id, 5)));
  days.forEach((day, index) => expect(day).toBeGreaterThan(1.3 * (nights[index] ?? 0)));
  expect(new Set(days).size).toBe(3);
});

it('asks for the room of the plans, which an older automation does not know', async () => {
  expect(await webhook().room([], new Map())).toBeNull();
  const room = { items: [{ tariff: 'Naos[GB]', room: 3 }] };
  automation.setRoom(room);
  expect(await webhook().room([], new Map())).toEqual(room);
  // It does not know of orders that it was not sent.
  const roomBeside = async (waiting: number) =>
    (await webhook().room([], new Map([['Naos[GB]', waiting]])))?.items[0]?.room;
  expect([await roomBeside(2), await roomBeside(3), await roomBeside(4)]).toEqual([1, 0, 0]);
  automation.setDown(true);
  await expect(webhook().room([], new Map())).rejects.toThrow('503');
  automation.setDown(false);
  automation.setRoom({ items: [{ tariff: 'Naos[GB]', room: -1 }] });
  await expect(webhook().room([], new Map())).rejects.toThrow();
});
