import { expect, test } from 'vitest';
import { failedOperationOf } from '@/domain/servers/failedOperation';

// tests: SERVERPAGE-18
test.each([
  [{ action: 'reinstall' }, 'reinstall'],
  [{ action: 'reinstall', source: { serverId: 1, snapshot: '2' } }, 'copy'],
  [{ action: 'setFirewall' }, 'setFirewall'],
  [{ action: 'restoreBackup' }, 'restoreBackup'],
  // Its failure is explained by the order.
  [{ action: 'create' }, 'other'],
] as const)('the failure of %j is explained as %s', (command, operation) => {
  expect(failedOperationOf(command)).toBe(operation);
});
