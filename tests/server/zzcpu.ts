import { appendFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';
const c = process.cpuUsage();
afterAll(() => {
  const u = process.cpuUsage(c);
  appendFileSync(
    '/tmp/cpufiles.txt',
    `${((u.user + u.system) / 1e6).toFixed(1)} ${expect.getState().testPath}\n`,
  );
});
