import { beforeAll, describe, expect, it } from 'vitest';
import type { Command, Operation, Provisioner } from '@app/server/provisioning/provisioner';

/** What a provisioner is tried with. */
export interface ProvisionerUnderTest {
  readonly provisioner: Provisioner;
  /** Moves the clock of both sides on. */
  readonly later: (seconds: number) => void;
  readonly now: () => Date;
}

const spec = {
  domain: 'vps4711.example.ru',
  ip: '198.18.0.1',
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

const commands: readonly Command[] = [
  ...(['create', 'reinstall', 'resize', 'setOptions'] as const).map((action) => ({ action, spec })),
  ...(['start', 'stop', 'reboot', 'suspend', 'destroy'] as const).map((action) => ({ action })),
];

/** What every provisioner must do; whoever writes one runs these against theirs. */
export function provisionerCases(name: string, open: () => Promise<ProvisionerUnderTest>): void {
  describe(`the ${name} provisioner`, () => {
    let tested: ProvisionerUnderTest;
    let count = 0;
    beforeAll(async () => {
      tested = await open();
    });

    function operationOf(command: Command): Operation {
      count += 1;
      return { key: `op-${count}-1`, serverId: 4711, command, startedAt: tested.now() };
    }

    it.each(commands)('carries out: $action, asynchronously', async (command) => {
      const { provisioner, later } = tested;
      const operation = operationOf(command);
      expect(await provisioner.begin(operation, 1)).toEqual({ status: 'running' });
      expect(await provisioner.progress(operation)).toEqual({ status: 'running' });
      later(30);
      expect(await provisioner.progress(operation)).toEqual({ status: 'done' });
    });

    it('carries the same key out once, and answers how far it is', async () => {
      const { provisioner, later } = tested;
      const operation = operationOf({ action: 'create', spec });
      await provisioner.begin(operation, 1);
      expect(await provisioner.begin(operation, 2)).toEqual({ status: 'running' });
      later(30);
      expect(await provisioner.begin(operation, 3)).toEqual({ status: 'done' });
      expect(await provisioner.progress(operation)).toEqual({ status: 'done' });
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
      // What has happened stays as it was.
      expect(await read()).toEqual({ points });
    });
  });
}
